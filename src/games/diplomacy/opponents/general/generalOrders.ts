import type { OpponentMeans } from '../../../game.js';
import { nationOf, ordererOf } from '../../board/duchies.js';
import type { PowerId } from '../../board/location.js';
import type { Position } from '../../board/position.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import { captainAdjustments } from '../captain/captainAdjustments.js';
import { captainMoves, type Plan } from '../captain/captainMoves.js';
import { captainVotes } from '../captain/captainVotes.js';
import { type Outlook, outlookOn } from '../captain/outlook.js';
import { type PlaceValues, placeValues } from '../captain/placeValues.js';
import { orderFor } from '../captain/plan.js';
import { nodeOf } from '../captain/terrain.js';
import { chooseByPlayouts, type Sheet } from './chooseByPlayouts.js';
import { imaginedAfter, imaginedSheets } from './imagine.js';
import { improved } from './improve.js';

/** Orders and votes of a general, who imagines what the others may write, and looks for the best answer to it. */
export const generalOrders = (variant: Variant, situation: Situation, seat: PowerId, means: OpponentMeans): readonly WrittenOrder[] => [
  ...ownOrders(variant, situation, seat, means),
  ...captainVotes(variant, situation, seat),
];

function ownOrders(variant: Variant, situation: Situation, seat: PowerId, means: OpponentMeans): Sheet {
  const outlook = outlookOn(variant, situation);
  switch (situation.phase) {
    case 'movement':
      return chooseByPlayouts(variant, situation, seat, plannedSheets(outlook, seat, means), { ...means, budget: means.budget / 2 });
    case 'retreats':
      return chooseByPlayouts(variant, situation, seat, retreatSheets(situation, seat), { ...means, budget: means.budget / 4 });
    case 'placement':
      return wintersSheets(outlook, seat, means)[0] ?? [];
    case 'adjustments':
      return chooseByPlayouts(variant, situation, seat, wintersSheets(outlook, seat, means), { ...means, budget: means.budget / 4 });
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
function plannedSheets(outlook: Outlook, seat: PowerId, { random, budget }: OpponentMeans): readonly Sheet[] {
  const { variant, situation } = outlook;
  const pieces = outlook.pieces.filter(piece => piece.seat === seat);
  const values = placeValues(outlook, powerNumber(outlook, seat));
  const others = Array.from({ length: SAMPLES }, () => imaginedSheets(outlook, random, seat));
  const sheetOf = (plan: Plan): Sheet => [...plan].map(([piece, task]) => orderFor(piece, task));
  const judge = judgeOf(outlook, seat, values);
  const worthOf = (plan: Plan): number => {
    const sheet = sheetOf(plan);
    let sum = 0;
    for (const sheets of others) sum += judge(imaginedAfter(variant, situation, sheets.set(seat, sheet)).position);
    return sum / SAMPLES;
  };
  const plans = Array.from({ length: STARTS }, (_, i) => captainMoves(outlook, pieces, values, random, i * 0.4));
  const most = budget / 2 / SAMPLES / STARTS;
  const better = plans.map(plan => improved(outlook, plan, worthOf, { random, most }));
  return differing([...better.toSorted((a, b) => b.worth - a.worth).map(({ plan }) => plan), ...plans.slice(0, AS_THEY_ARE)].map(sheetOf));
}

const powerNumber = ({ variant: { board } }: Outlook, seat: PowerId): number => board.powerNumber.get(nationOf(board, seat)) ?? -1;

/** What it costs to have a foreign unit in an own centre, and to have a unit dislodged; and what it brings to dislodge one. */
const INVADED = 2;
const DISLODGED = 1;
const BEATEN = 0.4;

/** Returns what a position after the phase is worth to a seat, by where its units are. */
function judgeOf({ terrain: { board, centreIn, provinces }, owners }: Outlook, seat: PowerId, values: PlaceValues) {
  const power = nationOf(board, seat);
  const own = board.powerNumber.get(power) ?? -1;
  return ({ units, dislodged }: Position): number => {
    let worth = 0;
    for (const { power: of, type, at } of units) {
      const node = nodeOf(board, type, at);
      if (of === power) worth += values.at(node);
      else {
        const province = node < provinces ? node : (board.provinceOfLocation[node - provinces] ?? 0);
        const centre = centreIn[province] ?? -1;
        if (centre >= 0 && owners[centre] === own) worth -= INVADED;
      }
    }
    for (const unit of dislodged) worth += unit.power === power ? (unit.retreats.length > 0 ? DISLODGED : -DISLODGED) : BEATEN;
    return worth;
  };
}

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
const COMBINATIONS = 12;

/** Every combination of retreats of a seat, unless they are too many. No two go to one place. */
function retreatSheets({ position }: Situation, seat: PowerId): readonly Sheet[] {
  const own = position.dislodged.filter(unit => ordererOf(unit) === seat);
  let sheets: readonly Sheet[] = [[]];
  for (const { type, at, retreats } of own) {
    const orders = [...retreats.map((to): WrittenOrder => ({ kind: 'retreat', type, at, to })), { kind: 'disband', type, at } as const];
    const isTaken = (sheet: Sheet, order: WrittenOrder): boolean =>
      order.kind === 'retreat' && sheet.some(other => other.kind === 'retreat' && other.to === order.to);
    sheets = sheets.flatMap(sheet => orders.filter(order => !isTaken(sheet, order)).map(order => [...sheet, order])).slice(0, COMBINATIONS);
  }
  return sheets;
}

/** How many sheets are tried in winter. */
const WINTERS = 8;

function wintersSheets(outlook: Outlook, seat: PowerId, { random }: OpponentMeans): readonly Sheet[] {
  const values = placeValues(outlook, powerNumber(outlook, seat));
  return differing(Array.from({ length: WINTERS }, (_, i) => captainAdjustments(outlook, seat, values, random, i === 0 ? 0.05 : 0.8)));
}
