import { describe, expect, test } from 'vitest';
import { exampleFolder } from '../../src/authoring/example/exampleFolder.js';
import { judgeVariant, readUpload } from '../../src/authoring/gate/judgeVariant.js';
import { judgeSizes } from '../../src/authoring/gate/pictureSizes.js';
import { writeZip } from '../../src/authoring/reading/writeZip.js';
import { sayFolderFault, sayFolderNotice } from '../../src/discord/words/variants/variantFaults.js';
import { bytesOf, exampleWith, type Texts, variantOf } from './folders.js';
import { largeFolder } from './largeFolder.js';

const drawnAs = (drawing: string, texts: Texts = exampleFolder('shores')): Texts =>
  exampleWith('board.json', '{ "pages": [{}] }', drawing, texts);
/** The same shapes at the top of a map three times as high. */
const long = (drawing: string): Texts => drawnAs(drawing, exampleWith('map.svg', '0 0 800 600', '0 0 800 1800', exampleFolder('shores')));
const judged = (texts: Texts) => judgeSizes(variantOf(texts));

describe('The sizes of posted pictures', () => {
  test('are in order on a page that shows all of the map', () => {
    const { sizes, faults, notices } = judged(drawnAs('{ "pages": [{ "crop": [0, 0, 1600, 1200] }] }'));
    expect([faults, notices]).toEqual([[], []]);
    expect(sizes.pictures).toEqual([{ heights: { channel: { unit: 16, name: 8.5 }, phone: { unit: 10.5, name: 5.6 } } }]);
    expect(sizes.names.size).toBe(20);
  });

  test('are the same on the page that a map without pages has', () => {
    expect(judged(drawnAs('{}'))).toEqual(judged(drawnAs('{ "pages": [{ "crop": [0, 0, 1600, 1200] }] }')));
  });

  test('are told with figures where they are smaller because no page shows all of the map, with the provinces and what helps', () => {
    const { faults, notices } = judged(drawnAs('{ "pages": [{ "crop": [0, 0, 1600, 600] }] }'));
    expect(faults).toEqual([]);
    expect(notices.map(notice => sayFolderNotice(notice, 'en'))).toEqual([
      'map.svg: Posted pictures are shown at most 550 × 350. Units are 8.6 pixels high and should be at least 14. Names should be at least 8 high; 20 of 20 are less: red (2.9), old (3.6), ash (3.8), pin (3.9), hig (3.9), bri (3.9), sto (3.9), wba (3.9), snd (3.9), eba (3.9), new (3.9), mar (3.9)…. No page shows every province in play, so posted pictures have the whole map and all names. Leave out "pages" in "drawing" of board.json, or add {} to it: posted pictures then have larger units, and short names.',
    ]);
    expect(notices.map(notice => sayFolderNotice(notice, 'fr'))).toEqual([
      'map.svg\u00a0: Les images publiées s’affichent en 550 × 350 au plus. Les unités y ont 8,6 pixels de haut\u00a0; il en faut au moins 14. Les noms doivent en avoir au moins 8\u00a0; 20 sur 20 en ont moins\u00a0: red (2,9), old (3,6), ash (3,8), pin (3,9), hig (3,9), bri (3,9), sto (3,9), wba (3,9), snd (3,9), eba (3,9), new (3,9), mar (3,9)…. Aucune page ne montre toutes les provinces en jeu\u00a0: les images publiées ont donc toute la carte et tous les noms. Enlevez "pages" de "drawing" dans board.json, ou ajoutez-y {}\u00a0: les images publiées ont alors de plus grandes unités, et des noms courts.',
    ]);
  });

  test.each([
    [150, 4],
    [300, 24],
    [500, 34],
  ])('are those of the theatres of a board of %i provinces, and in order with %i powers', (provinces, powers) => {
    const { sizes, notices } = judged(largeFolder({ provinces, powers }));
    expect(sizes.pictures.length).toBeGreaterThan(2);
    expect(sizes.pictures.every(({ theatre }) => theatre !== undefined)).toBe(true);
    expect(sizes.least.phone).toEqual({ unit: 20, name: 8 });
    expect(notices).toEqual([]);
  });

  test('are those of the whole board up to ninety provinces', () => {
    expect(judged(largeFolder({ provinces: 90, powers: 4 }))).toMatchObject({ sizes: { pictures: [{}] }, notices: [] });
  });

  test('refuse a map on which units are dots because no page shows all of it', () => {
    const top = '{ "pages": [{ "crop": [0, 0, 1600, 600] }] }';
    const refused = judgeVariant(bytesOf(long(top)), { games: 0, seed: 1, years: 1, within: 60 });
    if (refused.ok) expect.fail('it is hosted');
    expect(refused.fault.map(fault => sayFolderFault(fault, 'en'))).toEqual([
      'map.svg: Units are only 3.1 pixels high on posted pictures, and nobody could read them: at least 3.5 are needed. Make the map less long in one direction, or show less of it: see “pages” and “theatres” of drawing.',
    ]);
    expect(refused.fault.map(fault => sayFolderFault(fault, 'fr'))[0]).toMatch(
      /^map\.svg\u00a0: Les unités n’ont que 3,1 pixels de haut .*3,5/u,
    );
    expect(readUpload(writeZip(bytesOf(long(top))))).toEqual(refused);
    for (const drawing of ['{}', '{ "pages": [{ "crop": [0, 0, 1600, 1200] }] }'])
      expect(readUpload(writeZip(bytesOf(long(drawing))))).toMatchObject({ ok: true, value: { notices: [] } });
  });
});
