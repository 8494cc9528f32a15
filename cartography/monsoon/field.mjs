// From sites on a coast to the outlines of provinces: land and sea are shared out among them, and neighbours share their border point for point.

import { assign, cleanMask, defragment } from '../china/lib/raster.mjs';
import { refine, ringPts, stitch, traceArcs } from '../lib/arcs.mjs';
import { components, scan, soften, uncheck } from '../lib/cells.mjs';
import { landRings, monotone } from '../lib/earth.mjs';
import { noise2 } from '../lib/noise.mjs';

/** Cells of the raster a frame pixel: of the drawing, and while sites move. */
const FINE = 2;
const COARSE = 0.5;
/** How often sites move towards the middles of their provinces, and how far each time. */
const ROUNDS = 8;
const STRIDE = 0.25;
/** A province smaller than this, in square pixels, presses its neighbours back: a little more each time. */
const LEAST = 4200;
const PRESSURE = 0.6;
/** A border shorter than this is not seen, in pixels; and how far around its middle neighbours are parted. */
const SHORT = 12;
const APART = 12;
/** How far off the frame land still counts, in pixels. */
const RIM = 300;

/**
 * From longitude and latitude to frame pixels: x = f(longitude), y = g(latitude), f and g monotone, and then lenses, each of which enlarges
 * what is around a point and moves nothing that is farther than its radius.
 */
export function projector({ lon, lat, lenses }) {
  const [x, y] = [monotone(lon), monotone(lat.toSorted((a, b) => a[0] - b[0]))];
  const glasses = lenses.map(([east, north, radius, gain]) => ({ at: [x(east), y(north)], radius, gain }));
  return ([east, north]) =>
    glasses.reduce(
      ([px, py], { at: [cx, cy], radius, gain }) => {
        const t = Math.min(1, Math.hypot(px - cx, py - cy) / radius);
        const k = 1 + gain * (1 - t * t) ** 2;
        return [cx + (px - cx) * k, cy + (py - cy) * k];
      },
      [x(east), y(north)],
    );
}

/** An island drawn by hand: an ellipse of these half axes in pixels, with a ragged shore. */
function islandRing([x, y], [across, down], seed) {
  const corners = 48;
  return Array.from({ length: corners }, (_, i) => {
    const angle = (2 * Math.PI * i) / corners;
    const [u, v] = [Math.cos(angle), Math.sin(angle)];
    const k = 1 + 0.22 * noise2(1.7 * u + 20, 1.7 * v + 20, seed);
    return [x + across * k * u, y + down * k * v];
  });
}

/** 1 where there is land, S cells a pixel. */
function landMask({ frame, box, cleared, islands, minIsland, minLake }, project, S) {
  const [W, H] = [Math.round(frame.width * S), Math.round(frame.height * S)];
  const [west, south, east, north] = box;
  const within = ([lon, lat]) => [Math.min(Math.max(lon, west), east), Math.min(Math.max(lat, south), north)];
  const isNear = ring =>
    ring.some(([x]) => x > -RIM) &&
    ring.some(([x]) => x < frame.width + RIM) &&
    ring.some(([, y]) => y > -RIM) &&
    ring.some(([, y]) => y < frame.height + RIM);
  const coast = landRings(box)
    .map(ring => ring.map(point => project(within(point))))
    .filter(isNear);
  const mask = cleanMask(scan(coast, W, H, S), W, H, S, minIsland, minLake);
  const stamp = (ring, value) => {
    const inside = scan([ring], W, H, S);
    for (let p = 0; p < W * H; p++) if (inside[p]) mask[p] = value;
  };
  for (const area of cleared) stamp(area.map(project), 0);
  islands.forEach(([lon, lat, across, down], i) => {
    stamp(islandRing(project([lon, lat]), [across, down], 90 + i), 1);
  });
  return cleanMask(soften(mask, W, H, Math.max(1, Math.round(1.6 * S))), W, H, S, minIsland, minLake);
}

/** Which place each cell belongs to. */
function labelled({ frame, noise, seed }, land, sites, S) {
  const [W, H] = [Math.round(frame.width * S), Math.round(frame.height * S)];
  const of = isSea => sites.flatMap((site, label) => (site.isSea === isSea ? [{ x: site.x, y: site.y, w: site.weight, label }] : []));
  const lab = assign({ W, H, S, land, landSites: of(false), seaSites: of(true), noise, seed });
  keepAshore(lab, land, sites, { W, H, S });
  tidied(lab, sites, W, H);
  return { lab, W, H };
}

/** Every province in one piece. */
function tidied(lab, sites, W, H) {
  for (let i = 0; i < 3; i++) {
    defragment(lab, W, H, label => !sites[label].isSea);
    uncheck(lab, W, H);
  }
}

/** The cell of land nearest to a site, or nearly: squares around it are searched, each larger than the last. */
function landNear(land, { x, y, id }, { W, H, S }) {
  const [cx, cy] = [Math.floor(x * S), Math.floor(y * S)];
  for (let reach = 0; reach < W; reach++)
    for (let v = cy - reach; v <= cy + reach; v++) {
      const isRim = Math.abs(v - cy) === reach;
      for (let u = cx - reach; u <= cx + reach; u += isRim ? 1 : Math.max(1, 2 * reach))
        if (u >= 0 && v >= 0 && u < W && v < H && land[v * W + u]) return v * W + u;
    }
  throw new Error(`there is no land for ${id}`);
}

/** An island that has sites is shared out among them alone, and they have nothing on other shores. */
function keepAshore(lab, land, sites, { W, H, S }) {
  const { comp } = components(land, W, H);
  const shoreOf = sites.map(site => (site.isSea ? -1 : comp[landNear(land, site, { W, H, S })]));
  const bySite = new Map();
  sites.forEach(({ isSea }, label) => {
    if (!isSea) bySite.set(shoreOf[label], [...(bySite.get(shoreOf[label]) ?? []), label]);
  });
  for (let p = 0; p < W * H; p++) {
    const own = land[p] ? bySite.get(comp[p]) : undefined;
    if (!own || shoreOf[lab[p]] === comp[p]) continue;
    const [x, y] = [((p % W) + 0.5) / S, (Math.floor(p / W) + 0.5) / S];
    const far = label => (sites[label].x - x) ** 2 + (sites[label].y - y) ** 2;
    lab[p] = own.reduce((best, label) => (far(label) < far(best) ? label : best));
  }
}

/**
 * Parts neighbours whose common border is too short to be seen: around it, the cells become those of a third province that meets them there.
 * Until there are none, or no more can be parted.
 */
function partCorners(lab, sites, W, H) {
  for (let round = 0; round < 12; round++) {
    const short = shortBorders(lab, W, H);
    if (short.length === 0) return;
    for (const { pair, at } of short) part(lab, sites, { pair, at, W, H });
    tidied(lab, sites, W, H);
  }
}

/** The pairs of neighbours with a short border, and its middle in cells. */
function shortBorders(lab, W, H) {
  const found = new Map();
  const N = 1 << 10;
  const meet = (p, q) => {
    if (lab[p] === lab[q]) return;
    const key = Math.min(lab[p], lab[q]) * N + Math.max(lab[p], lab[q]);
    const border = found.get(key) ?? { pair: [Math.floor(key / N), key % N], length: 0, x: 0, y: 0 };
    border.length += 1;
    border.x += p % W;
    border.y += Math.floor(p / W);
    found.set(key, border);
  };
  for (let p = 0; p < W * H; p++) {
    if (p % W < W - 1) meet(p, p + 1);
    if (p + W < W * H) meet(p, p + W);
  }
  return [...found.values()]
    .filter(({ length }) => length < SHORT * FINE)
    .map(({ pair, length, x, y }) => ({ pair, at: [Math.round(x / length), Math.round(y / length)] }));
}

function part(lab, sites, { pair, at: [cx, cy], W, H }) {
  const reach = APART * FINE;
  const cells = [];
  const votes = new Map();
  for (let y = Math.max(0, cy - reach); y <= Math.min(H - 1, cy + reach); y++)
    for (let x = Math.max(0, cx - reach); x <= Math.min(W - 1, cx + reach); x++) {
      if (Math.hypot(x - cx, y - cy) > reach) continue;
      const label = lab[y * W + x];
      cells.push(y * W + x);
      if (!pair.includes(label)) votes.set(label, (votes.get(label) ?? 0) + 1);
    }
  const kind = label => sites[label].isSea;
  const likeBoth = label => pair.filter(one => kind(one) === kind(label)).length;
  const [third] = [...votes.keys()].sort((a, b) => likeBoth(b) - likeBoth(a) || votes.get(b) - votes.get(a) || a - b);
  if (third !== undefined) for (const p of cells) if (pair.includes(lab[p])) lab[p] = third;
}

/** The sites, each nearer to the middle of its province, and of more weight if that is too small. */
function relaxed(world, land, sites) {
  const { lab, W, H } = labelled(world, land, sites, COARSE);
  const largest = new Map();
  for (const piece of components(lab, W, H).info) if ((largest.get(piece.label)?.size ?? 0) < piece.size) largest.set(piece.label, piece);
  return sites.map((site, label) => {
    const middle = largest.get(label);
    if (!middle) throw new Error(`${site.id} has no room`);
    const [x, y] = [(middle.cx + 0.5) / COARSE, (middle.cy + 0.5) / COARSE];
    const missing = Math.sqrt(LEAST) - Math.sqrt(middle.size / COARSE ** 2);
    const weight = site.weight + PRESSURE * Math.max(0, missing);
    return { ...site, weight, x: site.x + STRIDE * (x - site.x), y: site.y + STRIDE * (y - site.y) };
  });
}

/** The outlines of all places, by id, in tenths of a frame pixel. */
export function outlines(world, places) {
  const project = projector(world.projection);
  const placed = places.map(({ id, at, isSea }) => {
    const [x, y] = project(at);
    return { id, isSea, x, y, weight: 0 };
  });
  const coarse = landMask(world, project, COARSE);
  let sites = placed;
  for (let round = 0; round < ROUNDS; round++) sites = relaxed(world, coarse, sites);
  const { lab, W, H } = labelled(world, landMask(world, project, FINE), sites, FINE);
  partCorners(lab, sites, W, H);
  const arcs = refine(traceArcs(lab, W, H), FINE, { sigma: 2 * FINE, tol: 0.5 });
  const rings = stitch(arcs);
  return new Map(sites.map(({ id }, label) => [id, (rings.get(label) ?? []).map(ring => ringPts(arcs, ring).slice(0, -1))]));
}
