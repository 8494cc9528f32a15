// Arcs with an area on each side -> TopoJSON in frame coordinates.
import { ringArea } from './arcs.mjs';

export const inside = ([x, y], ring) => {
  let c = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
    const [ax, ay] = ring[i],
      [bx, by] = ring[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) c = !c;
  }
  return c;
};

/** rings [{refs, pts}] of one area -> polygons [[outer, ...holes], ...] */
export function nest(rings) {
  const byArea = rings.map(r => ({ ...r, area: Math.abs(ringArea(r.pts)) })).sort((a, b) => b.area - a.area),
    polygons = [];
  for (const r of byArea) {
    const probe = midOf(r.pts);
    const host = [...polygons].reverse().find(p => inside(probe, p[0].pts) && !p.slice(1).some(h => inside(probe, h.pts)));
    if (host) host.push(r);
    else polygons.push([r]);
  }
  return polygons;
}
// a point just inside a ring: next to the middle of its longest edge
function midOf(pts) {
  let k = 0,
    best = -1;
  for (let i = 0; i < pts.length; i++) {
    const a = pts[i],
      b = pts[(i + 1) % pts.length],
      d = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (d > best) {
      best = d;
      k = i;
    }
  }
  const a = pts[k],
    b = pts[(k + 1) % pts.length],
    n = [-(b[1] - a[1]) / best, (b[0] - a[0]) / best];
  for (const e of [0.05, -0.05]) {
    const q = [(a[0] + b[0]) / 2 + n[0] * e, (a[1] + b[1]) / 2 + n[1] * e];
    if (inside(q, pts)) return q;
  }
  return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
}

/** Steps a pixel. */
const Q = 10;

/** TopoJSON, one tenth of a pixel, delta encoded */
export function topoJSON(arcs, areas, frame) {
  return {
    type: 'Topology',
    bbox: [0, 0, frame.width, frame.height],
    transform: { scale: [1 / Q, 1 / Q], translate: [0, 0] },
    objects: {
      provinces: {
        type: 'GeometryCollection',
        geometries: areas.map(a => {
          const g = a.polygons.map(p => p.map(r => r.refs));
          return { type: g.length > 1 ? 'MultiPolygon' : 'Polygon', id: a.abbr, properties: a.properties, arcs: g.length > 1 ? g : g[0] };
        }),
      },
    },
    arcs: arcs.map(({ pts }) => inSteps(pts)),
  };
}

/** Tenths of a pixel, each point from the one before. */
export function inSteps(line) {
  let [x, y] = [0, 0];
  return line.map(([u, v]) => {
    const [px, py] = [Math.round(u * Q), Math.round(v * Q)];
    const step = [px - x, py - y];
    [x, y] = [px, py];
    return step;
  });
}

export const pair = (a, b) => (a < b ? `${a} ${b}` : `${b} ${a}`);
