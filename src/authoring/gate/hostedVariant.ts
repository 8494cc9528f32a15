import { z } from 'zod';
import { type BoardFile, boardFile } from '../../games/diplomacy/board/boardFile.js';
import type { Variant } from '../../games/diplomacy/model/variant.js';
import { atOnce } from '../../lib/breath.js';
import { compiled } from '../compile/authoredVariant.js';
import { type VariantFile, variantFile } from '../model/folderFiles.js';

/** A variant as it is stored: JSON of what its variant.json says, and of its board. */
export interface StoredVariant {
  readonly written: string;
  readonly board: string;
}

/** The parts of a stored variant, read and checked. Throws if they are not what was once stored. */
export interface VariantParts {
  readonly written: VariantFile;
  readonly board: BoardFile;
}

/** The steps of reading a stored variant, each short: whoever must not be held up waits between them. */
export const STORED_STEPS = {
  written: ({ written }: StoredVariant): VariantFile => variantFile.parse(JSON.parse(written)),
  board: boardInParts,
  /** Under the id of its game, so that nothing of ours with the author's id is taken for it. */
  compiled: (game: string, { written, board }: VariantParts): Variant => ({
    ...compiled(written, { ...board, id: game }),
    id: game,
  }),
};

/** How many provinces are checked in one part. */
const PROVINCES_AT_ONCE = 50;

const withProvinces = z.looseObject({ provinces: z.array(z.unknown()) });

/** Reads a board in parts that are short however large it is: the reader comes back between them. */
function* boardInParts({ board }: StoredVariant): Generator<undefined, BoardFile, undefined> {
  const read = withProvinces.parse(JSON.parse(board));
  yield;
  const provinces: BoardFile['provinces'] = [];
  for (let from = 0; from < read.provinces.length; from += PROVINCES_AT_ONCE) {
    provinces.push(...boardFile.shape.provinces.parse(read.provinces.slice(from, from + PROVINCES_AT_ONCE)));
    yield;
  }
  return { ...boardFile.parse({ ...read, provinces: [] }), provinces };
}

/** A stored variant as the game of this id. */
export const hostedVariant = (game: string, stored: StoredVariant): Variant =>
  STORED_STEPS.compiled(game, { written: STORED_STEPS.written(stored), board: atOnce(STORED_STEPS.board(stored)) });
