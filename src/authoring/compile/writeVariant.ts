import { feature } from 'topojson-client';
import type { Geometry } from '../../assets.js';
import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import type { Variant } from '../../games/diplomacy/model/variant.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { AuthoredBoard, VariantFile } from '../model/folderFiles.js';
import type { FolderFile } from '../model/variantFault.js';
import { tidyJson } from './tidyJson.js';

/** What a board or variant has that a folder has no form for. */
export type Inexpressible = 'rivers' | 'walls' | 'neutrals' | 'choices' | 'battles' | 'rules' | 'calendar';

/** A variant of ours as the folder that an author would have written. */
export function writeVariant(variant: Variant, geometry: Geometry): Result<ReadonlyMap<FolderFile, string>, Inexpressible> {
  const { file } = variant.board;
  const builds = BUILDS[variant.rules.map(({ id }) => id).join(' ')];
  const first = variant.calendar.find(({ phase }) => phase === 'movement');
  if (file.rivers.length > 0) return refuse('rivers');
  if (file.walls.length > 0) return refuse('walls');
  if (file.powers.some(({ neutral, duchyOf, cities }) => neutral || duchyOf || cities)) return refuse('neutrals');
  if (variant.choices) return refuse('choices');
  if (variant.battles) return refuse('battles');
  if (builds === undefined) return refuse('rules');
  if (variant.calendar.some(({ once }) => once) || first?.season !== 'spring') return refuse('calendar');
  const autumn = variant.calendar.some(({ season }) => season === 'autumn') ? 'autumn' : 'fall';
  return ok(
    new Map<FolderFile, string>([
      ['variant.json', tidyJson(variantFileOf(variant, builds, autumn))],
      ['board.json', tidyJson(authoredBoardOf(file))],
      ['map.svg', svgOf(file, geometry)],
    ]),
  );
}

/** By the ids of all rules. */
const BUILDS: Readonly<Record<string, VariantFile['builds']>> = {
  '': 'homes',
  'captured-homes-build': 'captured-homes',
  'build-anywhere': 'anywhere',
};

function variantFileOf(
  { id, title, board: { file }, orderKinds }: Variant,
  builds: VariantFile['builds'],
  autumn: 'fall' | 'autumn',
): object {
  const { start, counts, era } = file.year;
  return {
    format: 1,
    id,
    name: title,
    credit: file.credit,
    powers: file.powers.map(({ id: power, name, adjective, aliases, colour, badge, home, start: units, capital, regions }) => ({
      id: power,
      name,
      adjective,
      ...(aliases && { aliases }),
      colour,
      letters: badge,
      homes: home,
      units: units.map(({ type, at }) => `${type} ${at}`),
      ...(capital !== undefined && { capital }),
      territory: regions,
    })),
    calendar: { year: start, counts, era, autumn },
    victory: { centres: file.victory.centres, ...(file.victory.notCounted.length > 0 && { notCounted: file.victory.notCounted }) },
    builds,
    orders: orderKinds,
  };
}

function authoredBoardOf({
  provinces,
  borders,
}: BoardFile): Pick<AuthoredBoard, 'format' | 'borders'> & { provinces: object; drawing: object } {
  return {
    format: 1,
    provinces: provinces.map(({ id, abbr, name, aliases, kind, coasts, centre }) => ({
      id,
      name,
      ...(abbr !== id && { short: abbr }),
      ...(aliases.length > 0 && { aliases }),
      ...(kind !== 'land' && { kind }),
      ...(coasts.length > 0 && { coasts }),
      ...(centre && { centre }),
    })),
    borders,
    drawing: { gap: 0.5 },
  };
}

function svgOf({ frame, provinces }: BoardFile, geometry: Geometry): string {
  const shapes = geometry.objects.provinces.geometries.map(shape => {
    const polygons =
      shape.type === 'Polygon' ? [feature(geometry, shape).geometry.coordinates] : feature(geometry, shape).geometry.coordinates;
    const rings = (polygons as readonly (readonly (readonly (readonly number[])[])[])[]).flat();
    const d = rings
      .map(
        ring =>
          `M${ring
            .slice(0, -1)
            .map(([x = 0, y = 0]) => `${short(x)} ${short(y)}`)
            .join('L')}Z`,
      )
      .join('');
    return `  <path id="${shape.id}" class="${shape.properties.kind}" d="${d}"/>`;
  });
  const marks = provinces.flatMap(({ id, places: { unit, units, centre } }) => [
    ...(unit ? [mark(`unit:${id}`, unit)] : []),
    ...Object.entries(units).map(([coast, at]) => mark(`unit:${id}/${coast}`, at)),
    ...(centre ? [mark(`centre:${id}`, centre)] : []),
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${frame.width} ${frame.height}">`,
    '  <style>path { stroke: #3b2b1a } .land { fill: #f3ead2 } .sea { fill: #bfd1cb } .impassable { fill: #b5ab94 } circle { fill: none; stroke: #a3261c }</style>',
    ...shapes,
    ...marks,
    '</svg>',
    '',
  ].join('\n');
}

const short = (v: number): number => Math.round(v * 10) / 10;
const mark = (id: string, [x, y]: readonly [number, number]): string => `  <circle id="${id}" cx="${short(x)}" cy="${short(y)}" r="6"/>`;
