import type { AnyGame } from './games/game.js';
import { LESSONS } from './games/lessons/allLessons.js';
import { resolvingStep } from './games/lessons/lessonState.js';
import { PUZZLE_SETS } from './games/lessons/puzzleSets.js';
import { forEachYielding, inTurns } from './lib/breath.js';
import { gameCalled, seatsFor } from './matches/context/gameOf.js';
import type { HostingContext } from './matches/context/ports.js';

/** Order texts that go through every way of reading: notation, sentences in both languages, and what is not understood and gets suggestions. */
const TEXTS: readonly string[] = [
  'A a - b',
  'the army in nowhere goes to the next place and supports my fleet',
  'l’armée de nulle part va à Rien et appuie la flotte',
  'nothing of this can be read',
  'build a fleet in nowhere',
  'retrait vers nulle part; lève une armée à nulle part',
  '¿; ?; 1; ',
];
/** Rounds of reading them, by how many lines get suggestions: first the reading alone, so that no turn compiles everything at once. */
const ROUNDS: readonly number[] = [0, 1, 1];

/**
 * Reads a few order texts in every game and throws the results away, one text in each turn of the event loop. Patterns and names are compiled
 * when they are first used: without this, the first player who types something long would hold up everybody else.
 */
export async function readAhead({ games, taught }: Pick<HostingContext, 'games' | 'taught'>): Promise<void> {
  const rounds = ROUNDS.flatMap(helped => TEXTS.map(text => ({ text, helped })));
  await forEachYielding([...games.values(), ...(taught?.values() ?? [])], async game => {
    const read = readerOf(game);
    await forEachYielding(rounds, read);
  });
}

function readerOf(game: AnyGame): (round: { readonly text: string; readonly helped: number }) => void {
  const options = game.chosen?.parse({}) ?? {};
  const seats = seatsFor(game, options, game.players.most).map(({ id }) => id);
  const state = game.open({ seats, seed: 1, options });
  const [seat] = game.phase(state).awaits;
  return ({ text, helped }) => {
    if (seat !== undefined) game.read(state, seat, text, undefined, 'en', helped);
  };
}

/** Plays every step of every lesson and every puzzle once, with other work in between: the first who learns waits for no board then. */
export async function lessonsAhead(hosting: Pick<HostingContext, 'games' | 'taught'>): Promise<void> {
  const steps = [...LESSONS, ...PUZZLE_SETS].flatMap(({ game, steps }) => steps.map(step => ({ game: gameCalled(hosting, game), step })));
  await forEachYielding(steps, async ({ game, step }) => {
    if (game) await inTurns(resolvingStep(game, step, step.answer));
  });
}

/**
 * Reads a match that is not there, by itself and together with a server's queue. SQLite takes tens of milliseconds to compile the statement that reads
 * matches: it does so here, at the start, before anybody waits.
 */
export async function matchesAhead({ store }: Pick<HostingContext, 'store'>): Promise<void> {
  await store.matches.read(0);
  await store.servers.decideWithMatch({ guild: '' }, 0, () => undefined);
}
