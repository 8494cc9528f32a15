import { ok, type Result, refuse } from '../../lib/result.js';
import { tooManyLobbies } from '../lobby/lobbyLimits.js';
import type { ChannelId, Match, MatchId, UserId } from '../match.js';
import { queueLobby } from '../outbox/queueing.js';
import { NAMELESS } from '../people/forgetUser.js';
import type { House } from '../ports.js';
import { record } from '../record.js';
import { note } from './audit.js';
import type { MatchFile } from './matchFile.js';
import { type Played, type Read, readMatchFile, type Unfit } from './readMatchFile.js';

export interface Importing {
  /** The text of a file that `exportMatch` made. */
  readonly file: string;
  readonly guild: string;
  readonly channel: ChannelId;
  /** Who hosts it from now on. */
  readonly host: UserId;
}

/** So many are told at once. */
const MOST = 10;

/**
 * Opens a lobby for a match that goes on from the open phase of a file; what was before it is kept as a match of its own that is over, and
 * copied when the lobby begins. Nothing is opened if anything is wrong with the file.
 */
export function importMatch(house: House, { file, ...place }: Importing): Result<Match, readonly Unfit[]> {
  const read = readMatchFile(house.games, file);
  if (!read.ok) return refuse(read.fault.slice(0, MOST));
  return record(house, () => {
    const full = tooManyLobbies(house, place);
    if (full) return refuse([{ by: 'hosting', fault: full }]);
    const past = keepPast(house, place, read.value);
    const lobby = openLobby(house, place, read.value, past);
    house.store.saveMatch({ ...past, end: { kind: 'rolled-back', seats: [], goesOnAs: lobby.id } });
    return ok(lobby);
  });
}

type Place = Omit<Importing, 'file'>;

/** What was before, and the position from which it goes on. */
function keepPast(house: House, place: Place, { file, phases }: Read): Match {
  const { store } = house;
  const past = store.addMatch({ ...hosted(house, place, file), status: 'ended', seed: 0 });
  for (const seat of file.seats) store.sit(past.id, seat, undefined, house.now());
  for (const phase of phases) keepPhase(house, past.id, phase);
  return past;
}

function keepPhase({ store }: House, match: MatchId, { number, kind, openedAt, dueAt, state, closed, submissions }: Played): void {
  const end = closed && { closedAt: closed.at, closedBy: closed.by, report: closed.report };
  store.addPhase({ match, number, kind, openedAt, dueAt, state, ...end });
  for (const [seat, submission] of submissions)
    store.file({ match, phase: number, seat, user: BEFORE, submission, ready: true, typed: '', at: closed?.at ?? openedAt });
  for (const [seat, { salt }] of Object.entries(closed?.orders ?? {})) if (salt !== undefined) store.keepSalt(match, number, seat, salt);
}
/** Who played before is not in the file. */
const BEFORE = `${NAMELESS}before`;

function openLobby(house: House, place: Place, { game, file, phases, dealt }: Read, past: Match): Match {
  const from = { match: past.id, phase: phases.length, seats: dealt };
  const lobby = house.store.addMatch({ ...hosted(house, place, file), status: 'lobby', seed: house.freshSeed(), from });
  if (game.sealed) house.store.keepSecret(lobby.id, house.freshSecret());
  note(house, lobby.id, place.host, { deed: 'imported', about: { phase: phases.length } });
  queueLobby(house, lobby);
  return lobby;
}

const hosted = (house: House, place: Place, { game, language, deadlines, plan, options, pictures }: MatchFile) => ({
  ...place,
  ...{ game, language, deadlines, plan, options, pictures },
  createdAt: house.now(),
});
