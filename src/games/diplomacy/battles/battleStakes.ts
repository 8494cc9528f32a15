import { nationOf } from '../board/duchies.js';
import type { PowerId } from '../board/location.js';
import type { Declaration } from '../model/battle/declaration.js';
import type { Stake } from '../model/stake.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import type { Battleground } from './battleground.js';
import { battlegroundIn, declarableBy, declarableIn, ordersOf, termsIn } from './battleInputs.js';
import { survivesIn } from './conqueredPlayers.js';
import { battlesOf } from './formBattles.js';
import { BATTLES_TO_REVOLT, sepoysOf } from './services.js';

/** What decisive battles mean for a seat in the open phase. */
export const battleStakes = (variant: Variant, state: State, seat: PowerId): readonly Stake[] =>
  variant.battles ? [...serviceStakes(variant, state, seat), ...debtStakes(state, seat), ...listStakes(variant, state, seat)] : [];

/** Whom a conquered player serves. */
function serviceStakes({ board }: Variant, state: State, seat: PowerId): readonly Stake[] {
  if (!state.powers.includes(seat) || survivesIn(state, nationOf(board, seat))) return [];
  const bond = state.services?.[seat];
  if (bond === undefined) return [{ code: 'conquered' }];
  const { as, of, won } = bond;
  return [as === 'mercenary' ? { code: 'serves-as-mercenary', of } : { code: 'serves-as-sepoy', of, won, needed: BATTLES_TO_REVOLT }];
}

function debtStakes({ services = {}, phase, fight }: State, seat: PowerId): readonly Stake[] {
  const sepoys = sepoysOf(services, seat);
  return phase === 'movement' && fight?.stage !== 'battles' && sepoys.length > 0 ? [{ code: 'owes-battles', sepoys }] : [];
}

/** The battles that a seat may declare. */
function listStakes(variant: Variant, state: State, seat: PowerId): readonly Stake[] {
  const { fight } = state;
  if (fight?.stage !== 'lists') return [];
  const ground = battlegroundIn(variant, state, ordersOf(fight));
  const own = declarableBy(state, declarableIn(ground, state), seat);
  const open = own.flatMap(declared => openBattle(ground, state, declared));
  return open.length > 0 ? [...open, { code: 'battle-default' }] : [];
}

/** The battle that there is if this alone is declared. */
function openBattle(ground: Battleground, state: State, declared: Declaration): readonly Stake[] {
  const grants = { granted: [{ ...declared, commander: declared.power }], crossedOff: [], defences: [] };
  const [battle] = battlesOf(ground, state.turn, termsIn(state), [], grants, []);
  if (!battle) return [];
  const { unit, kind: as, at } = declared;
  const own = battle.sides.filter(side => side.for?.unit === unit);
  const others = battle.sides.filter(side => !own.includes(side));
  const points = (sides: typeof own): number => sides.reduce((sum, side) => sum + side.points, 0);
  return [{ code: 'battle-open', unit, as, at, against: others.map(side => side.leader), own: points(own), theirs: points(others) }];
}
