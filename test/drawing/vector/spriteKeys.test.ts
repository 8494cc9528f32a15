import { expect, test } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { mapOverlay } from '../../../src/drawing/layers/overlay.js';
import { layoutFor } from '../../../src/drawing/map/boardsByGame.js';
import { boardsOnDisk } from '../../../src/drawing/map/boardsOnDisk.js';
import { type MapPicture, mapPicture } from '../../../src/drawing/scene/mapPicture.js';
import { sceneOf } from '../../../src/drawing/scene/sceneOf.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import { LANGUAGES } from '../../../src/lib/language.js';
import { playedReports } from '../playedReports.js';

const boards = boardsOnDisk();
const LOOKS: readonly MapPicture['look'][] = [undefined, { palette: 'night', hatched: false }];
const PAGES = ['posted', 'full'] as const;

/** Pictures of every board in both languages, by day and by night, as posted and in full size. */
const pictures = variantsOn(readOwnVariant)
  .filter(({ id }) => id !== 'classic-battles')
  .flatMap(variant =>
    playedReports(variant, { random: 6, practised: 2, seeds: [2] }).map((report, i) =>
      mapPicture.parse({
        ...{ kind: 'results', game: variant.id, report },
        ...{ language: LANGUAGES[i % 2], look: LOOKS[Math.floor(i / 2) % 2], page: PAGES[Math.floor(i / 4) % 2] },
      }),
    ),
  );

test('Two different drawings never have the same key', () => {
  const drawn = new Map<string, string>();
  for (const picture of pictures) {
    const { map, legend } = mapOverlay(layoutFor(boards, picture), sceneOf(picture));
    for (const { sprite } of [...map, ...legend]) {
      if (sprite.key === undefined) continue;
      const key = `${sprite.key} ${sprite.box.join(' ')}`;
      expect(drawn.get(key) ?? sprite.svg, key).toBe(sprite.svg);
      drawn.set(key, sprite.svg);
    }
  }
  expect(drawn.size).toBeGreaterThan(1000);
});
