import type { OrderResult } from '../diplomacy/model/report.js';
import type { LessonResult } from './lesson.js';

/** Questions about results, of which the aims of lessons are made. Places are ids of provinces. */
type Question = (resolved: LessonResult) => boolean;

const bare = (at: string): string => at.split(/[/#]/)[0] ?? at;

/** Whether a unit of the power is there afterwards. */
export const standsAt =
  (power: string, at: string, type?: 'A' | 'F'): Question =>
  ({ state }) =>
    state.position.units.some(unit => unit.power === power && bare(unit.at) === at && (type === undefined || unit.type === type));

/** How many units the power has afterwards, those included that still have to retreat. */
export const unitsOf = ({ state }: LessonResult, power: string): number =>
  [...state.position.units, ...state.position.dislodged].filter(unit => unit.power === power).length;

/** What became of the unit that was there at first. */
export const resultAt = ({ report }: LessonResult, at: string): OrderResult | undefined =>
  report.orders.find(({ order }) => 'at' in order && bare(order.at) === at);

/** Whether this became of the unit that was there at first. */
export const became =
  (at: string, ...kinds: readonly OrderResult['outcome']['kind'][]): Question =>
  resolved => {
    const kind = resultAt(resolved, at)?.outcome.kind;
    return kind !== undefined && kinds.includes(kind);
  };

/** Whether any unit of the power had such an outcome. */
export const anyBecame =
  (power: string, kind: OrderResult['outcome']['kind']): Question =>
  ({ report }) =>
    report.orders.some(result => result.power === power && result.outcome.kind === kind);

/** Whether the unit that was there at first tried to go to this place. */
export const wentFor =
  (at: string, to: string): Question =>
  resolved => {
    const order = resultAt(resolved, at)?.order;
    return order?.kind === 'move' && bare(order.to) === to;
  };

/** Whether the unit that was there at first was dislodged. */
export const wasDislodged =
  (at: string): Question =>
  resolved =>
    resultAt(resolved, at)?.dislodged !== undefined;

/** All of these. */
export const all =
  (...questions: readonly Question[]): Question =>
  resolved =>
    questions.every(ask => ask(resolved));

export const not =
  (ask: Question): Question =>
  resolved =>
    !ask(resolved);
