// A map as a grid of cells, S of them a frame pixel.
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

/**
 * Which piece each cell belongs to, a piece being cells of one label that touch side by side; pieces in the order of their first cells.
 * Of each piece: its label, its size in cells, its first cell, its middle.
 */
export function components(lab, W, H) {
  const { runs, first } = runsOf(lab, W, H);
  const comp = new Int32Array(W * H);
  const info = [];
  const idOf = new Int32Array(runs.count).fill(-1);
  for (let r = 0; r < runs.count; r++) {
    const root = rootOf(first, r);
    const [from, to] = [runs.from[r], runs.from[r + 1]];
    if (idOf[root] < 0) {
      idOf[root] = info.length;
      info.push({ id: info.length, label: lab[from], size: 0, cell: from, cx: 0, cy: 0 });
    }
    const piece = info[idOf[root]];
    const [n, x, y] = [to - from, from % W, Math.floor(from / W)];
    piece.size += n;
    piece.cx += n * x + (n * (n - 1)) / 2;
    piece.cy += n * y;
    comp.fill(piece.id, from, to);
  }
  for (const piece of info) {
    piece.cx /= piece.size;
    piece.cy /= piece.size;
  }
  return { comp, info };
}

/** Each row as runs of one label, by their first cells, and of each run an earlier one of the same piece. */
function runsOf(lab, W, H) {
  let from = new Int32Array(1 << 16);
  let first = new Int32Array(1 << 16);
  let count = 0;
  let above = 0;
  for (let y = 0; y < H; y++) {
    const row = count;
    const end = (y + 1) * W;
    let u = above;
    for (let p = y * W; p < end; ) {
      if (count + 2 > from.length) [from, first] = [longer(from), longer(first)];
      const label = lab[p];
      let q = p + 1;
      while (q < end && lab[q] === label) q++;
      from[count] = p;
      first[count] = count;
      // The runs of the row above that this one touches.
      while (u + 1 < row && from[u + 1] <= p - W) u++;
      for (let v = u; v < row && from[v] < q - W; v++) if (lab[from[v]] === label) join(first, v, count);
      count++;
      p = q;
    }
    above = row;
  }
  from[count] = W * H;
  return { runs: { from, count }, first };
}
const longer = list => {
  const copy = new Int32Array(2 * list.length);
  copy.set(list);
  return copy;
};
const rootOf = (first, at) => {
  let r = at;
  while (first[r] !== r) {
    first[r] = first[first[r]];
    r = first[r];
  }
  return r;
};
const join = (first, a, b) => {
  const [p, q] = [rootOf(first, a), rootOf(first, b)];
  if (p < q) first[q] = p;
  else first[p] = q;
};

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

/** Lets the labels of the cells in the queue spread, nearest first, over all that `isOpen` and has none (less than 0). */
export function spread(labels, { queue, filled }, isOpen, W, H) {
  const N = W * H;
  let tail = filled;
  const enter = (q, label) => {
    if (labels[q] >= 0 || !isOpen(q)) return;
    labels[q] = label;
    queue[tail++] = q;
  };
  for (let head = 0; head < tail; head++) {
    const p = queue[head];
    const x = p % W;
    const label = labels[p];
    if (x > 0) enter(p - 1, label);
    if (x < W - 1) enter(p + 1, label);
    if (p >= W) enter(p - W, label);
    if (p + W < N) enter(p + W, label);
  }
  return labels;
}

/** The cells that bear a label that `counts`, in order, as `spread` wants them. */
export function cellsWith(labels, counts) {
  const queue = new Int32Array(labels.length);
  let filled = 0;
  for (let p = 0; p < labels.length; p++) if (labels[p] >= 0 && counts(labels[p])) queue[filled++] = p;
  return { queue, filled };
}
