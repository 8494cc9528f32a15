import { expect, test } from 'vitest';
import { whereItBroke } from '../../src/matches/context/whereItBroke.js';

const SECRET = 'A Par - Bur';

test('A log learns of an error its name, its code and the calls that led to it', () => {
  const error = Object.assign(new TypeError(`Failed query\nparams: ${SECRET}`), { code: 'SQLITE_FULL' });
  const { at, ...rest } = whereItBroke(error);
  expect(rest).toEqual({ error: 'TypeError', code: 'SQLITE_FULL' });
  expect(at[0]).toContain('whereItBroke.test.ts');
  expect(at.length).toBeLessThanOrEqual(6);
});

test.each([
  ['that looks like a call', `Failed query\nparams: dear ally,\nat dawn ${SECRET}\n    at ${SECRET} (file.ts:1:2)`],
  ['of one such line', `at ${SECRET}`],
  ['that is empty', ''],
])('It learns nothing of a message %s', (_, message) => {
  const told = whereItBroke(new Error(message));
  expect(JSON.stringify(told)).not.toContain(SECRET);
  expect(told.at[0]).toContain('whereItBroke.test.ts');
});

test.each(['something else', 'first', ''])(
  'Nor of a message that was changed to “%s” after its stack was written: then no calls are told',
  message => {
    const error = new Error(`first\nat dawn ${SECRET}`);
    expect(error.stack).toContain(SECRET);
    error.message = message;
    expect(whereItBroke(error)).toEqual({ error: 'Error', at: [] });
  },
);

test('Nor of what is thrown without being an error, nor of a code that is none', () => {
  expect(whereItBroke(SECRET)).toEqual({ error: 'string', at: [] });
  expect(whereItBroke(Object.assign(new Error('x'), { code: SECRET })).code).toBeUndefined();
});
