#include "jpeg-input.h"

#include <errno.h>
#include <unistd.h>

static vitrine_jpeg_input* input_of(j_common_ptr decoder) { return (vitrine_jpeg_input*)decoder->client_data; }

static void end(j_common_ptr decoder) { longjmp(input_of(decoder)->fault, 1); }

static void end_at_warning(j_common_ptr decoder, int level) {
  if (level < 0) end(decoder);
}

static void do_nothing(j_decompress_ptr decoder) { (void)decoder; }

/// Reads the next part. The position of the descriptor stays, so that libvips can read the file, too.
static ssize_t read_part(vitrine_jpeg_input* input) {
  ssize_t count;
  do count = pread(input->request->descriptor, input->bytes, sizeof input->bytes, (off_t)input->offset);
  while (count < 0 && errno == EINTR);
  return count;
}

static boolean fill(j_decompress_ptr decoder) {
  vitrine_jpeg_input* input = input_of((j_common_ptr)decoder);
  // Bytes in memory are there from the beginning.
  ssize_t count = input->request->bytes ? 0 : read_part(input);
  if (count <= 0) end((j_common_ptr)decoder);
  input->offset += (size_t)count;
  input->source.next_input_byte = input->bytes;
  input->source.bytes_in_buffer = (size_t)count;
  return TRUE;
}

static void skip(j_decompress_ptr decoder, long count) {
  struct jpeg_source_mgr* source = decoder->src;
  while (count > (long)source->bytes_in_buffer) {
    count -= (long)source->bytes_in_buffer;
    fill(decoder);
  }
  if (count <= 0) return;
  source->next_input_byte += count;
  source->bytes_in_buffer -= (size_t)count;
}

void vitrine_open_jpeg(vitrine_jpeg_input* input, const vitrine_request* request) {
  input->request = request;
  input->decoder.err = jpeg_std_error(&input->errors);
  input->decoder.client_data = input;
  input->errors.error_exit = end;
  input->errors.emit_message = end_at_warning;
  input->source = (struct jpeg_source_mgr){
      .next_input_byte = request->bytes,
      .bytes_in_buffer = request->bytes ? request->length : 0,
      .init_source = do_nothing,
      .fill_input_buffer = fill,
      .skip_input_data = skip,
      .resync_to_restart = jpeg_resync_to_restart,
      .term_source = do_nothing,
  };
}
