import { readFileSync } from 'node:fs';
import { compileVariant, DIPLOMACY_VARIANTS, type OfferedVariant } from '../games/catalogue/diplomacyVariants.js';
import { boardFile } from '../games/diplomacy/board/boardFile.js';
import { type Diplomacy, diplomacy } from '../games/diplomacy/game/diplomacy.js';
import type { Variant } from '../games/diplomacy/model/variant.js';
import { type OwnVariant, variantRules } from '../games/diplomacy/variants/variantRules.js';
import type { Fault } from '../games/game.js';
import type { InEach } from '../lib/language.js';
import { memoise } from '../lib/memoise.js';
import { ok, type Result, refuse } from '../lib/result.js';

/** A variant and its game. */
export interface LibraryVariant {
  readonly variant: Variant;
  readonly game: Diplomacy;
}

/** An entry of `variants()`. */
export interface VariantSummary {
  readonly id: string;
  readonly name: InEach;
  /** Author of the variant, and whether the board is a reconstruction. */
  readonly credit: InEach;
  readonly players: { readonly least: number; readonly most: number };
  readonly powers: readonly PowerSummary[];
  /** Supply centres needed to win, and the number of centres that count. */
  readonly victory: { readonly centres: number; readonly of: number };
  /** Options for `start`, which takes the `value` of a choice. Without `choices`: a whole number from 1, or text if `isText`. */
  readonly options: readonly VariantOption[];
  /** Whether movement phases may contain decisive battles, with statements as well as orders. */
  readonly hasBattles: boolean;
  /** Whether powers without a player are ordered by vote: see `attend`. */
  readonly hasVotes: boolean;
}

export interface PowerSummary {
  readonly id: string;
  readonly name: InEach;
  /** Whether it starts without a player. */
  readonly isNeutral: boolean;
}

export interface VariantOption {
  readonly key: string;
  readonly name: InEach;
  readonly about: InEach;
  readonly choices?: readonly { readonly value: string; readonly name: InEach }[] | undefined;
  readonly isText?: true | undefined;
}

/** The variant with that id, compiled when it is first needed. Fault: `unknown-variant` { typed, known }. */
export function variantNamed(id: string): Result<LibraryVariant, Fault> {
  const offered = DIPLOMACY_VARIANTS.find(one => one.id === id);
  return offered ? ok(made(offered)) : refuse({ code: 'unknown-variant', typed: id, known: DIPLOMACY_VARIANTS.map(one => one.id) });
}

const made = memoise(
  (offered: OfferedVariant): LibraryVariant => {
    const variant = compileVariant(offered, readOwn);
    return { variant, game: diplomacy(variant) };
  },
  { keyOf: ({ id }) => id },
);

/** Throws if the package lacks a file. */
const readOwn = (folder: string): OwnVariant => ({
  rules: variantRules.parse(compiled(folder, 'variant.json')),
  board: boardFile.parse(compiled(folder, 'board.json')),
});

const compiled = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../dist/boards/${folder}/${file}`, import.meta.url), 'utf8'));

export const variantSummaries = (): readonly VariantSummary[] => DIPLOMACY_VARIANTS.map(made).map(summaryOf);

function summaryOf({ variant, game }: LibraryVariant): VariantSummary {
  const { board } = variant;
  const { centres, of } = board.file.victory;
  return {
    id: game.id,
    name: game.title,
    credit: game.credit,
    players: game.players,
    powers: board.powers.map(({ id, name, neutral }) => ({ id, name, isNeutral: neutral === true })),
    victory: { centres, of },
    options: (game.settings ?? []).map(({ key, name, about, choices, isText }) => ({
      key,
      name,
      about,
      ...(choices && { choices }),
      ...(isText && { isText }),
    })),
    hasBattles: variant.battles === true,
    hasVotes: game.votes === true,
  };
}
