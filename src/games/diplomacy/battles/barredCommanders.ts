import type { Piece } from '../adjudication/orderGraph.js';
import type { PowerId } from '../board/location.js';
import type { BattleSide } from '../model/battle/battle.js';
import type { Commander } from '../model/battle/battleList.js';
import type { Declaration } from '../model/battle/declaration.js';
import { type Battleground, pieceCalled, targetOf } from './battleground.js';

/**
 * Warhammer, Immortality: a virtual army that enters its province is led by its own power's player, even if that player serves another
 * nation. The player therefore may not command against it.
 */

const isComing = ({ own, order }: Piece): boolean => own.virtual && order.kind === 'move';

/** The players who may not command for a nation in a battle, because their own virtual army enters it on another side. */
export const barredFrom = (ground: Battleground, sides: readonly BattleSide[], nation: PowerId): readonly Commander[] =>
  sides.flatMap(side => {
    const isAgainst = sides.some(other => other !== side && other.armies.some(army => army.power === nation));
    return isAgainst ? comingOn(ground, side).filter(power => power !== nation) : [];
  });

const comingOn = (ground: Battleground, { contenders }: BattleSide): readonly PowerId[] =>
  contenders.flatMap(({ power, unit }) => (isComing(pieceCalled(ground, unit)) ? power : []));

/** Like `barredFrom`, before battles are formed: the players whose virtual army enters the place of the declaration. */
export const barredAt = ({ pieces }: Battleground, { at, power }: Declaration): readonly Commander[] =>
  pieces.filter(piece => isComing(piece) && targetOf(piece) === at && piece.power !== power).map(piece => piece.power);
