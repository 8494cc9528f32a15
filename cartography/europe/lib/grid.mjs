// The board as a grid of cells (S cells per frame pixel): land mask, walls (frontiers), floods.
import { sway } from './noise.mjs';

/** even-odd scan conversion of rings (frame px) */
export function scan(rings, W, H, S) {
  const mask = new Uint8Array(W * H),
    rows = Array.from({ length: H }, () => []);
  for (const r of rings)
    for (let i = 0, n = r.length; i < n; i++) {
      const a = r[i],
        b = r[(i + 1) % n],
        ya = a[1] * S - 0.5,
        yb = b[1] * S - 0.5,
        xa = a[0] * S - 0.5,
        xb = b[0] * S - 0.5;
      if (ya === yb) continue;
      const lo = Math.max(0, Math.ceil(Math.min(ya, yb))),
        hi = Math.min(H - 1, Math.ceil(Math.max(ya, yb)) - 1);
      for (let y = lo; y <= hi; y++) rows[y].push(xa + ((xb - xa) * (y - ya)) / (yb - ya));
    }
  for (let y = 0; y < H; y++) {
    const xs = rows[y].sort((p, q) => p - q);
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const lo = Math.max(0, Math.ceil(xs[k])),
        hi = Math.min(W - 1, Math.ceil(xs[k + 1]) - 1);
      for (let x = lo; x <= hi; x++) mask[y * W + x] = 1;
    }
  }
  return mask;
}

/** 4-connected components of equal label */
export function components(lab, W, H) {
  const comp = new Int32Array(W * H).fill(-1),
    info = [],
    stack = new Int32Array(W * H);
  for (let s = 0; s < W * H; s++) {
    if (comp[s] >= 0) continue;
    const id = info.length,
      l = lab[s];
    let top = 0,
      size = 0,
      sx = 0,
      sy = 0;
    stack[top++] = s;
    comp[s] = id;
    while (top) {
      const p = stack[--top],
        x = p % W;
      size++;
      sx += x;
      sy += (p - x) / W;
      if (x > 0 && comp[p - 1] < 0 && lab[p - 1] === l) {
        comp[p - 1] = id;
        stack[top++] = p - 1;
      }
      if (x < W - 1 && comp[p + 1] < 0 && lab[p + 1] === l) {
        comp[p + 1] = id;
        stack[top++] = p + 1;
      }
      if (p >= W && comp[p - W] < 0 && lab[p - W] === l) {
        comp[p - W] = id;
        stack[top++] = p - W;
      }
      if (p < W * (H - 1) && comp[p + W] < 0 && lab[p + W] === l) {
        comp[p + W] = id;
        stack[top++] = p + W;
      }
    }
    info.push({ id, label: l, size, cell: s, cx: sx / size, cy: sy / size });
  }
  return { comp, info };
}

/** blur and threshold: takes out needles and creeks thinner than about r cells */
export function soften(mask, W, H, k) {
  const a = Float32Array.from(mask),
    b = new Float32Array(W * H),
    n = 2 * k + 1;
  for (let pass = 0; pass < 2; pass++) {
    for (let y = 0; y < H; y++) {
      let s = 0;
      for (let x = -k; x <= k; x++) s += a[y * W + Math.min(W - 1, Math.max(0, x))];
      for (let x = 0; x < W; x++) {
        b[y * W + x] = s / n;
        s += a[y * W + Math.min(W - 1, x + k + 1)] - a[y * W + Math.max(0, x - k)];
      }
    }
    for (let x = 0; x < W; x++) {
      let s = 0;
      for (let y = -k; y <= k; y++) s += b[Math.min(H - 1, Math.max(0, y)) * W + x];
      for (let y = 0; y < H; y++) {
        a[y * W + x] = s / n;
        s += b[Math.min(H - 1, y + k + 1) * W + x] - b[Math.max(0, y - k) * W + x];
      }
    }
  }
  for (let i = 0; i < W * H; i++) mask[i] = a[i] >= 0.5 ? 1 : 0;
  return mask;
}

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
  return line.map(([x, y], i) => {
    const t = Math.min(1, len[i] / hold, (L - len[i]) / hold),
      k = t * t * (3 - 2 * t),
      [dx, dy] = sway(x, y, octaves, seed);
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
  const lab = new Int16Array(W * H).fill(-1),
    queue = new Int32Array(W * H);
  for (const { label, x, y, name } of starts) {
    const s = y * W + x;
    if (x < 0 || y < 0 || x >= W || y >= H) throw new Error(`seed of ${name} is outside the frame`);
    if (!open[s] || walls[s]) throw new Error(`seed of ${name} is not on open ground`);
    if (lab[s] === label) continue;
    if (lab[s] >= 0) throw new Error(`leak: ${name} runs into ${starts.find(q => q.label === lab[s]).name}`);
    let head = 0,
      tail = 0;
    lab[s] = label;
    queue[tail++] = s;
    while (head < tail) {
      const p = queue[head++],
        cx = p % W;
      for (const q of [cx > 0 ? p - 1 : -1, cx < W - 1 ? p + 1 : -1, p - W, p + W]) {
        if (q < 0 || q >= W * H || !open[q] || walls[q] || lab[q] >= 0) continue;
        lab[q] = label;
        queue[tail++] = q;
      }
    }
  }
  let head = 0,
    tail = 0;
  for (let p = 0; p < W * H; p++) if (lab[p] >= 0) queue[tail++] = p;
  while (head < tail) {
    const p = queue[head++],
      cx = p % W;
    for (const q of [cx > 0 ? p - 1 : -1, cx < W - 1 ? p + 1 : -1, p - W, p + W]) {
      if (q < 0 || q >= W * H || !open[q] || lab[q] >= 0) continue;
      lab[q] = lab[p];
      queue[tail++] = q;
    }
  }
  return lab;
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

/** a 2 × 2 checkerboard has no clear topology: fill one diagonal */
export function uncheck(lab, W, H) {
  for (let again = true, n = 0; again && n < 20; n++) {
    again = false;
    for (let y = 0; y < H - 1; y++)
      for (let x = 0; x < W - 1; x++) {
        const p = y * W + x,
          a = lab[p],
          b = lab[p + 1],
          c = lab[p + W],
          d = lab[p + W + 1];
        if (a === d && b !== a && c !== a) {
          lab[p + 1] = a;
          again = true;
        } else if (b === c && a !== b && d !== b) {
          lab[p] = b;
          again = true;
        }
      }
  }
  return lab;
}
