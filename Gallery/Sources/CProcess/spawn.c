#define _GNU_SOURCE
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <unistd.h>

#include "CProcess.h"

static void inherit_only(posix_spawn_file_actions_t* actions, int standard_input, int standard_output) {
  posix_spawn_file_actions_adddup2(actions, standard_input, STDIN_FILENO);
  if (standard_output >= 0) {
    posix_spawn_file_actions_adddup2(actions, standard_output, STDOUT_FILENO);
  } else {
    posix_spawn_file_actions_addopen(actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
  }
  posix_spawn_file_actions_addopen(actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
#ifdef __linux__
  posix_spawn_file_actions_addclosefrom_np(actions, STDERR_FILENO + 1);
#endif
}

static void reset_signals(posix_spawnattr_t* attributes) {
  sigset_t none, all;
  sigemptyset(&none);
  sigfillset(&all);
  posix_spawnattr_setsigmask(attributes, &none);
  posix_spawnattr_setsigdefault(attributes, &all);
  short flags = POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF;
#ifdef POSIX_SPAWN_CLOEXEC_DEFAULT
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  posix_spawnattr_setflags(attributes, flags);
}

int vitrine_spawn(const char* const arguments[], const char* const environment[], int standard_input,
                  int standard_output, pid_t* process) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_init(&actions);
  posix_spawnattr_init(&attributes);
  inherit_only(&actions, standard_input, standard_output);
  reset_signals(&attributes);
  int problem =
      posix_spawn(process, arguments[0], &actions, &attributes, (char* const*)arguments, (char* const*)environment);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  return problem;
}
