// Draws what all pictures of a board have in common, as posted and in full size, and what most of them show, so that the bot need not when it posts the first: for each
// board and language, and where the number of players changes the board, for the numbers that play most. Of the lessons' boards it draws posted pictures only. Draws nothing when the last build drew it from the same program and boards.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { builtFrom } from './builtFrom.mjs';

const at = path => fileURLToPath(new URL(`../${path}`, import.meta.url));
const OUT = at('dist/prepared');
const STAMP = join(OUT, 'from.txt');

/** How many play most of the games whose board depends on it; besides, each board is prepared for as many as can play. */
const USUAL = [4, 5, 6, 7];

/** The layouts of a variant's pictures on these pages, by the names of their files. */
function layoutsOf(variant, pages, boards, { layoutFor, baseFile, diplomacy, LANGUAGES }) {
  const game = diplomacy(variant);
  const found = new Map();
  for (const players of new Set([...USUAL, game.players.most])) {
    const options = game.chosen?.parse({}) ?? {};
    const seats = game.seats(players, options);
    if (!seats.ok) continue;
    const view = game.view(game.open({ seats: seats.value.map(({ id }) => id), seed: 1, options }));
    for (const page of pages)
      for (const language of LANGUAGES) {
        const layout = layoutFor(boards, { kind: 'position', game: variant.id, language, page, view });
        found.set(baseFile(layout), layout);
      }
  }
  return found;
}

const from = builtFrom();
if (!existsSync(STAMP) || readFileSync(STAMP, 'utf8') !== from) {
  const imported = await Promise.all(
    [
      'assets.js',
      'games/catalogue/diplomacyVariants.js',
      'games/diplomacy/game/diplomacy.js',
      'drawing/layout/page.js',
      'drawing/layout/placedLabels.js',
      'drawing/map/boardsByGame.js',
      'drawing/map/boardsOnDisk.js',
      'drawing/map/preparedBase.js',
      'drawing/map/preparedBases.js',
      'drawing/map/renderedBase.js',
      'drawing/map/usualSprites.js',
      'drawing/raster/blit.js',
      'drawing/raster/fixedPalette.js',
      'lib/language.js',
      'littleMemory.js',
    ].map(file => import(`../dist/${file}`)),
  );
  const modules = Object.assign({}, ...imported);
  const boards = modules.boardsOnDisk();
  const drawn = [
    ...modules.variantsOn(modules.readOwnVariant).map(variant => [variant, modules.PAGES]),
    ...modules.lessonVariantsOn(modules.readOwnVariant).map(variant => [variant, ['posted']]),
  ];
  const layouts = new Map(drawn.flatMap(([variant, pages]) => [...layoutsOf(variant, pages, boards, modules)]));
  rmSync(OUT, { recursive: true, force: true });
  mkdirSync(OUT, { recursive: true });
  for (const [file, layout] of layouts) {
    // Native pixels are freed after what holds them was collected, once the event loop goes on. All of them together would be gigabytes.
    layouts.delete(file);
    modules.collectGarbage();
    await setImmediate();
    const base = modules.prepareBase(layout, modules.createBlit());
    const { nearestOfCells, preparedSprites, shiftsOnPage } = modules;
    const found = { nearest: nearestOfCells(base.palette), sprites: preparedSprites(layout), shifts: shiftsOnPage(layout) };
    writeFileSync(join(OUT, file), modules.writeBase({ ...base, ...found }, from));
  }
  writeFileSync(STAMP, from);
}
