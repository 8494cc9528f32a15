// Real coast (Natural Earth 1:10m land, public domain, npm world-atlas) into frame coordinates.
// "axis-warp" projection: x = f(lon), y = g(lat), f and g monotone cubics through control points.
// It is a cartogram: the crowded central plain is enlarged, the steppe and the far south are squeezed.
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);

/** monotone cubic (Fritsch-Carlson) through [[t, v], ...]; linear outside */
export function monotone(ctl) {
  const n = ctl.length,
    X = ctl.map(p => p[0]),
    Y = ctl.map(p => p[1]);
  const d = [],
    m = new Array(n);
  for (let i = 0; i < n - 1; i++) d.push((Y[i + 1] - Y[i]) / (X[i + 1] - X[i]));
  m[0] = d[0];
  m[n - 1] = d[n - 2];
  for (let i = 1; i < n - 1; i++) m[i] = d[i - 1] * d[i] <= 0 ? 0 : (2 * d[i - 1] * d[i]) / (d[i - 1] + d[i]);
  return t => {
    if (t <= X[0]) return Y[0] + m[0] * (t - X[0]);
    if (t >= X[n - 1]) return Y[n - 1] + m[n - 1] * (t - X[n - 1]);
    let i = 0;
    while (t > X[i + 1]) i++;
    const h = X[i + 1] - X[i],
      s = (t - X[i]) / h,
      s2 = s * s,
      s3 = s2 * s;
    return (2 * s3 - 3 * s2 + 1) * Y[i] + (s3 - 2 * s2 + s) * h * m[i] + (-2 * s3 + 3 * s2) * Y[i + 1] + (s3 - s2) * h * m[i + 1];
  };
}

export function projector(p) {
  const fx = monotone(p.lon),
    fy = monotone(p.lat.slice().sort((a, b) => a[0] - b[0]));
  return ([lon, lat]) => [fx(lon), fy(lat)];
}

/** rings (frame px) of real land near the frame */
export function landRings(projection, frame, res = '10m') {
  const world = require(`world-atlas/land-${res}.json`);
  const land = feature(world, world.objects.land);
  const geoms = land.type === 'FeatureCollection' ? land.features.map(f => f.geometry) : [land.geometry];
  const P = projector(projection);
  const out = [];
  const pad = 400;
  for (const g of geoms) {
    const polys = g.type === 'MultiPolygon' ? g.coordinates : [g.coordinates];
    for (const poly of polys)
      for (const ring of poly) {
        let hit = false;
        for (const [lon, lat] of ring)
          if (lon > 85 && lon < 140 && lat > 15 && lat < 55) {
            hit = true;
            break;
          }
        if (!hit) continue;
        const pts = ring.map(c => P([Math.min(Math.max(c[0], 60), 160), Math.min(Math.max(c[1], 5), 70)]));
        let x0 = 1e9,
          x1 = -1e9,
          y0 = 1e9,
          y1 = -1e9;
        for (const [x, y] of pts) {
          if (x < x0) x0 = x;
          if (x > x1) x1 = x;
          if (y < y0) y0 = y;
          if (y > y1) y1 = y;
        }
        if (x1 < -pad || y1 < -pad || x0 > frame.width + pad || y0 > frame.height + pad) continue;
        out.push(pts);
      }
  }
  return out;
}

/** even-odd scan conversion of rings into a Uint8 mask of W x H cells, S cells per px */
export function scanMask(rings, W, H, S) {
  const mask = new Uint8Array(W * H);
  const buckets = Array.from({ length: H }, () => []);
  for (const r of rings) {
    for (let i = 0, n = r.length; i < n; i++) {
      const a = r[i],
        b = r[(i + 1) % n];
      const ya = a[1] * S - 0.5,
        yb = b[1] * S - 0.5;
      const xa = a[0] * S - 0.5,
        xb = b[0] * S - 0.5;
      if (ya === yb) continue;
      const lo = Math.max(0, Math.ceil(Math.min(ya, yb))),
        hi = Math.min(H - 1, Math.ceil(Math.max(ya, yb)) - 1);
      for (let y = lo; y <= hi; y++) buckets[y].push(xa + ((xb - xa) * (y - ya)) / (yb - ya));
    }
  }
  for (let y = 0; y < H; y++) {
    const xs = buckets[y].sort((a, b) => a - b);
    for (let k = 0; k + 1 < xs.length; k += 2) {
      const lo = Math.max(0, Math.ceil(xs[k])),
        hi = Math.min(W - 1, Math.ceil(xs[k + 1]) - 1);
      for (let x = lo; x <= hi; x++) mask[y * W + x] = 1;
    }
  }
  return mask;
}
