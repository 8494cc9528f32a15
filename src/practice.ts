import { setTimeout } from 'node:timers/promises';
import type { Autopilot, NextDeadline, ScriptedAction } from 'discord-simulator';
import { customId } from './discord/message/customId.js';
import { wordsIn } from './discord/words/wordsIn.js';
import type { AnyGame, OpponentLevel, SeatId } from './games/game.js';
import { filterInOrder, flatMapInOrder } from './lib/inOrder.js';
import type { Language } from './lib/language.js';
import { opponentAnswer } from './matches/actions/opponents/opponentAnswer.js';
import { opponentTask } from './matches/actions/opponents/opponentTask.js';
import { look, readerOf } from './matches/context/decide.js';
import { gameOf, mostSeats, seatsDealt } from './matches/context/gameOf.js';
import type { HostingContext } from './matches/context/ports.js';
import type { ChannelId, Match, UserId } from './matches/model/match.js';
import { absenteesOf, playersOf } from './matches/model/people.js';
import { matchInPlay } from './matches/read/matchInPlay.js';
import { seatViewOf } from './matches/read/seatViewOf.js';

/** How well practice players play: they plan, but search nothing, so that the page need not wait for them. */
const LEVEL: OpponentLevel = 'captain';

/** What practice players do in the bot's games, according to its records. The simulator presses the real buttons. */
export function practiceIn(hosting: HostingContext): Autopilot {
  return {
    opening: { command: '/game create', options: { variant: [...hosting.games.keys()][0] ?? '' } },
    join: async (user, channel) => {
      const free = await filterInOrder(await lobbiesIn(hosting, channel), match => hasRoomFor(hosting, match, user));
      const lobby = free.at(-1);
      return lobby && (await pressSoon(hosting, lobby, customId('join', lobby.id, 0)));
    },
    start: async (user, channel) => {
      const lobby = (await lobbiesIn(hosting, channel)).findLast(match => match.host === user);
      const start = lobby && (await pressSoon(hosting, lobby, customId('start', lobby.id, 0)));
      return start && { ...start, confirm: customId('begin', lobby.id, 0, await unfilledSeats(hosting, lobby)) };
    },
    deadline: () => nextDeadline(hosting.store),
    play: async user => {
      const lobbies = await hosting.store.matches.find({ user, statuses: ['lobby'] });
      const running = await hosting.store.matches.find({ user, statuses: ['running'] });
      return [
        ...(await flatMapInOrder(lobbies, match => answer(hosting, match, user))),
        ...(await flatMapInOrder(running, match => turnIn(hosting, match, user))),
      ];
    },
  };
}

/** Answers the muster, if the host has called one and the user has not answered. */
async function answer(hosting: HostingContext, match: Match, user: UserId): Promise<readonly ScriptedAction[]> {
  const isCalled = match.muster !== undefined && (await look(hosting, match.id, absenteesOf))?.includes(user) === true;
  const here = isCalled ? await press(hosting, match, 'lobby', customId('here', match.id, 0)) : undefined;
  return here ? [here] : [];
}

async function nextDeadline({ matches }: HostingContext['store']): Promise<NextDeadline | undefined> {
  const [first] = await matches.duePhases(Number.MAX_SAFE_INTEGER);
  const found = first && (await matches.read(first.match));
  if (!found?.open) return undefined;
  const { match, open } = found;
  const named = (language: Language): string => wordsIn(language).gameList.footer(match.id);
  return { at: open.dueAt, what: { en: named('en'), fr: named('fr') }, channel: match.channel };
}

const lobbiesIn = (hosting: HostingContext, channel: ChannelId): Promise<readonly Match[]> =>
  hosting.store.matches.find({ channel, statuses: ['lobby'] });

async function hasRoomFor(hosting: HostingContext, match: Match, user: UserId): Promise<boolean> {
  const players = await playersIn(hosting, match);
  return !players.includes(user) && roomIn(hosting.games.get(match.game), match) > players.length;
}

const playersIn = async (hosting: HostingContext, { id }: Match): Promise<readonly UserId[]> => (await look(hosting, id, playersOf)) ?? [];

const roomIn = (game: AnyGame | undefined, match: Match): number => (game ? mostSeats(game, match).length : 0);

/** How many seats stay empty if the match begins now. */
async function unfilledSeats(hosting: HostingContext, match: Match): Promise<number> {
  const players = (await playersIn(hosting, match)).length;
  return Math.max(seatsDealt(gameOf(hosting, match), match, players).length - players, 0);
}

/** Milliseconds between two looks for a lobby's card, and how many times it is looked for. */
const [PAUSE, LOOKS] = [50, 40];

/**
 * A press on a lobby's card. People see a card a moment before the bot has recorded where it is: then it is waited for. Undefined if it is
 * not posted within two seconds.
 */
async function pressSoon(hosting: HostingContext, lobby: Match, button: string, looks = LOOKS): ReturnType<typeof press> {
  const found = await press(hosting, lobby, 'lobby', button);
  if (found || looks <= 1) return found;
  await setTimeout(PAUSE);
  return pressSoon(hosting, lobby, button, looks - 1);
}

/** A press on a message of the match. Undefined if the message has not been posted. */
async function press(
  { store }: HostingContext,
  match: Match,
  slot: string,
  button: string,
): Promise<Extract<ScriptedAction, { kind: 'press' }> | undefined> {
  const posted = await store.outbox.messageIn({ match: match.id, slot, to: { channel: match.channel } });
  return posted && { kind: 'press', message: posted.message, button };
}

/**
 * What the user does if the match waits for them: they order what an opponent of the bot would on their seat. In a game of rounds: a decision and its confirmation. In others: orders and "ready", once
 * the card with that button is posted.
 */
async function turnIn(hosting: HostingContext, match: Match, user: UserId): Promise<readonly ScriptedAction[]> {
  const seatView = await seatViewOf(hosting, match.id, user, 'en');
  const game: AnyGame | undefined = hosting.games.get(match.game);
  if (!seatView.ok || !game || !seatView.value.waitedFor || seatView.value.ready) return [];
  const { phase, seat } = seatView.value;
  const confirm = customId('ready', match.id, phase.number);
  const order = (text: string): ScriptedAction => ({
    kind: 'command',
    channel: match.channel,
    command: '/order',
    options: { text, game: String(match.id) },
  });
  const text = await answerFor(hosting, match, seat.id);
  if (text === undefined) return [];
  if (game.endsRound) return [{ ...order(text), confirm }];
  const ready = await press(hosting, match, `phase:${phase.number}`, confirm);
  if (!ready) return [];
  return text === '' ? [{ ...ready, confirm: customId('anyway', match.id, phase.number) }] : [order(text), ready];
}

/** What an opponent of the bot would order on a seat in the open phase. Undefined if the worker is busy, or the phase is over. */
async function answerFor(hosting: HostingContext, match: Match, seat: SeatId): Promise<string | undefined> {
  const m = await readerOf(hosting, match.id);
  const current = m && matchInPlay(m);
  if (!m || !current?.ok) return undefined;
  const task = await opponentTask(hosting, { m, current: current.value, seat, level: LEVEL, purpose: 'practice' });
  return (await opponentAnswer(hosting, task))?.text;
}
