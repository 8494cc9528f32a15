import type { OrderResult, Report } from '../model/report.js';

/**
 * Whether nobody acted and nothing came of it: a winter without an adjustment, a placement without a unit to place, or battles that are
 * still open on their tables, of which their own cards tell. Never a movement: that every unit held is its result.
 */
export function isQuiet(report: Report): boolean {
  if (report.stage === undefined) return isUneventful(report);
  const { given = [], claims = [] } = report.war ?? {};
  // Every report of the turn has them; that of the lists tells them.
  const crossedOff = report.stage === 'lists' ? (report.war?.crossedOff ?? []) : [];
  const isWithoutNews = report.orders.length + report.captured.length + report.eliminated.length === 0;
  return isWithoutNews && crossedOff.length + given.length + claims.length === 0;
}

const isUneventful = (report: Report): boolean =>
  report.phase !== 'movement' && report.orders.length === 0 && FOLLOWED.every(news => isEmpty(report[news]));

/** What a report tells besides what became of the orders. */
const FOLLOWED = ['captured', 'eliminated', 'called', 'provisional', 'unbuilt', 'war', 'conquered', 'revolts', 'virtual'] as const;
const isEmpty = (news: object | undefined): boolean => news === undefined || Object.keys(news).length === 0;

/** Whether the unit held and nothing happened to it. */
export const isQuietHold = ({ outcome, dislodged, bonus, battle, destroyed, reverted }: OrderResult): boolean =>
  outcome.kind === 'held' &&
  outcome.against === undefined &&
  [dislodged, bonus, battle].every(one => one === undefined) &&
  destroyed !== true &&
  reverted !== true;

/**
 * Whether battles were fought and everything stayed as the provisional map shows it: every battle was won by the status quo, and no unit was
 * dislodged where it was attacked after all.
 */
export function hasSameMap({ stage, orders, war, captured, eliminated }: Report): boolean {
  const battles = war?.battles ?? [];
  const isAsBefore = battles.every(one => 'destroyed' in one && one.winner === undefined && one.destroyed.length === 0);
  const isEvicted = orders.some(({ dislodged, battle }) => dislodged !== undefined && battle !== undefined);
  return (
    stage !== undefined && orders.length > 0 && battles.length > 0 && isAsBefore && !isEvicted && captured.length + eliminated.length === 0
  );
}

/** Whether the battle lists are in and nobody has declared a battle, so that the provisional results stand. */
export const isUnchanged = ({ stage, orders, war }: Report): boolean =>
  stage === 'lists' && orders.length > 0 && (war?.battles.length ?? 0) === 0;
