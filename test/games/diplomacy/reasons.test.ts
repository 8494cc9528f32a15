import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answerAdjudicate } from '../../../src/cli/adjudicate.js';

const answer = z.object({ orders: z.array(z.object({ text: z.string(), outcome: z.string(), why: z.string().optional() })) });

/** Resolves orders of Classic such as "france A PAR - BUR", and tells why each ended as it did, by the unit. */
const reasons = (...lines: readonly string[]) => reasonsIn('classic', 1901, lines);

function reasonsIn(variant: string, year: number, lines: readonly string[]): Readonly<Record<string, string>> {
  const orders = lines.map(line => ({ power: line.split(' ')[0] ?? '', text: line.slice(line.indexOf(' ') + 1) }));
  const units = orders.map(({ power, text }) => ({ power, type: text.charAt(0), loc: text.split(' ')[1] }));
  const told = answer.parse(answerAdjudicate({ variant, phase: 'movement', season: 'spring', year, units, orders }));
  return Object.fromEntries(told.orders.map(({ text, outcome, why }) => [text.split(' ')[1], `${outcome}: ${why}`]));
}

describe('A move that failed is told what it was up against', () => {
  test('of several moves as strong, the first in the order of the board, however the orders came in', () => {
    const moves = ['germany A MUN - BUR', 'france A PAR - BUR', 'italy A MAR - BUR'];
    const told = {
      mun: 'bounced: strength 1 against 1 from Marseilles',
      par: 'bounced: strength 1 against 1 from Marseilles',
      mar: 'bounced: strength 1 against 1 from Munich',
    };
    expect(reasons(...moves)).toEqual(told);
    expect(reasons(...moves.toReversed())).toEqual(told);
  });

  test('the unit that it meets head-to-head, if no other move is stronger than that', () => {
    const met = [
      'germany A MUN - BUR',
      'france A BUR - MUN',
      'france A TYR S A BUR - MUN',
      'italy A MAR - BUR',
      'italy A GAS S A MAR - BUR',
    ];
    expect(reasons(...met)).toMatchObject({
      mun: expect.stringMatching(/^bounced: strength 1 against 2 in Burgundy \(support from Tyrolia\);/),
    });
    expect(reasons(...met, 'italy A PAR S A MAR - BUR')).toMatchObject({
      mun: expect.stringMatching(/^bounced: strength 1 against 3 from Marseilles \(support from .+\);/),
    });
  });

  test('last units that withstand with one more, because they are cornered', () => {
    const lines = ['yen A CSN H', 'chi A LTO - CSN', 'chi A SSN S A LTO - CSN', 'chi A MAH H'];
    expect(reasonsIn('mandate-of-heaven', 367, lines)).toMatchObject({
      Lto: 'bounced: strength 2 (support from Su-shen) against 2 in Choson (cornered +1)',
    });
  });

  test('the fleet that was dislodged and could not carry it', () => {
    const sunk = ['germany F HEL - NTH', 'germany F DEN S F HEL - NTH'];
    expect(reasons('england A LON - NWY', 'england F NTH C A LON - NWY', ...sunk)).toMatchObject({
      lon: 'no-convoy: fails: its convoy was broken in the North Sea',
    });
    expect(reasons('england A LON - NWY', 'england F NTH H')).toMatchObject({ lon: expect.not.stringContaining('broken in') });
  });
});
