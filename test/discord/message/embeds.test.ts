import { describe, expect, test } from 'vitest';
import { fitBlocks } from '../../../src/discord/message/embeds.js';

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
