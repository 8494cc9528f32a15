import { type Board, powerOf } from '../board/board.js';
import type { PowerId, ProvinceId } from '../board/location.js';
import type { Position } from '../board/position.js';
import type { Commander } from '../model/battle/battleList.js';
import type { Service, Services } from '../model/battle/service.js';

/** Battles a Sepoy must win for one master before revolting. */
export const BATTLES_TO_REVOLT = 3;

const capitalIn = (board: Board, capitals: Readonly<Record<PowerId, ProvinceId>> | undefined, power: PowerId): ProvinceId | undefined =>
  capitals?.[power] ?? powerOf(board, power)?.capital ?? powerOf(board, power)?.home[0];

/** The nation that owns a player's capital, the only one that the player can serve as a Sepoy. Undefined if nobody else owns it. */
export function holderOf(
  board: Board,
  capitals: Readonly<Record<PowerId, ProvinceId>> | undefined,
  { centres }: Position,
  power: PowerId,
): PowerId | undefined {
  const capital = capitalIn(board, capitals, power);
  const holder = capital === undefined ? undefined : centres[capital];
  return holder === power ? undefined : holder;
}

const serving = (services: Services, of: PowerId, as: Service['as']): readonly Commander[] =>
  Object.keys(services)
    .filter(power => services[power]?.of === of && services[power]?.as === as)
    .sort();

export const sepoysOf = (services: Services, power: PowerId): readonly Commander[] => serving(services, power, 'sepoy');

/** The commanders of a seat: the player, then Sepoys, then Mercenaries, each sorted by id. */
export const commandersOf = (services: Services, power: PowerId): readonly Commander[] => [
  power,
  ...sepoysOf(services, power),
  ...serving(services, power, 'mercenary'),
];

/** The order in which commanders are assigned to entries that name none: Sepoys first because each is owed a battle. */
export const filledInOrder = (services: Services, power: PowerId): readonly Commander[] => [
  ...sepoysOf(services, power),
  power,
  ...serving(services, power, 'mercenary'),
];

/** The conquered players who serve somebody else now, or in another role. */
export const newlyServing = (before: Services = {}, now: Services = {}): readonly PowerId[] =>
  Object.entries(now).flatMap(([power, { as, of }]) => (before[power]?.as === as && before[power].of === of ? [] : power));
