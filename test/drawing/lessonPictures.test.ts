import { expect, test } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { unitPlace } from '../../src/drawing/layout/unitPlaces.js';
import { layoutFor } from '../../src/drawing/map/boardsByGame.js';
import { boardsOnDisk } from '../../src/drawing/map/boardsOnDisk.js';
import { parseDiplomacyPicture } from '../../src/drawing/scene/mapPicture.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { lessonVariantsOn, variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { LESSONS } from '../../src/games/lessons/allLessons.js';
import { resolvedStep } from '../../src/games/lessons/lessonState.js';
import { PUZZLE_SETS } from '../../src/games/lessons/puzzleSets.js';
import { LANGUAGES } from '../../src/lib/language.js';

const GAMES = catalogue([...variantsOn(readOwnVariant), ...lessonVariantsOn(readOwnVariant)]);
const BOARDS = boardsOnDisk();
const STEPS = [...LESSONS, ...PUZZLE_SETS].flatMap(({ id, game, steps }) => steps.map(step => [`${id} ${step.id}`, game, step] as const));

test.each(STEPS)(
  'The picture of the step %s shows the units of its seat, before and after; that of a puzzle is a part with all units',
  (_, id, step) => {
    const game = GAMES.get(id) ?? expect.fail(`there is no game ${id}`);
    const { report } = resolvedStep(game, step, step.answer);
    for (const language of LANGUAGES) {
      const picture = parseDiplomacyPicture({
        kind: 'results',
        game: id,
        language,
        report,
        ...(step.theatre && { theatre: step.theatre }),
      });
      if (picture.kind !== 'results') throw new Error('this is no picture of results');
      const layout = layoutFor(BOARDS, picture);
      const [left, top, right, bottom] = layout.theatre?.box ?? [
        0,
        0,
        layout.geometry.board.frame.width,
        layout.geometry.board.frame.height,
      ];
      if (step.puzzle) expect(layout.theatre).toBeDefined();
      const own = [...report.before.units, ...report.after.units].filter(({ power }) => power === step.seat || step.puzzle);
      for (const { at } of own) {
        const [x, y] = unitPlace(layout.geometry, at);
        expect([at, x > left && x < right && y > top && y < bottom]).toEqual([at, true]);
      }
    }
  },
);
