import { feature } from 'topojson-client';
import type { Geometry } from '../../assets.js';
import type { Board } from '../../games/diplomacy/board/board.js';
import type { BoardFile } from '../../games/diplomacy/board/boardFile.js';
import type { Variant } from '../../games/diplomacy/model/variant.js';
import { findLocation } from '../../games/diplomacy/notation/findByName.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { VariantFile } from '../model/folderFiles.js';
import type { FolderFile } from '../model/variantFault.js';
import { NAMED_RULES } from '../rules/namedRules.js';
import { marksNeeded, type ProvincePair } from './readVariant.js';
import { tidyJson } from './tidyJson.js';

/** What a variant has that a folder has no form for: choices of the host, rules without a name, or years of other seasons. */
export type Inexpressible = 'choices' | 'rules' | 'calendar';

/** A variant of ours as the folder that an author would have written. */
export function writeVariant(variant: Variant, geometry: Geometry): Result<ReadonlyMap<FolderFile, string>, Inexpressible> {
  const { file } = variant.board;
  if (variant.choices) return refuse('choices');
  const [opening, ...extra] = variant.calendar.filter(({ once }) => once);
  const [first] = variant.calendar.filter(({ once }) => !once);
  if (extra.length > 0 || (opening && opening.phase !== 'placement') || first?.season !== 'spring') return refuse('calendar');
  const builds = (['captured-homes', 'anywhere'] as const).find(name => variant.rules.some(({ id }) => id === BUILT_BY[name])) ?? 'homes';
  const rules = rulesOf(variant);
  if (!rules) return refuse('rules');
  const svg = svgOf(file, geometry);
  const board = authoredBoardOf(variant.board);
  return ok(
    new Map<FolderFile, string>([
      ['variant.json', tidyJson(variantFileOf(variant, { builds, rules }))],
      ['board.json', tidyJson({ ...board, drawing: { ...board.drawing, ...marksFor(board, svg) } })],
      ['map.svg', svg],
    ]),
  );
}

/** The rules by which a power builds elsewhere than in its own homes. */
const BUILT_BY = { 'captured-homes': 'captured-homes-build', anywhere: 'build-anywhere' } as const;

/** The rules by name with their settings; undefined if one has no name. */
function rulesOf({ rules, battles, board: { file } }: Variant): readonly object[] | undefined {
  const named = rules.filter(({ id }) => !Object.values<string>(BUILT_BY).includes(id));
  if (named.some(({ id }) => !NAMED_RULES.has(id))) return undefined;
  const { band, underway, openOceans } = file;
  return [
    ...named.map(({ id, madeWith }) => ({
      rule: id,
      ...madeWith,
      ...(id === 'barbarians' && { provinces: band ?? [] }),
      ...(id === 'underways' && { province: underway?.hub, provinces: underway?.entrances ?? [] }),
    })),
    ...(openOceans && openOceans.length > 0 && file.capitalsMatter ? [{ rule: 'open-oceans', provinces: openOceans }] : []),
    ...(battles ? [{ rule: 'decisive-battles' }] : []),
  ];
}

function variantFileOf(
  { id, title, board: { file }, orderKinds, calendar }: Variant,
  { builds, rules }: { readonly builds: VariantFile['builds']; readonly rules: readonly object[] },
): object {
  const { start, counts, era } = file.year;
  const autumn = calendar.some(({ season }) => season === 'autumn') ? 'autumn' : 'fall';
  const placement = calendar.find(({ once }) => once)?.season;
  return {
    format: 1,
    id,
    name: title,
    credit: file.credit,
    powers: file.powers.map(power => ({
      id: power.id,
      name: named(power.name, power.hanzi),
      adjective: power.adjective,
      ...(power.aliases && { aliases: power.aliases }),
      colour: power.colour,
      letters: power.letters ?? power.badge,
      homes: power.home,
      units: power.start.map(({ type, at }) => `${type} ${at}`),
      ...(power.capital !== undefined && { capital: power.capital }),
      ...(power.neutral && { neutral: true }),
      ...(power.activeColour && { activeColour: power.activeColour }),
      ...(power.cities && { cities: power.cities }),
      territory: power.regions,
    })),
    calendar: { year: start, counts, era, autumn, ...(placement !== undefined && { placement }) },
    victory: {
      centres: file.victory.centres,
      ...(file.victory.notCounted.length > 0 && { notCounted: file.victory.notCounted }),
      ...(file.victory.lastYear !== undefined && { lastYear: file.victory.lastYear }),
    },
    builds,
    orders: orderKinds,
    ...(rules.length > 0 && { rules }),
  };
}

const named = (name: { readonly en: string; readonly fr: string }, hanzi: string | undefined): object =>
  hanzi === undefined ? name : { ...name, zh: hanzi };

function authoredBoardOf(board: Board) {
  const { provinces, borders, rivers, walls } = board.file;
  /** Spellings that several provinces have stay away: an author has to choose. */
  const isClear = (text: string, id: string): boolean => {
    const found = findLocation(board, text);
    return found.ok && found.value === id;
  };
  return {
    format: 1,
    provinces: provinces.map(({ id, abbr, name, hanzi, aliases, kind, coasts, centre }) => ({
      id,
      name: named(name, hanzi !== undefined && isClear(hanzi, id) ? hanzi : undefined),
      ...(abbr !== id && { short: abbr }),
      ...(aliases.some(alias => isClear(alias, id)) && { aliases: aliases.filter(alias => isClear(alias, id)) }),
      ...(kind !== 'land' && { kind }),
      ...(coasts.length > 0 && { coasts }),
      ...(centre && { centre }),
    })),
    borders,
    ...(rivers.length > 0 && {
      rivers: rivers.map(({ id, name, provinces: along, mouth, joins, course, width }) => ({
        ...{ id, name, provinces: along, mouth, joins },
        ...(course === 'banks' && { course }),
        width,
      })),
    }),
    ...(walls.length > 0 && { walls: walls.map(({ owner, facing, name }) => ({ owner, facing, name })) }),
    drawing: { gap: 0.5 },
  };
}

/** Marks for neighbours that do not touch, and for what touches and is no border. */
function marksFor(board: object, svg: string): { readonly apart?: readonly ProvincePair[]; readonly closed?: readonly ProvincePair[] } {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  const marks = marksNeeded(
    new Map([
      ['board.json', bytes(tidyJson(board))],
      ['map.svg', bytes(svg)],
    ]),
  );
  if (!marks.ok) throw new Error(`the board cannot be read back: ${JSON.stringify(marks.fault[0])}`);
  const { apart, closed } = marks.value;
  return { ...(apart.length > 0 && { apart }), ...(closed.length > 0 && { closed }) };
}

function svgOf({ frame, provinces, rivers }: BoardFile, geometry: Geometry): string {
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
    '  <style>path { stroke: #3b2b1a } .land { fill: #f3ead2 } .sea { fill: #bfd1cb } .impassable { fill: #b5ab94 } circle { fill: none; stroke: #a3261c } .river { fill: none; stroke: #2d6f8e; stroke-width: 6 }</style>',
    ...shapes,
    ...marks,
    ...rivers.map(
      ({ id, line }) => `  <path id="river:${id}" class="river" d="M${line.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}"/>`,
    ),
    '</svg>',
    '',
  ].join('\n');
}

const short = (v: number): number => Math.round(v * 10) / 10;
const mark = (id: string, [x, y]: readonly [number, number]): string => `  <circle id="${id}" cx="${short(x)}" cy="${short(y)}" r="6"/>`;
