import type { Language } from '../../../lib/language.js';
import { LINES_READ, LINES_WITH_SUGGESTIONS, LINES_WITHOUT_SENSE, type Reading, type TypedLine } from '../../game.js';
import { readStatementLine } from '../battles/battleTopics.js';
import { formatStatement } from '../battles/formatStatement.js';
import { isStatement } from '../battles/readStatement.js';
import type { PowerId } from '../board/location.js';
import type { BattleStatement } from '../model/battle/battleStatement.js';
import type { State, Submission } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { WrittenOrder } from '../model/writtenOrder.js';
import { orderFinder } from '../notation/nearestOrders.js';
import { orderKey } from '../orders/orderFault.js';
import { orderEntry } from '../votes/orderEntry.js';
import { orderText, textContext, textsIn } from './seatTopics.js';
import { typedOrders } from './typedOrders.js';

const SUGGESTIONS = 3;
const areStatements = (parts: readonly string[]): boolean => parts.length > 1 && parts.every(isStatement);
/** Faults of lines in which nothing was recognised, and of all that are no order. */
const SENSELESS: readonly string[] = ['not-understood', 'unknown-place'];
const UNREADABLE: readonly string[] = [...SENSELESS, 'ambiguous-place'];

/**
 * Adds valid lines to what is filed, in the order typed. Each invalid line gets its fault, and the first `helped` ones the nearest legal
 * orders too. Of several lines for one unit or site the last one counts, and the others say which that is. If none of the first lines
 * means anything, the others are not read.
 */
export function readSheet(
  variant: Variant,
  now: State,
  seat: PowerId,
  text: string,
  onFile: Submission | undefined,
  language: Language,
  helped: number = LINES_WITH_SUGGESTIONS,
): Reading<Submission> {
  const writing = orderEntry(variant, now);
  const context = textContext(variant, now, language);
  let near: ((typed: string) => readonly string[]) | undefined;
  let left = helped;
  let orders: readonly WrittenOrder[] = onFile?.orders ?? [];
  let said: readonly BattleStatement[] = onFile?.said ?? [];
  const read: (WrittenOrder | undefined)[] = [];
  /** Whether any line so far was one that can be read, if only to be refused. */
  let makesSense = false;
  const lines = typedOrders(now, seat, text, isRead).map((typed, line): TypedLine => {
    if (line >= LINES_READ) return { typed, fault: { code: 'too-many-lines', most: LINES_READ }, suggestions: [] };
    if (line >= LINES_WITHOUT_SENSE && !makesSense)
      return { typed, fault: { code: 'nothing-understood', first: LINES_WITHOUT_SENSE }, suggestions: [] };
    if (variant.battles && (now.fight || isStatement(typed))) {
      const one = readStatementLine(variant, now, seat, typed, said);
      makesSense ||= one.ok || isStatement(typed);
      if (!one.ok) return refused(typed, one.fault);
      said = one.value.said;
      return { typed, text: formatStatement(variant.board, one.value.one, language), suggestions: [] };
    }
    const order = writing.read(seat, typed, orders);
    makesSense ||= order.ok || !SENSELESS.includes(order.fault.code);
    if (!order.ok) return refused(typed, order.fault);
    const laid = writing.overlay(seat, orders, order.value);
    orders = laid.orders;
    if (!laid.fault) read[line] = order.value;
    return laid.fault ? refused(typed, laid.fault) : { typed, text: orderText(context, order.value), suggestions: [] };
  });
  return { submission: { orders, ...(said.length > 0 && { said }) }, lines: lines.map(withReplacement) };

  /** Whether a line can be read at all; it may still be refused. Several statements on one line are read one by one. */
  function isRead(typed: string): boolean {
    if (variant.battles && (now.fight || isStatement(typed))) return !areStatements(typed.split(','));
    const order = writing.read(seat, typed, orders);
    return order.ok || !UNREADABLE.includes(order.fault.code);
  }

  function withReplacement(line: TypedLine, place: number): TypedLine {
    const own = read[place];
    if (own === undefined || orders.includes(own)) return line;
    const by = read.findIndex(
      (other, i) => i > place && other !== undefined && orders.includes(other) && orderKey(other) === orderKey(own),
    );
    const text = lines[by]?.text;
    return text === undefined ? line : { ...line, replacedBy: text };
  }

  function refused(typed: string, fault: NonNullable<TypedLine['fault']>): TypedLine {
    left -= 1;
    if (left < 0) return { typed, fault, suggestions: [] };
    near ??= orderFinder(variant.board, now.phase, textsIn(variant, now, seat, language), SUGGESTIONS);
    return { typed, fault, suggestions: near(typed) };
  }
}
