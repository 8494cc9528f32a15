import { readBoardFile } from '../../../src/assets.js';
import { type Teller, tellerOf } from '../../../src/discord/words/teller.js';
import { tellersFor } from '../../../src/discord/words/tellers.js';
import { wordsIn } from '../../../src/discord/words/words.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import type { Match, MatchPhase } from '../../../src/matches/match.js';
import type { Table } from './table.js';

const tellers = tellersFor(variantsOn(readBoardFile));

export function matchOf({ stage, match }: Table): Match {
  const found = stage.records.match(match);
  if (!found) throw new Error(`There is no match ${match}.`);
  return found;
}

export const tellerFor = ({ game }: Table): Teller => tellerOf(tellers, game.id);

/** "Spring 450 BC, movement", in the language of the match. */
export const titleOf = (table: Table, phase: MatchPhase): string => tellerFor(table).phaseName(table.phase(phase), matchOf(table).language);

/** What stands over the results of a phase. */
export const resultsTitle = (table: Table, phase: MatchPhase): string =>
  wordsIn(matchOf(table).language).posts.results(titleOf(table, phase));
