// clang-format off
#include <stdio.h>
#include <jpeglib.h>
// clang-format on
#include <setjmp.h>
#include <stdlib.h>

#include "samples.h"

typedef struct {
  struct jpeg_decompress_struct decoder;
  struct jpeg_compress_struct encoder;
  struct jpeg_error_mgr errors;
  jmp_buf fault;
  unsigned char* bytes;
  unsigned long length;
} recoder;

static void end(j_common_ptr codec) { longjmp(((recoder*)codec->client_data)->fault, 1); }

static void end_at_warning(j_common_ptr codec, int level) {
  if (level < 0) end(codec);
}

static void copy_coefficients(recoder* self) {
  jvirt_barray_ptr* coefficients = jpeg_read_coefficients(&self->decoder);
  jpeg_copy_critical_parameters(&self->decoder, &self->encoder);
  jpeg_mem_dest(&self->encoder, &self->bytes, &self->length);
  jpeg_write_coefficients(&self->encoder, coefficients);
  jpeg_finish_compress(&self->encoder);
  jpeg_finish_decompress(&self->decoder);
}

fuzz_file fuzz_sequential(fuzz_file file) {
  recoder* self = calloc(1, sizeof *self);
  self->decoder.err = self->encoder.err = jpeg_std_error(&self->errors);
  self->decoder.client_data = self->encoder.client_data = self;
  self->errors.error_exit = end;
  self->errors.emit_message = end_at_warning;
  volatile int is_done = 0;
  if (!setjmp(self->fault)) {
    jpeg_create_decompress(&self->decoder);
    jpeg_create_compress(&self->encoder);
    jpeg_mem_src(&self->decoder, file.bytes, file.length);
    jpeg_read_header(&self->decoder, TRUE);
    if (self->decoder.progressive_mode) {
      copy_coefficients(self);
      is_done = 1;
    }
  }
  jpeg_destroy_compress(&self->encoder);
  jpeg_destroy_decompress(&self->decoder);
  fuzz_file sequential = {self->bytes, self->length};
  if (!is_done) {
    free(sequential.bytes);
    sequential = (fuzz_file){0};
  }
  free(self);
  return sequential;
}
