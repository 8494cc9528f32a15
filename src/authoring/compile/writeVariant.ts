import type { Geometry } from '../../assets.js';
import type { Board } from '../../games/diplomacy/board/board.js';
import type { PageFile } from '../../games/diplomacy/board/boardFile.js';
import type { Variant } from '../../games/diplomacy/model/variant.js';
import { findLocation } from '../../games/diplomacy/notation/findByName.js';
import { NAMED_RULES } from '../../games/diplomacy/variants/namedRules.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { AuthoredBoard, VariantFile } from '../model/folderFiles.js';
import type { FolderFile } from '../model/variantFault.js';
import { isAsked, marksNeeded, type ProvincePair } from './readVariant.js';
import { tidyJson } from './tidyJson.js';
import { writeMap } from './writeMap.js';

/** What a variant has that a folder has no form for: choices of the host, rules without a name, or years of other seasons. */
export type Inexpressible = 'choices' | 'rules' | 'calendar';

type Strokes = AuthoredBoard['drawing']['strokes'];

/** A variant of ours as the folder that an author would have written. `strokes`: in which order the lines of its drawing are numbered. */
export function writeVariant(
  variant: Variant,
  geometry: Geometry,
  strokes: Strokes = 'as-listed',
): Result<ReadonlyMap<FolderFile, string>, Inexpressible> {
  const { file } = variant.board;
  if (variant.choices) return refuse('choices');
  const [opening, ...extra] = variant.calendar.filter(({ once }) => once);
  const [first] = variant.calendar.filter(({ once }) => !once);
  if (extra.length > 0 || (opening && opening.phase !== 'placement') || first?.season !== 'spring') return refuse('calendar');
  const builds = (['captured-homes', 'anywhere'] as const).find(name => variant.rules.some(({ id }) => id === BUILT_BY[name])) ?? 'homes';
  const rules = rulesOf(variant);
  if (!rules) return refuse('rules');
  const board = authoredBoardOf(variant.board, strokes);
  const marks = marksFor(board, writeMap(file, geometry));
  return ok(
    new Map<FolderFile, string>([
      ['variant.json', tidyJson(variantFileOf(variant, { builds, rules }))],
      ['board.json', tidyJson({ ...board, drawing: { ...board.drawing, ...marks } })],
      ['map.svg', writeMap(file, geometry, marks.apart)],
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
    ...(openOceans && openOceans.length > 0 ? [{ rule: 'open-oceans', provinces: openOceans }] : []),
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
    name: named(title, file.hanzi),
    credit: file.credit,
    ...(file.status !== 'standard' && { status: file.status }),
    ...(file.provenance !== '' && { provenance: file.provenance }),
    ...(file.hanzi !== undefined && { script: 'zh' }),
    powers: file.powers.map(power => ({
      id: power.id,
      name: named(power.name, power.hanzi),
      adjective: power.adjective,
      ...(power.aliases && { aliases: power.aliases }),
      colour: power.colour,
      letters: power.letters ?? power.badge,
      ...(power.letters !== undefined && { sign: power.badge }),
      ...(power.ruler !== undefined && { ruler: power.ruler }),
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

function authoredBoardOf(board: Board, strokes: Strokes) {
  const { provinces, borders, rivers, walls, notes, theatres, pages, frame } = board.file;
  const isClear = (text: string, id: string): boolean => {
    const found = findLocation(board, text);
    return found.ok && found.value === id;
  };
  const isShared = (text: string, id: string): boolean => {
    const found = findLocation(board, text);
    return !found.ok && isAsked(found.fault, id);
  };
  return {
    format: 1,
    ...(notes.length > 0 && { notes }),
    provinces: provinces.map(({ id, abbr, name, hanzi, aliases, kind, coasts, centre, status }) => {
      const clear = aliases.filter(alias => kind === 'impassable' || isClear(alias, id));
      const shared = aliases.filter(alias => kind !== 'impassable' && isShared(alias, id));
      return {
        id,
        name: named(name, hanzi),
        ...(abbr !== id && { short: abbr }),
        ...(clear.length > 0 && { aliases: clear }),
        ...(shared.length > 0 && { sharedAliases: shared }),
        ...(kind !== 'land' && { kind }),
        ...(coasts.length > 0 && { coasts }),
        ...(centre && { centre }),
        ...(status !== 'standard' && { status }),
      };
    }),
    borders,
    ...(rivers.length > 0 && {
      rivers: rivers.map(({ id, name, hanzi, provinces: along, mouth, joins, course, width }) => ({
        ...{ id, name: named(name, hanzi), provinces: along, mouth, joins },
        ...(course === 'banks' && { course }),
        width,
      })),
    }),
    ...(walls.length > 0 && { walls: walls.map(({ owner, facing, name }) => ({ owner, facing, name })) }),
    drawing: {
      ...(frame.width !== 1600 && { width: frame.width }),
      gap: 0,
      ...(strokes !== 'as-listed' && { strokes }),
      ...(theatres.length > 0 && { theatres }),
      ...(pages.length > 0 && { pages: pages.map(authoredPage) }),
    },
  };
}

/** A page without what it has by itself. */
const authoredPage = ({ width, height, crop, columns, lattice, theatres, places }: PageFile) => ({
  crop,
  width,
  height,
  columns,
  lattice,
  ...(theatres && { theatres }),
  places: Object.fromEntries(
    Object.entries(places).map(([id, { unit, units, dislodged, dislodgedAt, centre, burrow, name, leader }]) => [
      id,
      {
        unit,
        ...(Object.keys(units).length > 0 && { units }),
        dislodged,
        ...(Object.keys(dislodgedAt).length > 0 && { dislodgedAt }),
        ...{ centre, burrow, name, leader },
      },
    ]),
  ),
});

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
