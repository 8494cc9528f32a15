import type { InEach } from '../../lib/language.js';
import { memoise, memoiseByObject } from '../../lib/memoise.js';
import { type Board, compileBoard } from '../diplomacy/board/board.js';
import type { BoardFile } from '../diplomacy/board/boardFile.js';
import type { Terms } from '../diplomacy/model/state.js';
import type { Variant } from '../diplomacy/model/variant.js';
import { addedToBoard, type OwnVariant, type VariantRules, variantOn } from '../diplomacy/variants/variantRules.js';
import { warhammerBoard, warhammerFm05 } from '../diplomacy/variants/warhammerFm05.js';
import { NOMADS_COUNTED, RAPIDS_STOP, REPORTS_CHECKED, SYLVANIA_AND_OCEANS } from './ruleChanges.js';

/** The variants on offer, in the order they are listed. */
export const DIPLOMACY_VARIANTS: readonly OfferedVariant[] = [
  { id: 'warring-states-v2', folder: 'warring-states-v2', rulesPages: ['warring-states'], changes: [RAPIDS_STOP] },
  { id: 'warring-states-v1', folder: 'warring-states-v1', rulesPages: ['warring-states'], changes: [RAPIDS_STOP] },
  { id: 'mandate-of-heaven', folder: 'mandate-of-heaven', rulesPages: ['mandate-of-heaven'], changes: [NOMADS_COUNTED] },
  {
    id: 'warhammer-fm05',
    folder: 'warhammer-fm05',
    rulesPages: ['warhammer-fm05', 'decisive-battles'],
    changes: [SYLVANIA_AND_OCEANS, REPORTS_CHECKED],
    choices: { variant: warhammerFm05, board: warhammerBoard },
  },
  { id: 'classic', folder: 'classic', rulesPages: ['classic'] },
  {
    // The author of Warhammer Diplomacy suggests its decisive battles for other boards ("Additional Maps").
    id: 'classic-battles',
    folder: 'classic',
    title: { en: 'Classic with decisive battles', fr: 'Classique avec batailles décisives' },
    rules: [{ rule: 'decisive-battles' }],
    rulesPages: ['decisive-battles', 'classic'],
    changes: [REPORTS_CHECKED],
  },
];

/** Variants that lessons are played on and nobody hosts. */
export const LESSON_VARIANTS: readonly OfferedVariant[] = [{ id: 'lesson', folder: 'lesson', rulesPages: ['classic'] }];

/** A variant on offer: its folder in `assets/boards`, and what a folder has no form for. */
export interface OfferedVariant {
  readonly id: string;
  readonly folder: string;
  /** In place of the name that the folder gives. */
  readonly title?: InEach;
  /** Rules by name, beside those of the folder. */
  readonly rules?: VariantRules['rules'];
  readonly rulesPages: Variant['rulesPages'];
  readonly changes?: readonly InEach[];
  readonly choices?: HostsChoices;
}

/** What hosts may choose, for a variant as its folder has it, and the board of a match on its printed board. */
export interface HostsChoices {
  readonly variant: (printed: Variant) => Variant;
  readonly board: (printed: Board, terms: Terms) => BoardFile;
}

/** Reads what a folder of `assets/boards` was compiled to. */
export type ReadOwnVariant = (folder: string) => OwnVariant;

/** Makes all variants on offer from their folders. */
export const variantsOn = (read: ReadOwnVariant): readonly Variant[] => DIPLOMACY_VARIANTS.map(offered => compileVariant(offered, read));

/** Makes those of lessons. */
export const lessonVariantsOn = (read: ReadOwnVariant): readonly Variant[] => LESSON_VARIANTS.map(offered => compileVariant(offered, read));

/** Makes one of them. */
export function compileVariant(offered: OfferedVariant, read: ReadOwnVariant): Variant {
  const { rules, board } = read(offered.folder);
  return variantFrom(offered, rules, compileBoard({ ...board, ...addedToBoard(offered.rules ?? []) }));
}

/** Makes one of them from the rules of its folder, on a board that was compiled before. */
export function variantFrom(offered: OfferedVariant, rules: VariantRules, board: Board): Variant {
  const { id, title, rules: more = [], rulesPages, changes, choices } = offered;
  const printed: Variant = {
    ...variantOn({ ...rules, rules: [...rules.rules, ...more] }, board),
    ...{ id, rulesPages },
    ...(title && { title }),
    ...(changes && { changes }),
  };
  return choices ? choices.variant(printed) : printed;
}

/** Returns the board of a match with these terms, made from the printed board; the printed board itself if nothing was to be chosen. */
export function boardAgreedOn(game: string, printed: BoardFile, terms: Terms): BoardFile {
  const choices = DIPLOMACY_VARIANTS.find(({ id }) => id === game)?.choices;
  return choices ? agreedBoards(choices)(printed)(terms) : printed;
}

/** How many boards are kept for each printed board; the least recently used are dropped. */
const BOARDS = 64;
const agreedBoards = memoiseByObject((choices: HostsChoices) =>
  memoiseByObject((printed: BoardFile) => {
    const board = compileBoard(printed);
    return memoise((terms: Terms) => choices.board(board, terms), { keyOf: terms => JSON.stringify(terms), capacity: BOARDS });
  }),
);
