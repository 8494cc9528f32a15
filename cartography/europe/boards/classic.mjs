// Classic: its borders as the board has them, drawn along the frontiers of classic-lines.mjs.
import { readFileSync } from 'node:fs';
import { refine, ringPts, stitch, traceArcs } from '../../lib/arcs.mjs';
import { contacts, nest, pair } from '../../lib/topology.mjs';
import { drawField, S } from '../lib/draw.mjs';
import * as L from './classic-lines.mjs';

const board = JSON.parse(readFileSync(new URL('../../../assets/boards/classic/board.json', import.meta.url), 'utf8'));
const kinds = new Map(board.provinces.map(({ id, kind }) => [id, kind]));
const kindOf = id => kinds.get(id);
const isWater = id => kindOf(id) === 'sea';
const base = at => at.split('/')[0];

const NEUTRAL = { Ireland: 'irl', Iceland: 'ice', Corsica: 'cor', Sardinia: 'sar', Crete: 'cre', Cyprus: 'cyp' };
// which stretch of the outline is which coast, by the sea it faces
const COASTS = {
  stp: sea => (sea === 'bar' ? 'nc' : 'sc'),
  bul: sea => (sea === 'bla' ? 'ec' : 'sc'),
  spa: (sea, ends) => (sea === 'mao' && ends.some(s => s.has('gas')) ? 'nc' : 'sc'),
};

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
  const sides = arcs.map(a => [a.left, a.right].filter(l => l >= 0).map(l => names[l]));
  const { nodes } = contacts({ arcs: arcs.map(a => a.pts), sides });
  const coastArcs = id => {
    if (!COASTS[id]) return null;
    const out = {};
    arcs.forEach((a, i) => {
      if (!sides[i].includes(id)) return;
      const sea = sides[i].find(isWater);
      if (!sea) return;
      const ends = [a.pts[0], a.pts.at(-1)].map(p => nodes.get(p.join(','))?.spaces ?? new Set());
      const coast = COASTS[id](sea, ends);
      out[coast] = [...(out[coast] ?? []), i];
    });
    return out;
  };
  for (const a of areas) {
    const coasts = coastArcs(a.abbr);
    a.properties = { kind: kindOf(a.abbr), ...(coasts && { coasts }) };
  }

  return { frame: L.frame, arcs, areas };
}
