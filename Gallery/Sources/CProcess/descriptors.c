#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/socket.h>

#include "CProcess.h"

#ifndef MSG_CMSG_CLOEXEC
#define MSG_CMSG_CLOEXEC 0
#endif
#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

/// A buffer for one descriptor, with the alignment that the kernel requires.
typedef union {
  struct cmsghdr header;
  char bytes[CMSG_SPACE(sizeof(int))];
} control_buffer;

static struct msghdr message_of(struct iovec* part, control_buffer* control) {
  return (struct msghdr){
      .msg_iov = part,
      .msg_iovlen = 1,
      .msg_control = control->bytes,
      .msg_controllen = sizeof control->bytes,
  };
}

int vitrine_send_descriptor(int socket, const uint8_t* bytes, size_t length, int descriptor) {
  control_buffer control = {0};
  struct iovec part = {(void*)bytes, length};
  struct msghdr message = message_of(&part, &control);
  struct cmsghdr* header = CMSG_FIRSTHDR(&message);
  header->cmsg_level = SOL_SOCKET;
  header->cmsg_type = SCM_RIGHTS;
  header->cmsg_len = CMSG_LEN(sizeof(int));
  memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
  ssize_t sent;
  do sent = sendmsg(socket, &message, MSG_NOSIGNAL);
  while (sent < 0 && errno == EINTR);
  return sent == (ssize_t)length ? 0 : -1;
}

int vitrine_receive_descriptor(int socket, uint8_t* bytes, size_t length) {
  control_buffer control = {0};
  struct iovec part = {bytes, length};
  struct msghdr message = message_of(&part, &control);
  ssize_t received;
  do received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
  while (received < 0 && errno == EINTR);
  struct cmsghdr* header = received == (ssize_t)length ? CMSG_FIRSTHDR(&message) : NULL;
  if (!header || header->cmsg_type != SCM_RIGHTS) return -1;
  int descriptor;
  memcpy(&descriptor, CMSG_DATA(header), sizeof(int));
  return descriptor;
}
