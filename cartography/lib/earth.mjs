// The coast (Natural Earth 1:10m, public domain, npm world-atlas) and the curves that squeeze a map's rim.
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);

const inBox = ([lon, lat], b) => lon > b[0] && lon < b[2] && lat > b[1] && lat < b[3];

/** rings [[lon,lat]...] of all land that has a vertex in the box */
export function landRings(box) {
  const world = require('world-atlas/land-10m.json');
  const land = feature(world, world.objects.land);
  const geoms = land.type === 'FeatureCollection' ? land.features.map(f => f.geometry) : [land.geometry];
  const out = [];
  for (const g of geoms)
    for (const poly of g.type === 'MultiPolygon' ? g.coordinates : [g.coordinates])
      for (const ring of poly) {
        if (ring.some(c => inBox(c, box))) out.push(ring.map(([lon, lat]) => [lon, lat]));
      }
  return out;
}

/** monotone cubic (Fritsch–Carlson) through [[t, v], ...], linear outside: squeezes the rim of the map */
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
