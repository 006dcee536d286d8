#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// What a server needs to run workers and Swift cannot say: calls behind GNU's feature macros, and the macros that send
/// a descriptor.

/// Starts a program that inherits one open file, as its standard input, and nothing else; what it prints goes nowhere.
///
/// It gets a process group of its own, so that Ctrl-C at the terminal reaches the server alone, and default signals.
/// @param arguments the program's path, its arguments, NULL
/// @param environment entries NAME=VALUE, NULL
/// @return 0, or the error's number
int vitrine_spawn(const char* const arguments[], const char* const environment[], int standard_input, pid_t* process);

/// Sends a few bytes and, with them, an open file over a UNIX socket. Never raises SIGPIPE.
/// @return 0, or -1 with errno
int vitrine_send_descriptor(int socket, const uint8_t* bytes, size_t length, int descriptor);

/// Waits for what `vitrine_send_descriptor` sent. The file is closed on exec and the caller's to close.
/// @param bytes room for as many bytes as are sent with every file
/// @return the open file; -1 when the other side is gone or sent something else
int vitrine_receive_descriptor(int socket, uint8_t* bytes, size_t length);
