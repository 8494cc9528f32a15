import { expect, test } from 'vitest';
import { createLog } from '../src/log.js';

const CANARY = 'the canary sings';

function written(facts: object): string {
  let lines = '';
  createLog('trace', { write: line => (lines += line) }).info(facts, 'something happened');
  return lines;
}

test.each(['token', 'authorization', 'secret', 'seed', 'typed', 'text', 'content', 'submission', 'orders', 'hand'])(
  'a log never holds what is called %s, however deep in a line',
  name => {
    const deep = { one: { [name]: CANARY, two: { [name]: CANARY, three: { [name]: { four: CANARY } } } } };
    const lines = written({ match: 7, [name]: CANARY, ...deep });
    expect(lines).toContain('"match":7');
    expect(lines).toContain('something happened');
    expect(lines).not.toContain(CANARY);
  },
);

test.each(['err', 'error'])('of an error under %s it keeps the name and the place', name => {
  const lines = written({ [name]: new RangeError(CANARY) });
  expect(lines).toContain('RangeError');
  expect(lines).toContain('log.test.ts');
  expect(lines).not.toContain(CANARY);
});

test('of a thrown error alone too', () => {
  expect(written(new RangeError(CANARY))).not.toContain(CANARY);
});
