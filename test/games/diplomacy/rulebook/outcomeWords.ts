/** The words of case files for outcomes: each with the adjudicator's code, and whether it is a success. */
export const WORDS = {
  moves: { outcome: 'moved', success: true },
  bounces: { outcome: 'bounced', success: false },
  /** The move is stopped by a unit of its own power that stays. */
  blocked: { outcome: 'own-unit', success: false },
  holds: { outcome: 'held', success: true },
  /** The unit is dislodged, whatever the outcome of its order. */
  dislodged: { outcome: undefined, success: false },
  given: { outcome: 'given', success: true },
  /** Also for a support that is cut in part: `cut to 1`. */
  cut: { outcome: 'cut', success: false },
  /** A support or convoy for an order that was not given. */
  unmatched: { outcome: 'unmatched', success: false },
  convoys: { outcome: 'convoyed', success: true },
  /** A convoy whose army had the order but did not arrive. */
  idle: { outcome: 'not-carried', success: false },
  unconvoyed: { outcome: 'no-convoy', success: false },
  raised: { outcome: 'raised', success: true },
  /** A rapid river move: `travels to Zhe` if it reaches its last space, `stops in Luo` if it does not. */
  travels: { outcome: 'travelled', success: true },
  stops: { outcome: 'travelled', success: false },
  retreats: { outcome: 'retreated', success: true },
  disbands: { outcome: 'disbanded', success: undefined },
  built: { outcome: 'built', success: true },
  removed: { outcome: 'removed', success: true },
  /** A build or placement in a place where another power built first. */
  crowded: { outcome: 'crowded-out', success: false },
  /** A build in a centre without the placements that must come first. */
  unopened: { outcome: 'not-opened', success: false },
  waived: { outcome: 'waived', success: true },
  /** A vote, with the powers and units that support it: `carried, 5 of 8 powers, 13 of 24 units`. */
  carried: { outcome: 'carried', success: true },
  outvoted: { outcome: 'outvoted', success: false },
  /** A convoy broken by an attack that did not dislodge its fleet. */
  disrupted: { outcome: 'disrupted', success: false },
  /** An order that is not understood or not allowed: `illegal` alone, or with the fault's code. */
  illegal: { outcome: 'illegal', success: false },
  /** For sources that say only whether the order succeeds. */
  succeeds: { outcome: undefined, success: true },
  fails: { outcome: undefined, success: false },
} as const;
export type Word = keyof typeof WORDS;

/** The expected outcome of one order, such as `bounces as an army, 1 + 1 (Sli) - 1 (wall) against 1`. */
export interface Expectation {
  readonly word: Word;
  /** `1` in `cut to 1`, `Zhe` in `travels to Zhe`, `Luo` in `stops in Luo`, `no-convoy` in `illegal no-convoy`. */
  readonly detail?: string;
  /** Whether the fleet became an army. */
  readonly asArmy: boolean;
  /** The comparison that decided the outcome, such as `1 + 1 (Sli) - 1 (wall) against 1`. */
  readonly arithmetic?: string;
}

const isWord = (word: string): word is Word => word in WORDS;

/** Undefined if the text is not an expectation. */
export function readExpectation(text: string): Expectation | undefined {
  const [, word = '', detail, asArmy, arithmetic] =
    /^(\w+)(?: (?:to |in )?(?!as an army)([\w/-]+))?( as an army)?(?:, (.+))?$/.exec(text) ?? [];
  if (!isWord(word)) return undefined;
  return { word, ...(detail && { detail }), asArmy: asArmy !== undefined, ...(arithmetic && { arithmetic }) };
}

const PREPOSITION: Partial<Record<Word, string>> = { cut: 'to ', travels: 'to ', stops: 'in ' };

export function writeExpectation({ word, detail, asArmy, arithmetic }: Expectation): string {
  const said = detail === undefined ? word : `${word} ${PREPOSITION[word] ?? ''}${detail}`;
  return `${said}${asArmy ? ' as an army' : ''}${arithmetic ? `, ${arithmetic}` : ''}`;
}

/** Adds up both sides: "1 + 1 (Sli) - 1 (wall) against 1" gives [1, 1]. Undefined if there is no comparison. */
export function totals(arithmetic: string): readonly [number, number] | undefined {
  const [left, right, ...more] = arithmetic
    .replace(/\([^)]*\)/g, '')
    .replaceAll('−', '-')
    .split(/ against /);
  if (left === undefined || right === undefined || more.length > 0) return undefined;
  return [sum(left), sum(right)];
}

const sum = (terms: string): number =>
  (terms.replaceAll(' ', '').match(/[+-]?\d+/g) ?? []).reduce((total, term) => total + Number(term), 0);
