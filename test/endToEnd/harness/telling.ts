import { readOwnVariant } from '../../../src/assets.js';
import { type GamePresenter, presenterOf } from '../../../src/discord/words/presenters/gamePresenter.js';
import { presentersFor } from '../../../src/discord/words/presentersFor.js';
import { wordsIn } from '../../../src/discord/words/wordsIn.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import type { Match, MatchPhase } from '../../../src/matches/model/match.js';
import type { Table } from './table.js';

const presenters = presentersFor(variantsOn(readOwnVariant));

export async function matchOf({ stage, match }: Table): Promise<Match> {
  const found = await stage.records.matches.get(match);
  if (!found) throw new Error(`There is no match ${match}.`);
  return found;
}

export const presenterFor = ({ game }: Table): GamePresenter => presenterOf(presenters, game.id);

/** Returns a phase's name, such as "Spring 450 BC, movement", in the language of the match. */
export const titleOf = async (table: Table, phase: MatchPhase): Promise<string> =>
  presenterFor(table).phaseName(table.phase(phase), (await matchOf(table)).language);

/** Returns the title above the results of a phase. */
export const resultsTitle = async (table: Table, phase: MatchPhase): Promise<string> =>
  wordsIn((await matchOf(table)).language).results.results(await titleOf(table, phase));
