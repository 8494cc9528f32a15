import { tidyJson } from '../../src/authoring/compile/tidyJson.js';
import type { FolderFile } from '../../src/authoring/model/variantFault.js';
import { FRAME, outlines } from './draw.mjs';
import { board, ISLE, idOf, isSea, variant } from './structure.js';

/**
 * What does not stand where it would by itself: fleets, so that arrows pass through the straits; names below their units, where a dislodged
 * unit does not cover them.
 */
const PLACES: readonly (readonly [id: string, x: number, y: number])[] = [
  ['unit:oce', 560, 1160],
  ['unit:ris', 1455, 468],
  ['unit:wba', 606, 770],
  ['unit:eba', 880, 752],
  ['centre:eag', 1122, 462],
  ['label:eag', 1190, 512],
  ['centre:emb', 832, 655],
  ['label:emb', 752, 716],
];

/** The files of docs/examples/cauldron: the same bytes each time. */
export const cauldronFolder = (): ReadonlyMap<FolderFile, string> =>
  new Map<FolderFile, string>([
    ['variant.json', tidyJson(variant)],
    ['board.json', tidyJson(board)],
    ['map.svg', svg()],
  ]);

function svg(): string {
  const drawn = outlines((kind, sector) => (kind === 'isle' ? ISLE[0] : idOf(kind, sector)));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${FRAME.width} ${FRAME.height}">`,
    '  <style>path { stroke: #3b2b1a } .land { fill: #f3ead2 } .sea { fill: #bfd1cb } circle { fill: none; stroke: #a3261c }</style>',
    ...board.provinces.map(({ id }) => `  <path id="${id}" class="${isSea(id) ? 'sea' : 'land'}" d="${drawn.get(id) ?? ''}"/>`),
    ...PLACES.map(([id, x, y]) => `  <circle id="${id}" cx="${x}" cy="${y}" r="6"/>`),
    '</svg>',
    '',
  ].join('\n');
}
