import type { Piece } from '../adjudication/orderGraph.js';
import { berthOf } from '../board/berths.js';
import type { ProvinceId } from '../board/location.js';
import type { Declaration } from '../model/battle/declaration.js';
import { abbreviationOf, type Battleground, comparePlaces, compareTexts, placeOf, spaceAt } from './battleground.js';
import { declarerOf } from './mayDeclare.js';

/** Declarations that form one battle, and its places. */
export interface DeclaredBattle<D extends Declaration = Declaration> {
  /** The places, sorted by abbreviation. */
  readonly at: readonly ProvinceId[];
  readonly declared: readonly D[];
}

/** Groups declarations into battles, in order of places. */
export function declaredBattles<D extends Declaration>(ground: Battleground, declared: readonly D[]): readonly DeclaredBattle<D>[] {
  let battles: readonly (readonly D[])[] = [];
  for (const next of declared) {
    const [same, others] = parted(battles, battle => battle.some(d => areOne(ground, d, next)));
    battles = [...others, [...same.flat(), next]];
  }
  return battles
    .map(battle => declaredBattleOf(ground, battle))
    .sort((a, b) => compareTexts(battlePlaces(ground, a), battlePlaces(ground, b)));
}

/** The places of a battle as text: "ALTD+REIK". */
export const battlePlaces = (ground: Pick<Battleground, 'board'>, { at }: Pick<DeclaredBattle, 'at'>): string =>
  at.map(place => abbreviationOf(ground, place)).join('+');

function declaredBattleOf<D extends Declaration>(ground: Battleground, declared: readonly D[]): DeclaredBattle<D> {
  const at = [...new Set(declared.map(d => d.at))].sort((a, b) => comparePlaces(ground, a, b));
  const order = [...declared].sort((a, b) => compareUnits(ground, declarerOf(ground, a), declarerOf(ground, b)));
  return { at, declared: order };
}

/** Compares units by place, and fleets in one ocean by number. */
const compareUnits = (ground: Battleground, a: Piece, b: Piece): number =>
  comparePlaces(ground, placeOf(a), placeOf(b)) || (berthOf(a.space.id) ?? 0) - (berthOf(b.space.id) ?? 0);

function parted<T>(items: readonly T[], which: (item: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [items.filter(which), items.filter(item => !which(item))];
}

/**
 * Whether two declarations form one battle: they are for the same place, or both are moves and each goes to the place of a unit that moves,
 * or was ordered to support, in the other. Example: A to C supported by B, and D to B supported by C.
 */
function areOne(ground: Battleground, a: Declaration, b: Declaration): boolean {
  if (a.at === b.at) return true;
  if (a.kind !== 'move' || b.kind !== 'move') return false;
  return isOf(declarerOf(ground, b), spaceAt(ground, a.at)?.occupant) && isOf(declarerOf(ground, a), spaceAt(ground, b.at)?.occupant);
}

const isOf = (move: Piece, unit: Piece | undefined): boolean => unit !== undefined && (unit === move || move.supports.includes(unit));
