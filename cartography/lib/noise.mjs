// Deterministic smooth noise: the same drawing on every machine.
export function hash2(ix, iy, seed) {
  let h = Math.imul(ix, 374761393) ^ Math.imul(iy, 668265263) ^ Math.imul(seed, 2147483589);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h = Math.imul(h ^ (h >>> 16), 2246822519);
  h ^= h >>> 13;
  return (h >>> 0) / 4294967296;
}
const fade = t => t * t * t * (t * (t * 6 - 15) + 10);
/** Lattice points that are kept for each seed, a side, and how many of them are on this side of 0. */
const SIDE = 512;
const BEFORE = 128;

/** Smooth noise in [-1, 1], one wave a unit. What it is at the points of the lattice is kept. */
function noiseOf(seed) {
  const kept = new Float64Array(SIDE * SIDE).fill(Number.NaN);
  const at = (ix, iy) => {
    const [column, row] = [ix + BEFORE, iy + BEFORE];
    if (column < 0 || row < 0 || column >= SIDE || row >= SIDE) return hash2(ix, iy, seed);
    const k = row * SIDE + column;
    if (Number.isNaN(kept[k])) kept[k] = hash2(ix, iy, seed);
    return kept[k];
  };
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const u = fade(x - ix);
    const v = fade(y - iy);
    const a = at(ix, iy);
    const b = at(ix + 1, iy);
    const c = at(ix, iy + 1);
    const d = at(ix + 1, iy + 1);
    return 2 * (a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v) - 1;
  };
}

const noises = new Map();
const noiseFor = seed => {
  const noise = noises.get(seed) ?? noiseOf(seed);
  noises.set(seed, noise);
  return noise;
};

export const noise2 = (x, y, seed) => noiseFor(seed)(x, y);

/** How far a point is moved: the sum of octaves [[wave px, amplitude px], …]. */
export function swayOf(octaves, seed) {
  const waves = octaves.map(([wave]) => wave);
  const amps = octaves.map(([, amp]) => amp);
  const across = octaves.map((_, i) => noiseFor(seed + 11 * i));
  const down = octaves.map((_, i) => noiseFor(seed + 5 + 11 * i));
  return (x, y) => {
    let dx = 0;
    let dy = 0;
    for (let i = 0; i < waves.length; i++) {
      dx += amps[i] * across[i](x / waves[i], y / waves[i]);
      dy += amps[i] * down[i](x / waves[i] + 57.3, y / waves[i] - 31.7);
    }
    return [dx, dy];
  };
}
