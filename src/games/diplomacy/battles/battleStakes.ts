import type { Piece } from '../adjudication/orderGraph.js';
import { hasMoved, wasDislodged } from '../adjudication/settledPieces.js';
import { nationOf } from '../board/duchies.js';
import type { PowerId, ProvinceId } from '../board/location.js';
import { type BattleStatement, statementsOf } from '../model/battle/battleStatement.js';
import type { Declaration } from '../model/battle/declaration.js';
import type { Stake } from '../model/stake.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { type Battleground, nameOf, placeOf, targetOf } from './battleground.js';
import { battlegroundIn, declarableBy, declarableIn, ordersOf, seatsIn, termsIn } from './battleInputs.js';
import { isSomething } from './battleListFrom.js';
import { survivesIn } from './conqueredPlayers.js';
import { battlesOf } from './formBattles.js';
import { isOcean } from './oceanFleets.js';
import { BATTLES_TO_REVOLT, sepoysOf } from './services.js';

/** What decisive battles mean for a seat in the open phase. `said`: what it has filed. */
export const battleStakes = (variant: Variant, state: State, seat: PowerId, said: readonly BattleStatement[]): readonly Stake[] =>
  variant.battles ? [...serviceStakes(variant, state, seat), ...debtStakes(state, seat), ...listStakes(variant, state, seat, said)] : [];

/** Whom a conquered player serves. Before the first turn nobody is conquered: a nation without a unit is about to place some. */
function serviceStakes({ board }: Variant, state: State, seat: PowerId): readonly Stake[] {
  if (state.phase === 'placement' || !state.powers.includes(seat) || survivesIn(state, nationOf(board, seat))) return [];
  const bond = state.services?.[seat];
  if (bond === undefined) return [{ code: 'conquered' }];
  const { as, of, won } = bond;
  return [as === 'mercenary' ? { code: 'serves-as-mercenary', of } : { code: 'serves-as-sepoy', of, won, needed: BATTLES_TO_REVOLT }];
}

function debtStakes({ services = {}, phase, fight }: State, seat: PowerId): readonly Stake[] {
  const sepoys = sepoysOf(services, seat);
  return phase === 'movement' && fight?.stage !== 'battles' && sepoys.length > 0 ? [{ code: 'owes-battles', sepoys }] : [];
}

/**
 * The battles that a seat may declare, and those that others may declare for the places of its units. Once it has a list, each says whether
 * it is on it.
 */
function listStakes(variant: Variant, state: State, seat: PowerId, said: readonly BattleStatement[]): readonly Stake[] {
  const { fight } = state;
  if (fight?.stage !== 'lists') return [];
  const ground = battlegroundIn(variant, state, ordersOf(fight));
  const may = declarableIn(ground, state);
  const open = declarableBy(state, may, seat).flatMap(declared => openBattle(ground, state, declared));
  const threats = threatsTo(ground, state, may, seat);
  const wishes = (state.wishes?.[seat] ?? []).some(one => one.kind === 'wish' && isSomething(one));
  const list = statementsOf(said, 'declare');
  const isListed = ({ unit, as }: OpenBattle): boolean => list.some(one => one.unit === unit && one.as === as);
  if (open.length === 0) return threats;
  if (list.length > 0) return [...open.map(one => ({ ...one, listed: isListed(one) })), ...eitherOf(open), ...threats];
  return [...open, ...eitherOf(open), ...threats, { code: wishes ? 'battle-by-wish' : 'battle-default' }];
}

/** The battle that there is if this alone is declared. */
function openBattle(ground: Battleground, state: State, declared: Declaration): readonly OpenBattle[] {
  const grants = { granted: [{ ...declared, commander: declared.power }], crossedOff: [], defences: [] };
  const [battle] = battlesOf(ground, state.turn, termsIn(state), [], grants, []);
  if (!battle) return [];
  const { unit, kind: as, at } = declared;
  const own = battle.sides.filter(side => side.for?.unit === unit);
  const others = battle.sides.filter(side => !own.includes(side));
  const points = (sides: typeof own): number => sides.reduce((sum, side) => sum + side.points, 0);
  const against = [...new Set(others.flatMap(({ leader, armies }) => [leader, ...armies.map(({ power }) => power)]))];
  return [{ code: 'battle-open', unit, as, at, against, own: points(own), theirs: points(others) }];
}
type OpenBattle = Extract<Stake, { code: 'battle-open' }>;

/** Names each unit that may fight either of two battles. */
const eitherOf = (open: readonly OpenBattle[]): readonly Stake[] => {
  const units = open.map(({ unit }) => unit);
  const twice = new Set(units.filter((unit, i) => units.indexOf(unit) !== i));
  return [...twice].map(unit => ({ code: 'battle-either', unit }));
};

/** For each unit of the seat that keeps its place or has moved: who may fight for that place. An open ocean is nobody's place. */
function threatsTo(ground: Battleground, state: State, may: readonly Declaration[], seat: PowerId): readonly Stake[] {
  const seatOf = seatsIn(state);
  return ground.pieces.flatMap((piece): readonly Stake[] => {
    const { power } = piece;
    const unit = nameOf(piece);
    const at = endOf(piece);
    if (at === undefined || isOcean(ground, at) || seatOf({ power, unit }) !== seat) return [];
    const by = [...new Set(may.filter(one => one.at === at && one.power !== power).map(one => one.power))];
    return by.length === 0 ? [] : [{ code: 'battle-threat', unit, as: hasMoved(piece) ? 'enters' : 'stays', at, by }];
  });
}

/** Where a unit is after the provisional results. Undefined if it has no place. */
function endOf(piece: Piece): ProvinceId | undefined {
  if (hasMoved(piece)) return targetOf(piece);
  return wasDislodged(piece) || piece.own.virtual ? undefined : placeOf(piece);
}
