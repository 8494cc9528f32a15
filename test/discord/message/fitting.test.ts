import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../../../src/discord/message/embeds.js';
import { joinFitting } from '../../../src/discord/message/fitting.js';

const more = (left: number): string => `… and ${left} more`;
const lines = Array.from({ length: 100 }, (_, i) => `line ${i + 1}`);

describe('A list that is too long', () => {
  test('says how many lines are left out', () => {
    const text = joinFitting(lines, 200, more);
    expect(text.length).toBeLessThanOrEqual(200);
    const shown = text.split('\n');
    expect(shown.slice(0, -1)).toEqual(lines.slice(0, shown.length - 1));
    expect(shown.at(-1)).toBe(`… and ${100 - (shown.length - 1)} more`);
  });

  test('is whole if it fits to the last character', () => {
    const [first = '', second = ''] = lines;
    expect(joinFitting([first, second], first.length + second.length + 1, more)).toBe(`${first}\n${second}`);
    expect(joinFitting([first, second], first.length + second.length, more)).not.toContain(second);
  });

  test('continues in fields without a name of their own', () => {
    const long = Array.from({ length: 300 }, (_, i) => `a line of some length ${i}`);
    const fields = fieldsOf('Players', long);
    expect(fields.flatMap(({ value }) => value.split('\n'))).toEqual(long);
    expect(fields.map(({ name }) => name.replace('\u200b', ''))).toEqual(['Players', ...fields.slice(1).map(() => '')]);
    for (const { name, value } of fields) expect([name.length > 0, value.length <= 1024]).toEqual([true, true]);
  });
});
