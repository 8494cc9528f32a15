import type { Fault } from '../games/game.js';
import type { Call } from './call.js';
import type { Reply } from './reply.js';
import { tellerOf } from './words/presenters/gamePresenter.js';
import type { CommandFault } from './words/refusals/commandFault.js';

/** A refusal as a private answer. */
export const refusal = (call: Call, why: CommandFault): Reply => ({ content: call.words.fault(why) });

/** A fault of a game as a sentence. One that its teller has no words for is logged, and said in general terms. */
export function sayGameFault({ embassy: { house, tellers }, language, words }: Call, game: string, fault: Fault): string {
  const said = tellerOf(tellers, game).fault(fault, language);
  if (said !== undefined) return said;
  house.log.warn({ game, code: fault.code }, 'a fault has no words');
  return words.orderReplies.noWords;
}
