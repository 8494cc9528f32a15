import type { Fault } from '../../games/game.js';
import type { Reply } from '../message/reply.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import type { CommandFault } from '../words/refusals/commandFault.js';
import type { InteractionContext } from './interactionContext.js';

/** A refusal as a private answer. */
export const refusal = (context: InteractionContext, why: CommandFault): Reply => ({ content: context.words.fault(why) });

/** A game's fault as a sentence. A code that its presenter does not know is logged, and answered with a general sentence. */
export function sayGameFault({ bot: { hosting, presenters }, language, words }: InteractionContext, game: string, fault: Fault): string {
  const said = presenterOf(presenters, game).fault(fault, language);
  if (said !== undefined) return said;
  hosting.log.warn({ game, code: fault.code }, 'a fault has no words');
  return words.orderReplies.noWords;
}
