import type { Piece } from '../adjudication/orderGraph.js';
import type { PowerId } from '../board/location.js';
import type { BattleSide } from '../model/battle/battle.js';
import type { Commander } from '../model/battle/battleList.js';
import type { Declaration } from '../model/battle/declaration.js';
import { type Battleground, pieceCalled, targetOf } from './battleground.js';

/**
 * Warhammer, Immortality: a virtual army that enters is led by its own player, even one who serves another nation; so that player may not
 * command against it.
 */

const isComing = ({ virtual, order }: Piece): boolean => virtual && order.kind === 'move';

/** Players who may not command for a nation in a battle: their own army enters there, on another side. */
export const barredFrom = (ground: Battleground, sides: readonly BattleSide[], nation: PowerId): readonly Commander[] =>
  sides.flatMap(side => {
    const isAgainst = sides.some(other => other !== side && other.armies.some(army => army.power === nation));
    return isAgainst ? comingOn(ground, side).filter(power => power !== nation) : [];
  });

const comingOn = (ground: Battleground, { contenders }: BattleSide): readonly PowerId[] =>
  contenders.flatMap(({ power, unit }) => (isComing(pieceCalled(ground, unit)) ? power : []));

/** The same before battles are formed: their army enters the place of the declaration. */
export const barredAt = ({ pieces }: Battleground, { at, power }: Declaration): readonly Commander[] =>
  pieces.filter(piece => isComing(piece) && targetOf(piece) === at && piece.power !== power).map(piece => piece.power);
