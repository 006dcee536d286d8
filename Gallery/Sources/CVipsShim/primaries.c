#include "primaries.h"

#include <stddef.h>

/// The chromaticities of red, green and blue.
typedef struct {
  int number;
  double xy[3][2];
} primaries;

// ITU-T H.273, table 2. Files that leave them open mean those of sRGB, the first ones.
static const primaries known[] = {
    {1, {{0.640, 0.330}, {0.300, 0.600}, {0.150, 0.060}}},  {2, {{0.640, 0.330}, {0.300, 0.600}, {0.150, 0.060}}},
    {5, {{0.640, 0.330}, {0.290, 0.600}, {0.150, 0.060}}},  {6, {{0.630, 0.340}, {0.310, 0.595}, {0.155, 0.070}}},
    {7, {{0.630, 0.340}, {0.310, 0.595}, {0.155, 0.070}}},  {9, {{0.708, 0.292}, {0.170, 0.797}, {0.131, 0.046}}},
    {12, {{0.680, 0.320}, {0.265, 0.690}, {0.150, 0.060}}},
};

// D65, the white of all of them, in CIE XYZ.
static const double white[3] = {0.3127 / 0.3290, 1, (1 - 0.3127 - 0.3290) / 0.3290};

static const primaries* find(int number) {
  for (size_t i = 0; i < sizeof known / sizeof *known; i++)
    if (known[i].number == number) return &known[i];
  return NULL;
}

static void invert(double matrix[3][3], double inverse[3][3]) {
  for (int i = 0; i < 3; i++)
    for (int j = 0; j < 3; j++) {
      int a = (j + 1) % 3, b = (j + 2) % 3, c = (i + 1) % 3, d = (i + 2) % 3;
      inverse[i][j] = matrix[a][c] * matrix[b][d] - matrix[a][d] * matrix[b][c];
    }
  double determinant = 0;
  for (int i = 0; i < 3; i++) determinant += matrix[0][i] * inverse[i][0];
  for (int i = 0; i < 9; i++) inverse[i / 3][i % 3] /= determinant;
}

/// Fills the matrix from red, green and blue to CIE XYZ.
static void fill_xyz(const primaries* from, double matrix[3][3]) {
  double inverse[3][3];
  for (int i = 0; i < 3; i++) {
    double x = from->xy[i][0], y = from->xy[i][1];
    matrix[0][i] = x / y;
    matrix[1][i] = 1;
    matrix[2][i] = (1 - x - y) / y;
  }
  invert(matrix, inverse);
  for (int i = 0; i < 3; i++) {
    double scale = 0;
    for (int j = 0; j < 3; j++) scale += inverse[i][j] * white[j];
    for (int j = 0; j < 3; j++) matrix[j][i] *= scale;
  }
}

int vitrine_knows_primaries(int number) { return find(number) != NULL; }

int vitrine_has_srgb_primaries(int number) { return number == 1 || number == 2; }

void vitrine_fill_primaries(int number, float to_srgb[3][3], float luminance[3]) {
  double from[3][3], srgb[3][3], to[3][3];
  fill_xyz(find(number), from);
  fill_xyz(&known[0], srgb);
  invert(srgb, to);
  for (int i = 0; i < 3; i++) {
    luminance[i] = (float)from[1][i];
    for (int j = 0; j < 3; j++)
      to_srgb[i][j] = (float)(to[i][0] * from[0][j] + to[i][1] * from[1][j] + to[i][2] * from[2][j]);
  }
}
