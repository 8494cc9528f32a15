// Real frontiers (Natural Earth 1:10m, public domain, npm world-atlas), and the way into frame coordinates.
// Conformal conic projection, then a smooth cartogram: a sum of round magnifying glasses ("lenses").
import { createRequire } from 'node:module';
import { geoConicConformal } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import { monotone } from '../../lib/earth.mjs';

const require = createRequire(import.meta.url);

/**
 * @param p { lon0, parallels, scale, centre:[lon,lat], at:[x,y], frame, lenses:[[lon,lat,radiusPx,gain]] }
 * A lens of gain g and radius r moves a point away from its centre by g * distance * exp(-d²/2r²):
 * magnification 1+g at the centre, none far away; it never folds while g < 2.2.
 * Lenses act together, so magnified land pushes its neighbourhood aside. At last x and y are each run through a
 * monotone curve that squeezes the rim (ocean, steppe, Lapland).
 */
export function projector(p) {
  const conic = geoConicConformal().rotate([-p.lon0, 0]).parallels(p.parallels).scale(1).translate([0, 0]).precision(0);
  const [cx, cy] = conic(p.centre);
  const flat = ([lon, lat]) => {
    const [x, y] = conic([lon, lat]);
    return [p.at[0] + (x - cx) * p.scale[0], p.at[1] + (y - cy) * p.scale[1]];
  };
  const lenses = p.lenses.map(([lon, lat, r, gain]) => ({ c: flat([lon, lat]), r, gain }));
  const bend = ([x, y]) => {
    let dx = 0,
      dy = 0;
    for (const { c, r, gain } of lenses) {
      const ux = x - c[0],
        uy = y - c[1],
        k = gain * Math.exp(-(ux * ux + uy * uy) / (2 * r * r));
      dx += ux * k;
      dy += uy * k;
    }
    return [x + dx, y + dy];
  };
  const fx = p.x ? monotone(p.x) : v => v,
    fy = p.y ? monotone(p.y) : v => v;
  return lonlat => {
    const [x, y] = bend(flat(lonlat));
    return [fx(x), fy(y)];
  };
}

/** the real frontier between two countries as one or more [[lon,lat]...] */
let countries;
export function frontier(a, b) {
  countries ??= require('world-atlas/countries-10m.json');
  const is = (g, n) => g.properties.name === n;
  const m = mesh(countries, countries.objects.countries, (p, q) => p !== q && ((is(p, a) && is(q, b)) || (is(p, b) && is(q, a))));
  if (!m.coordinates.length) throw new Error(`no frontier ${a} / ${b}`);
  return joinLines(m.coordinates);
}
/** outline ring of a country (largest polygon) */
export function outline(name) {
  countries ??= require('world-atlas/countries-10m.json');
  const g = countries.objects.countries.geometries.find(c => c.properties.name === name);
  const f = feature(countries, g).geometry;
  const polys = f.type === 'MultiPolygon' ? f.coordinates : [f.coordinates];
  return polys.map(p => p[0]).sort((a, b) => b.length - a.length)[0];
}

function joinLines(lines) {
  const left = lines.map(l => l.slice()),
    out = [];
  const same = (p, q) => Math.abs(p[0] - q[0]) < 1e-6 && Math.abs(p[1] - q[1]) < 1e-6;
  while (left.length) {
    let cur = left.shift();
    for (let again = true; again; ) {
      again = false;
      for (let i = 0; i < left.length; i++) {
        const l = left[i];
        if (same(cur.at(-1), l[0])) cur = [...cur, ...l.slice(1)];
        else if (same(cur.at(-1), l.at(-1))) cur = [...cur, ...l.slice().reverse().slice(1)];
        else if (same(cur[0], l.at(-1))) cur = [...l.slice(0, -1), ...cur];
        else if (same(cur[0], l[0])) cur = [...l.slice().reverse().slice(0, -1), ...cur];
        else continue;
        left.splice(i, 1);
        again = true;
        break;
      }
    }
    out.push(cur);
  }
  return out.sort((a, b) => b.length - a.length);
}
