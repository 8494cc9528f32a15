import type { Match } from '../../../matches/match.js';
import { statusOf } from '../../../matches/statusOf.js';
import { completeSeats, seatCalled, type Which } from '../../autocomplete/seats.js';
import type { CommandCall } from '../../call.js';
import { findMatch } from '../../findMatch.js';
import type { Reply } from '../../reply.js';
import { refusal } from '../../sayFault.js';
import { sharedOptionTexts } from '../../words/commands/sharedOptionTexts.js';
import { tellerOf } from '../../words/presenters/gamePresenter.js';
import { completedOption, gameOption } from '../commandOption.js';

/** The seats that still play, with or without a player. */
const inPlay: Which = table => table.seats.filter(({ id }) => table.game.inPlay(table.phase.state).includes(id));

export const hostedGame = gameOption('running', 'paused');

export const seatInPlay = completedOption(sharedOptionTexts.power, typing => completeSeats(typing, inPlay), { required: true });

/** Acts on the match that is meant. */
export function withMatch<Answer>(call: CommandCall, act: (match: Match) => Answer): Reply | Answer {
  const match = findMatch(call, call.option('game'), 'run');
  return match.ok ? act(match.value) : refusal(call, match.fault);
}

/** Acts on the seat named in `power`. */
export const withSeat = (call: CommandCall, act: (match: Match, seat: { readonly id: string; readonly name: string }) => Reply): Reply =>
  withMatch(call, match => {
    const seat = seatCalled(call, match, call.option('power') ?? '', inPlay);
    return seat ? act(match, { id: seat.id, name: seat.name[call.language] }) : refusal(call, { code: 'no-such-seat' });
  });

/** How an answer names a user: not at all in an anonymous match. */
export const personIn = ({ words }: CommandCall, { plan }: Match, user: string): string =>
  plan.anonymous ? words.press.somebody : `<@${user}>`;

/** The name of that phase; without a number, of the one the match is in. */
export function phaseNameIn({ embassy, language }: CommandCall, match: Match, number?: number): string {
  const status = statusOf(embassy.house, match.id);
  const game = embassy.house.games.get(match.game);
  const phase = number === undefined ? undefined : embassy.house.store.phase(match.id, number);
  const name = phase && game ? game.phase(game.state.parse(phase.state)) : status.ok ? status.value.name : undefined;
  return name === undefined ? '' : tellerOf(embassy.tellers, match.game).phaseName(name, language);
}
