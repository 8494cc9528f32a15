// Label field: every cell of a fine grid gets the province whose site is nearest (power distance), land sites on land,
// sea sites on water. The point is first displaced by smooth noise, so borders look drawn by hand, and since the field
// is one array the borders of two neighbours are the same line by construction.
import { components } from '../../lib/cells.mjs';
import { swayOf } from '../../lib/noise.mjs';

/** Uint8 land mask without islands/lakes smaller than minArea px^2 */
export function cleanMask(mask, W, H, S, minIsland, minLake) {
  const { comp, info } = components(mask, W, H);
  const flip = info.map(c => (c.label === 1 ? c.size < minIsland * S * S : c.size < minLake * S * S));
  for (let p = 0; p < W * H; p++) if (flip[comp[p]]) mask[p] ^= 1;
  return mask;
}

/** How far apart two points of a square so wide may come to lie, once both are moved: value noise climbs by 3.75 a wave at most, each way. */
function driftWithin(noise, side) {
  const half = side * Math.SQRT1_2;
  return half + Math.SQRT2 * noise.reduce((sum, [wave, amp]) => sum + Math.min(2 * amp, (amp * 3.75 * Math.SQRT2 * half) / wave), 0);
}

/**
 * @param sites [{x,y,w,label}] w = weight in px (power distance d^2 - sign(w) w^2)
 */
export function assign({ W, H, S, land, landSites, seaSites, noise, seed }) {
  const lab = new Int16Array(W * H);
  const pack = ss => ({
    n: ss.length,
    x: Float64Array.from(ss, s => s.x),
    y: Float64Array.from(ss, s => s.y),
    w: Float64Array.from(ss, s => s.w * Math.abs(s.w)),
    l: Int16Array.from(ss, s => s.label),
  });
  const L = pack(landSites),
    Q = pack(seaSites);
  const nearby = (sites, among, [cx, cy], reach) => {
    const { x, y, w } = sites;
    const least = new Float64Array(among.length);
    let best = Infinity;
    for (let k = 0; k < among.length; k++) {
      const i = among[k];
      const d = Math.sqrt((x[i] - cx) ** 2 + (y[i] - cy) ** 2);
      best = Math.min(best, (d + reach) ** 2 - w[i]);
      least[k] = Math.max(0, d - reach) ** 2 - w[i];
    }
    return among.filter((_, k) => least[k] <= best);
  };
  const cellsIn = (bx, by, side, visit) => {
    for (let y = by; y < Math.min(H, by + side); y++)
      for (let x = bx; x < Math.min(W, bx + side); x++) visit(y * W + x, (x + 0.5) / S, (y + 0.5) / S);
  };
  const [coarse, fine] = [16, 8];
  const sway = swayOf(noise, seed);
  const reach = (coarse / S) * 0.75 + Math.SQRT2 * noise.reduce((sum, [, amp]) => sum + amp, 0);
  const closer = driftWithin(noise, fine / S) + 0.5;
  const every = [L, Q].map(({ n }) => Array.from({ length: n }, (_, i) => i));
  for (let by = 0; by < H; by += coarse)
    for (let bx = 0; bx < W; bx += coarse) {
      const middle = [(bx + coarse / 2) / S, (by + coarse / 2) / S];
      const about = [L, Q].map((sites, k) => nearby(sites, every[k], middle, reach));
      for (let fy = by; fy < Math.min(H, by + coarse); fy += fine)
        for (let fx = bx; fx < Math.min(W, bx + coarse); fx += fine) {
          const [cx, cy] = [(fx + fine / 2) / S, (fy + fine / 2) / S];
          const [dx, dy] = about.some(some => some.length > 1) ? sway(cx, cy) : [0, 0];
          const near = about.map((some, k) => (some.length > 1 ? nearby([L, Q][k], some, [cx + dx, cy + dy], closer) : some));
          cellsIn(fx, fy, fine, (p, px, py) => {
            const [sites, among] = land[p] ? [L, near[0]] : [Q, near[1]];
            if (among.length === 1) {
              lab[p] = sites.l[among[0]];
              return;
            }
            const [sx, sy] = sway(px, py);
            let best = Infinity;
            for (const i of among) {
              const [ex, ey] = [px + sx - sites.x[i], py + sy - sites.y[i]];
              const d = ex * ex + ey * ey - sites.w[i];
              if (d < best) {
                best = d;
                lab[p] = sites.l[i];
              }
            }
          });
        }
    }
  return lab;
}

/** keep the largest piece of each province; give the rest to the neighbour with the longest border of the same kind */
export function defragment(lab, W, H, isLandLabel, multi = new Set()) {
  for (let round = 0; round < 6; round++) {
    const { comp, info } = components(lab, W, H);
    const biggest = new Map();
    for (const c of info) if (!biggest.has(c.label) || biggest.get(c.label).size < c.size) biggest.set(c.label, c);
    const bad = info.filter(c => biggest.get(c.label) !== c && !multi.has(c.label));
    if (!bad.length) return round;
    const isBad = new Uint8Array(info.length);
    for (const c of bad) isBad[c.id] = 1;
    const votes = bad.map(() => new Map()),
      idx = new Int32Array(info.length).fill(-1);
    bad.forEach((c, i) => {
      idx[c.id] = i;
    });
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const p = y * W + x;
        for (const q of [x < W - 1 ? p + 1 : -1, y < H - 1 ? p + W : -1]) {
          if (q < 0 || lab[p] === lab[q]) continue;
          if (isBad[comp[p]]) {
            const v = votes[idx[comp[p]]];
            v.set(lab[q], (v.get(lab[q]) ?? 0) + 1);
          }
          if (isBad[comp[q]]) {
            const v = votes[idx[comp[q]]];
            v.set(lab[p], (v.get(lab[p]) ?? 0) + 1);
          }
        }
      }
    const to = new Int16Array(info.length).fill(-32768);
    bad.forEach((c, i) => {
      const same = [...votes[i]].filter(([l]) => isLandLabel(l) === isLandLabel(c.label));
      const pick = (same.length ? same : [...votes[i]]).sort((a, b) => b[1] - a[1])[0];
      if (pick) to[c.id] = pick[0];
    });
    for (let p = 0; p < W * H; p++) if (to[comp[p]] !== -32768) lab[p] = to[comp[p]];
  }
  return 6;
}
