import { readBoardFile, readCardsBoardFile } from '../assets.js';
import { catalogue } from '../games/catalogue/catalogue.js';
import { variantsOn } from '../games/catalogue/diplomacyVariants.js';
import type { Fault } from '../games/game.js';
import { compileCardsBoard } from '../games/warring-states-cards/board/cardsBoard.js';
import { ok, type Result } from '../lib/result.js';
import type { Catalogue } from '../matches/context/ports.js';
import type { MatchStore } from '../matches/context/store.js';
import type { MatchId } from '../matches/model/match.js';
import { vitalsOf } from '../store/database/vitals.js';
import { type Inspected, inspect } from '../store/inspect.js';
import { isPostgres } from '../store/postgres/address.js';
import { type InspectedPostgres, inspectPostgres } from '../store/postgres/inspectPostgres.js';
import { vitalsOf as postgresVitals } from '../store/postgres/vitals.js';
import type { ImmediateStore } from '../store/records.js';
import { sayBackups, sayGames } from './sayRecords.js';
import { readSettings } from './settings.js';
import { sayStartFault } from './startFaults.js';
import type { Voice } from './voice.js';

/** Checks the records, every page and index of SQLite's file, and every game in them. Returns the exit code: 0 if all is sound. */
export async function check(voice: Voice): Promise<number> {
  const config = readSettings(voice);
  if (config === undefined) return 1;
  const unreadable = await unreadableOf(config.database, voice);
  if (!unreadable.ok) {
    voice.complain(sayStartFault(unreadable.fault));
    return 1;
  }
  for (const match of unreadable.value) voice.complain(`Game ${match} cannot be read: its rules do not accept its records.`);
  return unreadable.value.length === 0 ? 0 : 1;
}

async function unreadableOf(database: string, voice: Voice): Promise<Result<readonly MatchId[], Fault>> {
  if (isPostgres(database))
    return await inspectPostgres(database, async found => {
      await tellReachable(voice, found);
      return await unreadableIn(found.store?.matches);
    });
  const looked = inspect(database, true, found => {
    tellSound(voice, found);
    // Everything is read before the file is closed.
    return found.store && openPhasesIn(found.store);
  });
  return looked.ok ? ok(unreadableAmong(looked.value ?? [])) : looked;
}

const OLDER = 'They are from an older version; the next start will update them.';

function tellSound({ say }: Voice, { path, client, store }: Inspected): void {
  say(`The records at ${path} are intact.`);
  say(store === undefined ? OLDER : sayGames(vitalsOf(client, Date.now())));
  say(sayBackups(path));
}

async function tellReachable({ say }: Voice, { path, client, store }: InspectedPostgres): Promise<void> {
  say(`The records at ${path} can be read.`);
  say(store === undefined ? OLDER : sayGames(await postgresVitals(client, Date.now())));
}

/** A game and the state of its open phase. */
interface OpenState {
  readonly match: MatchId;
  readonly game: string;
  readonly state: unknown;
}

const openPhasesIn = ({ matches }: ImmediateStore): readonly OpenState[] =>
  matches.find({}).map(({ id, game }) => ({ match: id, game, state: matches.read(id)?.open?.state }));

async function unreadableIn(matches: MatchStore | undefined): Promise<readonly MatchId[]> {
  const found: OpenState[] = [];
  for (const { id, game } of (await matches?.find({})) ?? []) {
    const read = await matches?.read(id);
    found.push({ match: id, game, state: read?.open?.state });
  }
  return unreadableAmong(found);
}

/** The games whose rules do not accept the state of their open phase. */
function unreadableAmong(all: readonly OpenState[]): readonly MatchId[] {
  const games = catalogue(variantsOn(readBoardFile), compileCardsBoard(readCardsBoardFile()));
  return all.filter(one => !isReadable(games, one)).map(({ match }) => match);
}

const isReadable = (games: Catalogue, { game, state }: OpenState): boolean =>
  games.has(game) && (state === undefined || games.get(game)?.state.safeParse(state).success === true);
