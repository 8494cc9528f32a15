import { expect, test } from 'vitest';
import { readBoardFile } from '../../src/assets.js';
import { readAll } from '../../src/cli/adjudicate/readAll.js';
import { compileBoard } from '../../src/games/diplomacy/board/board.js';
import type { PowerId } from '../../src/games/diplomacy/board/location.js';
import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import type { Situation } from '../../src/games/diplomacy/model/state.js';
import type { WrittenOrder } from '../../src/games/diplomacy/model/writtenOrder.js';
import { type OrdersAfterVotes, ordersAfterVotes } from '../../src/games/diplomacy/votes/ordersAfterVotes.js';
import { votingIn } from '../../src/games/diplomacy/votes/voting.js';
import { recruitText } from '../../src/games/opponent.js';
import { seededRandom, shuffled } from '../../src/lib/random.js';
import { mandateOfHeaven } from '../games/diplomacy/ownVariants.js';

const variant = mandateOfHeaven(compileBoard(readBoardFile('mandate-of-heaven')));
const game = diplomacy(variant);
const seats = variant.board.powers.filter(({ neutral }) => !neutral).map(({ id }) => id);

/** What each power orders, and which votes carried, without regard to sequence. */
const told = ({ orders, votes }: OrdersAfterVotes) => ({
  orders: variant.board.powers.map(({ id }) => (orders.get(id) ?? []).map(order => JSON.stringify(order)).sort()),
  carried: votes?.given.map(({ of, key, powers, units, order }) => JSON.stringify([of, key, powers, units, order])).sort(),
});

/** Phases of a game between practice players, each with what they write: lines of all powers mixed, some of them another power's or a second time. */
function* phases(seed: number): Generator<{ readonly situation: Situation; readonly lines: { power: PowerId; text: string }[] }> {
  const random = seededRandom(seed);
  let now = game.open({ seats, seed, options: {} });
  for (let phase = 0; phase < 16 && !game.ending(now); phase++) {
    const { awaits, mayAct = [] } = game.phase(now);
    const acting = [...new Set([...awaits, ...mayAct])];
    const own = acting.flatMap(power =>
      recruitText(game, now, power, random)
        .split('\n')
        .map(text => ({ power, text })),
    );
    const others = shuffled(own, random).map(({ text }, i) => ({ power: seats[i % seats.length] ?? '', text }));
    // The last power has no player: it has no vote.
    yield {
      situation: { ...now, vacant: phase % 2 === 0 ? seats.slice(-1) : [] },
      lines: shuffled([...own, ...own.slice(0, 9), ...others], random),
    };
    const sent = acting.map(
      power => [power, game.read(now, power, recruitText(game, now, power, random), undefined, 'en').submission] as const,
    );
    now = game.advance(now, new Map(sent)).state;
  }
}

test('Votes are counted while they are read as they are when all are read, whoever writes between', () => {
  const kinds = new Set<string>();
  let carried = 0;
  for (const seed of [1, 2, 3, 4])
    for (const { situation, lines } of phases(seed)) {
      const voting = votingIn(variant, situation);
      if (!voting) continue;
      const { asked, counted } = readAll(variant, situation, lines);
      const written = new Map<PowerId, WrittenOrder[]>();
      for (const [i, { order }] of asked.entries()) {
        const { power } = lines[i] ?? { power: '' };
        if (order) written.set(power, [...(written.get(power) ?? []), order]);
      }
      expect(told(counted)).toEqual(told(ordersAfterVotes(variant, situation, written, voting)));
      for (const { order } of counted.votes?.given ?? []) kinds.add(order.kind);
      carried += counted.votes?.given.length ?? 0;
      for (const { order } of asked)
        if (order) expect(counted.votes?.most(order)).toEqual(ordersAfterVotes(variant, situation, written, voting).votes?.most(order));
    }
  expect(carried).toBeGreaterThan(20);
  expect([...kinds].sort()).toEqual(expect.arrayContaining(['hold', 'move']));
});
