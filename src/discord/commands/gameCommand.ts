import { takeSeat } from '../../matches/actions/seats/takeSeat.js';
import type { Catalogue } from '../../matches/context/ports.js';
import { completeSeats, openSeats, seatNamed } from '../autocomplete/completeSeats.js';
import { completeVariants, variantNamed } from '../autocomplete/completeVariants.js';
import { findMatch } from '../interactions/findMatch.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { titleOf } from '../interactions/listedMatch.js';
import { refusal } from '../interactions/sayFault.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { Reply } from '../message/reply.js';
import { gamesReply } from '../replies/gamesReply.js';
import { ratingsReply } from '../replies/ratingsReply.js';
import { resumeReply } from '../replies/resumeReply.js';
import { gameTexts } from '../words/commands/gameCommandTexts.js';
import { sharedOptionTexts } from '../words/commands/sharedOptionTexts.js';
import { createGame } from './createGame.js';
import { createOptions } from './createOptions.js';
import { completedOption, gameOption, userOption } from './definition/commandOption.js';
import type { CommandAction, SlashCommand } from './definition/slashCommand.js';
import { fill, offer } from './fillCommands.js';

/** Hosting: opens a game, lists the games and the ratings, ends a game, resumes a paused one, fills an open seat. */
export const game = (catalogue: Catalogue): SlashCommand => ({
  text: gameTexts.command,
  subcommands: [create(catalogue), fill, list, ratings, end, resume, seat, offer],
});

const ALL = ['running', 'paused', 'lobby'] as const;

const create = (catalogue: Catalogue): CommandAction => ({ text: gameTexts.create, options: createOptions(catalogue), run: createGame });

const list: CommandAction = { text: gameTexts.list, run: context => gamesReply(context, 0) };

const ratings: CommandAction = {
  text: gameTexts.ratings,
  options: [completedOption(gameTexts.ratingsVariant, completeVariants)],
  run: showRatings,
};

async function showRatings(context: CommandContext): Promise<Reply> {
  const typed = context.option('variant');
  const game = typed === undefined ? undefined : await variantNamed(context, typed);
  return typed !== undefined && game === undefined
    ? refusal(context, { code: 'unknown-game', game: typed })
    : ratingsReply(context, game, 0);
}

/** Asks the host for confirmation first. */
const end: CommandAction = { text: gameTexts.end, options: [gameOption(...ALL)], run: askToEnd };

const resume: CommandAction = { text: gameTexts.resume, options: [gameOption(...ALL)], run: resumeMatch };

/** Lets the host give an open seat to a user who may take it. */
const seat: CommandAction = {
  text: gameTexts.seat,
  options: [
    completedOption(sharedOptionTexts.power, context => completeSeats(context, openSeats), { required: true }),
    userOption(sharedOptionTexts.player, { required: true }),
    gameOption(...ALL),
  ],
  run: giveSeat,
};

async function askToEnd(context: CommandContext): Promise<Reply> {
  const match = await findMatch(context, context.option('game'), 'run');
  if (!match.ok) return refusal(context, match.fault);
  if (match.value.host !== context.user) return refusal(context, { code: 'not-host' });
  if (match.value.status === 'ended') return refusal(context, { code: 'match-over' });
  return {
    content: context.words.ending.endAsk(titleOf(context, match.value)),
    rows: rowOf(
      button(customId('end', match.value.id, 0), context.words.buttons.endGame, 'grave'),
      button(customId('alone', match.value.id, 0), context.words.buttons.cancel),
    ),
  };
}

async function resumeMatch(context: CommandContext): Promise<Reply> {
  const match = await findMatch(context, context.option('game'), 'run');
  return match.ok ? await resumeReply(context, match.value.id) : refusal(context, match.fault);
}

async function giveSeat(context: CommandContext): Promise<Reply> {
  const { bot, language, words, user: by } = context;
  const match = await findMatch(context, context.option('game'), 'run');
  if (!match.ok) return refusal(context, match.fault);
  if (match.value.host !== by) return refusal(context, { code: 'not-host' });
  const found = await seatNamed(context, match.value, context.option('power') ?? '', openSeats);
  const user = context.chosenUser('player');
  if (user === undefined) return refusal(context, { code: 'nobody-chosen' });
  if (found === undefined) return refusal(context, { code: 'seat-not-open' });
  const taken = await takeSeat(bot.hosting, { match: match.value.id, seat: found.id, user, by });
  if (!taken.ok) return refusal(context, taken.fault);
  const power = found.name[language];
  return { content: match.value.plan.anonymous ? words.hostAnswers.invited(power) : words.seats.seatedOther(power, `<@${user}>`) };
}
