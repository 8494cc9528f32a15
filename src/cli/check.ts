import { readBoardFile, readCardsBoardFile } from '../assets.js';
import { catalogue } from '../games/catalogue/catalogue.js';
import { variantsOn } from '../games/catalogue/diplomacyVariants.js';
import { compileCardsBoard } from '../games/warring-states-cards/board/cardsBoard.js';
import type { Catalogue } from '../matches/context/ports.js';
import type { Match, MatchId } from '../matches/model/match.js';
import { vitalsOf } from '../store/database/vitals.js';
import { type Inspected, inspect } from '../store/inspect.js';
import type { ImmediateStore } from '../store/records.js';
import { sayBackups, sayGames } from './sayRecords.js';
import { readSettings } from './settings.js';
import { sayStartFault } from './startFaults.js';
import type { Voice } from './voice.js';

/** Checks every page and index of the records, and every game in them. Returns the exit code: 0 if all is sound. */
export function check(voice: Voice): number {
  const config = readSettings(voice);
  if (config === undefined) return 1;
  const unreadable = inspect(config.database, true, found => {
    tellSound(voice, found);
    return unreadableIn(found.store);
  });
  if (!unreadable.ok) {
    voice.complain(sayStartFault(unreadable.fault));
    return 1;
  }
  for (const match of unreadable.value) voice.complain(`Game ${match} cannot be read: its rules do not know what is on record.`);
  return unreadable.value.length === 0 ? 0 : 1;
}

function tellSound({ say }: Voice, { path, client, store }: Inspected): void {
  say(`The records at ${path} are sound.`);
  if (store === undefined) say('They are of an older version; the next start brings them up to date.');
  else say(sayGames(vitalsOf(client, Date.now())));
  say(sayBackups(path));
}

/** The games whose rules do not accept the state of their open phase. */
function unreadableIn(store: ImmediateStore | undefined): readonly MatchId[] {
  if (store === undefined) return [];
  const games = catalogue(variantsOn(readBoardFile), compileCardsBoard(readCardsBoardFile()));
  return store.matches
    .find({})
    .filter(match => !isReadable(store, games, match))
    .map(({ id }) => id);
}

function isReadable(store: ImmediateStore, games: Catalogue, { id, game }: Match): boolean {
  const phase = store.matches.read(id)?.open;
  return games.has(game) && (phase === undefined || games.get(game)?.state.safeParse(phase.state).success === true);
}
