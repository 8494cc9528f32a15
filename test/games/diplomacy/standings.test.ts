import { expect, test } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';

test('Standings count the centres that win, and tell those apart that do not', () => {
  const variant = variantsOn(readOwnVariant).find(({ id }) => id === 'mandate-of-heaven');
  if (!variant) throw new Error('no Mandate of Heaven');
  const game = diplomacy(variant);
  const seats = game.seats(8);
  const dealt = seats.ok ? seats.value : [];
  const opened = game.open({ seats: dealt.map(({ id }) => id), seed: 1, secret: '00', options: {} });
  const [seat = ''] = opened.powers;
  const standing = (centres: readonly string[]) => {
    const owned = Object.fromEntries(centres.map(centre => [centre, seat]));
    const state = { ...opened, position: { ...opened.position, centres: owned } };
    return game.standings(state).find(one => one.seat === seat);
  };
  expect(standing(['csn', 'ani', 'pch'])).toMatchObject({ points: 1, uncounted: 2 });
  expect(standing(['ani'])).not.toHaveProperty('uncounted');
});
