import type { Geometry } from '../../assets.js';
import { type Board, compileBoard } from '../../games/diplomacy/board/board.js';
import type { BoardFile, PowerFile, ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import { type Variant, yearOfThreeSeasons } from '../../games/diplomacy/model/variant.js';
import { buildAnywhere } from '../../games/diplomacy/rules/buildAnywhere.js';
import { capturedHomesBuild } from '../../games/diplomacy/rules/capturedHomesBuild.js';
import { unitIn } from '../checks/checkVariant.js';
import {
  type AuthoredBoard,
  type AuthoredPower,
  type AuthoredProvince,
  allBorders,
  inOurs,
  type VariantFile,
} from '../model/folderFiles.js';
import { powerColours, powerLetters } from '../places/powerColours.js';
import { NAMED_RULES, type RuleSettings } from '../rules/namedRules.js';

/** Where things stand in each province. */
export type PlacesById = ReadonlyMap<string, ProvinceFile['places']>;

/** A folder's variant as everything else knows variants, and its drawing. */
export interface AuthoredVariant {
  readonly variant: Variant;
  readonly board: BoardFile;
  readonly geometry: Geometry;
}

/** The board in the form of our own. The folder must have been checked. */
export function boardFileOf(variant: VariantFile, authored: AuthoredBoard, frame: BoardFile['frame'], places: PlacesById): BoardFile {
  const { provinces, borders } = authored;
  const owners = new Map(variant.powers.flatMap(({ id, homes }) => homes.map(home => [home, id] as const)));
  const shores = shoresIn(provinces, allBorders(authored).fleet);
  const colours = powerColours(variant.powers.map(({ colour }) => colour?.toLowerCase()));
  const letters = powerLetters(variant.powers.map(({ name, letters: own }) => ({ name: name.en, letters: own })));
  const { year, counts, era } = variant.calendar;
  const needsCapitals = variant.rules.some(({ rule }) => NAMED_RULES.get(rule)?.needsCapitals);
  return {
    id: variant.id,
    name: inOurs(variant.name),
    credit: inOurs(variant.credit),
    provenance: '',
    status: 'standard',
    frame,
    year: { start: year, season: 'spring', counts, era },
    victory: {
      centres: variant.victory.centres,
      of: provinces.filter(({ id, centre }) => centre && !variant.victory.notCounted.includes(id)).length,
      notCounted: variant.victory.notCounted,
    },
    powers: variant.powers.map((power, i) => powerOf(power, colours[i] ?? '#808080', letters[i] ?? '?')),
    provinces: provinces.map(province =>
      provinceOf(province, owners.get(province.id) ?? null, shores.has(province.id), places.get(province.id)),
    ),
    ...(needsCapitals && { capitalsMatter: true as const }),
    borders: { army: borders?.army ?? [], fleet: borders?.fleet ?? [], ...(borders?.oneWay && { oneWay: borders.oneWay }) },
    rivers: [],
    riverSteps: [],
    walls: [],
    decor: authored.drawing.apart.flatMap(pair => linkBetween(pair, { places, width: frame.width })),
    theatres: [],
    pages: [],
    notes: [],
  };
}

/** How far a link stays away from the middle of a unit, in frame pixels. */
const CLEAR = 22;

/** A dashed line between neighbours that do not touch on the map. */
function linkBetween(
  [a, b]: readonly [string, string],
  { places, width }: { readonly places: PlacesById; readonly width: number },
): BoardFile['decor'] {
  const [from, to] = [places.get(a)?.unit, places.get(b)?.unit];
  if (!from || !to) return [];
  const far = Math.hypot(to[0] - from[0], to[1] - from[1]);
  // Those at opposite edges are neighbours across the edge.
  if (far < 3 * CLEAR || Math.abs(to[0] - from[0]) > width / 2) return [];
  const along = (part: number): string =>
    [0, 1].map(k => Math.round((from[k as 0 | 1] + (to[k as 0 | 1] - from[k as 0 | 1]) * part) * 10) / 10).join(' ');
  return [{ kind: 'link', d: `M${along(CLEAR / far)}L${along(1 - CLEAR / far)}` }];
}

function powerOf(
  { id, name, adjective = name, aliases, homes, units, capital, territory = homes }: AuthoredPower,
  colour: string,
  badge: string,
): PowerFile {
  return {
    id,
    name: inOurs(name),
    adjective: inOurs(adjective),
    ...(allNames(name, aliases).length > 0 && { aliases: [...allNames(name, aliases)] }),
    colour,
    badge,
    ...(capital !== undefined && { capital }),
    home: homes,
    start: units.flatMap(text => unitIn(text) ?? []),
    regions: territory,
  };
}

/** Names in languages that the program does not speak are other spellings. */
const allNames = (name: Readonly<Record<string, string>>, aliases: readonly string[]): readonly string[] => [
  ...new Set([...aliases, ...Object.entries(name).flatMap(([language, text]) => (language === 'en' || language === 'fr' ? [] : [text]))]),
];

function provinceOf(
  { id, short = id, name, aliases, kind, coasts, centre }: AuthoredProvince,
  home: string | null,
  isShore: boolean,
  places: ProvinceFile['places'] = { label: [0, 0], units: {}, dislodgedAt: {}, text: [] },
): ProvinceFile {
  return {
    id,
    abbr: short,
    name: inOurs(name),
    aliases: [...allNames(name, aliases)],
    kind,
    coastal: kind === 'land' && isShore,
    rivers: [],
    coasts,
    centre,
    home,
    status: 'standard',
    places,
  };
}

/** The provinces of land from which fleets pass to a sea. */
function shoresIn(provinces: readonly AuthoredProvince[], fleet: readonly (readonly [string, string])[]): ReadonlySet<string> {
  const seas = new Set(provinces.flatMap(({ id, kind }) => (kind === 'sea' ? [id] : [])));
  const bare = (at: string): string => at.split('/')[0] ?? '';
  return new Set(fleet.flatMap(([a, b]) => (seas.has(bare(a)) === seas.has(bare(b)) ? [] : seas.has(bare(a)) ? [bare(b)] : [bare(a)])));
}

const BUILDS = { homes: [], 'captured-homes': [capturedHomesBuild], anywhere: [buildAnywhere] };

/** The record of a folder's variant on its board. */
export function variantOn(written: VariantFile, board: Board): Variant {
  return {
    id: written.id,
    title: board.file.name,
    rulesPages: ['classic'],
    board,
    orderKinds: written.orders,
    rules: [
      ...BUILDS[written.builds],
      ...written.rules.flatMap(settings => NAMED_RULES.get(settings.rule)?.modules(settings as RuleSettings) ?? []),
    ],
    calendar: yearOfThreeSeasons(written.calendar.autumn),
  };
}

export const compiled = (written: VariantFile, board: BoardFile): Variant => variantOn(written, compileBoard(board));
