import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { assetPath, readBoardFile } from '../../../src/assets.js';
import { legendSprites } from '../../../src/drawing/layers/legend.js';
import { legendSymbols } from '../../../src/drawing/layers/legendSymbols.js';
import { overlaySvg } from '../../../src/drawing/layers/overlay.js';
import { layOutMap, type MapLayout } from '../../../src/drawing/layout/mapLayout.js';
import { mapPicture } from '../../../src/drawing/scene/mapPicture.js';
import { BOT_MARK, BY_BOT, CHART_WORDS, LEGEND_SYMBOLS, LEGEND_WORDS, type LegendSymbol } from '../../../src/drawing/scene/pictureWords.js';
import { sceneOf } from '../../../src/drawing/scene/sceneOf.js';
import { spritesSvg } from '../../../src/drawing/vector/sprite.js';
import { LANGUAGES, type Language } from '../../../src/lib/language.js';
import { USUAL_LOOK } from '../../../src/lib/look.js';
import { opening, viewOf } from '../mapFixture.js';
import { onPage } from '../postedPages.js';

const POSTED = ['classic', 'warring-states-v2', 'warring-states-v1', 'mandate-of-heaven', 'warhammer-fm05'] as const;
const layoutOf = (id: string, language: Language): MapLayout => layOutMap(onPage(readBoardFile(id)), { language, look: USUAL_LOOK });
const textsIn = (svg: string): readonly string[] => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text ?? '');

test('Where every turn fits into one line, all below it is a line higher; where one does not, there is room for two', () => {
  const lineOf = (id: string) => {
    const { turn, caption, powers } = layoutOf(id, 'en').legend;
    return { turn: turn.lines, caption: caption.at[1] - turn.at[1], powers: (powers[0]?.tokenAt[1] ?? 0) > caption.at[1] + 18 };
  };
  expect(lineOf('warhammer-fm05')).toEqual({ turn: 1, caption: 23, powers: true });
  expect(lineOf('classic')).toEqual({ turn: 2, caption: 52, powers: true });
});

describe.each(POSTED)('The legend beside a posted map of %s', id => {
  /** What a busy movement phase shows. */
  const busy: readonly LegendSymbol[] = [
    ...(['army', 'fleet', 'centre', 'capital', 'held', 'unordered', 'move', 'support', 'strength'] as const),
    ...(['standoff', ...(id.startsWith('warhammer') ? (['battle'] as const) : []), 'dislodged', 'former', 'failed'] as const),
  ];

  test.each(LANGUAGES)('explains the arrows of moves and supports, however much happens (%s)', language => {
    const words = textsIn(spritesSvg(legendSymbols(layoutOf(id, language), busy)));
    for (const symbol of ['move', 'support', 'dislodged', 'failed'] as const) expect(words).toContain(LEGEND_WORDS[symbol][language]);
  });

  test.each(LANGUAGES)('stays in its column (%s)', language => {
    const layout = layoutOf(id, language);
    const { left, right, box } = layout.legend;
    for (const { sprite, at } of legendSymbols(layout, busy)) {
      const isText = sprite.svg.startsWith('<text');
      if (!isText) continue;
      expect(at[0]).toBeGreaterThanOrEqual(left);
      expect(at[0] + sprite.box[2]).toBeLessThan(right + 8);
      expect(at[1]).toBeLessThan(box[3]);
    }
  });

  test.each(LANGUAGES)('has room for every number of centres and its change (%s)', language => {
    const whole = layoutOf(id, language);
    const [part] = whole.geometry.board.theatres;
    const theatre = part && { name: part.name[language], box: part.box };
    const parts = theatre ? [layOutMap(whole.geometry, { language, look: USUAL_LOOK, theatre })] : [];
    for (const layout of [whole, ...parts]) {
      const powers = layout.legend.powers.map(({ power }) => power.id);
      const each = (n: number) => new Map(powers.map(power => [power, n]));
      const sprites = legendSprites(layout, {
        ...{ turn: '', caption: '', marked: [], bots: [], symbols: [] },
        ...{ centres: each(24), gains: each(-3) },
      });
      const changes = sprites.flatMap(({ sprite, at }) => (sprite.svg.includes('>−3<') ? [at[0] + sprite.box[2]] : []));
      expect(changes).toHaveLength(powers.length);
      for (const [i, end] of changes.entries()) {
        const next = layout.legend.powers[i + 1];
        const beside = next?.tokenAt[1] === layout.legend.powers[i]?.tokenAt[1] ? next : undefined;
        expect(end).toBeLessThan(beside ? beside.tokenAt[0] - 12 * beside.scale : layout.legend.box[2]);
      }
    }
  });

  test('marks the powers that the bot plays, and no others', () => {
    const layout = layoutOf(id, 'en');
    const board = layout.geometry.board;
    const some = board.powers.filter(({ neutral }) => !neutral).slice(0, 3);
    const view = { ...viewOf('classic', opening('classic')), board: id, variant: id, powers: board.powers.map(one => one.id) };
    const drawn = (bots: readonly string[]): string =>
      overlaySvg(
        layout,
        sceneOf(mapPicture.parse({ kind: 'position', game: id, language: 'en', view: { ...view, position: nothing }, bots })),
      );
    const marked = [...drawn(some.map(one => one.id)).matchAll(/data-bot="([^"]*)"/g)].map(([, power]) => power);
    expect(marked).toEqual(some.map(one => one.id));
    const named = textsIn(drawn([some[0]?.id ?? '']));
    expect(named).toContain(BOT_MARK.en);
    expect(named).toContain(some[0]?.name.en);
    expect(drawn([])).not.toContain('data-bot');
  });
});
const nothing = { units: [], dislodged: [], contested: [], centres: {} };

const advances = z
  .record(z.string(), z.record(z.string(), z.number()))
  .parse(JSON.parse(readFileSync(assetPath('fonts', 'advances.json'), 'utf8')));

test.each(LANGUAGES)('Every letter of what legends and charts say is in the fonts (%s)', language => {
  const all = [...LEGEND_SYMBOLS.map(symbol => LEGEND_WORDS[symbol]), BY_BOT, ...Object.values(CHART_WORDS)].map(words => words[language]);
  for (const face of ['condensed', 'italic', 'roman'] as const)
    expect(all.filter(words => [...words].some(letter => advances[face]?.[letter] === undefined))).toEqual([]);
});
