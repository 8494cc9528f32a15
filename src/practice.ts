import type { Autopilot, ScriptedAction } from 'discord-simulator';
import { customId } from './discord/message/customId.js';
import type { AnyGame } from './games/game.js';
import { type Random, seededRandom } from './lib/random.js';
import { look } from './matches/context/decide.js';
import { gameOf, mostSeats, seatsDealt } from './matches/context/gameOf.js';
import type { House } from './matches/context/ports.js';
import type { ChannelId, Match, UserId } from './matches/model/match.js';
import { absenteesOf, playersOf } from './matches/model/people.js';
import { deskOf } from './matches/read/deskOf.js';

/** What practice players do in the bot's games, read from its records. The simulator does it with the real buttons. */
export function practiceIn(house: House): Autopilot {
  const random = seededRandom(house.freshSeed());
  return {
    opening: { command: '/game create', options: { variant: [...house.games.keys()][0] ?? '' } },
    join: (user, channel) => {
      const lobby = lobbiesIn(house, channel).findLast(match => hasRoomFor(house, match, user));
      return lobby && press(house, lobby, 'lobby', customId('join', lobby.id, 0));
    },
    start: (user, channel) => {
      const lobby = lobbiesIn(house, channel).findLast(match => match.host === user);
      const start = lobby && press(house, lobby, 'lobby', customId('start', lobby.id, 0));
      return start && { ...start, confirm: customId('begin', lobby.id, 0, unfilledSeats(house, lobby)) };
    },
    deadline: () => nextDeadline(house.store),
    play: user => [
      ...house.store.matchesOf({ user, statuses: ['lobby'] }).flatMap(match => answer(house, match, user)),
      ...house.store.matchesOf({ user, statuses: ['running'] }).flatMap(match => turnIn(house, match, { user, random })),
    ],
  };
}

/** Says that he is there, when everybody is called. */
function answer(house: House, match: Match, user: UserId): readonly ScriptedAction[] {
  const isCalled = match.muster !== undefined && look(house, match.id, absenteesOf)?.includes(user) === true;
  const here = isCalled ? press(house, match, 'lobby', customId('here', match.id, 0)) : undefined;
  return here ? [here] : [];
}

function nextDeadline(store: House['store']): number | undefined {
  const [first] = store.duePhases(Number.MAX_SAFE_INTEGER);
  return first && store.read(first.match)?.open?.dueAt;
}

const lobbiesIn = (house: House, channel: ChannelId): readonly Match[] => house.store.matchesOf({ channel, statuses: ['lobby'] });

function hasRoomFor(house: House, match: Match, user: UserId): boolean {
  const players = playersIn(house, match);
  return !players.includes(user) && roomIn(house.games.get(match.game), match) > players.length;
}

const playersIn = (house: House, { id }: Match): readonly UserId[] => look(house, id, playersOf) ?? [];

const roomIn = (game: AnyGame | undefined, match: Match): number => (game ? mostSeats(game, match).length : 0);

/** The seats that stay empty if the match begins now. */
function unfilledSeats(house: House, match: Match): number {
  const players = playersIn(house, match).length;
  return Math.max(seatsDealt(gameOf(house, match), match, players).length - players, 0);
}

/** A press on a message of the match, once it has been posted. */
function press({ store }: House, match: Match, slot: string, button: string): Extract<ScriptedAction, { kind: 'press' }> | undefined {
  const posted = store.messageIn({ match: match.id, slot, to: { channel: match.channel } });
  return posted && { kind: 'press', message: posted.message, button };
}

/** A decision and its confirmation; or orders and "ready", when the match waits for the user and the card is there to press. */
function turnIn(
  house: House,
  match: Match,
  { user, random }: { readonly user: UserId; readonly random: Random },
): readonly ScriptedAction[] {
  const desk = deskOf(house, match.id, user, 'en');
  const game: AnyGame | undefined = house.games.get(match.game);
  if (!desk.ok || !game || !desk.value.waitedFor || desk.value.ready) return [];
  const { phase, seat } = desk.value;
  const confirm = customId('ready', match.id, phase.number);
  const order = (text: string): ScriptedAction => ({
    kind: 'command',
    channel: match.channel,
    command: '/order',
    options: { text, game: String(match.id) },
  });
  const practise = (): string => game.practise(game.state.parse(phase.state), seat.id, random);
  if (game.endsRound) return [{ ...order(practise()), confirm }];
  const ready = press(house, match, `phase:${phase.number}`, confirm);
  if (!ready) return [];
  const text = practise();
  return text === '' ? [ready] : [order(text), ready];
}
