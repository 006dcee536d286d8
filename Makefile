# One word each; the work is in Scripts/.
#
#   make run [PHOTOS=~/Pictures]   install what is missing, build, serve the folder (or samples), print the address
#   make test [ONLY=engine|swiftui|web|gallery] [ALL=1] [DEEP=1] [AGAIN=1]
#                                  install what is missing, run every test, or those of one part; ALL=1 runs every page test in three
#                                  browsers; DEEP=1 takes longer; AGAIN=1 also repeats the tests that have passed with the same files
#   make build                     the command at build/vitrine, the web package in Web/dist
#   make web                       the web package alone, with its sizes
#   make check                     format, folder order, types, sizes, snippets, links, documentation: what CI refuses
#   make format                    format everything
#   make interface                Web/src/abi.js: the numbers that JavaScript and the engine share, from the Swift tables;
#                                 then the tables of Web/guides
#   make site                      the website, into build/site: the opening page with every exhibit, the guides, the documentation
#   make docs                      the documentation of engine and SwiftUI host, into build/docs
#   make bench                     the measurements

# As it was typed: a folder's name may hold $ signs, quotes and spaces.
override export PHOTOS := $(value PHOTOS)

run test build web check format interface docs site bench:
	@Scripts/$@

.PHONY: run test build web check format interface docs site bench
