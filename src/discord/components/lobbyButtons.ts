import { endMatch } from '../../matches/actions/hosting/endMatch.js';
import { answerMuster } from '../../matches/actions/lobby/answerMuster.js';
import { joinMatch } from '../../matches/actions/lobby/joinMatch.js';
import { leaveMatch } from '../../matches/actions/lobby/leaveMatch.js';
import { waitNoMore as waitForNothing } from '../../matches/actions/lobby/playQueue.js';
import { rematch as openRematch } from '../../matches/actions/lobby/rematch.js';
import { startMatch } from '../../matches/actions/lobby/startMatch.js';
import { rememberLanguage } from '../../matches/actions/people/rememberLanguage.js';
import { beSubstitute, declineSeat as decline } from '../../matches/actions/seats/askSubstitutes.js';
import { agreeToSubstitute } from '../../matches/actions/seats/substitute.js';
import { mostSeats, tableFor } from '../../matches/context/gameOf.js';
import { statusOf } from '../../matches/read/statusOf.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { titleOf } from '../interactions/listedMatch.js';
import { refusal } from '../interactions/sayFault.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { Reply } from '../message/reply.js';
import { queueReply } from '../replies/queueReply.js';
import { moment } from '../words/language/moment.js';

export async function join(context: ComponentContext): Promise<Reply> {
  const { hosting } = context.bot;
  const joined = await joinMatch(hosting, context.payload.match, context.user);
  if (joined.ok) await rememberLanguage(hosting, context.user, context.language);
  if (!joined.ok) return refusal(context, joined.fault);
  const { lobby } = context.words;
  return { content: (joined.value.host === context.user ? lobby.joinedOwn : lobby.joined)(titleOf(context, joined.value)) };
}

/** Opens the lobby for a rematch, or joins it. */
export async function rematch(context: ComponentContext): Promise<Reply> {
  const { hosting } = context.bot;
  const again = await openRematch(hosting, context.payload.match, context.user);
  if (!again.ok) return refusal(context, again.fault);
  await rememberLanguage(hosting, context.user, context.language);
  const { match, opened } = again.value;
  return { content: (opened ? context.words.lobby.rematchOpened : context.words.lobby.joined)(titleOf(context, match)) };
}

/** Agrees to give the orders of a seat while its player is away. */
export async function substitute(context: ComponentContext): Promise<Reply> {
  const { payload, bot, user, words, language } = context;
  const agreed = await agreeToSubstitute(bot.hosting, { match: payload.match, seat: payload.rest[0] ?? '', user });
  if (!agreed.ok) return refusal(context, agreed.fault);
  await rememberLanguage(bot.hosting, user, language);
  return { content: words.absence.agreed(moment(agreed.value)) };
}

/** Takes back all the user's wishes for games on this server. */
export async function waitNoMore(context: ComponentContext): Promise<Reply> {
  const { guild } = context.place;
  if (guild === undefined) return refusal(context, { code: 'not-in-server' });
  const count = await waitForNothing(context.bot.hosting, { guild, user: context.user });
  return queueReply(context, guild, context.words.queue.stopped(count));
}

/** Puts the user on the server's list of substitutes, or takes them off it. */
export async function volunteer(context: ComponentContext): Promise<Reply> {
  const { payload, bot, user, words, language, place } = context;
  if (place.guild === undefined) return refusal(context, { code: 'not-in-server' });
  const wanted = payload.rest[0] === 'yes';
  const done = await beSubstitute(bot.hosting, { guild: place.guild, user, wanted });
  if (!done.ok) return refusal(context, done.fault);
  await rememberLanguage(bot.hosting, user, language);
  return queueReply(context, place.guild, wanted ? words.queue.volunteered : words.queue.volunteersNoMore);
}

/** Says no to the question whether to take a seat. */
export async function declineSeat(context: ComponentContext): Promise<Reply> {
  const { payload, bot, user, words } = context;
  const declined = await decline(bot.hosting, payload.match, user);
  return declined.ok ? { content: words.seats.declined(titleOf(context, declined.value)) } : refusal(context, declined.fault);
}

export async function leave(context: ComponentContext): Promise<Reply> {
  const left = await leaveMatch(context.bot.hosting, context.payload.match, context.user);
  return left.ok ? { content: context.words.lobby.left(titleOf(context, left.value)) } : refusal(context, left.fault);
}

/** Confirms that the user is there before the match starts. */
export async function here(context: ComponentContext): Promise<Reply> {
  const answered = await answerMuster(context.bot.hosting, context.payload.match, context.user);
  if (!answered.ok) return refusal(context, answered.fault);
  return { content: answered.value.status === 'running' ? context.words.start.started : context.words.start.isHere };
}

/** Asks the host whether to start, and tells them how many powers will be in civil disorder. */
export async function start(context: ComponentContext): Promise<Reply> {
  const { words, payload, user, bot } = context;
  const status = await statusOf(bot.hosting, payload.match);
  if (!status.ok) return refusal(context, status.fault);
  const { match, players, game } = status.value;
  if (match.host !== user) return refusal(context, { code: 'not-host' });
  if (match.status !== 'lobby') return refusal(context, { code: 'not-in-lobby' });
  if (match.muster) return refusal(context, { code: 'muster-called' });
  if (players.length === 0) return refusal(context, { code: 'nobody-joined' });
  const { seats, opponents } = tableFor(game, match, players.length);
  const empty = Math.max(seats.length - players.length - opponents.length, 0);
  const askEmpty = game.endsRound ? words.start.startEmptyTurns : words.start.startEmpty;
  const filled = opponents.length > 0 ? [words.opponents.andFilled(opponents.length)] : [];
  const most = mostSeats(game, match).length;
  const askTaken = most > seats.length ? words.start.startWith(players.length, most) : words.start.startFull(players.length);
  const askFull = opponents.length > 0 ? words.opponents.startFilled(players.length, opponents.length) : askTaken;
  return {
    content: empty > 0 ? [askEmpty(players.length, empty), ...filled].join(' ') : askFull,
    rows: rowOf(
      button(customId('begin', match.id, 0, empty), empty > 0 ? words.buttons.startEmpty : words.buttons.startNow, 'good'),
      button(customId('stay', match.id, 0), words.buttons.notYet),
    ),
  };
}

/** Starts the match if the number of empty seats is still what the host confirmed; otherwise asks again. */
export async function begin(context: ComponentContext): Promise<Reply> {
  const agreed = Number(context.payload.rest[0] ?? 0);
  const started = await startMatch(context.bot.hosting, context.payload.match, context.user, { emptySeats: agreed });
  if (started.ok) return { content: started.value.status === 'lobby' ? context.words.start.mustered : context.words.start.started };
  return started.fault.code === 'seats-empty' ? await start(context) : refusal(context, started.fault);
}

export const stay = ({ words }: ComponentContext): Reply => ({ content: words.start.notYet });

export async function end(context: ComponentContext): Promise<Reply> {
  const ended = await endMatch(context.bot.hosting, context.payload.match, context.user);
  return ended.ok ? { content: context.words.ending.ended(titleOf(context, ended.value)) } : refusal(context, ended.fault);
}
