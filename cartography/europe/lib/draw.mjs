// From the line work to a label field: which cell belongs to which space.

import { cellsWith, components, scan, soften, spread, uncheck } from '../../lib/cells.mjs';
import { landRings } from '../../lib/earth.mjs';
import { curve, despeckle, flood, wall, wander } from './grid.mjs';
import { frontier, outline, projector } from './project.mjs';

export const S = 2; // cells per frame pixel
const LAND_SWAY = [
    [64, 5],
    [26, 3.4],
    [11, 1.9],
    [5, 0.7],
  ],
  SEA_SWAY = [
    [160, 9],
    [60, 3],
  ];

export function drawField(B, adjacent) {
  const { width, height } = B.frame,
    W = width * S,
    H = height * S;
  const P = projector(B.projection);
  const cell = ([lon, lat]) => {
    const [x, y] = P([lon, lat]);
    return [Math.floor(x * S), Math.floor(y * S)];
  };
  const clamp = ([lon, lat]) => [Math.min(80, Math.max(-45, lon)), Math.min(83, Math.max(14, lat))];

  // 1. land
  const land = scan(
    landRings([-45, 18, 78, 82]).map(r => r.map(c => P(clamp(c)))),
    W,
    H,
    S,
  );
  soften(land, W, H, 1);
  const stamp = (poly, v) => {
    const m = scan([poly.map(P)], W, H, S);
    for (let p = 0; p < W * H; p++) if (m[p]) land[p] = v;
  };
  const raw = land.slice(); // the true water, for the straits that are drawn as part of a province
  const straits = new Uint8Array(W * H);
  for (const k of B.straits ?? []) {
    const m = scan([B.fill[k].map(P)], W, H, S);
    for (let p = 0; p < W * H; p++) straits[p] |= m[p];
  }
  for (const poly of Object.values(B.fill)) stamp(poly, 1);
  for (const poly of Object.values(B.carve)) stamp(poly, 0);
  {
    const { comp, info } = components(land, W, H);
    const flip = info.map(c => (c.label ? c.size < 45 * S * S : c.size < 60 * S * S));
    for (let p = 0; p < W * H; p++) if (flip[comp[p]]) land[p] ^= 1;
  }

  // 2. walls
  const node = n => {
    const q = B.nodes[n] ?? B.seaNodes[n];
    if (!q) throw new Error(`no node ${n}`);
    return q;
  };
  const point = v => (typeof v === 'string' ? node(v) : v);
  const near = (line, q) => {
    let b = 0,
      bd = 1e9;
    line.forEach((c, i) => {
      const d = Math.hypot((c[0] - q[0]) * Math.cos((q[1] * Math.PI) / 180), c[1] - q[1]);
      if (d < bd) {
        bd = d;
        b = i;
      }
    });
    return b;
  };
  const line = (def, kind, seed) => {
    if (def.outline) return outline(def.outline).map(P);
    if (def.real) {
      const f = frontier(...def.real)[0],
        a = point(def.from),
        b = point(def.to);
      const i = near(f, a),
        j = near(f, b);
      const mid = i <= j ? f.slice(i, j + 1) : f.slice(j, i + 1).reverse();
      return wander(curve([a, ...mid, b].map(P)), [[30, 1]], seed, 20);
    }
    return wander(curve(def.map(v => P(point(v)))), kind === 'sea' ? SEA_SWAY : LAND_SWAY, seed, kind === 'sea' ? 30 : 14);
  };
  const put = (walls, l) => {
    B.onLine?.(l);
    wall(walls, l, W, H, S);
  };
  const landWalls = new Uint8Array(W * H),
    seaWalls = new Uint8Array(W * H);
  for (const defs of Object.values(B.frontiers)) for (const d of defs) put(landWalls, line(d, 'land', 1901));
  for (const defs of Object.values(B.seaLines)) for (const d of defs) put(seaWalls, line(d, 'sea', 1902));

  // 3. floods
  const ids = Object.keys(B.seeds),
    names = [...ids, ...Object.keys(B.neutral).map(n => `~${n}`)];
  const starts = want =>
    ids
      .filter(id => want(id))
      .flatMap(id =>
        B.seeds[id].map(c => {
          const [x, y] = cell(c);
          return { label: ids.indexOf(id), x, y, name: id };
        }),
      );
  const isSea = id => B.isSea(id);
  const sea = Uint8Array.from(land, v => 1 - v);
  const landLab = flood(
    land,
    landWalls,
    starts(id => !isSea(id)),
    W,
    H,
  );
  const seaLab = flood(sea, seaWalls, starts(isSea), W, H);

  // 4. islands: neutral, or to the nearest province that may touch the seas around, or under water
  const notes = [];
  const { comp, info } = components(land, W, H);
  const neutralAt = new Map(
    Object.entries(B.neutral).map(([n, c]) => {
      const [x, y] = cell(c);
      return [comp[y * W + x], n];
    }),
  );
  for (const [c, n] of neutralAt) if (!info[c]?.label) throw new Error(`${n} is not on land`);
  const islands = info.filter(c => c.label && landLab[c.cell] < 0);
  const around = new Map(islands.map(c => [c.id, new Set()]));
  const rim = new Set();
  for (let x = 0; x < W; x++) rim.add(comp[x]).add(comp[(H - 1) * W + x]);
  for (let y = 0; y < H; y++) rim.add(comp[y * W]).add(comp[y * W + W - 1]);
  for (let y = 1; y < H - 1; y++)
    for (let x = 1; x < W - 1; x++) {
      const p = y * W + x;
      if (!land[p]) continue;
      const set = around.get(comp[p]);
      if (!set) continue;
      for (const step of [-1, 1, -W, W]) if (!land[p + step] && seaLab[p + step] >= 0) set.add(seaLab[p + step]);
    }
  // distance to provinces: grow the province labels over everything
  const near2 = grow(landLab, W, H);
  const give = new Map();
  for (const c of islands) {
    const n = neutralAt.get(c.id);
    if (n) {
      give.set(c.id, names.indexOf(`~${n}`));
      continue;
    }
    const edge = rim.has(c.id);
    const owner = B.islands?.find(([lon, lat]) => {
      const [x, y] = cell([lon, lat]);
      return x >= 0 && y >= 0 && x < W && y < H && comp[y * W + x] === c.id;
    })?.[2];
    const o = owner === undefined ? ids[near2[c.cell]] : owner;
    const seas = [...around.get(c.id)].map(s => ids[s]);
    const ok = o && !edge && seas.every(s => adjacent(o, s));
    notes.push(`${ok ? o : 'dropped'} island of ${(c.size / S / S) | 0} px² at ${(c.cx / S) | 0},${(c.cy / S) | 0} in ${seas.join('+')}`);
    give.set(c.id, ok ? ids.indexOf(o) : -1);
  }
  const lab = new Int16Array(W * H).fill(-1);
  for (let p = 0; p < W * H; p++) {
    if (!land[p]) lab[p] = seaLab[p];
    else if (landLab[p] >= 0) lab[p] = landLab[p];
    else lab[p] = give.get(comp[p]) ?? -1;
  }
  const full = growInto(lab, W, H, names, isSea);
  const sameKind = (a, b) => (isSea(names[a]) === true) === (isSea(names[b]) === true);
  despeckle(full, W, H, 30 * S * S, sameKind);
  uncheck(full, W, H);
  return { lab: full, names, W, H, P, raw, straits, notes };
}

/** Every cell gets the label of the nearest that has one. */
const grow = (lab, W, H) =>
  spread(
    Int16Array.from(lab),
    cellsWith(lab, () => true),
    () => true,
    W,
    H,
  );

/** Cells without an owner (drowned islands, lakes) take the nearest sea if they were land in the sea, else the nearest land. */
function growInto(lab, W, H, names, isSea) {
  const wet = names.map(isSea);
  return grow(
    spread(
      Int16Array.from(lab),
      cellsWith(lab, l => wet[l]),
      () => true,
      W,
      H,
    ),
    W,
    H,
  );
}
