// From the label field to arcs: every maximal border line between two areas becomes one arc with fixed end nodes,
// smoothed and simplified once, and shared by both areas (so the picture is watertight).
export function traceArcs(lab, W, H) {
  const at = (x, y) => (x < 0 || y < 0 || x >= W || y >= H ? -1 : lab[y * W + x]);
  const VW = W + 1,
    nV = VW * (H + 1);
  // edge bits per vertex: 1 up, 2 right, 4 down, 8 left
  const bits = new Uint8Array(nV);
  for (let y = 0; y <= H; y++)
    for (let x = 0; x <= W; x++) {
      const a = at(x - 1, y - 1),
        b = at(x, y - 1),
        c = at(x - 1, y),
        d = at(x, y);
      let m = 0;
      if (a !== b) m |= 1;
      if (b !== d) m |= 2;
      if (c !== d) m |= 4;
      if (a !== c) m |= 8;
      bits[y * VW + x] = m;
    }
  const pop = m => (m & 1) + ((m >> 1) & 1) + ((m >> 2) & 1) + ((m >> 3) & 1);
  const used = new Uint8Array(nV); // used edge bits
  const DX = { 1: 0, 2: 1, 4: 0, 8: -1 },
    DY = { 1: -1, 2: 0, 4: 1, 8: 0 },
    OPP = { 1: 4, 2: 8, 4: 1, 8: 2 };
  const sides = (x, y, dir) => {
    // labels left and right of the edge leaving (x,y) in direction dir
    if (dir === 1) return [at(x - 1, y - 1), at(x, y - 1)];
    if (dir === 4) return [at(x, y), at(x - 1, y)];
    if (dir === 2) return [at(x, y - 1), at(x, y)];
    return [at(x - 1, y), at(x - 1, y - 1)];
  };
  const arcs = [];
  const walk = (x, y, dir) => {
    const [left, right] = sides(x, y, dir);
    const pts = [[x, y]];
    const sx = x,
      sy = y;
    let d = dir;
    for (;;) {
      used[y * VW + x] |= d;
      x += DX[d];
      y += DY[d];
      used[y * VW + x] |= OPP[d];
      pts.push([x, y]);
      const m = bits[y * VW + x];
      if (pop(m) !== 2 || (x === sx && y === sy)) break;
      d = m & ~OPP[d];
    }
    arcs.push({ left, right, pts, closed: x === sx && y === sy && pop(bits[y * VW + x]) === 2 });
  };
  for (let pass = 0; pass < 2; pass++)
    for (let y = 0; y <= H; y++)
      for (let x = 0; x <= W; x++) {
        const v = y * VW + x,
          m = bits[v],
          k = pop(m);
        if (pass === 0 ? k < 3 : k !== 2) continue;
        for (const d of [1, 2, 4, 8]) if (m & d && !(used[v] & d)) walk(x, y, d);
      }
  return arcs;
}

const dist2seg = (p, a, b) => {
  const dx = b[0] - a[0],
    dy = b[1] - a[1],
    l = dx * dx + dy * dy;
  let t = l ? ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / l : 0;
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  return Math.hypot(p[0] - a[0] - t * dx, p[1] - a[1] - t * dy);
};
export function simplify(pts, tol) {
  if (pts.length < 3) return pts;
  const keep = new Uint8Array(pts.length);
  keep[0] = keep[pts.length - 1] = 1;
  const st = [[0, pts.length - 1]];
  while (st.length) {
    const [i, j] = st.pop();
    let m = -1,
      md = tol;
    for (let k = i + 1; k < j; k++) {
      const d = dist2seg(pts[k], pts[i], pts[j]);
      if (d > md) {
        md = d;
        m = k;
      }
    }
    if (m >= 0) {
      keep[m] = 1;
      st.push([i, m], [m, j]);
    }
  }
  return pts.filter((_, i) => keep[i]);
}

/** gaussian smoothing of a dense polyline with fixed ends (or closed) */
export function smoothLine(pts, sigma, closed) {
  const r = Math.ceil(sigma * 3),
    n = pts.length;
  if (n < 4) return pts;
  const k = [];
  for (let i = -r; i <= r; i++) k.push(Math.exp((-i * i) / (2 * sigma * sigma)));
  const out = [];
  for (let i = 0; i < n; i++) {
    if (!closed && (i === 0 || i === n - 1)) {
      out.push(pts[i]);
      continue;
    }
    const rr = closed ? r : Math.min(r, i, n - 1 - i);
    let sx = 0,
      sy = 0,
      sw = 0;
    for (let j = -rr; j <= rr; j++) {
      let q = i + j;
      if (closed) q = ((q % (n - 1)) + (n - 1)) % (n - 1);
      const w = k[j + r];
      sx += pts[q][0] * w;
      sy += pts[q][1] * w;
      sw += w;
    }
    out.push([sx / sw, sy / sw]);
  }
  if (closed) out[n - 1] = out[0];
  return out;
}

const r1 = v => Math.round(v * 10) / 10;
/** raw cell arcs -> frame px, smoothed */
export function refine(arcs, S, { sigma = 3, tol = 0.35, outside = -1 } = {}) {
  return arcs.map(a => {
    const onFrame = a.left === outside || a.right === outside;
    let p = a.pts;
    if (!onFrame && p.length > 3) {
      const mid = [p[0]];
      for (let i = 0; i + 1 < p.length; i++) mid.push([(p[i][0] + p[i + 1][0]) / 2, (p[i][1] + p[i + 1][1]) / 2]);
      mid.push(p[p.length - 1]);
      p = a.closed ? smoothLine([...mid.slice(1, -1), mid[1]], sigma, true) : smoothLine(mid, sigma, false);
    }
    p = p.map(([x, y]) => [x / S, y / S]);
    p = simplify(p, onFrame ? 0.01 : tol).map(([x, y]) => [r1(x), r1(y)]);
    return { left: a.left, right: a.right, closed: a.closed, pts: p };
  });
}

export const lineLength = p => {
  let s = 0;
  for (let i = 1; i < p.length; i++) s += Math.hypot(p[i][0] - p[i - 1][0], p[i][1] - p[i - 1][1]);
  return s;
};

/** Map 'a|b' (a<b) -> total border length */
export function borders(arcs) {
  const m = new Map();
  for (const a of arcs) {
    if (a.left < 0 || a.right < 0) continue;
    const k = a.left < a.right ? `${a.left}|${a.right}` : `${a.right}|${a.left}`;
    m.set(k, (m.get(k) ?? 0) + lineLength(a.pts));
  }
  return m;
}

/** rings of arc references per label: positive i = arc i forwards, ~i = backwards; the area lies on the LEFT of the walk */
export function stitch(arcs) {
  const by = new Map();
  const key = p => `${p[0]},${p[1]}`;
  arcs.forEach((a, i) => {
    if (a.left >= 0) (by.get(a.left) ?? by.set(a.left, []).get(a.left)).push({ ref: i, s: key(a.pts[0]), e: key(a.pts[a.pts.length - 1]) });
    if (a.right >= 0)
      (by.get(a.right) ?? by.set(a.right, []).get(a.right)).push({ ref: ~i, s: key(a.pts[a.pts.length - 1]), e: key(a.pts[0]) });
  });
  const out = new Map();
  for (const [lab, list] of by) {
    const start = new Map();
    for (const it of list) (start.get(it.s) ?? start.set(it.s, []).get(it.s)).push(it);
    const rings = [];
    const left = new Set(list);
    for (const it of list) {
      if (!left.has(it)) continue;
      const ring = [];
      let cur = it;
      while (cur && left.has(cur)) {
        left.delete(cur);
        ring.push(cur.ref);
        if (cur.e === it.s) break;
        cur = (start.get(cur.e) ?? []).find(z => left.has(z));
      }
      rings.push(ring);
    }
    out.set(lab, rings);
  }
  return out;
}
export const arcPts = (arcs, ref) => (ref >= 0 ? arcs[ref].pts : arcs[~ref].pts.slice().reverse());
export function ringPts(arcs, ring) {
  const out = [];
  for (const ref of ring) {
    const p = arcPts(arcs, ref);
    for (let i = out.length ? 1 : 0; i < p.length; i++) out.push(p[i]);
  }
  return out;
}
export const ringArea = r => {
  let s = 0;
  for (let i = 0; i < r.length; i++) {
    const a = r[i],
      b = r[(i + 1) % r.length];
    s += a[0] * b[1] - b[0] * a[1];
  }
  return s / 2;
};
