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

/**
 * @param sites [{x,y,w,label}] w = weight in px (power distance d^2 - sign(w) w^2)
 */
export function assign({ W, H, S, land, landSites, seaSites, noise, seed }) {
  const lab = new Int16Array(W * H);
  const sway = swayOf(noise, seed);
  const pack = ss => ({
    n: ss.length,
    x: Float64Array.from(ss, s => s.x),
    y: Float64Array.from(ss, s => s.y),
    w: Float64Array.from(ss, s => s.w * Math.abs(s.w)),
    l: Int16Array.from(ss, s => s.label),
  });
  const L = pack(landSites),
    Q = pack(seaSites);
  const B = 16; // block candidates: prune far sites per block
  for (let by = 0; by < H; by += B)
    for (let bx = 0; bx < W; bx += B) {
      const cx = (bx + B / 2) / S,
        cy = (by + B / 2) / S;
      const rad = (B / S) * 0.75 + Math.SQRT2 * noise.reduce((sum, [, amp]) => sum + amp, 0);
      const cand = [];
      for (const T of [L, Q]) {
        let best = Infinity;
        const ub = new Float64Array(T.n),
          lb = new Float64Array(T.n);
        for (let i = 0; i < T.n; i++) {
          const d = Math.hypot(T.x[i] - cx, T.y[i] - cy);
          ub[i] = (d + rad) ** 2 - T.w[i];
          lb[i] = Math.max(0, d - rad) ** 2 - T.w[i];
          if (ub[i] < best) best = ub[i];
        }
        const c = [];
        for (let i = 0; i < T.n; i++) if (lb[i] <= best) c.push(i);
        cand.push(c);
      }
      for (let y = by; y < Math.min(H, by + B); y++)
        for (let x = bx; x < Math.min(W, bx + B); x++) {
          const p = y * W + x,
            T = land[p] ? L : Q,
            c = land[p] ? cand[0] : cand[1];
          const px = (x + 0.5) / S,
            py = (y + 0.5) / S;
          let qx = px,
            qy = py;
          if (c.length > 1) {
            const d = sway(px, py);
            qx += d[0];
            qy += d[1];
          }
          let best = Infinity,
            bl = -1;
          for (let k = 0; k < c.length; k++) {
            const i = c[k],
              dx = qx - T.x[i],
              dy = qy - T.y[i],
              d = dx * dx + dy * dy - T.w[i];
            if (d < best) {
              best = d;
              bl = T.l[i];
            }
          }
          lab[p] = bl;
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
