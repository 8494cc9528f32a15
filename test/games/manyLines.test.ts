import { describe, expect, it } from 'vitest';
import { readBoardFile } from '../../src/assets.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';

describe.each(variantsOn(readBoardFile))('In $id, of a text with thousands of lines', variant => {
  const game = diplomacy(variant);
  const seats = game.seats(game.players.most);
  const ids = seats.ok ? seats.value.map(({ id }) => id) : [];
  const state = game.open({ seats: ids, seed: 1, options: game.chosen?.parse({}) ?? {} });
  const [seat = ''] = game.phase(state).awaits;
  const [likely = ''] = game.options(state, seat, 'en').flatMap(({ choices }) => choices.map(({ text }) => text));
  const { lines, submission } = game.read(state, seat, `${likely};${'a;'.repeat(2_900)}`, undefined, 'en');

  it('the first are read', () => {
    expect(lines[0]?.fault).toBeUndefined();
    expect(submission.orders.length + (submission.said?.length ?? 0)).toBeGreaterThan(0);
  });
  it('the others are not, and each says so: reading them all would keep everybody waiting', () => {
    expect(lines).toHaveLength(2_901);
    expect(lines.slice(150).every(({ fault }) => fault?.code === 'too-many-lines')).toBe(true);
    expect(lines.slice(0, 150).some(({ fault }) => fault?.code === 'too-many-lines')).toBe(false);
  });
});
