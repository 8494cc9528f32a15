import { readCardsBoardFile, readOwnVariant } from '../assets.js';
import { catalogue } from '../games/catalogue/catalogue.js';
import { variantsOn } from '../games/catalogue/diplomacyVariants.js';
import type { Fault } from '../games/game.js';
import { compileCardsBoard } from '../games/warring-states-cards/board/cardsBoard.js';
import { ok, type Result, refuse } from '../lib/result.js';
import type { Catalogue } from '../matches/context/ports.js';
import type { Store } from '../matches/context/store.js';
import type { MatchId } from '../matches/model/match.js';
import { type UploadedParts, uploadedIn } from '../matches/model/uploadedVariant.js';
import { vitalsOf } from '../store/database/vitals.js';
import { type Inspected, inspect } from '../store/inspect.js';
import { DUMPS, isPostgres } from '../store/postgres/address.js';
import { wholeDamageIn as damageInPostgres, hasChecksums } from '../store/postgres/damage.js';
import { dumpsOf } from '../store/postgres/dump.js';
import { type InspectedPostgres, inspectPostgres } from '../store/postgres/inspectPostgres.js';
import { vitalsOf as postgresVitals } from '../store/postgres/vitals.js';
import type { ImmediateStore } from '../store/records.js';
import { sayBackupFiles, sayBackups, sayGames } from './sayRecords.js';
import { readSettings } from './settings.js';
import { sayStartFault } from './startFaults.js';
import { uploadedGame } from './uploadedGame.js';
import type { Voice } from './voice.js';

/** Checks the records (every page and index of SQLite's file, every row and reference in PostgreSQL) and every game in them. Returns the exit code: 0 if all is sound. */
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
  if (isPostgres(database)) {
    const looked = await inspectPostgres(database, found => unreadableInPostgres(voice, { ...found, database }));
    return looked.ok ? looked.value : looked;
  }
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

/** A database in PostgreSQL, and its address with the password. */
type LookedThrough = InspectedPostgres & { readonly database: string };

/** Checks every row, reference and index, then every game. Fault: `database-corrupt` { detail }. */
async function unreadableInPostgres({ say }: Voice, found: LookedThrough): Promise<Result<readonly MatchId[], Fault>> {
  const { database, path, client, store } = found;
  const damage = await damageInPostgres(client);
  if (damage !== undefined) return refuse({ code: 'database-corrupt', path, detail: damage });
  say(`The records at ${path} are intact.`);
  if (!(await hasChecksums(client))) say(NO_CHECKSUMS);
  say(store === undefined ? OLDER : sayGames(await postgresVitals(client, Date.now())));
  say(sayBackupFiles(dumpsOf(database, DUMPS)));
  return ok(await unreadableIn(store));
}

const NO_CHECKSUMS = 'The server keeps no checksums of its pages (data_checksums is off), so it does not notice most damage to its disk.';

/** A game and the state of its open phase. `variant`: what it is played by, if somebody brought that to a server. */
interface OpenState {
  readonly variant?: UploadedParts | undefined;
  readonly match: MatchId;
  readonly game: string;
  readonly state: unknown;
}

function openPhasesIn({ matches, variants }: ImmediateStore): readonly OpenState[] {
  return matches.find({}).map(({ id, game }) => {
    const version = uploadedIn(game);
    return { match: id, game, state: matches.read(id)?.open?.state, variant: version && variants.get(version) };
  });
}

async function unreadableIn(store: Pick<Store, 'matches' | 'variants'> | undefined): Promise<readonly MatchId[]> {
  const found: OpenState[] = [];
  for (const { id, game } of (await store?.matches.find({})) ?? []) {
    const read = await store?.matches.read(id);
    const version = uploadedIn(game);
    found.push({ match: id, game, state: read?.open?.state, variant: version && (await store?.variants.get(version)) });
  }
  return unreadableAmong(found);
}

/** The games whose rules do not accept the state of their open phase. */
function unreadableAmong(all: readonly OpenState[]): readonly MatchId[] {
  const games = new Map(catalogue(variantsOn(readOwnVariant), compileCardsBoard(readCardsBoardFile())));
  for (const { game, variant } of all) {
    const made = variant && !games.has(game) ? uploadedGame(game, variant) : undefined;
    if (made) games.set(game, made);
  }
  return all.filter(one => !isReadable(games, one)).map(({ match }) => match);
}

const isReadable = (games: Catalogue, { game, state }: OpenState): boolean =>
  games.has(game) && (state === undefined || games.get(game)?.state.safeParse(state).success === true);
