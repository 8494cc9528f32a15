import type { Report } from '../model/report.js';

/**
 * Whether nobody acted and nothing came of it: a placement without a unit to place, or battles that are still open on their tables, of which
 * their own cards tell.
 */
export function isQuiet({ phase, stage, orders, captured, eliminated, war }: Report): boolean {
  if (orders.length > 0 || captured.length > 0 || eliminated.length > 0) return false;
  if (stage === undefined) return phase === 'placement';
  const { crossedOff = [], given = [], claims = [] } = war ?? {};
  return crossedOff.length + given.length + claims.length === 0;
}

/** Whether the battle lists are in and nobody has declared a battle, so that the provisional results stand. */
export const isUnchanged = ({ stage, orders, war }: Report): boolean =>
  stage === 'lists' && orders.length > 0 && (war?.battles.length ?? 0) === 0;
