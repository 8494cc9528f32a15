import { refine, ringPts, stitch, traceArcs } from '../lib/arcs.mjs';
import { components, uncheck } from '../lib/cells.mjs';
import { noise2, swayOf } from '../lib/noise.mjs';

export const FRAME = { width: 1600, height: 1240 };
/** Chosen among others for its shores. */
const SEED = 44;
const CENTRE = [800, 628];
/** What 1 is in the plan below, in pixels, across and down; and how far the plan is turned, in degrees. */
const REACH = [735, 606];
const TURN = 7;

/** What moves the whole, so that no island is like another; what moves coasts; what moves borders on land and at sea. Waves and how far, px. */
const LAND_SWAY = swayOf(
  [
    [540, 58],
    [240, 24],
  ],
  SEED,
);
const COAST_SWAY = swayOf(
  [
    [90, 10],
    [40, 7],
    [19, 4],
  ],
  SEED + 56,
);
const BORDER_SWAY = swayOf(
  [
    [120, 14],
    [50, 5],
  ],
  SEED + 7,
);
/** Bays and capes: waves in pixels, and how much of an island's shape they are. */
const BAYS = [
  [170, 0.5],
  [78, 0.42],
  [36, 0.24],
  [17, 0.1],
];
const bays = ([x, y]) => BAYS.reduce((sum, [wave, share], i) => sum + share * noise2(x / wave, y / wave, SEED + 201 + i), 0);

/** How large each gate is in the plan: the last is where most is pressed together. */
const GATES = [0.139, 0.139, 0.156];

/** Islets that belong to a province: sector, distance, angle in the sector, radius, kind. */
const ISLETS = [
  [0, 0.925, -27, 0.026, 'left'],
  [0, 0.965, -31, 0.016, 'left'],
  [0, 0.9, 30, 0.02, 'right'],
  [1, 0.98, -12, 0.024, 'moor'],
  [1, 0.965, -18, 0.013, 'moor'],
  [1, 0.93, 27, 0.022, 'right'],
  [2, 0.955, -26, 0.024, 'left'],
  [2, 0.97, 14, 0.018, 'moor'],
  [2, 0.99, 19, 0.012, 'moor'],
];

const degrees = radians => (radians * 180) / Math.PI;
const around = angle => ((angle % 360) + 360) % 360;

/** A point in the plan: its distance from the middle, and its angle clockwise from the north, in degrees. */
function inPlan([x, y]) {
  const [u, v] = [(x - CENTRE[0]) / REACH[0], (y - CENTRE[1]) / REACH[1]];
  return { r: Math.hypot(u, v), angle: around(degrees(Math.atan2(u, -v)) - TURN) };
}

/** The sector whose middle is nearest, and the angle from that middle, from -60 to 60. */
function sectorOf(angle) {
  const sector = Math.round(angle / 120) % 3;
  const off = around(angle - sector * 120);
  return { sector, off: off > 180 ? off - 360 : off };
}

/**
 * What is at a point of the plan that is moved with the coasts: land of the big islands, a gate, the isle, or undefined for sea. The outer
 * shores are more broken than those of the crater.
 */
function landAt({ r, angle }, pixel) {
  const rough = bays(pixel);
  if (r < 0.148 + 0.02 * rough) return { kind: 'isle', sector: 0 };
  const { sector, off } = sectorOf(angle);
  const outward = Math.min(1, Math.max(0.3, (r - 0.45) / 0.3));
  if (Math.abs((r - 0.64) / 0.265) ** 2.3 + Math.abs(off / 38) ** 2.6 + rough * outward < 1) return { kind: 'island', sector };
  const gate = Math.floor(angle / 120);
  const past = (((angle - gate * 120 - 60) * Math.PI) / 180) * 0.64;
  if (Math.hypot((r - 0.64) / 1.05, past) < GATES[gate] + 0.022 * rough) return { kind: 'gate', sector: gate };
  for (const [of, far, turned, radius, kind] of ISLETS) {
    if (of !== sector) continue;
    if (Math.hypot(r - far, (((off - turned) * Math.PI) / 180) * far) < radius) return { kind, sector };
  }
  return undefined;
}

/** The province of an island at a point. */
function provinceAt({ r, angle }, sector) {
  const off = around(angle - sector * 120 + 180) - 180;
  const half = 15 + 9 * (0.63 - r);
  if (off < -half) return 'left';
  if (off > half) return 'right';
  return r < 0.615 ? 'capital' : 'moor';
}

const seaAt = ({ r, angle }) =>
  r < 0.64 ? { kind: 'basin', sector: sectorOf(angle).sector } : { kind: 'ocean', sector: Math.floor(angle / 120) };

const plus = ([x, y], [dx, dy]) => [x + dx, y + dy];

/** What is at a pixel: a kind and its sector. */
function at(pixel) {
  const swayed = plus(pixel, LAND_SWAY(...pixel));
  const land = landAt(inPlan(plus(swayed, COAST_SWAY(...pixel))), pixel);
  const border = inPlan(plus(swayed, BORDER_SWAY(...pixel)));
  if (!land) return seaAt(border);
  return land.kind === 'island' ? { kind: provinceAt(border, land.sector), sector: land.sector } : land;
}

/** Cells of the grid a pixel, and the smallest piece that is drawn, in cells. */
const CELLS = 0.625;
const LEAST = 62;

/** The outlines of all provinces, as the `d` of a path. `idOf`: the id of a kind in a sector. The same each time. */
export function outlines(idOf) {
  const [W, H] = [FRAME.width * CELLS, FRAME.height * CELLS];
  const ids = [];
  const numbers = new Map();
  const numberOf = id => {
    if (!numbers.has(id)) numbers.set(id, ids.push(id) - 1);
    return numbers.get(id);
  };
  const labels = new Int16Array(W * H);
  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const { kind, sector } = at([(x + 0.5) / CELLS, (y + 0.5) / CELLS]);
      labels[y * W + x] = numberOf(idOf(kind, sector));
    }
  const arcs = refine(traceArcs(uncheck(withoutSpecks(labels, W, H), W, H), W, H), CELLS, { sigma: 1.5, tol: 0.4 });
  const rings = stitch(arcs);
  return new Map(ids.map((id, number) => [id, (rings.get(number) ?? []).map(ring => pathOf(ringPts(arcs, ring))).join('')]));
}

/** Gives each speck to what lies before it in its row. */
function withoutSpecks(labels, W, H) {
  const { comp, info } = components(labels, W, H);
  for (let p = 0; p < labels.length; p++) if (info[comp[p]].size < LEAST && p % W > 0) labels[p] = labels[p - 1];
  return labels;
}

function pathOf(points) {
  const [first, ...rest] = points.slice(0, -1);
  return `M${first.join(' ')}${rest.map(point => `L${point.join(' ')}`).join('')}Z`;
}
