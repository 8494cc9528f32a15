import { movementOf } from '../../adjudication/resolveMovement.js';
import { resolveBattles } from '../../battles/resolveBattles.js';
import type { PowerId } from '../../board/location.js';
import type { Declaration } from '../../model/battle/declaration.js';
import type { Report } from '../../model/report.js';
import type { Situation } from '../../model/state.js';
import type { Variant } from '../../model/variant.js';
import { worthInBattles } from '../captain/captainBattles.js';
import type { EntryWorth } from '../captain/captainStatements.js';
import { oddsOf } from '../captain/declarationWorth.js';
import { outlookOn } from '../captain/outlook.js';
import { type ProvisionalGround, provisionalGround } from '../captain/provisionalGround.js';
import { judgedFor } from './judge.js';

/**
 * What a general thinks the entries of its battle list are worth: how much better it judges the position if the battle is won than the
 * provisional one, times the probability that it is.
 */
export function generalBattles(variant: Variant, situation: Situation, seat: PowerId, reports: readonly Report[]): EntryWorth {
  const judge = judgedFor(outlookOn(variant, situation), seat);
  const won = ({ movement, ground }: ProvisionalGround, declared: Declaration): number => {
    const { at } = declared;
    const fought = [{ at: [at], declared: [declared], winner: declared }];
    const after = resolveBattles(movement, { fought, destroyed: [], dependent: 'dislodge' }).position;
    const provisional = movementOf(variant, situation.position, movement.settled).position;
    return oddsOf(ground, declared) * (judge(after) - judge(provisional));
  };
  return worthInBattles(provisionalGround(variant, situation, reports), won);
}
