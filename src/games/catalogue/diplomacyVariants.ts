import { memoise, memoiseByObject } from '../../lib/memoise.js';
import { type Board, compileBoard } from '../diplomacy/board/board.js';
import type { BoardFile } from '../diplomacy/board/boardFile.js';
import type { Terms } from '../diplomacy/model/state.js';
import { type Variant, variantFor } from '../diplomacy/model/variant.js';
import { classic } from '../diplomacy/variants/classic.js';
import { classicBattles } from '../diplomacy/variants/classicBattles.js';
import { lessonGame } from '../diplomacy/variants/lessonGame.js';
import { mandateOfHeaven } from '../diplomacy/variants/mandateOfHeaven.js';
import { warhammerFm05 } from '../diplomacy/variants/warhammerFm05.js';
import { warringStatesV1 } from '../diplomacy/variants/warringStatesV1.js';
import { warringStatesV2 } from '../diplomacy/variants/warringStatesV2.js';

/** The variants on offer, in the order they are listed. */
export const DIPLOMACY_VARIANTS: readonly OfferedVariant[] = [
  { id: 'warring-states-v2', board: 'warring-states-v2', on: warringStatesV2 },
  { id: 'warring-states-v1', board: 'warring-states-v1', on: warringStatesV1 },
  { id: 'mandate-of-heaven', board: 'mandate-of-heaven', on: mandateOfHeaven },
  { id: 'warhammer-fm05', board: 'warhammer-fm05', on: warhammerFm05 },
  { id: 'classic', board: 'classic', on: classic },
  { id: 'classic-battles', board: 'classic', on: classicBattles },
];

/** Variants that lessons are played on and nobody hosts. */
export const LESSON_VARIANTS: readonly OfferedVariant[] = [{ id: 'lesson', board: 'lesson', on: lessonGame }];

/** A variant on offer: its id, the id of its board file, and the variant on that board. */
export interface OfferedVariant {
  readonly id: string;
  readonly board: string;
  readonly on: (board: Board) => Variant;
}

/** Compiles all variants on offer from their board files. */
export const variantsOn = (boardFile: (id: string) => BoardFile): readonly Variant[] =>
  DIPLOMACY_VARIANTS.map(offered => compileVariant(offered, boardFile));

/** Compiles those of lessons. */
export const lessonVariantsOn = (boardFile: (id: string) => BoardFile): readonly Variant[] =>
  LESSON_VARIANTS.map(offered => compileVariant(offered, boardFile));

/** Compiles one of them. */
export const compileVariant = ({ board, on }: OfferedVariant, boardFile: (id: string) => BoardFile): Variant =>
  on(compileBoard(boardFile(board)));

/** Returns the board of a match with these terms, made from the printed board; the printed board itself if the game is unknown. */
export function boardAgreedOn(game: string, printed: BoardFile, terms: Terms): BoardFile {
  const variant = variantsIn(printed)(game);
  return variant ? variantFor(variant, terms).board.file : printed;
}

/** Returns a lookup of the variants on a board file by id. Each variant is made once. */
const variantsIn = memoiseByObject((printed: BoardFile) =>
  memoise((game: string): Variant | undefined => DIPLOMACY_VARIANTS.find(({ id }) => id === game)?.on(compileBoard(printed)), {
    keyOf: id => id,
  }),
);
