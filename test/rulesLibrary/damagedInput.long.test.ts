import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Random, seededRandom } from '../../src/lib/random.js';
import {
  adjudicate,
  attend,
  boardOf,
  checkState,
  formatOrder,
  type GameState,
  legalOrders,
  parseOrders,
  type Result,
  start,
  statusOf,
  variants,
  viewOf,
} from '../../src/rulesLibrary/diplomacyLibrary.js';

const IDS = variants().map(({ id }) => id);
const PHASES = 7;

const accepted = <T>(result: Result<T, unknown>): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
};

const pick = <T>(items: readonly T[], random: Random): T | undefined => items[Math.floor(random() * items.length)];

/** Returns what every power sends: one choice for each topic, or nothing. */
const randomOrders = (state: GameState, random: Random): Readonly<Record<string, string>> =>
  Object.fromEntries(
    state.powers.map(power => {
      const { topics } = accepted(legalOrders(state, power));
      return [power, topics.flatMap(({ choices }) => pick(choices, random)?.text ?? []).join('\n')];
    }),
  );

/** Yields the states of a random game, each as it comes back from a database. */
function* randomGame(variant: string, seed: number): Generator<GameState> {
  const random = seededRandom(seed);
  let state = accepted(start(variant, { seed }));
  for (let phase = 0; phase < PHASES; phase++) {
    yield state;
    const { next } = accepted(adjudicate(state, randomOrders(state, random)));
    state = JSON.parse(JSON.stringify(next));
  }
}

/** Returns the JSON with one value somewhere in it replaced, removed or doubled. */
function damaged(json: unknown, random: Random): unknown {
  if (typeof json !== 'object' || json === null || random() < 0.1) return junk(random);
  const entries = Object.entries(json);
  const [key, value] = pick(entries, random) ?? ['new', 0];
  const changed = damaged(value, random);
  if (Array.isArray(json)) {
    const items: readonly unknown[] = json;
    return random() < 0.2 ? [...items, value] : items.map((item, i) => (String(i) === key ? changed : item));
  }
  return random() < 0.1 ? Object.fromEntries(entries.filter(([other]) => other !== key)) : { ...json, [key]: changed };
}

const junk = (random: Random): unknown =>
  pick(
    [
      '',
      'par',
      'stp/nc',
      'france',
      '__proto__',
      'xia',
      'A wast',
      '*sylv',
      'ngwo#2',
      'movement',
      'winter',
      0,
      -1,
      3,
      1e9,
      null,
      true,
      [],
      {},
    ],
    random,
  );

/** Asks everything that can be asked about a state. */
function askEverything(state: GameState, orders: Readonly<Record<string, string>>): readonly Result<unknown, { readonly code: string }>[] {
  const [power = ''] = Object.keys(orders);
  return [
    checkState(state),
    boardOf(state),
    statusOf(state),
    viewOf(state),
    attend(state, { seats: [power], vacant: [power] }),
    legalOrders(state, power),
    parseOrders(state, power, 'A Par - Bur; F ngwo#2 - ngwo; Battle 1: A wast move; build A par'),
    formatOrder(state, { kind: 'support', type: 'A', at: 'par', of: 'nowhere', to: 'stp/nc' }),
    adjudicate(state, orders),
    adjudicate(state, {}),
  ];
}

describe.each(IDS)('A game of %s through the library', id => {
  test('goes from phase to phase as JSON, and refuses nothing that it offers', () => {
    for (const state of randomGame(id, 7)) {
      expect(accepted(checkState(state))).toEqual(state);
      expect(accepted(adjudicate(state, {})).next).toBeDefined();
    }
  });

  test('answers damaged states and orders with a value or a fault, and throws at none', () => {
    const states = [...randomGame(id, 11)];
    fc.assert(
      fc.property(fc.nat(), seed => {
        const random = seededRandom(seed);
        const state = pick(states, random);
        if (!state) throw new Error('a game has states');
        const orders = randomOrders(state, random);
        const hurt: GameState = JSON.parse(JSON.stringify(damaged(state, random)));
        for (const answer of askEverything(hurt, orders)) if (!answer.ok) expect(answer.fault.code).toMatch(/^[a-z-]+$/);
        const listed = Object.fromEntries(
          Object.entries(orders).map(([power, text]) => [power, accepted(parseOrders(state, power, text)).submission]),
        );
        const wrong = adjudicate(state, JSON.parse(JSON.stringify(damaged(listed, random))));
        if (!wrong.ok) expect(wrong.fault.code).toMatch(/^(?:bad-orders|not-played)$/);
      }),
      { numRuns: 60 },
    );
  });
});
