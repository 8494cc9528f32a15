// Board source -> label field -> arcs -> adjacency, coasts, rivers, walls (all in frame px)
import { borders, lineLength, refine, simplify, smoothLine, stitch, traceArcs } from '../../lib/arcs.mjs';
import { uncheck } from '../../lib/cells.mjs';
import { noise2 } from '../../lib/noise.mjs';
import { landField } from './board.mjs';
import { createHeap } from './heap.mjs';
import { assign, defragment } from './raster.mjs';

const MIN_BORDER = 30; // px: a shorter common border would not be a clear contact in the picture

function makeField(board, S) {
  const W = Math.round(board.frame.width * S),
    H = Math.round(board.frame.height * S);
  const land = landField(board, S);
  const A = board.areas;
  const pick = sea =>
    A.flatMap((a, i) => ((a.kind === 'sea') === sea ? a.sites.map(s => ({ x: s[0], y: s[1], w: a.weight ?? 0, label: i })) : []));
  const lab = assign({ W, H, S, land, landSites: pick(false), seaSites: pick(true), noise: board.noise, seed: board.seed });
  defragment(lab, W, H, l => A[l].kind !== 'sea');
  uncheck(lab, W, H);
  defragment(lab, W, H, l => A[l].kind !== 'sea');
  return { lab, W, H, S };
}

export function makeGeometry(board, S = 2) {
  const field = makeField(board, S);
  const arcs = refine(traceArcs(field.lab, field.W, field.H), S, { sigma: 2.2 * S, tol: 0.35 });
  const A = board.areas,
    idx = new Map(A.map((a, i) => [a.abbr, i]));
  const len = borders(arcs);
  const blen = (a, b) => {
    const i = idx.get(a),
      j = idx.get(b);
    return len.get(i < j ? `${i}|${j}` : `${j}|${i}`) ?? 0;
  };
  // nodes: which areas meet at each arc end
  const nodes = new Map();
  for (const a of arcs)
    for (const p of [a.pts[0], a.pts[a.pts.length - 1]]) {
      const k = `${p[0]},${p[1]}`;
      const s = nodes.get(k) ?? nodes.set(k, new Set()).get(k);
      s.add(a.left);
      s.add(a.right);
    }
  const armyEdges = [],
    seaEdges = [],
    coastEdges = [],
    shortBorders = [],
    shoreEdges = [];
  for (const [k, l] of len) {
    const [i, j] = k.split('|').map(Number),
      a = A[i],
      b = A[j];
    if (a.off || b.off) continue;
    const pair = a.abbr < b.abbr ? [a.abbr, b.abbr] : [b.abbr, a.abbr];
    if (l < MIN_BORDER) {
      if (l > 2) shortBorders.push([...pair, +l.toFixed(1)]);
      continue;
    }
    if (a.kind === 'sea' && b.kind === 'sea') seaEdges.push(pair);
    else if (a.kind === 'sea' || b.kind === 'sea') shoreEdges.push(pair);
    else armyEdges.push(pair);
  }
  const shore = new Map();
  for (const [a, b] of shoreEdges) {
    const [s, l] = A[idx.get(a)].kind === 'sea' ? [a, b] : [b, a];
    (shore.get(l) ?? shore.set(l, new Set()).get(l)).add(s);
  }
  for (const [a, b] of armyEdges) {
    const sa = shore.get(a),
      sb = shore.get(b);
    if (!sa || !sb) continue;
    const i = idx.get(a),
      j = idx.get(b);
    let ok = false;
    for (const set of nodes.values())
      if (set.has(i) && set.has(j))
        for (const q of set) if (q >= 0 && A[q].kind === 'sea' && sa.has(A[q].abbr) && sb.has(A[q].abbr)) ok = true;
    if (ok) coastEdges.push([a, b]);
  }
  const by = (x, y) => (x[0] + x[1] < y[0] + y[1] ? -1 : 1);
  for (const l of [armyEdges, seaEdges, coastEdges, shoreEdges]) l.sort(by);
  const rings = stitch(arcs);
  return { field, arcs, len, blen, nodes, idx, armyEdges, seaEdges, shoreEdges, coastEdges, shortBorders, shore, rings };
}

export const pieces = (geo, a, b) => {
  const i = geo.idx.get(a),
    j = geo.idx.get(b);
  return geo.arcs.map((r, k) => [r, k]).filter(([r]) => (r.left === i && r.right === j) || (r.left === j && r.right === i));
};

/** chamfer distance to the nearest cell with another label, in px */
function borderDistance(lab, W, H, S) {
  const d = new Float32Array(W * H).fill(1e6);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const p = y * W + x,
        l = lab[p];
      if ((x > 0 && lab[p - 1] !== l) || (x < W - 1 && lab[p + 1] !== l) || (y > 0 && lab[p - W] !== l) || (y < H - 1 && lab[p + W] !== l))
        d[p] = 0.5;
      if (x === 0 || y === 0 || x === W - 1 || y === H - 1) d[p] = Math.min(d[p], 0.5);
    }
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const p = y * W + x;
      let v = d[p];
      if (x) v = Math.min(v, d[p - 1] + 1);
      if (y) {
        v = Math.min(v, d[p - W] + 1);
        if (x) v = Math.min(v, d[p - W - 1] + Math.SQRT2);
        if (x < W - 1) v = Math.min(v, d[p - W + 1] + Math.SQRT2);
      }
      d[p] = v;
    }
  for (let y = H - 1; y >= 0; y--)
    for (let x = W - 1; x >= 0; x--) {
      const p = y * W + x;
      let v = d[p];
      if (x < W - 1) v = Math.min(v, d[p + 1] + 1);
      if (y < H - 1) {
        v = Math.min(v, d[p + W] + 1);
        if (x) v = Math.min(v, d[p + W - 1] + Math.SQRT2);
        if (x < W - 1) v = Math.min(v, d[p + W + 1] + Math.SQRT2);
      }
      d[p] = v;
    }
  for (let p = 0; p < W * H; p++) d[p] /= S;
  return d;
}

const labelAt = (field, x, y) => {
  const cx = Math.min(field.W - 1, Math.max(0, Math.floor(x * field.S))),
    cy = Math.min(field.H - 1, Math.max(0, Math.floor(y * field.S)));
  return field.lab[cy * field.W + cx];
};
/** sequence of areas under a polyline */
function walkLabels(field, line) {
  const out = [];
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i], line[i + 1]],
      n = Math.max(1, Math.ceil(Math.hypot(b[0] - a[0], b[1] - a[1]) / 0.5));
    for (let k = 0; k <= n; k++) {
      const l = labelAt(field, a[0] + ((b[0] - a[0]) * k) / n, a[1] + ((b[1] - a[1]) * k) / n);
      if (out[out.length - 1] !== l) out.push(l);
    }
  }
  return out;
}
function resample(line, step) {
  const out = [line[0]];
  let acc = 0;
  for (let i = 1; i < line.length; i++) {
    let a = line[i - 1];
    const b = line[i];
    let d = Math.hypot(b[0] - a[0], b[1] - a[1]);
    while (acc + d >= step && d > 0) {
      const t = (step - acc) / d;
      a = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
      out.push(a);
      d = Math.hypot(b[0] - a[0], b[1] - a[1]);
      acc = 0;
    }
    acc += d;
  }
  const e = line[line.length - 1],
    q = out[out.length - 1];
  if (Math.hypot(e[0] - q[0], e[1] - q[1]) > step * 0.3) out.push(e);
  else out[out.length - 1] = e;
  return out;
}

/**
 * River through provinces in order: cheapest path on a 2 px grid, layer by layer, that stays clear of borders it must
 * not touch and of the middle of the province (room for the label), then smoothed and made to meander.
 */
export function routeRiver(geo, board, spec, lines) {
  const f = geo.field,
    G = 0.5,
    W = Math.round(board.frame.width * G),
    H = Math.round(board.frame.height * G),
    step = Math.round(f.S / G);
  const lab = new Int16Array(W * H);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++)
      lab[y * W + x] = f.lab[Math.min(f.H - 1, y * step + (step >> 1)) * f.W + Math.min(f.W - 1, x * step + (step >> 1))];
  const dist = borderDistance(lab, W, H, G);
  const dmax = new Map();
  for (let p = 0; p < W * H; p++) if ((dmax.get(lab[p]) ?? 0) < dist[p]) dmax.set(lab[p], dist[p]);
  const chain = [...(spec.from?.off ? [spec.from.off] : []), ...spec.provinces, ...(spec.mouth ? [spec.mouth] : [])].map(a => {
    if (!geo.idx.has(a)) throw new Error(`river ${spec.id}: ${a}`);
    return geo.idx.get(a);
  });
  const ground = new Float64Array(W * H);
  for (let p = 0; p < W * H; p++) {
    const d = dist[p];
    const c = Math.max(0, d / dmax.get(lab[p]) - 0.5) / 0.5;
    ground[p] = 1 + 7 * Math.exp(-d / (spec.clear ?? 9)) + (spec.core ?? 2.5) * c * c * (3 - 2 * c);
  }
  const K = chain.length,
    N = W * H;
  const cellOf = ([x, y]) => Math.round(y * G) * W + Math.round(x * G);
  // legs between forced points (source, vias in order, end)
  const full = [];
  let k0 = 0,
    cur = cellOf(spec.from.at);
  if (lab[cur] !== chain[0]) throw new Error(`river ${spec.id}: source ${spec.from.at} lies in ${board.areas[lab[cur]].abbr}`);
  const targets = (spec.via ?? []).map(v => ({ cell: cellOf(v.at), k: chain.indexOf(geo.idx.get(v.in)) }));
  for (const v of targets)
    if (lab[v.cell] !== chain[v.k]) throw new Error(`river ${spec.id}: via lies in ${board.areas[lab[v.cell]].abbr}`);
  const joinSet = new Set();
  if (spec.joins) for (const q of resample(lines[spec.joins], 2)) if (labelAt(f, q[0], q[1]) === chain[K - 1]) joinSet.add(cellOf(q));
  if (spec.joinAt) {
    const c = spec.joinAt;
    const near = [...joinSet].filter(p => Math.hypot((p % W) / G - c[0], Math.floor(p / W) / G - c[1]) < 40);
    joinSet.clear();
    for (const p of near) joinSet.add(p);
  }
  targets.push(spec.joins ? { set: joinSet, k: K - 1 } : { k: K - 1, end: true });
  // junctions, where a line would touch three areas: crossings keep clear of them
  const junction = [...geo.nodes.keys()].map(k => k.split(',').map(Number));
  const clearOf = new Map();
  const okCross = (p, q) => {
    const key = p < q ? p * N + q : q * N + p;
    if (!clearOf.has(key)) {
      const x = ((p % W) + (q % W) + 1) / 2 / G,
        y = (Math.floor(p / W) + Math.floor(q / W) + 1) / 2 / G,
        r = spec.junctionClear ?? 17;
      clearOf.set(
        key,
        junction.every(([jx, jy]) => Math.hypot(jx - x, jy - y) >= r),
      );
    }
    return clearOf.get(key);
  };
  const deepAt = (p, k) => board.areas[chain[k]].kind === 'sea' || dist[p] >= Math.min(spec.deep ?? 20, 0.45 * dmax.get(chain[k]));
  // States: layer 2k = just entered province k, 2k+1 = has been well inside it; in each the cells of that province.
  const rank = new Int32Array(N);
  const cellsOf = new Map(chain.map(l => [l, []]));
  for (let p = 0; p < N; p++) {
    const cells = cellsOf.get(lab[p]);
    if (cells) rank[p] = cells.push(p) - 1;
  }
  const layers = chain.flatMap(l => [cellsOf.get(l), cellsOf.get(l)]);
  const start = [0];
  for (const cells of layers) start.push(start.at(-1) + cells.length);
  const states = start.at(-1);
  const cellAt = Int32Array.from(layers.flat());
  const layerAt = new Uint8Array(states);
  layers.forEach((_, layer) => {
    layerAt.fill(layer, start[layer], start[layer + 1]);
  });
  const stateOf = (layer, p) => start[layer] + rank[p];
  for (const t of targets) {
    const best = new Float64Array(states).fill(Infinity),
      prev = new Int32Array(states).fill(-1);
    const heap = createHeap();
    const first = stateOf(2 * k0 + 1, cur);
    best[first] = 0;
    heap.push(0, first);
    let goal = -1;
    while (heap.size > 0) {
      const [v, s] = heap.pop();
      if (v > best[s]) continue;
      const layer = layerAt[s],
        k = layer >> 1,
        deep = layer & 1,
        p = cellAt[s];
      if (k === t.k && (t.end || (t.set ? t.set.has(p) : p === t.cell))) {
        goal = s;
        break;
      }
      const x = p % W,
        y = (p / W) | 0;
      for (let dy = -1; dy <= 1; dy++)
        for (let dx = -1; dx <= 1; dx++) {
          if (!dx && !dy) continue;
          const nx = x + dx,
            ny = y + dy;
          if (nx < 0 || ny < 0 || nx >= W || ny >= H) continue;
          const q = ny * W + nx;
          let nl = -1;
          if (lab[q] === chain[k]) nl = 2 * k + (deep || deepAt(q, k) ? 1 : 0);
          else if (deep && k + 1 < K && lab[q] === chain[k + 1] && k + 1 <= t.k && okCross(p, q)) nl = 2 * (k + 1);
          if (nl < 0) continue;
          const c = v + (Math.hypot(dx, dy) * (ground[p] + ground[q])) / 2;
          const next = stateOf(nl, q);
          if (c < best[next]) {
            best[next] = c;
            prev[next] = s;
            heap.push(c, next);
          }
        }
    }
    if (goal < 0) throw new Error(`river ${spec.id}: no path`);
    const leg = [];
    for (let s = goal; s >= 0; s = prev[s]) leg.push([((cellAt[s] % W) + 0.5) / G, (Math.floor(cellAt[s] / W) + 0.5) / G]);
    leg.reverse();
    full.push(...(full.length ? leg.slice(1) : leg));
    k0 = t.k;
    cur = cellAt[goal];
  }
  const wanted = JSON.stringify(chain);
  const seed = spec.seed ?? 3;
  for (const amp of [1, 0.75, 0.5, 0.3, 0.15, 0])
    for (const sig of [5, 4, 3, 2]) {
      const n0 = resample(full, 3);
      const sm = smoothLine(n0, sig, false);
      const L = lineLength(sm);
      let acc = 0;
      const pts = resample(sm, 4).map((p, i, a) => {
        if (i) acc += Math.hypot(p[0] - a[i - 1][0], p[1] - a[i - 1][1]);
        const t = Math.min(1, acc / 24, (L - acc) / 24);
        const m = amp * Math.max(0, t);
        return [
          p[0] + m * (6 * noise2(p[0] / 30, p[1] / 30, seed) + 2.2 * noise2(p[0] / 13, p[1] / 13, seed + 9)),
          p[1] + m * (6 * noise2(p[0] / 30 + 40, p[1] / 30, seed + 1) + 2.2 * noise2(p[0] / 13, p[1] / 13 + 77, seed + 8)),
        ];
      });
      const line = simplify(smoothLine(pts, 1.2, false), 0.3).map(([x, y]) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]);
      if (JSON.stringify(walkLabels(f, line)) === wanted) return line;
    }
  throw new Error(`river ${spec.id}: no clean course`);
}

/** river made of borders: banks = [[left, right], ...] downstream */
export function bankRiver(geo, spec) {
  const segs = spec.banks.map(([a, b]) => {
    const p = pieces(geo, a, b);
    if (p.length !== 1) throw new Error(`river ${spec.id}: ${a}/${b} has ${p.length} border pieces`);
    return p[0];
  });
  const key = p => `${p[0]},${p[1]}`;
  let line = [];
  segs.forEach(([r], i) => {
    const p = r.pts.slice();
    if (i === 0) {
      const nx = segs[1][0].pts,
        ends = [key(nx[0]), key(nx[nx.length - 1])];
      if (ends.includes(key(p[0]))) p.reverse();
      line = p;
    } else {
      if (key(p[0]) !== key(line[line.length - 1])) p.reverse();
      if (key(p[0]) !== key(line[line.length - 1])) throw new Error(`river ${spec.id}: break at ${spec.banks[i].join('/')}`);
      line = line.concat(p.slice(1));
    }
  });
  return { line, arcs: segs.map(([, k]) => k) };
}
