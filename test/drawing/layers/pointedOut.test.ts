import { describe, expect, test } from 'vitest';
import { overlaySvg } from '../../../src/drawing/layers/overlay.js';
import { layOutMap } from '../../../src/drawing/layout/mapLayout.js';
import { mapPicture } from '../../../src/drawing/scene/mapPicture.js';
import { sceneOf } from '../../../src/drawing/scene/sceneOf.js';
import { LANGUAGES } from '../../../src/lib/language.js';
import { USUAL_LOOK } from '../../../src/lib/look.js';
import { boards, opening, reportOf, viewOf } from '../mapFixture.js';
import { onPage } from '../postedPages.js';

const geometry = onPage(boards.get('classic')?.board ?? failed());
function failed(): never {
  throw new Error('The classic board is missing');
}
const begun = opening('classic');
const view = viewOf('classic', begun);

const drawn = (picture: object, language: (typeof LANGUAGES)[number] = 'en'): string =>
  overlaySvg(layOutMap(geometry, { language, look: USUAL_LOOK }), sceneOf(mapPicture.parse({ game: 'classic', language, ...picture })));
const marked = (svg: string, mark: string): readonly string[] =>
  [...svg.matchAll(new RegExp(`data-${mark}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '').sort();
const words = (svg: string): string => [...svg.matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text).join(' ');

describe('The picture of a final position', () => {
  test('has a frame around the winner in the legend, and says who won', () => {
    const svg = drawn({ kind: 'position', view, marked: { as: 'victory', powers: ['italy'] } });
    expect(marked(svg, 'marked')).toEqual(['italy']);
    expect(words(svg)).toContain('victory: Italy');
  });

  test('has a frame around each of those who share a draw, and around nobody where nobody has won', () => {
    const draw = drawn({ kind: 'position', view, marked: { as: 'draw', powers: ['france', 'turkey'] } });
    expect(marked(draw, 'marked')).toEqual(['france', 'turkey']);
    expect(marked(drawn({ kind: 'position', view }), 'marked')).toEqual([]);
  });
});

describe('“You are here”', () => {
  const svg = drawn({ kind: 'position', view, marked: { as: 'you', powers: ['russia'] } });

  test('has a ring around each unit of the reader’s power, and around no other', () => {
    const own = begun.units.filter(({ power }) => power === 'russia').map(({ at }) => at);
    expect(own.length).toBeGreaterThan(0);
    expect(marked(svg, 'own')).toEqual([...own].sort());
    expect(words(svg)).toContain('you play Russia');
  });

  test('is not on pictures that everybody sees', () => {
    expect(marked(drawn({ kind: 'position', view }), 'own')).toEqual([]);
  });
});

describe('A map that battles may still change', () => {
  const report = reportOf('classic', { before: begun, after: begun, orders: [] });

  test.each(LANGUAGES)('says that it is provisional; once it is decided, it does not (%s)', language => {
    const word = { en: 'provisional', fr: 'provisoire' }[language];
    const open = { ...report, provisional: { mayDeclare: [] } };
    expect(words(drawn({ kind: 'results', report: open }, language))).toContain(word);
    expect(words(drawn({ kind: 'results', report }, language))).not.toContain(word);
  });
});

test('The picture of a lobby shows the board as the game begins: every unit, every home centre, nobody pointed out', () => {
  const svg = drawn({ kind: 'position', view });
  expect(marked(svg, 'unit')).toEqual(begun.units.map(({ power, type, at }) => `${power} ${type} ${at}`).sort());
  const owned = Object.entries(begun.centres).map(([centre, power]) => `${centre} ${power}`);
  expect(marked(svg, 'centre').filter(one => one.includes(' '))).toEqual(owned.sort());
  expect([...marked(svg, 'marked'), ...marked(svg, 'own'), ...marked(svg, 'order')]).toEqual([]);
});
