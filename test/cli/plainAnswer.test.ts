import { describe, expect, it } from 'vitest';
import { jsonBytes } from '../../src/cli/adjudicate/jsonBytes.js';
import { isPlainAnswer, type PlainAnswer, plainAnswerWriter } from '../../src/cli/adjudicate/plainAnswer.js';
import { answerAdjudicate } from '../../src/cli/adjudicate.js';
import { seededRandom } from '../../src/lib/random.js';
import { badLine, GOOD } from './badLines.js';

const write = plainAnswerWriter();
const textOf = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8');
const expectAlike = (answer: PlainAnswer): void => expect(textOf(write(answer))).toBe(JSON.stringify(answer));

const STRANGE = [
  '',
  '"',
  '\\',
  'a "b" \\ c',
  'power’s',
  'Zuid-Holland é',
  '\u{1F600}',
  '\ud800',
  '\u0000\n\t\u007f',
  '\u2028',
  '}],"x":[{',
];

describe('a plain answer', () => {
  it.each(STRANGE)('is written as JSON writes it, whatever is in its texts: %j', odd => {
    expectAlike({
      after: {
        units: [
          { power: odd, type: 'A', loc: odd },
          { power: 'france', type: 'F', loc: odd, free: true },
          { power: odd, type: 'F', loc: 'par' },
        ],
        dislodged: [{ power: odd, type: 'A', loc: 'par', attackerFrom: null, attackerConvoyed: false, retreats: [odd] }],
        contested: [odd, 'bur'],
        sc: { [odd]: odd, par: 'france', 7: 'italy' },
      },
      orders: [
        { power: odd, text: odd, outcome: 'moved', success: true },
        { power: 'france', text: 'A par - bur', outcome: odd, success: false, why: odd },
      ],
      faults: [{ index: 1, code: 'not-understood', message: odd }],
    });
  });

  it('tells the same unit alike each time, and others apart', () => {
    const units = (['A', 'F'] as const).flatMap(type =>
      ['france', 'england'].flatMap(power => ['bre', 'lon'].map(loc => ({ power, type, loc }))),
    );
    const orders = [true, false].map(success => ({ power: 'france', text: 'A par H', outcome: 'held', success }));
    for (let i = 0; i < 2; i++)
      expectAlike({ after: { units, dislodged: [], contested: [], sc: {} }, orders: [...orders, ...orders], faults: [] });
  });

  it('is written alike for more powers than are kept', () => {
    const orders = Array.from({ length: 300 }, (_, i) => ({ power: `"${i % 150}"`, text: 'A par H', outcome: 'held', success: true }));
    expectAlike({ after: { units: [], dislodged: [], contested: [], sc: {} }, orders, faults: [] });
  });

  it('is what most questions get, and then is written as JSON writes it', () => {
    const random = seededRandom(17);
    const lines = Array.from({ length: 2_000 }, () => badLine(random)).map(parsed);
    const answers = [GOOD, ...lines].map(answerAdjudicate);
    expect(answers.filter(isPlainAnswer).length).toBeGreaterThan(100);
    for (const answer of answers) {
      if (isPlainAnswer(answer)) expectAlike(answer);
      expect(textOf(jsonBytes(answer))).toBe(JSON.stringify(answer));
    }
  });
});

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
