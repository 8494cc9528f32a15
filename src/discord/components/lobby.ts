import { look } from '../../matches/decide.js';
import { endMatch } from '../../matches/ending/endMatch.js';
import { gameOf, seatsDealt } from '../../matches/gameOf.js';
import { answerMuster } from '../../matches/lobby/answerMuster.js';
import { joinMatch } from '../../matches/lobby/joinMatch.js';
import { leaveMatch } from '../../matches/lobby/leaveMatch.js';
import { startMatch } from '../../matches/lobby/startMatch.js';
import { playersOf } from '../../matches/model/people.js';
import { statusOf } from '../../matches/statusOf.js';
import type { Press } from '../call.js';
import { customId } from '../customId.js';
import { titleOf } from '../listedMatch.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { button, rowOf } from './buttons.js';

export function join(press: Press): Reply {
  const joined = joinMatch(press.embassy.house, press.token.match, press.user);
  return joined.ok ? { content: press.words.lobby.joined(titleOf(press, joined.value)) } : refusal(press, joined.fault);
}

export function leave(press: Press): Reply {
  const left = leaveMatch(press.embassy.house, press.token.match, press.user);
  return left.ok ? { content: press.words.lobby.left(titleOf(press, left.value)) } : refusal(press, left.fault);
}

/** The presser says that he is there. */
export function here(press: Press): Reply {
  const answered = answerMuster(press.embassy.house, press.token.match, press.user);
  if (!answered.ok) return refusal(press, answered.fault);
  return { content: answered.value.status === 'running' ? press.words.start.started : press.words.start.isHere };
}

/** Asks the host whether to start, and with how many powers in civil disorder. */
export function start(press: Press): Reply {
  const { words, token, user, embassy } = press;
  const status = statusOf(embassy.house, token.match);
  if (!status.ok) return refusal(press, status.fault);
  const { match, players, game } = status.value;
  if (match.host !== user) return refusal(press, { code: 'not-host' });
  if (match.status !== 'lobby') return refusal(press, { code: 'not-in-lobby' });
  if (players.length === 0) return refusal(press, { code: 'nobody-joined' });
  const empty = emptySeats(press, players.length);
  const askEmpty = game.endsRound ? words.start.startEmptyTurns : words.start.startEmpty;
  return {
    content: empty > 0 ? askEmpty(players.length, empty) : words.start.startFull(players.length),
    rows: rowOf(
      button(customId('begin', match.id, 0, empty), empty > 0 ? words.buttons.startEmpty : words.buttons.startNow, 'good'),
      button(customId('stay', match.id, 0), words.buttons.notYet),
    ),
  };
}

/** Starts, if as many seats are empty as the host was told; else he is asked anew. */
export function begin(press: Press): Reply {
  const { house } = press.embassy;
  const agreed = Number(press.token.rest[0] ?? 0);
  const isAsAgreed = emptySeats(press, (look(house, press.token.match, playersOf) ?? []).length) === agreed;
  const started = startMatch(house, press.token.match, press.user, { emptySeats: agreed > 0 && isAsAgreed });
  if (started.ok) return { content: started.value.status === 'lobby' ? press.words.start.mustered : press.words.start.started };
  return started.fault.code === 'seats-empty' ? start(press) : refusal(press, started.fault);
}

export const stay = ({ words }: Press): Reply => ({ content: words.start.notYet });

export function end(press: Press): Reply {
  const ended = endMatch(press.embassy.house, press.token.match, press.user);
  return ended.ok ? { content: press.words.ending.ended(titleOf(press, ended.value)) } : refusal(press, ended.fault);
}

/** How many seats the game has beyond its players. */
function emptySeats({ embassy: { house }, token }: Press, players: number): number {
  const match = house.store.match(token.match);
  return match ? Math.max(seatsDealt(gameOf(house, match), match, players).length - players, 0) : 0;
}
