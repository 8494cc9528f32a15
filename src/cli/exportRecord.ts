import { readCardsBoardFile, readOwnVariant } from '../assets.js';
import { wordsIn } from '../discord/words/wordsIn.js';
import { catalogue } from '../games/catalogue/catalogue.js';
import { variantsOn } from '../games/catalogue/diplomacyVariants.js';
import { compileCardsBoard } from '../games/warring-states-cards/board/cardsBoard.js';
import { ok, type Result, refuse } from '../lib/result.js';
import type { Catalogue } from '../matches/context/ports.js';
import type { HostingFault } from '../matches/fault.js';
import type { MatchId } from '../matches/model/match.js';
import type { MatchFile } from '../matches/model/matchFile.js';
import { NO_SALT, type RecordOptions, recordBegun, recordText } from '../matches/read/matchRecord.js';
import { inspect } from '../store/inspect.js';
import { isPostgres } from '../store/postgres/address.js';
import { inspectPostgres } from '../store/postgres/inspectPostgres.js';
import { type GatheredMatch, gatherLater, gatherNow, historyOf } from './gatheredMatch.js';
import type { RecordFormat } from './recordFormats.js';
import { recordIn } from './recordIn.js';
import { readSettings } from './settings.js';
import { sayStartFault } from './startFaults.js';
import { uploadedGame } from './uploadedGame.js';
import type { Voice } from './voice.js';

const OLDER = 'The records are from an older version; the next start will update them.';

/** Prints the record of a game, whether or not a bot is running. Returns the exit code: 0 if it was printed. */
export async function exportRecord(voice: Voice, id: MatchId, options: RecordOptions & { readonly format: RecordFormat }): Promise<number> {
  const config = readSettings(voice);
  if (config === undefined) return 1;
  const found = await gathered(config.database, id);
  const written = found.ok ? await recordOf(found.value, options) : found;
  if (written.ok) voice.say(written.value);
  else voice.complain(written.fault);
  return written.ok ? 0 : 1;
}

/** Reads the game from the records. The fault is a sentence. */
export async function gathered(database: string, id: MatchId): Promise<Result<GatheredMatch, string>> {
  const read = isPostgres(database)
    ? await inspectPostgres(database, async ({ store }) => (store ? await gatherLater(store, id) : 'older'))
    : inspect(database, false, ({ store }) => (store ? gatherNow(store, id) : 'older'));
  if (!read.ok) return refuse(sayStartFault(read.fault));
  if (read.value === 'older') return refuse(OLDER);
  return read.value ? ok(read.value) : refuse(sayFault({ code: 'no-such-match' }));
}

/**
 * The record of a gathered game, as JSON if no other form is asked for. The fault is a sentence. It is not checked as an import is: what is on
 * record is never refused for being larger than what may be imported, nor for orders that the rules of now read otherwise.
 */
export async function recordOf(
  match: GatheredMatch,
  { format = 'json', ...options }: RecordOptions & { readonly format?: RecordFormat },
  games: Catalogue = allGames(),
): Promise<Result<string, string>> {
  const { facts, variant } = match;
  const game = games.get(facts.match.game) ?? (variant && uploadedGame(facts.match.game, variant));
  if (!game) return refuse(sayFault({ code: 'unknown-game', game: facts.match.game }));
  const begun = recordBegun({ id: facts.match.id, now: 0, game, pseudonymKey: '', facts });
  if (!begun.ok) return refuse(sayFault(begun.fault));
  const json = await recordText({ store: { history: historyOf(match) }, freshSecret: () => NO_SALT }, begun.value, options);
  return format === 'json' ? ok(json) : recordIn(format, game, JSON.parse(json) as MatchFile);
}

const allGames = (): Catalogue => catalogue(variantsOn(readOwnVariant), compileCardsBoard(readCardsBoardFile()));

const sayFault = (fault: HostingFault): string => wordsIn('en').fault(fault);
