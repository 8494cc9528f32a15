import { OPPONENT_LEVELS } from '../../games/game.js';
import { changeSetting } from '../../matches/actions/lobby/changeSetting.js';
import { offerOpponentSeat } from '../../matches/actions/opponents/offerOpponentSeat.js';
import { formatFill, withFill } from '../../matches/model/fill.js';
import { opponentOn } from '../../matches/read/matchInPlay.js';
import { completeSeats, type SeatFilter, seatNamed } from '../autocomplete/completeSeats.js';
import { findMatch } from '../interactions/findMatch.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { gameTexts } from '../words/commands/gameCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { choiceOption, completedOption, gameOption, textOption } from './definition/commandOption.js';
import type { CommandAction } from './definition/slashCommand.js';

const NOBODY = 'nobody';

/** More than any game has. */
const MOST_SEATS = 50;

/** Lets the bot play the seats that are empty when the game starts. Called again with another level, it adds that. */
export const fill: CommandAction = {
  text: gameTexts.fill,
  options: [
    choiceOption(gameTexts.fillLevel, undefined, { required: true }),
    textOption(gameTexts.fillSeats, { longest: 2 }),
    gameOption('lobby'),
  ],
  run: fillSeats,
};

async function fillSeats(context: CommandContext): Promise<Reply> {
  const { bot, user, words } = context;
  const match = await findMatch(context, context.option('game'), 'prepare');
  if (!match.ok) return refusal(context, match.fault);
  const chosen = context.option('level') ?? '';
  const level = OPPONENT_LEVELS.find(one => one === chosen);
  const seats = seatsIn(context.option('seats'));
  if (!level && chosen !== NOBODY)
    return refusal(context, { code: 'option-unclear', option: context.language === 'fr' ? 'niveau' : 'level' });
  if (seats === undefined) return refusal(context, { code: 'how-many-seats', most: MOST_SEATS });
  const typed = level ? formatFill(withFill(match.value.plan.fill ?? {}, level, seats)) : undefined;
  const changed = await changeSetting(bot.hosting, { match: match.value.id, user, key: 'hosting.fill', typed });
  if (!changed.ok) return refusal(context, changed.fault);
  const wanted = changed.value.plan.fill;
  return { content: wanted ? words.opponents.filled(wanted) : words.opponents.unfilled };
}

/** A number from 1 to the most; without one, all seats that are still empty. Undefined if it cannot be read. */
function seatsIn(typed: string | undefined): number | 'rest' | undefined {
  if (typed === undefined) return 'rest';
  const count = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  return count >= 1 && count <= MOST_SEATS ? count : undefined;
}

const opponentSeats: SeatFilter = current =>
  current.seats.filter(({ id }) => opponentOn(current, id) !== undefined && current.game.inPlay(current.phase.state).includes(id));

/** Opens a seat that the bot plays: whoever is new to the game may take it. */
export const offer: CommandAction = {
  text: gameTexts.offer,
  options: [
    completedOption(sharedOptionTexts.power, context => completeSeats(context, opponentSeats), { required: true }),
    gameOption('running'),
  ],
  run: offerSeat,
};

async function offerSeat(context: CommandContext): Promise<Reply> {
  const { bot, user: by, words, language } = context;
  const match = await findMatch(context, context.option('game'), 'run');
  if (!match.ok) return refusal(context, match.fault);
  if (match.value.host !== by) return refusal(context, { code: 'not-host' });
  const seat = await seatNamed(context, match.value, context.option('power') ?? '', opponentSeats);
  if (!seat) return refusal(context, { code: 'no-opponent' });
  const offered = await offerOpponentSeat(bot.hosting, { match: match.value.id, by, seat: seat.id });
  return offered.ok ? { content: words.opponents.offered(seat.name[language]) } : refusal(context, offered.fault);
}
