import type { Random } from '../../../../lib/random.js';
import { ordersByProvince } from '../../adjudication/phaseOrders.js';
import { resolveAdjustments } from '../../adjudication/resolveAdjustments.js';
import { positionFrom } from '../../adjudication/resolveMovement.js';
import { resolveRetreats } from '../../adjudication/resolveRetreats.js';
import { nationOf, ordererOf } from '../../board/duchies.js';
import { type PowerId, type ProvinceId, provinceOf } from '../../board/location.js';
import type { Position } from '../../board/position.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import type { WrittenOrder } from '../../model/writtenOrder.js';
import { nextMoment } from '../../phases/calendar.js';
import { captureCentres, isSettled, takesCentres } from '../../phases/captureCentres.js';
import { winnerOf } from '../../phases/victory.js';
import { votedPowers } from '../../votes/voting.js';
import { captainAdjustments } from '../captain/captainAdjustments.js';
import { captainMoves } from '../captain/captainMoves.js';
import { captainRetreats } from '../captain/captainRetreats.js';
import { type Outlook, outlookOn, type SeenUnit } from '../captain/outlook.js';
import { placeValues } from '../captain/placeValues.js';
import { orderFor } from '../captain/plan.js';
import { imaginedBattles, imaginedMovement, worthWithBattles } from './imaginedBattles.js';

/** What seats write in a phase: legal orders by seat. */
export type Sheets = ReadonlyMap<PowerId, readonly WrittenOrder[]>;

/** How much chance changes what an imagined captain thinks of a move. */
const WHIM = 0.5;

/** The probability that all units of an imagined captain hold, since nobody knows what others really do. */
const STAYS = 0.15;

/**
 * Sheets that captains might write for every seat but one; now and then a seat writes none in a movement phase. Powers ordered by vote
 * write none either: their units hold.
 */
export function imaginedSheets(
  outlook: Outlook,
  random: Random,
  except?: PowerId,
  whim: number = WHIM,
): Map<PowerId, readonly WrittenOrder[]> {
  const { variant, situation } = outlook;
  const voted = votedPowers(variant, situation);
  const sheets = new Map<PowerId, readonly WrittenOrder[]>();
  const isPlayed = (seat: PowerId): boolean => !voted.has(seat) && situation.powers.includes(seat);
  const values = (seat: PowerId) => placeValues(outlook, variant.board.powerNumber.get(nationOf(variant.board, seat)) ?? -1);
  switch (situation.phase) {
    case 'movement':
      for (const [seat, pieces] of bySeat(outlook.pieces)) {
        if (seat === except || !isPlayed(seat) || random() < STAYS) continue;
        const plan = captainMoves(outlook, pieces, values(seat), random, whim);
        sheets.set(
          seat,
          [...plan].map(([piece, task]) => orderFor(piece, task)),
        );
      }
      return sheets;
    case 'retreats':
      for (const seat of new Set(situation.position.dislodged.map(ordererOf)))
        if (seat !== except && !voted.has(seat)) {
          const units = situation.position.dislodged.filter(unit => ordererOf(unit) === seat);
          sheets.set(seat, captainRetreats(outlook, units, values(seat)));
        }
      return sheets;
    case 'placement':
    case 'adjustments':
      for (const seat of situation.powers)
        if (seat !== except && !voted.has(seat) && nationOf(variant.board, seat) === seat)
          sheets.set(seat, captainAdjustments(outlook, seat, values(seat), random));
      return sheets;
    default:
      return situation.phase satisfies never;
  }
}

/** The pieces of each seat. */
export function bySeat(pieces: readonly SeenUnit[]): ReadonlyMap<PowerId, readonly SeenUnit[]> {
  const seats = new Map<PowerId, SeenUnit[]>();
  for (const piece of pieces) {
    const own = seats.get(piece.seat);
    if (own) own.push(piece);
    else seats.set(piece.seat, [piece]);
  }
  return seats;
}

/** The situation after a phase with these sheets, without votes. Chance decides battles. Retreats that nobody can make are left out. */
export function imaginedAfter(variant: Variant, situation: Situation, sheets: Sheets, random: Random): Situation {
  const position = positionAfter(variant, situation, sheets, random);
  const isTaken = takesCentres(variant, situation) && isSettled(position);
  const next = {
    ...situation,
    ...nextMoment(variant, situation),
    position: isTaken ? captureCentres(variant, position).position : position,
  };
  if (next.phase !== 'retreats' || !isSettled(position)) return next;
  return { ...next, ...nextMoment(variant, next), position: { ...next.position, dislodged: [], contested: [] } };
}

function positionAfter(variant: Variant, situation: Situation, sheets: Sheets, random: Random): Position {
  switch (situation.phase) {
    case 'movement': {
      const voted = votedPowers(variant, situation);
      if (variant.battles) return imaginedBattles(variant, situation, byProvince(sheets), voted, random);
      return movedBy(variant, situation, byProvince(sheets), voted);
    }
    case 'retreats':
      return resolveRetreats(variant, situation.position, byProvince(sheets)).position;
    case 'placement':
    case 'adjustments':
      return resolveAdjustments(variant, situation, sheets).position;
    default:
      return situation.phase satisfies never;
  }
}

const movedBy = (
  variant: Variant,
  situation: Situation,
  orders: ReadonlyMap<ProvinceId, WrittenOrder>,
  voted: ReadonlySet<PowerId>,
): Position => positionFrom(variant, situation, ordersByProvince(variant.board, situation.position.units, orders), voted);

function byProvince(sheets: Sheets): ReadonlyMap<ProvinceId, WrittenOrder> {
  const orders = new Map<ProvinceId, WrittenOrder>();
  for (const sheet of sheets.values()) for (const order of sheet) if (order.kind !== 'waive') orders.set(provinceOf(order.at), order);
  return orders;
}

/** What a movement phase with these sheets is worth to a power by a judge, on average of what battles may bring. */
export function worthAfter(
  variant: Variant,
  situation: Situation,
  sheets: Sheets,
  power: PowerId,
  judge: (position: Position) => number,
): number {
  const voted = votedPowers(variant, situation);
  const orders = byProvince(sheets);
  if (!variant.battles) return judge(movedBy(variant, situation, orders, voted));
  return worthWithBattles(imaginedMovement(variant, situation, orders, voted), power, judge);
}

/** Plays on as captains would, until the next `years` winters or a victory. Returns the situation and how many phases were played. */
export function playedOn(
  variant: Variant,
  from: Situation,
  years: number,
  random: Random,
): { readonly situation: Situation; readonly phases: number } {
  let situation = from;
  let phases = 0;
  for (let left = years; left > 0; ) {
    phases += 1;
    const { season } = situation.turn;
    situation = imaginedAfter(variant, situation, imaginedSheets(outlookOn(variant, situation), random), random);
    if (season !== 'winter' && situation.turn.season === 'winter') {
      left -= 1;
      if (winnerOf(variant, situation) !== undefined) break;
    }
  }
  return { situation, phases };
}
