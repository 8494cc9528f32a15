import { describe, expect, it } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { mapInOrder } from '../../src/lib/inOrder.js';
import { seededRandom, shuffled } from '../../src/lib/random.js';
import { joinMatch } from '../../src/matches/actions/lobby/joinMatch.js';
import { openMatch } from '../../src/matches/actions/lobby/openMatch.js';
import { prefer } from '../../src/matches/actions/lobby/prefer.js';
import { startMatch } from '../../src/matches/actions/lobby/startMatch.js';
import { assignSeats, type Wish } from '../../src/matches/model/assignSeats.js';
import { leastTotal } from '../../src/matches/model/leastTotal.js';
import { openMemoryStore } from '../records/memory.js';
import { accepted, DAY, world } from './world.js';

const game = catalogue(variantsOn(readOwnVariant)).get('warhammer-fm05') ?? expect.fail('the game is not on offer');
const NUMBERS = Array.from({ length: 20 }, (_, i) => i + 2);

const costOf = ({ preferences }: Wish, seat: string): number =>
  preferences.length === 0 ? 0 : (preferences.includes(seat) ? preferences.indexOf(seat) : preferences.length) ** 2;

/** Returns the least cost of all ways to seat the players, by trying every one of them. */
const cheapest = (seats: readonly string[], wishes: readonly Wish[]): number => {
  const [first, ...others] = wishes;
  if (!first) return 0;
  return Math.min(
    ...seats.map(
      seat =>
        costOf(first, seat) +
        cheapest(
          seats.filter(one => one !== seat),
          others,
        ),
    ),
  );
};

describe.each(NUMBERS)('%i players who each rank every nation of Warhammer', players => {
  const names = Array.from({ length: players }, (_, i) => `player-${i + 1}`);

  it('are dealt the nations for so many, each to one of them, and together are as content as can be', async () => {
    const w = world(openMemoryStore(), game);
    const invitation = {
      game: game.id,
      guild: 'guild',
      channel: 'channel',
      host: 'host',
      language: 'en',
      deadlines: { movement: DAY },
    } as const;
    const match = accepted(await openMatch(w.hosting, invitation)).id;
    const random = seededRandom(players);
    const wishes = await mapInOrder(names, async (user): Promise<Wish> => {
      accepted(await joinMatch(w.hosting, match, user));
      const { seats } = accepted(await prefer(w.hosting, match, user));
      const preferences = shuffled(seats, random).map(({ seat }) => seat.id);
      accepted(await prefer(w.hosting, match, user, preferences));
      return { user, preferences };
    });
    accepted(await startMatch(w.hosting, match, 'host', { emptySeats: false }));
    const seatHolders = w.store.seatHolders(match);
    const dealt = accepted(game.seats(players)).map(({ id }) => id);
    expect(seatHolders.map(({ seat }) => seat).sort()).toEqual([...dealt].sort());
    expect(seatHolders.map(({ user }) => user).sort()).toEqual([...names].sort());
    const cost = wishes.reduce((sum, wish) => sum + costOf(wish, seatHolders.find(({ user }) => user === wish.user)?.seat ?? ''), 0);
    expect(cost).toBe(leastTotal(wishes.map(wish => dealt.map(seat => costOf(wish, seat)))));
  });

  it('are each given one if all want the same: not every way to seat them is tried, which would take years', () => {
    const seats = accepted(game.seats(players)).map(({ id }) => id);
    const given = assignSeats(
      seats,
      names.map(user => ({ user, preferences: seats })),
    );
    expect([...given.values()].sort()).toEqual([...names].sort());
  });
});

it('no other way to seat them costs less, and of equals the first to join has the first of the seats', () => {
  const random = seededRandom(3);
  for (let i = 0; i < 200; i++) {
    const players = 2 + Math.floor(random() * 4);
    const seats = shuffled(['a', 'b', 'c', 'd', 'e', 'f'].slice(0, players + Math.floor(random() * 2)), random);
    const wishes = Array.from({ length: players }, (_, k): Wish => {
      const named = shuffled(seats, random).slice(0, Math.floor(random() * (seats.length + 1)));
      return { user: `u${k}`, preferences: named };
    });
    const given = assignSeats(seats, wishes);
    const seatOf = (user: string): string => [...given].find(([, one]) => one === user)?.[0] ?? '';
    let left: readonly string[] = seats;
    for (const [k, wish] of wishes.entries()) {
      const costs = left.map(
        seat =>
          costOf(wish, seat) +
          cheapest(
            left.filter(one => one !== seat),
            wishes.slice(k + 1),
          ),
      );
      expect(seatOf(wish.user)).toBe(left[costs.indexOf(Math.min(...costs))]);
      left = left.filter(seat => seat !== seatOf(wish.user));
    }
  }
});
