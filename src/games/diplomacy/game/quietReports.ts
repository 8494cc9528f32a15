import type { OrderResult, Report } from '../model/report.js';

/**
 * Whether nobody acted and nothing came of it: a movement in which every unit held without an order, a winter without an adjustment, a
 * placement without a unit to place, or battles that are still open on their tables, of which their own cards tell.
 */
export function isQuiet(report: Report): boolean {
  if (report.stage === undefined) return report.orders.every(isIdle) && FOLLOWED.every(news => isEmpty(report[news]));
  const { crossedOff = [], given = [], claims = [] } = report.war ?? {};
  const isUneventful = report.orders.length + report.captured.length + report.eliminated.length === 0;
  return isUneventful && crossedOff.length + given.length + claims.length === 0;
}

/** What a report tells besides what became of the orders. */
const FOLLOWED = ['captured', 'eliminated', 'called', 'provisional', 'unbuilt', 'war', 'conquered', 'revolts', 'virtual'] as const;
const isEmpty = (news: object | undefined): boolean => news === undefined || Object.keys(news).length === 0;

/** Whether a unit without an order held, nobody voted on it, and nothing happened to it. */
const isIdle = (result: OrderResult): boolean => !result.written && result.short === undefined && isQuietHold(result);

/** Whether the unit held and nothing happened to it. */
export const isQuietHold = ({ outcome, dislodged, bonus, battle, destroyed, reverted }: OrderResult): boolean =>
  outcome.kind === 'held' &&
  outcome.against === undefined &&
  [dislodged, bonus, battle].every(one => one === undefined) &&
  destroyed !== true &&
  reverted !== true;

/** Whether the battle lists are in and nobody has declared a battle, so that the provisional results stand. */
export const isUnchanged = ({ stage, orders, war }: Report): boolean =>
  stage === 'lists' && orders.length > 0 && (war?.battles.length ?? 0) === 0;
