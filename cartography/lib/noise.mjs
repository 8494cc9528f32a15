// Deterministic smooth noise: the same drawing on every machine.
export function hash2(ix, iy, seed) {
  let h = Math.imul(ix, 374761393) ^ Math.imul(iy, 668265263) ^ Math.imul(seed, 2147483589);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  h ^= h >>> 13;
  return (h >>> 0) / 4294967296;
}
const fade = t => t * t * t * (t * (t * 6 - 15) + 10);
/** value noise in [-1, 1], cell size 1 */
export function noise2(x, y, seed) {
  const ix = Math.floor(x),
    iy = Math.floor(y),
    u = fade(x - ix),
    v = fade(y - iy);
  const a = hash2(ix, iy, seed),
    b = hash2(ix + 1, iy, seed),
    c = hash2(ix, iy + 1, seed),
    d = hash2(ix + 1, iy + 1, seed);
  return 2 * (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v) - 1;
}
/** displacement at (x, y): sum of octaves [[wave px, amplitude px], ...] */
export function sway(x, y, octaves, seed) {
  let dx = 0,
    dy = 0;
  octaves.forEach(([wave, amp], i) => {
    dx += amp * noise2(x / wave, y / wave, seed + 11 * i);
    dy += amp * noise2(x / wave + 57.3, y / wave - 31.7, seed + 5 + 11 * i);
  });
  return [dx, dy];
}
