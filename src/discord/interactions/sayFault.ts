import type { Fault } from '../../games/game.js';
import type { Reply } from '../message/reply.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import type { CommandFault } from '../words/refusals/commandFault.js';
import type { InteractionContext } from './interactionContext.js';

/** A refusal as a private reply. */
export const refusal = (context: InteractionContext, why: CommandFault): Reply => ({ content: context.words.fault(why) });

/** Turns a game's fault into a sentence. If its presenter does not know the code, logs that and returns a general sentence. */
export function sayGameFault({ bot: { hosting, presenters }, language, words }: InteractionContext, game: string, fault: Fault): string {
  const said = presenterOf(presenters, game).fault(fault, language);
  if (said !== undefined) return said;
  hosting.log.warn({ game, code: fault.code }, 'a fault has no words');
  return words.orderReplies.noWords;
}
