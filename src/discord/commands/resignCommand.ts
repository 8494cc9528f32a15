import { isCounted, ownSeat } from '../../matches/actions/seats/resignSeat.js';
import type { Match } from '../../matches/model/match.js';
import { repeatsOrders, standInOf } from '../../matches/model/standIn.js';
import type { TakenSeat } from '../../matches/read/seatView.js';
import { findMatch } from '../interactions/findMatch.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { titleOf } from '../interactions/listedMatch.js';
import { refusal } from '../interactions/sayFault.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { Reply } from '../message/reply.js';
import { resignTexts } from '../words/commands/seatCommandTexts.js';
import type { AfterLeaving } from '../words/messages/seatMessages.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import { gameOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

/** Asks for confirmation before a player gives up their seat. */
export const resign: SlashCommand = {
  text: resignTexts.command,
  options: [gameOption('running', 'paused')],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const { words, user, bot } = context;
  const match = await findMatch(context, context.option('game'), 'play');
  if (!match.ok) return refusal(context, match.fault);
  const taken = await ownSeat(bot.hosting, match.value.id, user);
  if (!taken.ok) return refusal(context, taken.fault);
  return {
    content: question(context, match.value, taken.value),
    rows: rowOf(
      button(customId('resign', match.value.id, 0), words.buttons.resign, 'grave'),
      button(customId('alone', match.value.id, 0), words.buttons.cancel),
    ),
  };
}

/** Says what happens to the seat, and that it counts, where it does. */
function question(context: CommandContext, match: Match, taken: TakenSeat): string {
  const { bot, words, language } = context;
  const seat = taken.seat.name[language];
  const title = titleOf(context, match);
  return presenterOf(bot.presenters, match.game).rounds
    ? words.seats.resignAskTurns(seat, title, isCounted(taken))
    : words.seats.resignAsk(seat, title, afterLeaving(match), isCounted(taken));
}

function afterLeaving(match: Match): AfterLeaving {
  if (standInOf(match) !== undefined) return 'bot';
  return repeatsOrders(match) ? 'repeats' : 'holds';
}
