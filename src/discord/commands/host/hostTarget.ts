import type { Match } from '../../../matches/model/match.js';
import { statusOf } from '../../../matches/read/statusOf.js';
import { completeSeats, type SeatFilter, seatNamed } from '../../autocomplete/completeSeats.js';
import { findMatch } from '../../interactions/findMatch.js';
import type { CommandContext } from '../../interactions/interactionContext.js';
import { refusal } from '../../interactions/sayFault.js';
import type { Reply } from '../../message/reply.js';
import { sharedOptionTexts } from '../../words/commands/sharedOptionTexts.js';
import { presenterOf } from '../../words/presenters/gamePresenter.js';
import { completedOption, gameOption } from '../definition/commandOption.js';

/** Seats that are still in play, with or without a player. */
const inPlay: SeatFilter = current => current.seats.filter(({ id }) => current.game.inPlay(current.phase.state).includes(id));

export const hostedGame = gameOption('running', 'paused');

export const seatInPlay = completedOption(sharedOptionTexts.power, context => completeSeats(context, inPlay), { required: true });

/** Acts on the match named in `game`, or on that of the channel; see `findMatch`. */
export async function withMatch(context: CommandContext, act: (match: Match) => Promise<Reply>): Promise<Reply> {
  const match = await findMatch(context, context.option('game'), 'run');
  return match.ok ? await act(match.value) : refusal(context, match.fault);
}

/** Acts on the seat named in `power`. */
export const withSeat = (
  context: CommandContext,
  act: (match: Match, seat: { readonly id: string; readonly name: string }) => Promise<Reply>,
): Promise<Reply> =>
  withMatch(context, async match => {
    const seat = await seatNamed(context, match, context.option('power') ?? '', inPlay);
    return seat ? await act(match, { id: seat.id, name: seat.name[context.language] }) : refusal(context, { code: 'no-such-seat' });
  });

/** How a reply names a user. In an anonymous match it does not. */
export const personIn = ({ words }: CommandContext, { plan }: Match, user: string): string =>
  plan.anonymous ? words.press.somebody : `<@${user}>`;

/** Returns the name of a phase. Without a number: of the current one. */
export async function phaseNameIn({ bot, language }: CommandContext, match: Match, number?: number): Promise<string> {
  const status = await statusOf(bot.hosting, match.id);
  const game = bot.hosting.games.get(match.game);
  const phase = number === undefined ? undefined : await bot.hosting.store.history.phase(match.id, number);
  const name = phase && game ? game.phase(game.state.parse(phase.state)) : status.ok ? status.value.name : undefined;
  return name === undefined ? '' : presenterOf(bot.presenters, match.game).phaseName(name, language);
}
