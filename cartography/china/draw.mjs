import { ringArea, ringPts } from '../lib/arcs.mjs';
import { inSteps } from '../lib/topology.mjs';
import { loadBoard } from './lib/board.mjs';
import { bankRiver, makeGeometry, pieces, routeRiver } from './lib/geometry.mjs';

/** Cells of the raster a frame pixel. */
const FINE = 2;

/** The geometry of a board of China, from its sites, its rivers, and the coast. */
export async function drawChina(id) {
  const board = await loadBoard(id);
  const geo = makeGeometry(board, FINE);
  return topologyOf(board, geo, riversOf(board, geo));
}

function riversOf(board, geo) {
  const lines = {};
  return board.rivers.map(spec => {
    const river = spec.kind === 'through' ? { line: routeRiver(geo, board, spec, lines) } : bankRiver(geo, spec);
    lines[spec.id] = river.line;
    return { id: spec.id, line: river.line, arcs: spec.kind === 'through' ? undefined : river.arcs };
  });
}

function topologyOf(board, geo, rivers) {
  const arcs = geo.arcs.map(({ pts }) => pts);
  const shapes = board.areas.map((area, i) => ({
    ...polygonOf(geo, i),
    id: area.abbr,
    properties: { kind: area.kind, ...(area.off && { offboard: true }) },
  }));
  const streams = rivers.map(river => ({
    type: 'LineString',
    id: river.id,
    properties: {},
    arcs: river.arcs ? alongBanks(geo, river) : [arcs.push(river.line) - 1],
  }));
  const walls = (board.walls ?? []).map(([owner, facing]) => ({
    type: 'MultiLineString',
    id: `${owner}>${facing}`,
    properties: { owner, facing },
    arcs: pieces(geo, owner, facing).map(([, arc]) => [arc]),
  }));
  const layer = geometries => ({ type: 'GeometryCollection', geometries });
  return {
    bbox: [0, 0, board.frame.width, board.frame.height],
    transform: { scale: [0.1, 0.1], translate: [0, 0] },
    objects: {
      provinces: layer(shapes.filter(({ properties }) => !properties.offboard)),
      offboard: layer(shapes.filter(({ properties }) => properties.offboard)),
      rivers: layer(streams),
      walls: layer(walls),
    },
    arcs: arcs.map(inSteps),
  };
}

/** The rings of an area, each outer one with its holes. */
function polygonOf(geo, i) {
  const rings = (geo.rings.get(i) ?? []).map(ring => ({ ring, area: ringArea(ringPts(geo.arcs, ring)) }));
  const [largest] = rings.toSorted((p, q) => Math.abs(q.area) - Math.abs(p.area));
  const outer = rings.filter(({ area }) => Math.sign(area) === Math.sign(largest.area)).map(({ ring }) => ring);
  const holes = rings.filter(({ area }) => Math.sign(area) !== Math.sign(largest.area)).map(({ ring }) => ring);
  if (outer.length === 1) return { type: 'Polygon', arcs: [outer[0], ...holes] };
  return { type: 'MultiPolygon', arcs: outer.map((ring, k) => [ring, ...(k === 0 ? holes : [])]) };
}

/** The borders a river runs along, each in the river's direction. */
function alongBanks(geo, { line, arcs }) {
  let at = String(line[0]);
  return arcs.map(arc => {
    const { pts } = geo.arcs[arc];
    const forward = String(pts[0]) === at;
    at = String(forward ? pts.at(-1) : pts[0]);
    return forward ? arc : ~arc;
  });
}
