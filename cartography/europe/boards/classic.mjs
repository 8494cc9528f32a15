// Classic: its borders as the board has them, drawn along the frontiers of classic-lines.mjs.
import { readFileSync } from 'node:fs';
import { refine, ringPts, stitch, traceArcs } from '../../lib/arcs.mjs';
import { nest, pair } from '../../lib/topology.mjs';
import { drawField, S } from '../lib/draw.mjs';
import * as L from './classic-lines.mjs';

const board = JSON.parse(readFileSync(new URL('../../../assets/boards/classic/board.json', import.meta.url), 'utf8'));
const kinds = new Map(board.provinces.map(({ id, kind = 'land' }) => [id, kind]));
const kindOf = id => kinds.get(id);
const isWater = id => kindOf(id) === 'sea';
const base = at => at.split('/')[0];

const NEUTRAL = { Ireland: 'irl', Iceland: 'ice', Corsica: 'cor', Sardinia: 'sar', Crete: 'cre', Cyprus: 'cyp' };
export function build() {
  const touching = [...board.borders.army, ...board.borders.fleet].map(([a, b]) => pair(base(a), base(b)));
  const adj = new Set(touching);
  const F = drawField({ ...L, isSea: isWater }, (a, b) => adj.has(pair(a, b)));
  const abbr = n => (n.startsWith('~') ? NEUTRAL[n.slice(1)] : n),
    names = F.names.map(abbr);
  const raw = traceArcs(F.lab, F.W, F.H),
    isSea = i => isWater(names[i]);
  // coasts keep their detail; frontiers are drawn a little rounder
  const arcs = raw.map(a => {
    const coast = a.left >= 0 && a.right >= 0 && isSea(a.left) !== isSea(a.right);
    return refine([a], S, { sigma: coast ? 1.7 : 2.6, tol: coast ? 0.28 : 0.22 })[0];
  });
  const areas = [];
  for (const [l, rings] of stitch(arcs))
    areas.push({ abbr: names[l], polygons: nest(rings.map(refs => ({ refs, pts: ringPts(arcs, refs).slice(0, -1) }))) });
  for (const a of areas) a.properties = { kind: kindOf(a.abbr) };
  return { frame: L.frame, arcs, areas };
}
