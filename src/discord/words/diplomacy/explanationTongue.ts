import type { Location, PowerId } from '../../../games/diplomacy/board/location.js';
import type { Unit } from '../../../games/diplomacy/board/position.js';
import type { ClosedRetreat, Finding, Meeting, RuleCode } from '../../../games/diplomacy/explanation/orderExplanation.js';
import type { Strength } from '../../../games/diplomacy/model/outcome.js';
import type { WrittenOrder } from '../../../games/diplomacy/model/writtenOrder.js';

/** What findings are told with: the names of one phase, in one language. */
export interface Telling {
  /** "A Xianyang – Anyi". */
  readonly order: (order: WrittenOrder) => string;
  /** The unit of an order, and a unit: "A Xianyang". */
  readonly unitOf: (order: WrittenOrder) => string;
  readonly unit: (unit: Unit) => string;
  readonly place: (at: Location) => string;
  readonly power: (id: PowerId) => string;
  /** "1 + 1 (Shaoliang) = 2". */
  readonly sum: (strength: Strength) => string;
  /** "A, B and C". */
  readonly all: (texts: readonly string[]) => string;
}

type Kind = Exclude<Finding['kind'], 'result'>;
/** A finding of one of these kinds. */
export type Said<K extends Kind> = { [P in K]: Extract<Finding, { kind: P }> & { readonly kind: P } }[K];
/** A sentence for each kind of finding, without its full stop: the rule follows in brackets. */
export type Sayings = { readonly [K in Kind]: (finding: Said<K>, telling: Telling) => string };

export const saySaid = <K extends Kind>(finding: Said<K>, sayings: Sayings, telling: Telling): string =>
  sayings[finding.kind](finding, telling);

/** All that explanations need in one language. */
export interface ExplanationTongue {
  readonly sayings: Sayings;
  readonly rules: Readonly<Record<RuleCode, string>>;
  /** Who a move met, behind the strength it met. */
  readonly meeting: (meeting: Meeting, telling: Telling) => string;
  /** "A, B and C". */
  readonly all: (texts: readonly string[]) => string;
  /** The last line, where not everything fitted. */
  readonly shortened: string;
}

/** Closed places with what closed them, the same reason once. */
export function byReason(closed: readonly ClosedRetreat[]): readonly (readonly [ClosedRetreat['why'], readonly Location[]])[] {
  const reasons = [...new Set(closed.map(({ why }) => why))];
  return reasons.map(reason => [reason, closed.filter(({ why }) => why === reason).map(({ to }) => to)] as const);
}
