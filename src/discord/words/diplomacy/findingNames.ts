import type { Location, PowerId } from '../../../games/diplomacy/board/location.js';
import type { Unit } from '../../../games/diplomacy/board/position.js';
import type { Finding } from '../../../games/diplomacy/explanation/orderExplanation.js';
import type { Strength } from '../../../games/diplomacy/model/outcome.js';
import type { WrittenOrder } from '../../../games/diplomacy/model/writtenOrder.js';

/** A finding with a sentence of its own. Results are put into words as in reports. */
export type ToldFinding = Exclude<Finding, { kind: 'result' }>;

/** The names that sentences about findings need, for one phase and one language. */
export interface FindingNames {
  /** "A Xianyang – Anyi". */
  readonly order: (order: WrittenOrder) => string;
  /** The unit of an order: "A Xianyang". */
  readonly unitOf: (order: WrittenOrder) => string;
  /** "A Xianyang". */
  readonly unit: (unit: Unit) => string;
  readonly place: (at: Location) => string;
  readonly power: (id: PowerId) => string;
  /** "1 + 1 (Shaoliang) = 2". */
  readonly sum: (strength: Strength) => string;
  /** "A, B and C". */
  readonly all: (texts: readonly string[]) => string;
}

/** The verb form for one subject, or for several. */
export const many = (items: readonly unknown[], one: string, more: string): string => (items.length > 1 ? more : one);
