import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository. */
export const ROOT = join(import.meta.dirname, '../..');

/**
 * What decides a rule of Diplomacy or of a variant, from `src/games/diplomacy`. Beside the rooms of the rules: how the hooks of rule modules
 * are found, the calendar, what battles are told by, and which rules, boards and nations a variant plays with.
 */
const RULES = [
  'adjudication',
  'battles',
  'board',
  'orders',
  'phases',
  'rules',
  'variants',
  'votes',
  'model/battle',
  'model/ruleIndex.ts',
  'model/variant.ts',
];

/** What is in those rooms and decides no rule: names, how statements are written, read and offered, and which parts of a board are drawn apart. */
const NO_RULES = [
  'battles/battleTopics.ts',
  'battles/formatStatement.ts',
  'battles/readStatement.ts',
  'board/placeName.ts',
  'board/theatre.ts',
  'board/theatreBox.ts',
  'orders/orderNames.ts',
];

/** The tests that decide whether a mutant is noticed. */
const TESTS = [
  'test/games/diplomacy',
  'test/rulesLibrary',
  'test/authoring/chaosAndLastYear.test.ts',
  'test/authoring/rules.test.ts',
  'test/cli/adjudicate.test.ts',
  'test/cli/revolts.test.ts',
  'test/matches/battles.test.ts',
  'test/matches/neutrals.test.ts',
  'test/matches/statements.test.ts',
];

/** Returns the sources of the rules by their paths from the repository's root, sorted. */
export const ruleSources = (): ReadonlyMap<string, string> =>
  new Map(
    filesUnder(RULES.map(inDiplomacy), '.ts')
      .filter(file => !NO_RULES.map(inDiplomacy).includes(file))
      .map(file => [file, readFileSync(join(ROOT, file), 'utf8')]),
  );

const inDiplomacy = (path: string): string => `src/games/diplomacy/${path}`;

/** Tests that take long and hardly notice anything that others do not: how bots play. */
const LEFT_OUT = ['test/games/diplomacy/opponents'];

/** Returns the test files by their paths from the repository's root, without those that take long. */
export const ruleTests = (): readonly string[] =>
  filesUnder(TESTS, '.test.ts').filter(file => !file.endsWith('.long.test.ts') && !LEFT_OUT.some(place => file.startsWith(place)));

const filesUnder = (places: readonly string[], ending: string): readonly string[] =>
  places
    .flatMap(place => (place.endsWith(ending) ? [place] : below(place)))
    .filter(file => file.endsWith(ending))
    .sort();

const below = (folder: string): readonly string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map(path => join(folder, path));
