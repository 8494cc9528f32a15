import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readGeometry } from '../../../src/assets.js';
import { readVariant } from '../../../src/authoring/compile/readVariant.js';
import { FOLDER_FILES } from '../../../src/authoring/model/variantFault.js';
import { type BoardSource, boardGeometry } from '../../../src/drawing/layout/boardGeometry.js';
import { boardOnPage } from '../../../src/drawing/layout/boardOnPage.js';
import { unitPlace } from '../../../src/drawing/layout/unitPlaces.js';
import { nearestCopy } from '../../../src/drawing/layout/wrapAround.js';
import { pageOf } from '../../../src/games/diplomacy/board/pageOf.js';
import { BOARDS_PLAYED, BOARDS_TAUGHT } from '../postedPages.js';

/** A board of docs/examples. */
function example(name: string): BoardSource {
  const fileOf = (file: string) => new Uint8Array(readFileSync(new URL(`../../../docs/examples/${name}/${file}`, import.meta.url)));
  const read = readVariant(new Map(FOLDER_FILES.map(file => [file, fileOf(file)])));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return { board: read.value.variant.board.file, geometry: read.value.geometry };
}

const own = Object.entries({ ...BOARDS_PLAYED, ...BOARDS_TAUGHT }).map(([name, board]): [string, BoardSource] => [
  name,
  { board, geometry: readGeometry(board.id) },
]);
const examples = ['cauldron', 'chaos', 'monsoon'].map((name): [string, BoardSource] => [name, example(name)]);

/** The Tempest Ocean is at both edges of Warhammer's board; with few nations it is closed. */
const WRAPPING = ['warhammer-fm05'];

describe.each([...own, ...examples])('%s, as a whole and on its page', (name, source) => {
  const page = pageOf(source.board);
  const drawn = [boardGeometry(source), ...(page ? [boardGeometry(boardOnPage(source, page))] : [])];

  test(WRAPPING.includes(name) ? 'wraps around the world' : 'ends at its edges', () => {
    for (const { wrapWidth, board } of drawn) expect(wrapWidth).toBe(WRAPPING.includes(name) ? board.frame.width : undefined);
  });

  if (WRAPPING.includes(name)) return;

  test('every move to a neighbour is drawn there, not to a copy beyond the edge', () => {
    for (const geometry of drawn)
      for (const [a, b] of [...source.board.borders.army, ...source.board.borders.fleet]) {
        const to = unitPlace(geometry, b);
        expect(nearestCopy(geometry, unitPlace(geometry, a), to)).toEqual(to);
      }
  });
});
