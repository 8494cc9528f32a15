import type { Piece } from '../adjudication/orderGraph.js';
import { hasMoved } from '../adjudication/settledPieces.js';
import type { PowerId, ProvinceId } from '../board/location.js';
import type { Amendment } from '../model/ruleModule.js';
import { type Battleground, nameOf, spaceAt, type UnitName } from './battleground.js';
import { groupsAt, membersOf, nobodyReturns } from './contenderGroups.js';
import type { FoughtBattle } from './dependentBattles.js';
import { lineupOf } from './lineup.js';
import { declarerOf } from './mayDeclare.js';
import { arrivalsIn, fleetsIn, isOcean, stayersIn } from './oceanFleets.js';

/**
 * Turns battle results into amendments for resolving the orders again. They fix which move, if any, enters each place fought for; the
 * head-to-head opponent of a winning move stays; convoys succeed or fail as in the provisional result.
 */
export function battleAmendments(provisional: Battleground, fought: readonly FoughtBattle[]): readonly Amendment[] {
  const beaten = new Set(fought.flatMap(f => winningMove(provisional, f)?.opponent ?? []));
  const entries = fought.flatMap(f => f.at.flatMap(at => entriesTo(provisional, f, at, beaten)));
  const stopped = [...beaten].map(({ space }) => ({ at: space.id, leaves: false }));
  const convoyed = provisional.pieces.filter(p => p.fleets !== undefined);
  return [...entries, ...stopped, ...convoyed.map(p => ({ at: p.space.id, passes: p.pathLeast === 1 }))];
}

const winningMove = (ground: Battleground, { winner }: FoughtBattle): Piece | undefined =>
  winner?.kind === 'move' ? declarerOf(ground, winner) : undefined;

function entriesTo(ground: Battleground, fought: FoughtBattle, at: ProvinceId, beaten: ReadonlySet<Piece>): readonly Amendment[] {
  if (isOcean(ground, at)) {
    const winners = controllersOf(ground, fought);
    return arrivalsIn(ground, at).map(move => ({ at: move.space.id, leaves: winners?.has(move.power) !== false }));
  }
  const space = spaceAt(ground, at);
  const winner = winningMove(ground, fought);
  const entrant = fought.winner === undefined ? space?.entrant : winner?.target === space ? winner : undefined;
  return (space?.incoming ?? []).map(move => ({ at: move.space.id, leaves: move === entrant && !beaten.has(move) }));
}

/**
 * The nations whose fleets stay in an open ocean when a declared side won it: those with an army on that side. Undefined if the status quo
 * won: all fleets stay.
 */
function controllersOf(ground: Battleground, { at, declared, winner }: FoughtBattle): ReadonlySet<PowerId> | undefined {
  if (!winner) return undefined;
  const contention = { declared, returnsHome: nobodyReturns };
  const { sides } = lineupOf(ground, { at, declared }, contention, 'coalition');
  const won = sides.find(side => side.declared?.unit === winner.unit);
  return new Set(won?.groups.flatMap(group => [...membersOf(group), ...group.supports].map(({ power }) => power)));
}

/**
 * Maps each fleet that lost a battle for an open ocean to the fleet whose move won it. The value is undefined if the winner was there
 * already.
 */
export function drivenOff(provisional: Battleground, fought: readonly FoughtBattle[]): ReadonlyMap<UnitName, UnitName | undefined> {
  const driven = fought.flatMap(f => {
    const oceans = f.at.filter(at => isOcean(provisional, at));
    if (oceans.length === 0) return [];
    const winners = controllersOf(provisional, f);
    const by = f.winner?.kind === 'move' ? f.winner.unit : undefined;
    const losers = winners ? oceans.flatMap(at => stayersIn(provisional, at)) : [];
    return losers.filter(({ power }) => !winners?.has(power)).map((piece): [UnitName, UnitName | undefined] => [nameOf(piece), by]);
  });
  return new Map(driven);
}

/** Dislodges the driven-off fleets on a settled graph. */
export function driveOff(final: Battleground, driven: ReadonlyMap<UnitName, UnitName | undefined>): void {
  for (const piece of final.pieces) {
    if (!driven.has(nameOf(piece)) || hasMoved(piece)) continue;
    const by = driven.get(nameOf(piece));
    evictPiece(piece);
    piece.space.entrant = final.pieces.find(other => nameOf(other) === by);
  }
}

/** The units that tried to leave a place fought for and did not contend in its battle. They are dislodged if they are still there. */
export function unwelcome(provisional: Battleground, fought: readonly FoughtBattle[]): ReadonlySet<UnitName> {
  const declared = fought.flatMap(f => f.declared);
  const contention = { declared, returnsHome: nobodyReturns };
  const out = fought.flatMap(f => {
    const contenders = f.at.flatMap(at => groupsAt(provisional, at, contention).flatMap(g => membersOf(g).map(nameOf)));
    const own = new Set([...contenders, ...f.declared.map(d => d.unit)]);
    return f.at.flatMap(at => leaverIn(provisional, at)).filter(name => !own.has(name));
  });
  return new Set(out);
}

function leaverIn(ground: Battleground, at: ProvinceId): readonly UnitName[] {
  if (isOcean(ground, at)) return fleetsIn(ground, at).flatMap(fleet => (fleet.order.kind === 'move' ? [nameOf(fleet)] : []));
  const unit = spaceAt(ground, at)?.occupant;
  return unit?.order.kind === 'move' ? [nameOf(unit)] : [];
}

/** Dislodges the named units on a settled graph unless they moved. Virtual armies cannot be dislodged. */
export function evict(final: Battleground, names: ReadonlySet<UnitName>): void {
  for (const piece of final.pieces) if (!piece.own.virtual && names.has(nameOf(piece)) && !hasMoved(piece)) evictPiece(piece);
}

function evictPiece(piece: Piece): void {
  piece.own = { ...piece.own, evicted: true };
}
