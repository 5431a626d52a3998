// What is too slow in Python: the cloth solver, the rasteriser and the filter for noise.
// Lengths in cm, masses in g, times in s. One thread.
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct { float x, y, z; } Vec;
static inline Vec sub(Vec a, Vec b) { return (Vec){a.x - b.x, a.y - b.y, a.z - b.z}; }
static inline Vec mix(Vec a, Vec b, float t) { return (Vec){a.x + b.x * t, a.y + b.y * t, a.z + b.z * t}; }
static inline float dot(Vec a, Vec b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
static inline float norm(Vec a) { return sqrtf(dot(a, a)) + 1e-9f; }

// --- The form: a grid of signed distances, and rounded cones that move.

typedef struct { float corner[3], cell; int size[3]; const float *distance; } Grid;
typedef struct { Vec from; float fromRadius; Vec to; float toRadius; } Cone;

static float gridAt(const Grid *g, Vec p, Vec *normal) {
  float f[3] = {(p.x - g->corner[0]) / g->cell, (p.y - g->corner[1]) / g->cell, (p.z - g->corner[2]) / g->cell};
  for (int k = 0; k < 3; k++) if (f[k] < 0 || f[k] >= g->size[k] - 1.001f) return 1e3f;
  int i = (int)f[0], j = (int)f[1], k = (int)f[2];
  float u = f[0] - i, v = f[1] - j, w = f[2] - k;
  size_t sy = g->size[2], sx = (size_t)g->size[1] * sy;
  const float *q = g->distance + i * sx + j * sy + k;
  float a = q[0], b = q[1], c = q[sy], d = q[sy + 1], e = q[sx], h = q[sx + 1], m = q[sx + sy], n = q[sx + sy + 1];
  float near = (a * (1 - w) + b * w) * (1 - v) + (c * (1 - w) + d * w) * v;
  float far = (e * (1 - w) + h * w) * (1 - v) + (m * (1 - w) + n * w) * v;
  normal->x = far - near;
  normal->y = ((c - a) * (1 - w) + (d - b) * w) * (1 - u) + ((m - e) * (1 - w) + (n - h) * w) * u;
  normal->z = ((b - a) * (1 - v) + (d - c) * v) * (1 - u) + ((h - e) * (1 - v) + (n - m) * v) * u;
  float l = norm(*normal);
  *normal = (Vec){normal->x / l, normal->y / l, normal->z / l};
  return near * (1 - u) + far * u;
}

static float coneAt(const Cone *c, Vec p, Vec *normal) {
  Vec axis = sub(c->to, c->from), from = sub(p, c->from);
  float t = dot(from, axis) / dot(axis, axis);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  Vec out = mix(from, axis, -t);
  float l = norm(out);
  *normal = (Vec){out.x / l, out.y / l, out.z / l};
  return l - (c->fromRadius + (c->toRadius - c->fromRadius) * t);
}

// --- Cloth that touches cloth: pairs of points nearer than a radius, but for neighbours in the cloth.

static inline unsigned cellOf(Vec p, float size, unsigned mask, int dx, int dy, int dz) {
  int x = (int)floorf(p.x / size) + dx, y = (int)floorf(p.y / size) + dy, z = (int)floorf(p.z / size) + dz;
  return ((unsigned)x * 92837111u ^ (unsigned)y * 689287499u ^ (unsigned)z * 283923481u) & mask;
}

static int isNeighbour(const int *start, const int *list, int i, int j) {
  int lo = start[i], hi = start[i + 1];
  while (lo < hi) {
    int mid = (lo + hi) / 2;
    if (list[mid] < j) lo = mid + 1; else hi = mid;
  }
  return lo < start[i + 1] && list[lo] == j;
}

typedef struct {
  int points; Vec *at, *speed; const float *light; // 1 / mass; 0: held
  int edges; const int *edge; const float *rest, *give;
  int folds; const int *fold; const float *turn, *foldGive;
  const int *nearStart, *nearList;
  const float *over; // more room between a point and the form: for what lies on other cloth
} Cloth;

typedef struct {
  Grid grid; int cones; const Cone *cone; float ground, gap, friction;
  Vec pull; float drag, step; int steps; float reach; int lookEvery;
} Room;

static int findPairs(const Cloth *c, float reach, int *pairs, int most, int *head, int *next, unsigned mask) {
  float size = reach * 1.5f;
  int found = 0;
  memset(head, 255, sizeof(int) * (mask + 1));
  for (int i = 0; i < c->points; i++) {
    unsigned k = cellOf(c->at[i], size, mask, 0, 0, 0);
    next[i] = head[k]; head[k] = i;
  }
  for (int i = 0; i < c->points; i++)
    for (int dx = -1; dx <= 1; dx++) for (int dy = -1; dy <= 1; dy++) for (int dz = -1; dz <= 1; dz++)
      for (int j = head[cellOf(c->at[i], size, mask, dx, dy, dz)]; j >= 0; j = next[j]) {
        if (j <= i || found >= most) continue;
        Vec d = sub(c->at[i], c->at[j]);
        if (dot(d, d) > size * size || isNeighbour(c->nearStart, c->nearList, i, j)) continue;
        pairs[2 * found] = i; pairs[2 * found + 1] = j; found++;
      }
  return found;
}

static void keepLengths(const Cloth *c, Vec *p, float perStep) {
  for (int q = 0; q < c->edges; q++) {
    int i = c->edge[2 * q], j = c->edge[2 * q + 1];
    float wi = c->light[i], wj = c->light[j];
    if (wi + wj == 0) continue;
    Vec d = sub(p[i], p[j]);
    float l = norm(d), over = l - c->rest[q], give = c->give[q] * perStep;
    if (over < 0) give *= 3; // cloth gives way when it is pushed together
    float s = -over / (wi + wj + give) / l;
    p[i] = mix(p[i], d, wi * s); p[j] = mix(p[j], d, -wj * s);
  }
}

static void keepFlat(const Cloth *c, Vec *p, float perStep) {
  for (int q = 0; q < c->folds; q++) {
    const int *t = c->fold + 4 * q;
    const float *k = c->turn + 4 * q;
    Vec d = {0, 0, 0};
    float sum = c->foldGive[q] * perStep;
    for (int m = 0; m < 4; m++) { d = mix(d, p[t[m]], k[m]); sum += c->light[t[m]] * k[m] * k[m]; }
    if (sum <= 0) continue;
    for (int m = 0; m < 4; m++) p[t[m]] = mix(p[t[m]], d, -c->light[t[m]] * k[m] / sum);
  }
}

static void keepApart(const Cloth *c, Vec *p, const int *pairs, int count, float reach) {
  for (int q = 0; q < count; q++) {
    int i = pairs[2 * q], j = pairs[2 * q + 1];
    Vec d = sub(p[i], p[j]);
    float l2 = dot(d, d), wi = c->light[i], wj = c->light[j];
    if (l2 > reach * reach || l2 < 1e-12f || wi + wj == 0) continue;
    float l = sqrtf(l2), s = 0.5f * (reach - l) / l / (wi + wj);
    p[i] = mix(p[i], d, wi * s); p[j] = mix(p[j], d, -wj * s);
    Vec vi = sub(p[i], c->at[i]), vj = sub(p[j], c->at[j]), half = {(vj.x - vi.x) / 2, (vj.y - vi.y) / 2, (vj.z - vi.z) / 2};
    if (wi > 0) p[i] = mix(p[i], half, 0.1f);
    if (wj > 0) p[j] = mix(p[j], half, -0.1f);
  }
}

static void pushOut(Vec *p, Vec before, float depth, Vec n, float friction) {
  if (depth > 1.5f) depth = 1.5f;
  *p = mix(*p, n, depth);
  Vec slip = sub(*p, before);
  slip = mix(slip, n, -dot(slip, n));
  float f = friction * (depth + 0.002f) / norm(slip);
  *p = mix(*p, slip, -(f > 1 ? 1 : f));
}

/** Moves the cloth on. @returns how many pairs were near each other at the last look */
int drape(const Cloth *c, const Room *r, int *pairs, int most) {
  unsigned mask = 1;
  while (mask < (unsigned)c->points * 2) mask <<= 1;
  mask--;
  Vec *p = malloc(sizeof(Vec) * c->points);
  int *head = malloc(sizeof(int) * (mask + 1)), *next = malloc(sizeof(int) * c->points), near = 0;
  float h = r->step, perStep = 1 / (h * h), keep = expf(-r->drag * h), fastest = 0.245f / h;
  for (int s = 0; s < r->steps; s++) {
    if (r->reach > 0 && s % r->lookEvery == 0) near = findPairs(c, r->reach, pairs, most, head, next, mask);
    for (int i = 0; i < c->points; i++) {
      if (c->light[i] == 0) { p[i] = c->at[i]; continue; }
      Vec v = mix(c->speed[i], r->pull, h);
      float l = norm(v) * keep, cut = l > fastest ? fastest / l : 1;
      p[i] = mix(c->at[i], v, h * keep * cut);
    }
    keepLengths(c, p, perStep);
    keepFlat(c, p, perStep);
    if (r->reach > 0) keepApart(c, p, pairs, near, r->reach);
    for (int i = 0; i < c->points; i++) {
      if (c->light[i] == 0) continue;
      Vec n = {0, 1, 0}, m;
      float d = r->grid.distance ? gridAt(&r->grid, p[i], &n) : 1e3f;
      for (int k = 0; k < r->cones; k++) {
        float e = coneAt(r->cone + k, p[i], &m);
        if (e < d) { d = e; n = m; }
      }
      float gap = r->gap + c->over[i];
      if (d < gap) pushOut(p + i, c->at[i], gap - d, n, r->friction);
      d = p[i].y - r->ground;
      if (d < r->gap) pushOut(p + i, c->at[i], r->gap - d, (Vec){0, 1, 0}, r->friction);
    }
    for (int i = 0; i < c->points; i++) {
      Vec d = sub(p[i], c->at[i]);
      c->speed[i] = (Vec){d.x / h, d.y / h, d.z / h};
      c->at[i] = p[i];
    }
  }
  free(p); free(head); free(next);
  return near;
}

// --- Pictures.

/** Which triangle each sample shows (-1: none) and where in it. Corners: x, y in samples, z the distance. */
void raster(int high, int wide, int triangles, const float *corner, int *which, float *weight, float *depth) {
  for (size_t o = 0; o < (size_t)high * wide; o++) { which[o] = -1; depth[o] = 1e30f; }
  for (int t = 0; t < triangles; t++) {
    const float *a = corner + 9 * t, *b = a + 3, *c = a + 6;
    float area = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
    if (fabsf(area) < 1e-9f) continue;
    int x0 = (int)ceilf(fminf(a[0], fminf(b[0], c[0])) - 0.5f), x1 = (int)floorf(fmaxf(a[0], fmaxf(b[0], c[0])) - 0.5f);
    int y0 = (int)ceilf(fminf(a[1], fminf(b[1], c[1])) - 0.5f), y1 = (int)floorf(fmaxf(a[1], fmaxf(b[1], c[1])) - 0.5f);
    if (x0 < 0) x0 = 0;
    if (y0 < 0) y0 = 0;
    if (x1 >= wide) x1 = wide - 1;
    if (y1 >= high) y1 = high - 1;
    for (int y = y0; y <= y1; y++) for (int x = x0; x <= x1; x++) {
      float px = x + 0.5f, py = y + 0.5f;
      float v = ((px - a[0]) * (c[1] - a[1]) - (py - a[1]) * (c[0] - a[0])) / area;
      float w = ((b[0] - a[0]) * (py - a[1]) - (b[1] - a[1]) * (px - a[0])) / area;
      float u = 1 - v - w;
      if (u < 0 || v < 0 || w < 0) continue;
      float z = u * a[2] + v * b[2] + w * c[2];
      size_t o = (size_t)y * wide + x;
      if (z >= depth[o]) continue;
      depth[o] = z; which[o] = t; weight[2 * o] = v; weight[2 * o + 1] = w;
    }
  }
}

/** Bilinear values of a picture (high x wide x 3, bytes, sRGB as `linear` says) at u, v in 0..1 from the lower left. */
void lookUp(int high, int wide, const unsigned char *picture, const float *linear, int samples, const float *uv, float *out) {
  for (int s = 0; s < samples; s++) {
    float x = uv[2 * s] * wide - 0.5f, y = (1 - uv[2 * s + 1]) * high - 0.5f;
    x = x < 0 ? 0 : x > wide - 1.001f ? wide - 1.001f : x;
    y = y < 0 ? 0 : y > high - 1.001f ? high - 1.001f : y;
    int i = (int)x, j = (int)y;
    float f = x - i, g = y - j;
    const unsigned char *p = picture + ((size_t)j * wide + i) * 3, *q = p + (size_t)wide * 3;
    for (int k = 0; k < 3; k++)
      out[3 * s + k] = (linear[p[k]] * (1 - f) + linear[p[k + 3]] * f) * (1 - g) + (linear[q[k]] * (1 - f) + linear[q[k + 3]] * f) * g;
  }
}

/** One pass of an edge-keeping blur with holes of `apart` pixels, led by normals and a guide like depth. */
void smooth(int high, int wide, const float *in, float *out, const float *normal, const float *guide,
            float byNormal, float byGuide, float byLight, int apart) {
  static const float tap[5] = {1 / 16.f, 1 / 4.f, 3 / 8.f, 1 / 4.f, 1 / 16.f};
  for (int y = 0; y < high; y++) for (int x = 0; x < wide; x++) {
    size_t o = (size_t)y * wide + x;
    float own = in[3 * o] + in[3 * o + 1] + in[3 * o + 2], sum = 0, acc[3] = {0, 0, 0};
    for (int a = -2; a <= 2; a++) {
      int yy = y + a * apart;
      if (yy < 0 || yy >= high) continue;
      for (int b = -2; b <= 2; b++) {
        int xx = x + b * apart;
        if (xx < 0 || xx >= wide) continue;
        size_t q = (size_t)yy * wide + xx;
        float n = 0, g = guide[o] - guide[q], light = in[3 * q] + in[3 * q + 1] + in[3 * q + 2];
        for (int k = 0; k < 3; k++) { float t = normal[3 * o + k] - normal[3 * q + k]; n += t * t; }
        float l = (light - own) / (0.5f * (light + own) + 0.02f);
        float w = tap[a + 2] * tap[b + 2] * expf(-n * byNormal - g * g * byGuide - l * l * byLight);
        sum += w;
        for (int k = 0; k < 3; k++) acc[k] += w * in[3 * q + k];
      }
    }
    for (int k = 0; k < 3; k++) out[3 * o + k] = acc[k] / sum;
  }
}
