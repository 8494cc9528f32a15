import { ok, type Result, refuse } from '../../../lib/result.js';
import type { Board } from '../board/board.js';
import type { PhaseKind } from '../model/state.js';
import type { RefusedOrder } from '../orders/refusedOrder.js';
import { adjustmentOrder } from './adjustmentNotation.js';
import type { Cursor } from './cursor.js';
import { areSeveral, movementOrders, type Reads } from './movementNotation.js';
import type { OrderDraft } from './orderDraft.js';
import { type OrderLexicon, orderLexiconOf } from './orderLexicon.js';
import { inNotation } from './plainLanguage.js';
import { retreatOrder } from './retreatNotation.js';
import type { SentenceText } from './sentencePhrases.js';
import { type OwnUnit, saidIn, sentenceReadings } from './sentences.js';
import { shortMovement } from './shortNotation.js';
import { type TokenLine, tokenize, tokenizePlain } from './tokenLine.js';

/** Splits a text into orders, at newlines and semicolons. Trims them and drops empty ones. */
export const orderLines = (text: string): readonly string[] =>
  text
    .split(/[\n;]/)
    .map(line => line.trim())
    .filter(line => line !== '');

/**
 * Returns all readings of one order, at least one. "Shang-Yong" may be a move or a single name: only the position can tell. Sentences are
 * read where the notation does not read them; in those, "the fleet" alone is one of the power's `own` units.
 */
export function parseOrder(
  board: Board,
  phase: PhaseKind,
  typed: string,
  own: readonly OwnUnit[] = [],
): Result<readonly OrderDraft[], RefusedOrder> {
  const lexicon = orderLexiconOf(board);
  const line = tokenizePlain(lexicon, typed) ?? tokenize(lexicon, withoutTrimmings(typed));
  const read = readings(lexicon, phase, line);
  if (read.ok) return read;
  for (const plain of inNotation(typed)) {
    const again = plain === typed ? read : readings(lexicon, phase, tokenize(lexicon, withoutTrimmings(plain)));
    if (again.ok) return again;
  }
  const said = saidIn(withoutTrimmings(typed));
  const told = sentence(lexicon, phase, said, own);
  if (told.ok) return told;
  const fits = RECOGNISED.find(other => other !== phase && (readings(lexicon, other, line).ok || sentence(lexicon, other, said, own).ok));
  if (fits !== undefined) return refuse({ code: 'not-in-this-phase', typed, of: fits });
  return told.fault.code === 'ambiguous-place' ? told : read;
}

/** Reads a sentence in all ways. The fault says more than that it is not understood only if a place is ambiguous. */
function sentence(
  lexicon: OrderLexicon,
  phase: PhaseKind,
  said: readonly SentenceText[],
  own: readonly OwnUnit[],
): ReturnType<typeof parseOrder> {
  const drafts = new Map<string, OrderDraft>();
  let fault: RefusedOrder = { code: 'not-understood', typed: '' };
  for (const notation of sentenceReadings(phase, said, own)) {
    const read = readings(lexicon, phase, tokenize(lexicon, notation));
    if (read.ok) for (const draft of read.value) drafts.set(JSON.stringify(draft), draft);
    else if (read.fault.code === 'ambiguous-place') fault = read.fault;
  }
  return drafts.size > 0 ? ok([...drafts.values()]) : refuse(fault);
}

/**
 * Fast path: the draft of an order in plain letters and signs that can be read in one way only. Undefined for all others, which `parseOrder`
 * reads.
 */
export function onlyReading(lexicon: OrderLexicon, phase: PhaseKind, typed: string): OrderDraft | undefined {
  const short = phase === 'movement' ? shortMovement(lexicon, typed) : undefined;
  if (short !== undefined) return short;
  const line = tokenizePlain(lexicon, typed);
  if (line === undefined || line.hyphens.length > 0) return undefined;
  const reads = readAs({ lexicon, phase, line, arrow: NO_ARROW, next: 0, ahead: undefined });
  return !areSeveral(reads) && reads.ok ? reads.value : undefined;
}

/** Phases whose orders can be recognised by their form. */
const RECOGNISED = ['movement', 'retreats', 'adjustments'] as const;

/** Removes what surrounds orders in lists and quotations: "1. `A Ji H`!" */
const withoutTrimmings = (typed: string): string =>
  typed
    .replace(/^\s*(?:\d{1,2}[.)]|[•*·])\s+/, '')
    .replaceAll(/[`"“”«»]/g, ' ')
    .replace(/(?<![!\s])[!\s]+$/, '');

/**
 * Reads a line with none and with each of its hyphens without spaces as the arrow. The fault is the first that says more than
 * `not-understood`.
 */
function readings(lexicon: OrderLexicon, phase: PhaseKind, line: TokenLine): Result<readonly OrderDraft[], RefusedOrder> {
  const reads = [NO_ARROW, ...line.hyphens.slice(0, MOST_HYPHENS)].flatMap(arrow =>
    readAs({ lexicon, phase, line, arrow, next: 0, ahead: undefined }),
  );
  const drafts: OrderDraft[] = [];
  let fault: RefusedOrder | undefined;
  for (const read of reads) {
    if (read.ok) drafts.push(read.value);
    else if (fault === undefined || fault.code === 'not-understood') fault = read.fault;
  }
  return drafts.length > 0 ? ok(drafts) : refuse(fault ?? { code: 'not-understood', typed: line.typed });
}

const NO_ARROW = -1;
/** Maximum number of hyphens tried as the arrow, since each adds a reading of the whole line. Two names cannot have more. */
const MOST_HYPHENS = 16;

function readAs(cursor: Cursor): Reads {
  switch (cursor.phase) {
    case 'movement':
      return movementOrders(cursor);
    case 'retreats':
      return retreatOrder(cursor);
    case 'placement':
    case 'adjustments':
      return adjustmentOrder(cursor);
    default:
      return cursor.phase satisfies never;
  }
}
