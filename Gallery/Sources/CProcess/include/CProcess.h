#pragma once
#include <stddef.h>
#include <stdint.h>
#include <sys/types.h>

/// Functions of the system that Swift cannot call: some depend on GNU's feature macros, others are macros that send a
/// descriptor, and some are in headers that no module has.

/// Starts a program. It inherits one open file as its standard input, perhaps one as its standard output, and no other.
///
/// The program has its own process group, so that Ctrl-C in the terminal reaches only the server, and default signals.
/// @param arguments the program's path, its arguments, NULL
/// @param environment entries NAME=VALUE, NULL
/// @param standard_output the file for its output, or -1 to discard it
/// @return 0, or the error's number
int vitrine_spawn(const char* const arguments[], const char* const environment[], int standard_input,
                  int standard_output, pid_t* process);

/// Sends a few bytes together with an open file over a UNIX socket. Never raises SIGPIPE.
/// @return 0, or -1 with errno
int vitrine_send_descriptor(int socket, const uint8_t* bytes, size_t length, int descriptor);

/// Waits for a file from `vitrine_send_descriptor`. The caller closes it; exec closes it, too.
/// @param bytes a buffer for the bytes sent with every file
/// @return the open file; -1 if the other side has closed or sent anything else
int vitrine_receive_descriptor(int socket, uint8_t* bytes, size_t length);

/// Makes all threads allocate from one arena. By default, GNU's C library has several arenas, and memory that is
/// released to one of them is not used by the threads of another.
void vitrine_use_one_arena(void);

/// Keeps up to 64 MB of released memory for the next use. Otherwise GNU's C library returns large parts to the system
/// at once, and the system clears each of their pages before it hands them out again.
void vitrine_keep_memory(void);

/// Returns released memory to the system.
void vitrine_return_memory(void);

#ifdef __linux__
/// Returns the number of the file system of an open file, as in `linux/magic.h`; 0 if it is not known.
long vitrine_file_system(int descriptor);
#endif
