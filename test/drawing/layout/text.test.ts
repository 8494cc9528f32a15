import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import { legendSprites } from '../../../src/drawing/layers/legend.js';
import { legendSymbolRow } from '../../../src/drawing/layers/legendSymbols.js';
import { layOutLegend } from '../../../src/drawing/layout/legendLayout.js';
import { layOutMap } from '../../../src/drawing/layout/mapLayout.js';
import { provinceLabel } from '../../../src/drawing/layout/provinceLabels.js';
import { rasterise } from '../../../src/drawing/raster/rasterise.js';
import { LEGEND_SYMBOLS, LEGEND_WORDS, type LegendSymbol } from '../../../src/drawing/scene/pictureWords.js';
import {
  FONT_ATTRIBUTES,
  FONT_FILES,
  type FontFace,
  fontFilesFor,
  isHanzi,
  textWidth,
  wrapText,
} from '../../../src/drawing/vector/fonts.js';
import { LANGUAGES } from '../../../src/lib/language.js';
import { USUAL_LOOK } from '../../../src/lib/look.js';
import { BOARDS, type BoardId, geometries } from '../mapFixture.js';
import { BOARDS_PLAYED, onPage } from '../postedPages.js';

const drawnWidth = (words: string, face: FontFace): number | undefined => {
  const attributes = Object.entries(FONT_ATTRIBUTES[face]).map(([name, value]) => `${name}="${value}"`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="200"><text x="50" y="120" font-size="100" ${attributes.join(' ')}>${words}</text></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false, fontFiles: [...FONT_FILES] } }).getBBox()?.width;
};

test.each(['roman', 'bold', 'italic', 'capitals', 'condensed', 'condensedItalic'] as const)(
  'The %s face is as wide as textWidth says',
  face => {
    const words = 'Méditerranée';
    expect(Math.abs((drawnWidth(words, face) ?? 0) - textWidth(words, face, 100))).toBeLessThan(25);
  },
);

test.each(BOARDS)('Every hanzi of %s is in the font', id => {
  const { board } = geometries[id];
  const texts = [board.hanzi, ...board.powers.map(p => p.badge), ...board.provinces.flatMap(p => p.places.text.map(row => row.t))];
  const hanzi = [...new Set(texts.flatMap(text => [...(text ?? '')]).filter(isHanzi))];
  expect(hanzi.filter(letter => drawnWidth(letter, 'hanzi') === undefined)).toEqual([]);
});

test.each(Object.keys(FONT_ATTRIBUTES).filter(isFace))('A drawing with text in the %s face looks as it does with all fonts', face => {
  const attributes = Object.entries(FONT_ATTRIBUTES[face]).map(([name, value]) => `${name}="${value}"`);
  for (const words of ['Qi', 'Méditerranée −2', '秦', '秦 Qin', 'fleet → army']) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"><text x="5" y="25" font-size="18" ${attributes.join(' ')}>${words}</text></svg>`;
    const font = { loadSystemFonts: false, fontFiles: [...FONT_FILES], defaultFontFamily: 'EB Garamond SemiBold' };
    const whole = new Resvg(svg, { fitTo: { mode: 'width', value: 200 }, font }).render().pixels;
    const { buffer, byteOffset, byteLength } = rasterise(svg, 200).pixels;
    expect(Buffer.compare(whole, Buffer.from(buffer, byteOffset, byteLength))).toBe(0);
  }
});
function isFace(name: string): name is FontFace {
  return name in FONT_ATTRIBUTES;
}

test('A drawing loads no more fonts than it names', () => {
  const svg = (words: string): string => `<svg><text font-family="Cinzel">${words}</text></svg>`;
  expect(fontFilesFor('<svg/>')).toEqual([]);
  expect(fontFilesFor(svg('Spring'))).toEqual([expect.stringContaining('Cinzel')]);
  expect(fontFilesFor(svg('→'))).toEqual(FONT_FILES);
});

test('Text is wrapped between words, even where one word is too wide', () => {
  const lines = wrapText('Royaumes combattants v2', { face: 'capitals', size: 25 }, 150);
  expect(lines).toEqual(['Royaumes', 'combattants', 'v2']);
});

describe.each(BOARDS)('The labels of %s', id => {
  const { board } = geometries[id];

  test('are in the right language', () => {
    const seas = board.provinces.filter(p => p.kind === 'sea' && p.name.en !== p.name.fr);
    const written = (language: 'en' | 'fr') =>
      seas.map(p =>
        provinceLabel(p, language)
          .filter(row => row.role === 'name')
          .map(row => row.words)
          .join(' '),
      );
    expect(written('en')).toEqual(seas.map(p => p.name.en));
    expect(written('fr')).toEqual(seas.map(p => p.name.fr));
  });

  test.each(LANGUAGES)('can be read and are on the map (%s)', language => {
    for (const row of board.provinces.flatMap(p => provinceLabel(p, language))) {
      expect(row.size).toBeGreaterThanOrEqual(11);
      expect(row.box[0]).toBeGreaterThan(0);
      expect(row.box[2]).toBeLessThan(board.frame.width);
    }
  });

  test.each(LANGUAGES)('do not touch the symbol of a centre (%s)', language => {
    const struck = board.provinces.filter(province => {
      const [x, y] = province.places.centre ?? [-1, -1];
      return provinceLabel(province, language).some(({ box: [x0, y0, x1, y1] }) => x > x0 && x < x1 && y > y0 && y < y1);
    });
    expect(struck.map(p => p.id)).toEqual([]);
  });

  test.each(LANGUAGES)('of powers fit into the legend side by side (%s)', language => {
    const { powers, box } = layOutLegend(geometries[id], { language, window: [0, 0, board.frame.width, board.frame.height] });
    expect(powers.map(entry => entry.power.id)).toEqual(board.powers.map(p => p.id));
    for (const { countAt } of powers) {
      expect(countAt[0] + 36).toBeLessThanOrEqual(board.frame.width);
      expect(countAt[1]).toBeGreaterThan(box[1]);
      expect(countAt[1]).toBeLessThan(box[3]);
    }
  });
});

/** What is planned is not on a map of what was done. */
const PLANNED: readonly LegendSymbol[] = ['toBuild', 'toLose'];

test.each(BOARDS)(
  'The symbols in the legend of %s fit into one row, at most four of the plainest left out, in letters of more than 12 pixels',
  id => {
    for (const language of LANGUAGES) {
      const layout = layOutMap(geometries[id], { language, look: USUAL_LOOK });
      const shown = LEGEND_SYMBOLS.filter(sign => !ABSENT[id].includes(sign) && !PLANNED.includes(sign));
      const words = legendSymbolRow(layout, shown).filter((_, i) => i % 2 === 1);
      const kept = shown.slice(-words.length);
      expect(shown.length - kept.length).toBeLessThanOrEqual(4);
      for (const [i, { at, sprite }] of words.entries()) {
        const size = Number(/font-size="([\d.]+)"/.exec(sprite.svg)?.[1]);
        const end = at[0] + textWidth(LEGEND_WORDS[kept[i] ?? 'army'][language], 'italic', size);
        expect(end).toBeLessThan((words[i + 1]?.at[0] ?? layout.geometry.board.frame.width) - (i + 1 < words.length ? 36 : 0));
        expect(size).toBeGreaterThan(12);
      }
    }
  },
);

/** The legend symbols that no results of a movement phase on a board need. Rapid moves are explained only where nothing has a result yet. */
const ABSENT: Readonly<Record<BoardId, readonly LegendSymbol[]>> = {
  classic: ['river', 'wall', 'rapid', 'raise', 'revert', 'centreApart', 'band', 'retreat', 'build', 'lost'],
  'warring-states-v2': ['convoy', 'rapid', 'centreApart', 'band', 'retreat', 'build', 'lost'],
  'warring-states-v1': ['convoy', 'rapid', 'centreApart', 'band', 'retreat', 'build', 'lost'],
  'mandate-of-heaven': ['wall', 'rapid', 'raise', 'revert', 'retreat', 'build', 'lost'],
};

describe('The title beside a posted map', () => {
  const content = { centres: new Map(), gains: new Map(), marked: [], bots: [], symbols: [] };

  test.each(Object.keys(BOARDS_PLAYED))('of %s keeps to its room, however long the name of the year is', id => {
    const geometry = onPage(BOARDS_PLAYED[id] ?? expect.fail('no such board'));
    for (const turn of ['Printemps 450 av. J.-C.', 'Automne 1901', 'Hiver 369 av. J.-C.']) {
      const layout = layOutMap(geometry, { language: 'fr', look: USUAL_LOOK });
      const { caption } = layout.legend;
      const ys = legendSprites(layout, { ...content, turn, caption: '' }).flatMap(({ at: [x, y] }) =>
        x === layout.legend.turn.at[0] && y < caption.at[1] + caption.size ? [y] : [],
      );
      // The caption itself is empty: all that stands above its line is the turn.
      expect(Math.max(...ys.filter(y => y !== caption.at[1]))).toBeLessThan(caption.at[1] - caption.size * 0.8);
    }
  });
});
