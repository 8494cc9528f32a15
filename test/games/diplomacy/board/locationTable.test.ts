import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookUp, putAt, shortNumber, shortNumbersIn, tableOf, valuesIn } from '../../../../src/games/diplomacy/board/locationTable.js';
import { seededRandom } from '../../../../src/lib/random.js';

const numbered = (names: readonly string[]) => ({
  shortNumbers: shortNumbersIn(new Map(names.map((name, number): [string, number] => [name, number]))),
  locations: names,
});

describe('Something about each location', () => {
  const someName = fc
    .array(fc.constantFrom('a', 'b', 'm', 'z', 'A', '/', '#', 'é', '`', '{'), { maxLength: 5 })
    .map(letters => letters.join(''));

  it('is found by its name, whatever that is', () => {
    fc.assert(
      fc.property(fc.uniqueArray(someName, { maxLength: 40 }), someName, (names, other) => {
        const table = tableOf(
          numbered(names),
          names.map((name): [string, string] => [name, `<${name}>`]),
        );
        for (const name of names) expect(lookUp(table, name)).toBe(`<${name}>`);
        expect(valuesIn(table)).toHaveLength(names.length);
        if (!names.includes(other)) expect(lookUp(table, other)).toBeUndefined();
      }),
    );
  });

  it('is listed in the sequence of the board, and what has no short name after that', () => {
    const table = tableOf(numbered(['lvp', 'lu', 'reik', 'stp/nc']), [
      ['stp/nc', 3] as const,
      ['reik', 2] as const,
      ['lu', 1] as const,
      ['lvp', 0] as const,
    ]);
    expect(valuesIn(table)).toEqual([0, 1, 2, 3]);
  });

  it('is kept for a place that the board does not have, too', () => {
    const table = tableOf(numbered(['kis', 'nord']), [['nord#2', 'a fleet'] as const]);
    putAt(table, 'south', 'another');
    expect([lookUp(table, 'nord#2'), lookUp(table, 'south'), lookUp(table, 'nord')]).toEqual(['a fleet', 'another', undefined]);
  });
});

describe('The number of a location', () => {
  it.each(['x', 'lu', 'lvp', 'reik'])('is found without a search for a name of up to four letters: %s', name => {
    const { shortNumbers } = numbered(['bur', name]);
    expect(shortNumber(shortNumbers, name)).toBe(1);
  });

  it.each(['', 'stp/nc', 'praag', 'Lvp', 'v:re', 'nat#'])('is not for any other: "%s"', name => {
    const { shortNumbers } = numbered(['bur', name]);
    expect(shortNumber(shortNumbers, name)).toBe(-1);
  });

  it('is found for every name of four letters on a board with a hundred, of thirty boards', () => {
    const random = seededRandom(3);
    for (let board = 0; board < 30; board++) {
      const drawn = new Set(
        Array.from({ length: 100 }, () => Array.from({ length: 4 }, () => letters[Math.floor(random() * 26)] ?? '').join('')),
      );
      const { shortNumbers, locations } = numbered([...drawn]);
      expect(locations.map(name => shortNumber(shortNumbers, name))).toEqual(locations.map((_, number) => number));
    }
  });

  const letters = 'abcdefghijklmnopqrstuvwxyz';
  /** 26⁴ is 456,976, with which 7,919 has no factor in common. */
  const names = Array.from({ length: 2_500 }, (_, i) => {
    const which = (i * 7_919) % 456_976;
    return [1, 26, 676, 17_576].map(place => letters[Math.floor(which / place) % 26] ?? '').join('');
  });

  it('is never that of another, on a board with so many names of four letters that they get in each other’s way', () => {
    const { shortNumbers } = numbered(names);
    const found = names.map(name => shortNumber(shortNumbers, name));
    for (const [number, said] of found.entries()) expect([number, -1]).toContain(said);
    const known = found.filter(number => number >= 0).length;
    expect(known).toBeGreaterThan(1_000);
    expect(known).toBeLessThan(2_048);
    const table = tableOf(
      numbered(names),
      names.map((name): [string, string] => [name, name.toUpperCase()]),
    );
    for (const name of names) expect(lookUp(table, name)).toBe(name.toUpperCase());
  });
});
