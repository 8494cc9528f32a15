// Hand-drawn lines, and the cells they keep apart.
import { cellsWith, components, spread } from '../../lib/cells.mjs';
import { swayOf } from '../../lib/noise.mjs';

/** curve through points (centripetal Catmull–Rom), one vertex about every 0.4 px */
export function curve(pts) {
  if (pts.length < 2) return pts;
  const out = [],
    n = pts.length;
  const at = i =>
    i < 0
      ? [2 * pts[0][0] - pts[1][0], 2 * pts[0][1] - pts[1][1]]
      : i >= n
        ? [2 * pts[n - 1][0] - pts[n - 2][0], 2 * pts[n - 1][1] - pts[n - 2][1]]
        : pts[i];
  for (let i = 0; i + 1 < n; i++) {
    const p = [at(i - 1), at(i), at(i + 1), at(i + 2)],
      t = [0];
    for (let k = 1; k < 4; k++) t.push(t[k - 1] + Math.max(1e-6, Math.sqrt(Math.hypot(p[k][0] - p[k - 1][0], p[k][1] - p[k - 1][1]))));
    const m = Math.max(2, Math.ceil(Math.hypot(p[2][0] - p[1][0], p[2][1] - p[1][1]) / 0.4));
    for (let s = 0; s < m; s++) {
      const u = t[1] + ((t[2] - t[1]) * s) / m,
        mix = (a, b, ta, tb) => [0, 1].map(c => (a[c] * (tb - u) + b[c] * (u - ta)) / (tb - ta));
      const A1 = mix(p[0], p[1], t[0], t[1]),
        A2 = mix(p[1], p[2], t[1], t[2]),
        A3 = mix(p[2], p[3], t[2], t[3]);
      out.push(mix(mix(A1, A2, t[0], t[2]), mix(A2, A3, t[1], t[3]), t[1], t[2]));
    }
  }
  out.push(pts[n - 1]);
  return out;
}

/** a hand-drawn line: sways with the noise, but its two ends stay put */
export function wander(line, octaves, seed, hold = 14) {
  const len = [0];
  for (let i = 1; i < line.length; i++) len.push(len[i - 1] + Math.hypot(line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]));
  const L = len.at(-1);
  const sway = swayOf(octaves, seed);
  return line.map(([x, y], i) => {
    const t = Math.min(1, len[i] / hold, (L - len[i]) / hold),
      k = t * t * (3 - 2 * t),
      [dx, dy] = sway(x, y);
    return [x + k * dx, y + k * dy];
  });
}

/** draw a polyline into a wall mask, thick enough that a 4-flood cannot pass */
export function wall(mask, line, W, H, S) {
  for (let i = 0; i + 1 < line.length; i++) {
    const [ax, ay] = line[i],
      [bx, by] = line[i + 1],
      m = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) * S * 2));
    for (let s = 0; s <= m; s++) {
      const x = Math.floor((ax + ((bx - ax) * s) / m) * S),
        y = Math.floor((ay + ((by - ay) * s) / m) * S);
      for (const [u, v] of [
        [x, y],
        [x + 1, y],
        [x, y + 1],
      ])
        if (u >= 0 && v >= 0 && u < W && v < H) mask[v * W + u] = 1;
    }
  }
}

/**
 * Flood every seed over open cells (open[p] = 1 and no wall), then let the areas grow over the walls themselves.
 * @returns Int16Array label per cell, -1 where nothing arrived
 */
export function flood(open, walls, starts, W, H) {
  const lab = new Int16Array(W * H).fill(-1);
  const queue = new Int32Array(W * H);
  for (const { label, x, y, name } of starts) {
    const s = y * W + x;
    if (x < 0 || y < 0 || x >= W || y >= H) throw new Error(`seed of ${name} is outside the frame`);
    if (!open[s] || walls[s]) throw new Error(`seed of ${name} is not on open ground`);
    if (lab[s] === label) continue;
    if (lab[s] >= 0) throw new Error(`leak: ${name} runs into ${starts.find(q => q.label === lab[s]).name}`);
    lab[s] = label;
    queue[0] = s;
    spread(lab, { queue, filled: 1 }, q => open[q] === 1 && walls[q] === 0, W, H);
  }
  const all = cellsWith(lab, () => true);
  return spread(lab, all, q => open[q] === 1, W, H);
}

/** pieces of an area smaller than `least` cells go to the neighbour that surrounds them most */
export function despeckle(lab, W, H, least, sameKind) {
  for (let round = 0; round < 5; round++) {
    const { comp, info } = components(lab, W, H),
      bad = info.filter(c => c.size < least);
    if (!bad.length) return lab;
    const votes = new Map(bad.map(c => [c.id, new Map()]));
    const vote = (p, q) => {
      const v = votes.get(comp[p]);
      if (v) v.set(lab[q], (v.get(lab[q]) ?? 0) + 1);
    };
    for (let y = 0; y < H; y++)
      for (let x = 0; x < W; x++) {
        const p = y * W + x;
        for (const q of [x < W - 1 ? p + 1 : -1, y < H - 1 ? p + W : -1])
          if (q >= 0 && lab[p] !== lab[q]) {
            vote(p, q);
            vote(q, p);
          }
      }
    const to = new Map();
    for (const c of bad) {
      const v = [...votes.get(c.id)].sort((a, b) => b[1] - a[1]),
        same = v.filter(([l]) => sameKind(l, c.label));
      const pick = (same.length ? same : v)[0];
      if (pick) to.set(c.id, pick[0]);
    }
    for (let p = 0; p < W * H; p++) {
      const t = to.get(comp[p]);
      if (t !== undefined) lab[p] = t;
    }
  }
  return lab;
}
