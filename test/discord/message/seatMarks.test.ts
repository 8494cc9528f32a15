import { expect, test } from 'vitest';
import { PLAIN_MARK, seatMarks } from '../../../src/discord/message/seatMarks.js';
import { VARIANTS } from '../testBot.js';

const named = { en: '', fr: '' };

test.each(VARIANTS.map(({ id, board }) => [id, board.powers] as const))(
  'no two powers of %s with a player have the same mark',
  (_, powers) => {
    const seats = powers.filter(({ neutral }) => !neutral).map(({ id, colour }) => ({ id, name: named, colour }));
    const marks = [...seatMarks(seats).values()];
    expect(new Set(marks).size).toBe(seats.length);
    expect(marks).not.toContain(PLAIN_MARK);
  },
);

test('a mark has the hue of the power’s colour, however dark or pale that is', () => {
  const marks = seatMarks([
    { id: 'england', name: named, colour: '#1f5f9e' },
    { id: 'han', name: named, colour: '#007766' },
    { id: 'vampires', name: named, colour: '#880022' },
    { id: 'germany', name: named, colour: '#3d3a3a' },
    { id: 'kislev', name: named, colour: '#ffffee' },
    { id: 'france', name: named, colour: '#5fb0dc' },
  ]);
  expect([...marks.values()]).toEqual(['🟦', '🟩', '🟥', '⬛', '⬜', '🔵']);
});

test('more seats than there are symbols have the plain mark', () => {
  const seats = Array.from({ length: 29 }, (_, i) => ({ id: `${i}`, name: named, colour: '#ff0000' }));
  expect([...seatMarks(seats).values()].filter(mark => mark === PLAIN_MARK)).toHaveLength(2);
});
