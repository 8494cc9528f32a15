import type { OpponentMeans } from '../../../game.js';
import { nationOf, ordererOf } from '../../board/duchies.js';
import type { PowerId } from '../../board/location.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import { votedPowers } from '../../votes/voting.js';
import { captainAdjustments } from '../captain/captainAdjustments.js';
import { captainMoves, type Plan } from '../captain/captainMoves.js';
import { captainVotes } from '../captain/captainVotes.js';
import { type Outlook, outlookOn } from '../captain/outlook.js';
import { placeValues } from '../captain/placeValues.js';
import { orderFor } from '../captain/plan.js';
import { nodeOf } from '../captain/terrain.js';
import { chooseByPlayouts, type Sheet } from './chooseByPlayouts.js';
import { imaginedSheets, worthAfter } from './imagine.js';
import { improved } from './improve.js';
import { judgeOf, powerNumber } from './judge.js';

/** Orders and votes of a general, who imagines what the others may write, and looks for the best answer to it. */
export const generalOrders = (variant: Variant, situation: Situation, seat: PowerId, means: OpponentMeans): readonly WrittenOrder[] => [
  ...ownOrders(variant, situation, seat, { ...means, budget: means.budget / costIn(variant, situation) }),
  ...captainVotes(variant, situation, seat),
];

/** How many other positions a position with battles counts. */
const WITH_BATTLES = 2;
/** With more powers than this, a position counts as many as the cube of how many times more they are. */
const POWERS = 8;

/** How many positions of the budget one counts: every power that is played has to be imagined, and looks at what all others may do. */
function costIn(variant: Variant, situation: Situation): number {
  const voted = votedPowers(variant, situation);
  const powers = new Set(situation.position.units.flatMap(({ power }) => (voted.has(power) ? [] : [power]))).size;
  return (variant.battles ? P.withBattles : 1) * Math.max(1, powers / POWERS) ** 3;
}

function ownOrders(variant: Variant, situation: Situation, seat: PowerId, means: OpponentMeans): Sheet {
  const outlook = outlookOn(variant, situation);
  switch (situation.phase) {
    case 'movement':
      {
      const planned = plannedSheets(outlook, seat, means);
      if (P.noplay) return planned[0]?.sheet ?? [];
      return chooseByPlayouts(variant, situation, seat, planned.map(p => p.sheet), planned.map(p => p.worth), { ...means, budget: means.budget * (1 - P.split) });
    }
    case 'retreats':
      return chooseByPlayouts(variant, situation, seat, retreatSheets(outlook, seat).map(r => r.sheet), retreatSheets(outlook, seat).map(r => r.worth), { ...means, budget: means.budget / 4 });
    case 'placement':
      return wintersSheets(outlook, seat, means)[0] ?? [];
    case 'adjustments':
      return chooseByPlayouts(variant, situation, seat, wintersSheets(outlook, seat, means), [P.winter], { ...means, budget: means.budget / 4 });
    default:
      return situation.phase satisfies never;
  }
}

/** How many sheets of the others a plan is tried against. */
const SAMPLES = 8;
/** How many plans are improved, from different beginnings. */
const STARTS = 4;
/** How many sheets of a captain are candidates as they are. */
const AS_THEY_ARE = 2;

/** Sheets for a movement phase: plans of a captain, some of them improved against what the others may write. */
function plannedSheets(outlook: Outlook, seat: PowerId, { random, budget }: OpponentMeans): readonly { sheet: Sheet; worth: number }[] {
  const { variant, situation } = outlook;
  const pieces = outlook.pieces.filter(piece => piece.seat === seat);
  const values = placeValues(outlook, powerNumber(outlook, seat));
  const others = Array.from({ length: P.samples }, () => imaginedSheets(outlook, random, seat));
  const sheetOf = (plan: Plan): Sheet => [...plan].map(([piece, task]) => orderFor(piece, task));
  const judge = judgeOf(outlook, seat, values);
  const power = nationOf(variant.board, seat);
  const trials = {
    count: others.length,
    worthOf: (plan: Plan, trial: number) => worthAfter(variant, situation, (others[trial] ?? new Map()).set(seat, sheetOf(plan)), power, judge),
  };
  const plans = Array.from({ length: P.starts }, (_, i) => captainMoves(outlook, pieces, values, random, i * 0.4));
  const most = (budget * P.split) / P.starts;
  const better = plans.map(plan => improved(outlook, plan, trials, { random, most }));
  const worthOf = (plan: Plan): number => { let sum = 0; for (let i = 0; i < trials.count; i++) sum += trials.worthOf(plan, i); return sum / trials.count; };
  if (P.log) console.error('IM', pieces.length, better.map(b => b.worth.toFixed(2)).join(' '), 'from', plans.map(p => worthOf(p).toFixed(2)).join(' '), 'most', most);
  const all = [...better.toSorted((a, b) => b.worth - a.worth), ...plans.slice(0, P.asis).map(plan => ({ plan, worth: worthOf(plan) }))];
  const found = new Map<string, { sheet: Sheet; worth: number }>();
  for (const { plan, worth } of all) {
    const sheet = sheetOf(plan);
    const key = JSON.stringify(sheet.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)));
    if (!found.has(key)) found.set(key, { sheet, worth });
  }
  return [...found.values()];
}
const P: any = (globalThis as any).P;

function differing(sheets: readonly Sheet[]): readonly Sheet[] {
  const found = new Map<string, Sheet>();
  for (const sheet of sheets) {
    const key = JSON.stringify(sheet.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1)));
    if (!found.has(key)) found.set(key, sheet);
  }
  return [...found.values()];
}
const keyOf = (order: WrittenOrder): string => ('at' in order ? order.at : '');

/** The most combinations of retreats that are tried. */
const COMBINATIONS = 6;

/** Every combination of retreats of a seat, unless they are too many, and what the places are worth. No two go to one place. */
function retreatSheets(outlook: Outlook, seat: PowerId): readonly { sheet: Sheet; worth: number }[] {
  const { situation: { position }, terrain: { board } } = outlook;
  const values = placeValues(outlook, powerNumber(outlook, seat));
  const own = position.dislodged.filter(unit => ordererOf(unit) === seat);
  let sheets: readonly { sheet: Sheet; worth: number }[] = [{ sheet: [], worth: 0 }];
  for (const { type, at, retreats } of own) {
    const orders = [
      ...retreats.map(to => ({ order: { kind: 'retreat', type, at, to } as const, worth: values.at(nodeOf(board, type, to)) })),
      { order: { kind: 'disband', type, at } as const, worth: 0 },
    ].toSorted((a, b) => b.worth - a.worth);
    const isTaken = (sheet: Sheet, order: WrittenOrder): boolean =>
      order.kind === 'retreat' && sheet.some(other => other.kind === 'retreat' && other.to === order.to);
    sheets = sheets
      .flatMap(({ sheet, worth }) =>
        orders.filter(({ order }) => !isTaken(sheet, order)).map(one => ({ sheet: [...sheet, one.order], worth: worth + one.worth })),
      )
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, COMBINATIONS);
  }
  return sheets;
}

/** How many sheets are tried in winter. */
const WINTERS = 5;

function wintersSheets(outlook: Outlook, seat: PowerId, { random }: OpponentMeans): readonly Sheet[] {
  const values = placeValues(outlook, powerNumber(outlook, seat));
  return differing(Array.from({ length: WINTERS }, (_, i) => captainAdjustments(outlook, seat, values, random, i === 0 ? 0.05 : 0.8)));
}
