import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { outcome } from '../../src/games/diplomacy/model/outcome.js';
import { writtenOrder } from '../../src/games/diplomacy/model/writtenOrder.js';
import * as library from '../../src/rulesLibrary/diplomacyLibrary.js';

const DOCUMENT = readFileSync('docs/diplomacy-library.md', 'utf8');
const named = new Set([...DOCUMENT.matchAll(/`([a-z0-9-]+)`/g)].map(([, name = '']) => name));

const GAME = 'src/games/diplomacy';
const filesIn = (folder: string): readonly string[] => readdirSync(folder).map(name => `${folder}/${name}`);

/** The source files whose faults the library returns. */
const FAULTY = [
  ...filesIn('src/rulesLibrary'),
  ...filesIn(`${GAME}/notation`),
  ...filesIn(`${GAME}/orders`),
  ...filesIn(`${GAME}/votes`),
  `${GAME}/battles/readStatement.ts`,
  `${GAME}/battles/statementChoices.ts`,
  `${GAME}/battles/checkEntries.ts`,
  `${GAME}/board/standFault.ts`,
  `${GAME}/correction/stateFlaw.ts`,
  `${GAME}/game/openState.ts`,
];

/** Matches codes of faults: `code: 'x'`, `at('x'`, `badForm('x'`. */
const CODE = /(?:\bcode: |\bat\(|\bbadForm\()'([a-z-]+)'/g;

describe('docs/diplomacy-library.md', () => {
  test('names every function of the library', () => {
    const functions = Object.keys(library);
    expect(functions.length).toBeGreaterThan(10);
    expect(functions.filter(name => !DOCUMENT.includes(`| \`${name}(`))).toEqual([]);
  });

  test('names every fault that it answers with', () => {
    const codes = new Set(FAULTY.flatMap(file => [...readFileSync(file, 'utf8').matchAll(CODE)].map(([, code = '']) => code)));
    // The library accepts states with battles pending.
    codes.delete('battles-unfought');
    expect(codes.size).toBeGreaterThan(50);
    expect([...codes].filter(code => !named.has(code)).sort()).toEqual([]);
  });

  test('names every kind of order, of outcome and of phase', () => {
    const kinds = [...writtenOrder.options, ...outcome.options].map(({ shape }) => shape.kind.value);
    expect(kinds.filter(kind => !named.has(kind))).toEqual([]);
    for (const { id } of library.variants()) {
      const game = library.start(id);
      expect(game.ok && named.has(game.value.phase)).toBe(true);
    }
  });
});
