import type { Geometry } from '../../assets.js';
import { compileBoard } from '../../games/diplomacy/board/board.js';
import type { BoardFile, PowerFile, ProvinceFile } from '../../games/diplomacy/board/boardFile.js';
import type { Variant } from '../../games/diplomacy/model/variant.js';
import { addedToBoard, variantOn } from '../../games/diplomacy/variants/variantRules.js';
import { unitIn } from '../checks/checkVariant.js';
import {
  type AuthoredBoard,
  type AuthoredPower,
  type AuthoredProvince,
  allBorders,
  centresToWin,
  hanziOf,
  inOurs,
  type VariantFile,
} from '../model/folderFiles.js';
import { powerColours, powerLetters } from '../places/powerColours.js';
import { theatresOn } from '../places/theatresOn.js';
import { pageFilesOf } from './pageFiles.js';
import type { MapLines, PlacesById } from './placed.js';
import { riverFiles, riverSteps } from './riverFiles.js';

/** A folder's variant as everything else knows variants, and its drawing. */
export interface AuthoredVariant {
  readonly variant: Variant;
  /** What variant.json says, from which `compiled` makes the variant on its board. */
  readonly written: VariantFile;
  readonly board: BoardFile;
  readonly geometry: Geometry;
}

/** The board in the form of our own. The folder must have been checked. */
export function boardFileOf(
  variant: VariantFile,
  board: AuthoredBoard,
  { frame, places, lines }: { readonly frame: BoardFile['frame']; readonly places: PlacesById; readonly lines: MapLines },
): BoardFile {
  const { provinces, borders, rivers, walls } = board;
  const { script } = variant;
  const owners = new Map(variant.powers.flatMap(({ id, homes }) => homes.map(home => [home, id] as const)));
  const shores = shoresIn(provinces, allBorders(board).fleet);
  const colours = powerColours(variant.powers.map(({ colour }) => colour?.toLowerCase()));
  const letters = powerLetters(variant.powers.map(({ name, letters: own }) => ({ name: name.en, letters: own })));
  const { year, counts, era, placement = 'spring' } = variant.calendar;
  const of = provinces.filter(({ id, centre }) => centre && !variant.victory.notCounted.includes(id)).length;
  const oneWay = borders?.oneWay;
  const file: BoardFile = {
    id: variant.id,
    name: inOurs(variant.name),
    ...hanziOf(variant.name, script),
    credit: inOurs(variant.credit),
    provenance: variant.provenance ?? '',
    status: variant.status,
    frame,
    year: { start: year, season: placement, counts, era },
    victory: {
      centres: centresToWin(variant.victory, of),
      of,
      notCounted: variant.victory.notCounted,
      ...(variant.victory.lastYear !== undefined && { lastYear: variant.victory.lastYear }),
    },
    powers: variant.powers.map((power, i) => powerOf(power, { script, colour: colours[i] ?? '#808080', letters: letters[i] ?? '?' })),
    provinces: provinces.map(province =>
      provinceOf(province, {
        script,
        home: owners.get(province.id) ?? null,
        isShore: shores.has(province.id),
        rivers: rivers.flatMap(river => (river.provinces.includes(province.id) ? river.id : [])),
        places: places.get(province.id),
      }),
    ),
    ...addedToBoard(variant.rules),
    borders: {
      ...{ army: borders?.army ?? [], fleet: borders?.fleet ?? [] },
      ...(oneWay && { oneWay }),
      ...(board.drawing.closed.length > 0 && { closed: board.drawing.closed }),
    },
    rivers: riverFiles(rivers, { places, lines: lines.rivers, script }),
    riverSteps: riverSteps(rivers),
    walls: walls.map(({ owner, facing, name }) => ({
      owner,
      facing,
      ...(name !== undefined && { name }),
      lines: (lines.walls.get(`${owner}<${facing}`) ?? []).map(line => line.map(([x, y]): [number, number] => [x, y])),
    })),
    decor: [...lines.overlays, ...lines.links.map(([[x0, y0], [x1, y1]]) => ({ kind: 'link', d: `M${x0} ${y0}L${x1} ${y1}` }))],
    theatres: theatresOn(board, frame, places),
    pages: [],
    notes: board.notes,
  };
  return { ...file, pages: pageFilesOf(board.drawing.pages, file) };
}

function powerOf(
  {
    id,
    name,
    adjective = name,
    aliases,
    sign,
    ruler,
    homes,
    units,
    capital,
    neutral,
    activeColour,
    cities,
    territory = homes,
  }: AuthoredPower,
  { script, colour, letters }: { readonly script: Script; readonly colour: string; readonly letters: string },
): PowerFile {
  const spellings = allNames(name, aliases, script);
  return {
    id,
    name: inOurs(name),
    adjective: inOurs(adjective),
    ...(spellings.length > 0 && { aliases: [...spellings] }),
    ...hanziOf(name, script),
    colour,
    ...(sign === undefined ? { badge: letters } : { badge: sign, letters }),
    ...(ruler !== undefined && { ruler }),
    ...(neutral && { neutral: true as const, ...(activeColour && { activeColour: activeColour.toLowerCase() }) }),
    ...(capital !== undefined && { capital }),
    ...(cities && { cities }),
    home: homes,
    start: units.flatMap(text => unitIn(text) ?? []),
    regions: territory,
  };
}

type Script = VariantFile['script'];

/** Names in languages that the program does not speak are other spellings, but for those that are written on the map. */
const allNames = (name: Readonly<Record<string, string>>, aliases: readonly string[], script: Script): readonly string[] => [
  ...new Set([...aliases, ...Object.entries(name).flatMap(([language, text]) => (['en', 'fr', script].includes(language) ? [] : [text]))]),
];

function provinceOf(
  { id, short = id, name, aliases, sharedAliases = [], kind, coasts, centre, status = 'standard' }: AuthoredProvince,
  {
    script,
    home,
    isShore,
    rivers,
    places = { label: [0, 0], units: {}, dislodgedAt: {}, text: [] },
  }: {
    readonly script: Script;
    readonly home: string | null;
    readonly isShore: boolean;
    readonly rivers: string[];
    readonly places: ProvinceFile['places'] | undefined;
  },
): ProvinceFile {
  return {
    id,
    abbr: short,
    name: inOurs(name),
    ...hanziOf(name, script),
    aliases: [...allNames(name, [...aliases, ...sharedAliases], script)],
    kind,
    coastal: kind === 'land' && isShore,
    rivers,
    coasts,
    centre,
    home,
    status,
    places,
  };
}

/** The provinces of land from which fleets pass to a sea. */
function shoresIn(provinces: readonly AuthoredProvince[], fleet: readonly (readonly [string, string])[]): ReadonlySet<string> {
  const seas = new Set(provinces.flatMap(({ id, kind }) => (kind === 'sea' ? [id] : [])));
  const bare = (at: string): string => at.split('/')[0] ?? '';
  return new Set(fleet.flatMap(([a, b]) => (seas.has(bare(a)) === seas.has(bare(b)) ? [] : seas.has(bare(a)) ? [bare(b)] : [bare(a)])));
}

export const compiled = (written: VariantFile, board: BoardFile): Variant => variantOn(written, compileBoard(board));
