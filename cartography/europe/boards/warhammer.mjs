// Warhammer Diplomacy (fm05): the finished reconstruction (data/warhammer-*.json), enlarged to 1600 px; coasts get a hand-drawn edge.
import { readFileSync } from 'node:fs';
import { topology } from 'topojson-server';
import { simplify } from '../../lib/arcs.mjs';
import { swayOf } from '../../lib/noise.mjs';
import { nest } from '../../lib/topology.mjs';
import { wander } from '../lib/grid.mjs';

const read = file => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'));
const board = read('../../../assets/boards/warhammer-fm05/board.json');
const geo = read('../data/warhammer-geometry.json');
const K = 1.6,
  frame = { width: 1600, height: 960 };
const kinds = new Map(board.provinces.map(({ id, kind = 'land' }) => [id, kind]));
const kind = id => kinds.get(id.toLowerCase());
const wet = id => kind(id) === 'sea';

// the crowded corners a little larger: [x, y, radius, gain]; nothing moves on the frame, so the Tempest seam still closes
const LENSES = [
  [735, 450, 190, 0.2],
  [1512, 262, 62, 0.42],
  [800, 730, 90, 0.22],
  [355, 400, 80, 0.12],
  [59, 549, 42, 0.4],
  [653, 664, 42, 0.5],
  [482, 277, 46, 0.45],
  [1179, 803, 50, 0.25],
  [208, 296, 45, 0.35],
  [640, 576, 46, 0.3],
  [742, 618, 44, 0.3],
  [534, 350, 45, 0.12],
  [384, 300, 45, 0.12],
  [1200, 660, 60, 0.12],
];
// where the two seams meet the frame in the old drawing (left, right), and where they are made to meet
const SEAMS = [
  [0, 0, 0],
  [331.2, 268.8, 300],
  [710.4, 689.6, 700],
  [960, 960, 960],
];
const seam = ([x, y]) => {
  const left = x < frame.width / 2,
    d = left ? x : frame.width - x,
    t = Math.max(0, 1 - d / 130),
    w = t * t * (3 - 2 * t),
    k = left ? 0 : 1;
  let i = 0;
  while (i < 2 && y > SEAMS[i + 1][k]) i++;
  const [a, b] = [SEAMS[i], SEAMS[i + 1]],
    to = a[2] + ((y - a[k]) / (b[k] - a[k])) * (b[2] - a[2]);
  return [x, y + (to - y) * w];
};
const bend = at => {
  const [x, y] = seam(at);
  let dx = 0,
    dy = 0;
  for (const [cx, cy, r, g] of LENSES) {
    const ux = x - cx,
      uy = y - cy,
      k = g * Math.exp(-(ux * ux + uy * uy) / (2 * r * r));
    dx += ux * k;
    dy += uy * k;
  }
  const still = d => {
      const t = Math.min(1, d / 70);
      return t * t * (3 - 2 * t);
    },
    q = still(1.4 * Math.min(x, frame.width - x)) * still(Math.min(y, frame.height - y));
  return [x + dx * q, y + dy * q];
};
export function build() {
  const ringsOf = d =>
    d
      .split('M')
      .filter(Boolean)
      .map(s =>
        s
          .replace('Z', '')
          .split('L')
          .map(p => p.trim().split(' ').map(Number)),
      );
  const feats = Object.entries(geo.paths).map(([id, d]) => {
    const polys = nest(ringsOf(d).map(pts => ({ pts })));
    return {
      type: 'Feature',
      properties: { abbr: id },
      geometry: { type: 'MultiPolygon', coordinates: polys.map(p => p.map(r => [...r.pts, r.pts[0]])) },
    };
  });
  const t = topology({ provinces: { type: 'FeatureCollection', features: feats } });
  const sides = t.arcs.map(() => []),
    geoms = t.objects.provinces.geometries;
  for (const g of geoms)
    for (const p of g.type === 'Polygon' ? [g.arcs] : g.arcs)
      for (const r of p) for (const ref of r) sides[ref < 0 ? ~ref : ref].push(g.properties.abbr);

  const r1 = v => Math.round(v * 10) / 10;
  const arcs = t.arcs.map((a, i) => {
    const s = sides[i],
      scaled = a.map(([x, y]) => bend([x * K, y * K]));
    const onFrame = s.length === 1;
    const closed = a[0][0] === a.at(-1)[0] && a[0][1] === a.at(-1)[1];
    let pts = scaled;
    if (!onFrame) {
      const dense = [];
      for (let k = 0; k + 1 < scaled.length; k++) {
        const [p, q] = [scaled[k], scaled[k + 1]],
          n = Math.max(1, Math.ceil(Math.hypot(q[0] - p[0], q[1] - p[1]) / 1.5));
        for (let m = 0; m < n; m++) dense.push([p[0] + ((q[0] - p[0]) * m) / n, p[1] + ((q[1] - p[1]) * m) / n]);
      }
      dense.push(scaled.at(-1));
      const coast = s.length === 2 && wet(s[0]) !== wet(s[1]),
        open = s.every(wet);
      const oct = coast
        ? [
            [26, 3.4],
            [11, 2.2],
            [5, 1.1],
          ]
        : open
          ? [[60, 1.5]]
          : [
              [34, 2.2],
              [13, 1.3],
              [6, 0.5],
            ];
      pts = closed
        ? dense.map(([x, y]) => {
            const d = swayOf(oct, 2521)(x, y);
            return [x + d[0], y + d[1]];
          })
        : wander(dense, oct, 2521, 12);
      pts = simplify(pts, 0.25);
    }
    pts = pts.map(([x, y]) => [r1(Math.min(frame.width, Math.max(0, x))), r1(Math.min(frame.height, Math.max(0, y)))]);
    return { pts, left: s[0], right: s[1] };
  });
  const areas = geoms.map(g => ({
    abbr: g.properties.abbr,
    properties: { kind: kind(g.properties.abbr) },
    polygons: (g.type === 'Polygon' ? [g.arcs] : g.arcs).map(p =>
      p.map(refs => ({
        refs,
        pts: refs
          .flatMap((ref, k) => {
            const a = ref < 0 ? arcs[~ref].pts.slice().reverse() : arcs[ref].pts;
            return k ? a.slice(1) : a;
          })
          .slice(0, -1),
      })),
    ),
  }));

  return { frame, arcs, areas };
}
