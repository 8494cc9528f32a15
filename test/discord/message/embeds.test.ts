import { describe, expect, test } from 'vitest';
import { clickable } from '../../../src/discord/message/clickable.js';
import { fitBlocks, sizeOf } from '../../../src/discord/message/embeds.js';

describe('the size of embeds', () => {
  test('is that of the texts that Discord counts, of all embeds of a message together', () => {
    const whole = {
      title: 'a',
      description: 'bb',
      fields: [
        { name: 'ccc', value: 'dddd' },
        { name: 'e', value: 'f' },
      ],
      footer: { text: 'g'.repeat(10), icon_url: 'https://example.org/icon.png' },
      author: { name: 'h'.repeat(100), url: 'https://example.org' },
      url: 'https://example.org',
      image: { url: 'attachment://map.png' },
      color: 0x2f4858,
      timestamp: '2026-11-30T20:00:00Z',
    };
    expect(sizeOf(whole)).toBe(122);
    expect(sizeOf(whole, { description: 'i'.repeat(1000) }, {})).toBe(1122);
    expect(sizeOf()).toBe(0);
  });

  test('leaves commands as they are where their ids would make it too long', () => {
    const shownWith = (rest: number) => {
      const first = { description: `/help${'x'.repeat(3000)}`, author: { name: 'a'.repeat(200) } };
      return clickable({ embeds: [first, { description: 'x'.repeat(rest) }] }, text => text.replace('/help', '</help:12345678>'));
    };
    expect(shownWith(2784).embeds[0]?.description).toMatch(/^<\/help:12345678>x/);
    expect(shownWith(2785).embeds[0]?.description).toMatch(/^\/helpx/);
  });
});

describe('blocks of text in embeds', () => {
  test('share a description as long as it holds them', () => {
    expect(fitBlocks(['one', 'two'], 0)).toEqual({ descriptions: ['one\n\ntwo'], cut: false });
  });

  test('begin another description where one is full', () => {
    const block = 'x'.repeat(2500);
    expect(fitBlocks([block, block], 0)).toEqual({ descriptions: [block, block], cut: false });
  });

  test('are cut where all embeds together would be too long', () => {
    const block = 'x'.repeat(2500);
    expect(fitBlocks([block, block, block], 0)).toEqual({ descriptions: [block, block], cut: true });
    expect(fitBlocks([block, block], 1500)).toEqual({ descriptions: [block], cut: true });
  });

  test('longer than a description are broken between lines', () => {
    const lines = Array.from({ length: 60 }, (_, i) => `${i} ${'x'.repeat(90)}`);
    const { descriptions, cut } = fitBlocks([lines.join('\n')], 0);
    expect(cut).toBe(false);
    expect(descriptions).toHaveLength(2);
    expect(descriptions.flatMap(text => text.split('\n')).filter(Boolean)).toEqual(lines);
  });
});
