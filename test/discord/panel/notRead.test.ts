import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readNotRead, showNotRead } from '../../../src/discord/panel/notRead.js';
import { wordsIn } from '../../../src/discord/words/wordsIn.js';

const WORDS = wordsIn('en');
const shown = (typed: readonly string[]) =>
  showNotRead(
    typed.map(text => ({ typed: text, why: 'why', suggestions: ['A Xia - Any'] })),
    WORDS,
  );

test('lines come back from the panel as they were typed, whatever is in them', () => {
  const line = fc
    .string({ minLength: 1, maxLength: 80 })
    .filter(text => !text.includes('\n') && text === text.trim() && !text.includes('\r'));
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), typed => {
      expect(readNotRead([shown(typed).embed?.description ?? ''])).toEqual(typed);
    }),
  );
});

test('what does not fit is in a file, whole', () => {
  const typed = Array.from({ length: 60 }, (_, i) => `${i} ${'x'.repeat(90)}`);
  const { embed, attachments } = shown(typed);
  expect(embed?.description?.length).toBeLessThanOrEqual(4096);
  expect(new TextDecoder().decode(attachments[0]?.bytes)).toBe(typed.join('\n'));
});

test('of a message that shows more lines than any panel does, those it could show are read', () => {
  expect(readNotRead(Array.from({ length: 10 }, () => '❌ a\n'.repeat(1_000)))).toHaveLength(100);
});

test('nothing to mend: nothing shown', () => {
  expect(shown([])).toEqual({ attachments: [] });
});
