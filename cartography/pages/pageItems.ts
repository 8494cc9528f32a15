import { SHORT_NAME_HEIGHT } from '../../src/drawing/layout/page.js';
import { SHORT_NAME_SIZE, shortName, shortNameDepth, shortNameFace } from '../../src/drawing/layout/shortNames.js';
import { textWidth } from '../../src/drawing/vector/fonts.js';
import type { Box, Point } from '../../src/drawing/vector/geometry.js';
import type { BoardFile, ProvinceFile } from '../../src/games/diplomacy/board/boardFile.js';
import type { Item } from './anneal.js';
import { type ProvinceOnPage, placesForName, placesWithin } from './candidates.js';

/** Room for tokens of armies alone, and of fleets too; in units of the page, halo included. */
const ARMY: Box = [-16.5, -17, 16.5, 17.5];
const FLEET: Box = [-20.5, -17.5, 20.5, 17.5];
/** Room for the first four fleets of an open ocean. */
const OCEAN: Box = [-41, -53, 41, 17.5];
/** The room of a tunnel around the left end of its base. */
const BURROW: Box = [-1.5, -14.5, 15.5, 1.5];

const OUTSIDE = {
  unit: { land: 1.1, water: 0.5 },
  coast: { land: 0.7, water: 0.1 },
  centre: { land: 1.5, water: 0.8 },
  name: { land: 0.6, water: 0.24 },
};

export function unitReach({ kind, coastal, rivers, id }: ProvinceFile, { openOceans }: BoardFile): Box {
  if (openOceans?.includes(id)) return OCEAN;
  return kind === 'sea' || coastal || rivers.length > 0 ? FLEET : ARMY;
}

export function nameReach(province: ProvinceFile): Box {
  const name = shortName(province);
  const half = textWidth(name, shortNameFace(province), SHORT_NAME_SIZE) / 2 + 1.5;
  return [-half, -SHORT_NAME_HEIGHT - 1, half, SHORT_NAME_SIZE * shortNameDepth(name) + 1];
}

function centreReach({ id }: ProvinceFile, { hanzi, powers }: BoardFile): Box {
  const half = hanzi ? 9.5 : 7.4;
  const mayBeCapital = powers.some(({ capital, cities = [] }) => capital === id || cities.includes(id));
  return [-half, mayBeCapital ? -13.5 : -half, half, half];
}

/** Everything that is to be placed for one province. `coasts`: about where fleets on its named coasts are. */
export function itemsOf(
  province: ProvinceFile,
  { board, area, coasts }: { readonly board: BoardFile; readonly area: ProvinceOnPage; readonly coasts: Readonly<Record<string, Point>> },
): readonly Item[] {
  const { id } = province;
  const towards = { at: area.pole, cost: 0.12 };
  const unit = unitReach(province, board);
  const name = nameReach(province);
  const centre = centreReach(province, board);
  const hasBurrow = board.decor.some(shape => shape.kind === 'burrow' && shape.in === id);
  return [
    { kind: 'unit', province: id, reach: unit, candidates: placesWithin(area, { reach: unit, outside: OUTSIDE.unit, towards }) },
    ...Object.entries(coasts).map(([coast, at]): Item => {
      const wish = { reach: FLEET, outside: OUTSIDE.coast, towards: { at, cost: 0.8, most: 30 } };
      return { kind: 'coast', province: id, coast, reach: FLEET, candidates: placesWithin(area, wish) };
    }),
    ...(province.centre
      ? [
          {
            kind: 'centre' as const,
            province: id,
            reach: centre,
            candidates: placesWithin(area, { reach: centre, outside: OUTSIDE.centre }),
          },
        ]
      : []),
    ...(hasBurrow
      ? [
          {
            kind: 'burrow' as const,
            province: id,
            reach: BURROW,
            candidates: placesWithin(area, { reach: BURROW, outside: OUTSIDE.centre }),
          },
        ]
      : []),
    { kind: 'name', province: id, reach: name, candidates: placesForName(area, { reach: name, outside: OUTSIDE.name }) },
  ];
}
