import { describe, expect, it } from 'vitest';
import { plainQuestion } from '../../src/cli/adjudicate/plainQuestion.js';
import { question } from '../../src/cli/adjudicate/question.js';
import { seededRandom } from '../../src/lib/random.js';
import { badLine, GOOD } from './badLines.js';

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};

/** Values that a field may have instead of its own. */
const INSTEAD = [undefined, null, true, -1, 0, 1.5, 100_001, '', 'A', 'x'.repeat(41), 'x'.repeat(1001), [], [[]], {}, [{}], { par: 1 }];

describe('a question of the common form', () => {
  it('is read without the schema', () => {
    expect(plainQuestion(GOOD)).toEqual(question.parse(GOOD));
    expect(plainQuestion({ ...GOOD, variant: undefined, dislodged: undefined, unheard: 1 })).toEqual(question.parse(GOOD));
  });

  it('is read as the schema reads it, or not at all, whatever a field is', () => {
    const [unit] = GOOD.units;
    const [order] = GOOD.orders;
    for (const other of INSTEAD) {
      const fields = Object.keys(question.shape).map(key => ({ ...GOOD, [key]: other }));
      const units = [...Object.keys(unit), 'free'].map(key => ({ ...GOOD, units: [{ ...unit, [key]: other }] }));
      const orders = Object.keys(order).map(key => ({ ...GOOD, orders: [{ ...order, [key]: other }] }));
      const centres = { ...GOOD, sc: { par: other } };
      for (const input of [other, ...fields, ...units, ...orders, centres]) expectAlike(input);
    }
    expectAlike(JSON.parse(JSON.stringify(GOOD).replace('"mun":', '"__proto__":')));
  });

  it('is never read from a line that the schema refuses', () => {
    const random = seededRandom(11);
    for (let n = 0; n < 2_000; n++) expectAlike(parsed(badLine(random)));
  });
});

/** Fields of a unit or an order that the schema drops may stay: nobody asks for them. */
function expectAlike(input: unknown): void {
  const plain = plainQuestion(input);
  if (plain !== undefined) expect(plain).toMatchObject(JSON.parse(JSON.stringify(question.parse(input))));
}
