import { findLocation } from '../../games/diplomacy/notation/findByName.js';
import type { UnknownPlace } from '../../games/diplomacy/orders/refusedOrder.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { type Complain, checkBoard } from '../checks/checkBoard.js';
import { checkAreas, checkTouching, type PairSpots } from '../checks/checkDrawing.js';
import { strayMarks, textFaults } from '../checks/checkMarks.js';
import { checkPages } from '../checks/checkPages.js';
import { type CheckedFor, checkVariant } from '../checks/checkVariant.js';
import { drawnLetters } from '../checks/drawnLetters.js';
import { oddMarks } from '../checks/oddMarks.js';
import { type AuthoredBoard, allBorders, authoredBoard, type VariantFile, variantFile } from '../model/folderFiles.js';
import { type FolderFault, type FolderFile, type FolderNotice, quotable, type VariantFault } from '../model/variantFault.js';
import { lettering } from '../places/lettering.js';
import { type Placed, placesOf } from '../places/placesOf.js';
import { alikePowers } from '../places/powerColours.js';
import { lineFinder } from '../reading/lineFinder.js';
import { type JsonPath, type LocatedFile, locatedFile } from '../reading/locatedFile.js';
import { nearName } from '../reading/nearName.js';
import { type FolderBytes, LARGEST } from '../reading/readZip.js';
import { markOf } from '../svg/marks.js';
import type { DrawnText, MapDrawing, Place } from '../svg/outline.js';
import { readSvg } from '../svg/readSvg.js';
import type { DrawnBoard } from '../topology/drawnBoard.js';
import { type ProposedBorders, proposedBorders } from '../topology/proposedBorders.js';
import { topojson } from '../topology/topojson.js';
import { pairKey, touching } from '../topology/touching.js';
import { type Welded, weld } from '../topology/weld.js';
import { type AuthoredVariant, boardFileOf, compiled } from './authoredVariant.js';
import { mapLines } from './mapLines.js';
import type { PlacesById } from './placed.js';

/** A folder in which nothing is wrong. */
export interface ReadVariant extends AuthoredVariant {
  readonly notices: readonly FolderNotice[];
  /** What touches on the map and nobody may pass between. */
  readonly closed: readonly ProvincePair[];
}

/** Reads and checks a folder. Its faults are all that were found: those of form, or, if there are none, those of content. */
export function readVariant(files: FolderBytes, checkedFor: CheckedFor = {}): Result<ReadVariant, readonly FolderFault[]> {
  const written = readTexts(files);
  if (!written.ok) return written;
  const { variant, board, svg } = written.value;
  const faults = [
    ...complaints(board, checkBoard),
    ...complaints(variant, (value, complain) => checkVariant(value, board.value, complain, checkedFor)),
  ];
  const helped = (found: readonly FolderFault[]) => refuse(found.map(one => withNear(one, variant.value, board.value)));
  const drawn = readDrawing(board.value, svg);
  if (!drawn.ok) return helped([...faults, ...drawn.fault]);
  const { drawing, welded, touches } = drawn.value;
  const areaFaults = checkAreas(board.value, drawing);
  faults.push(
    ...areaFaults,
    ...strayMarks(board.value, drawing),
    ...textFaults(drawing),
    ...complaints(board, (value, complain) => checkPages(value, drawing.frame, complain)),
  );
  if (board.value.borders && !checkedFor.drawsOnly)
    faults.push(...checkTouching(board.value, drawing, touches, spotsIn(board)).filter(isNotFrom(areaFaults)));
  if (faults.length > 0) return helped(faults);
  const placed = placedIn(board.value, drawing, drawn.value);
  const places: PlacesById = new Map([...placed].map(([id, one]) => [id, one.places]));
  const file = boardFileOf(variant.value, board.value, { frame: drawing.frame, places, lines: mapLines(board.value, drawn.value) });
  const record = compiled(variant.value, file);
  const unclear = unclearNames(board, record.board, variant.value.script);
  if (unclear.length > 0 && !checkedFor.drawsOnly) return refuse(unclear);
  return ok({
    variant: record,
    written: variant.value,
    board: file,
    geometry: topojson(welded, drawing, board.value),
    closed: board.value.drawing.closed,
    notices: [
      ...alikePowers(file.powers).map(alike => ({ file: 'variant.json' as const, notice: { code: 'colours-alike' as const, ...alike } })),
      ...(drawn.value.unused.length > 0
        ? [{ file: 'map.svg' as const, notice: { code: 'ids-unused' as const, ids: drawn.value.unused.slice(0, NAMED) } }]
        : []),
      ...namesOutside([...placed].flatMap(([at, { isCramped, places }]) => (isCramped && places.unit ? [at] : []))),
      ...oddMarks(drawing),
      ...drawnLetters(variant, board, drawing),
      ...withoutFrench(variant.value, board.value),
    ],
  });
}

/** How many ids a notice names. */
const NAMED = 12;

function namesOutside([first, ...others]: readonly string[]): readonly FolderNotice[] {
  if (first === undefined) return [];
  const at = [first, ...others.slice(0, NAMED - 1)] as const;
  return [{ file: 'map.svg', notice: { code: 'names-outside', at, more: others.length + 1 - at.length } }];
}

/** Adds to the fault of an unknown id the one that was probably meant. */
function withNear(found: FolderFault, { powers }: VariantFile, { provinces }: AuthoredBoard): FolderFault {
  const { fault } = found;
  if (fault.code !== 'variant-no-province' && fault.code !== 'variant-no-power') return found;
  const near = nearName(
    fault.typed,
    (fault.code === 'variant-no-province' ? provinces : powers).map(({ id }) => id),
  );
  return near === undefined ? found : { ...found, fault: { ...fault, near } };
}

/** Which faults remain: that two areas share no line is no fault of its own where one covers the other. */
function isNotFrom(areaFaults: readonly FolderFault[]): (found: FolderFault) => boolean {
  const covers = new Set(areaFaults.flatMap(({ fault }) => (fault.code === 'svg-covers' ? pairKey(fault.at, fault.other) : [])));
  return ({ fault }) => fault.code !== 'borders-undrawn' || !covers.has(pairKey(fault.at, fault.other));
}

/** The borders that follow from the drawing, whether or not the file has any. */
export function proposeBorders(files: FolderBytes): Result<ProposedBorders, readonly FolderFault[]> {
  const board = readJson(files, 'board.json', text => locatedFile('board.json', text, authoredBoard));
  const svg = textOf(files, 'map.svg');
  if (!board.ok || !svg.ok) return refuse([...(board.ok ? [] : board.fault), ...(svg.ok ? [] : svg.fault)]);
  const drawn = readDrawing(board.value.value, svg.value);
  if (!drawn.ok) return drawn;
  const faults = checkAreas(board.value.value, drawn.value.drawing);
  return faults.length > 0 ? refuse(faults) : ok(proposedBorders(drawn.value.touches, board.value.value.provinces));
}

export type ProvincePair = readonly [string, string];

/** What a folder has to mark: neighbours that do not touch on its map, and what touches there and is no border. Marks of the file are not read. */
export function marksNeeded(
  files: FolderBytes,
): Result<{ readonly apart: readonly ProvincePair[]; readonly closed: readonly ProvincePair[] }, readonly FolderFault[]> {
  const board = readJson(files, 'board.json', text => locatedFile('board.json', text, authoredBoard));
  const svg = textOf(files, 'map.svg');
  if (!board.ok || !svg.ok) return refuse([...(board.ok ? [] : board.fault), ...(svg.ok ? [] : svg.fault)]);
  const drawn = readDrawing(board.value.value, svg.value);
  if (!drawn.ok) return drawn;
  const bare = (at: string): string => at.split('/')[0] ?? '';
  const { army, fleet } = allBorders(board.value.value);
  const listed = new Set([...army, ...fleet].map(([a, b]) => pairKey(bare(a), bare(b))));
  const passable = new Set(board.value.value.provinces.flatMap(({ id, kind }) => (kind === 'impassable' ? [] : [id])));
  const pairOf = (key: string): ProvincePair => {
    const [a = '', b = ''] = key.split(' ');
    return [a, b];
  };
  return ok({
    apart: [...listed].filter(key => !drawn.value.touches.has(key)).map(pairOf),
    closed: [...drawn.value.touches.keys()]
      .filter(key => !listed.has(key))
      .map(pairOf)
      .filter(pair => pair.every(id => passable.has(id))),
  });
}

interface Written {
  readonly variant: LocatedFile<VariantFile>;
  readonly board: LocatedFile<AuthoredBoard>;
  readonly svg: string;
}

function readTexts(files: FolderBytes): Result<Written, readonly FolderFault[]> {
  const variant = readJson(files, 'variant.json', text => locatedFile('variant.json', text, variantFile));
  const board = readJson(files, 'board.json', text => locatedFile('board.json', text, authoredBoard));
  const svg = textOf(files, 'map.svg');
  if (variant.ok && board.ok && svg.ok) return ok({ variant: variant.value, board: board.value, svg: svg.value });
  return refuse([variant, board, svg].flatMap(one => (one.ok ? [] : one.fault)));
}

function readJson<T>(
  files: FolderBytes,
  file: FolderFile,
  parse: (text: string) => Result<T, readonly FolderFault[]>,
): Result<T, readonly FolderFault[]> {
  const text = textOf(files, file);
  return text.ok ? parse(text.value) : text;
}

function textOf(files: FolderBytes, file: FolderFile): Result<string, readonly FolderFault[]> {
  const bytes = files.get(file);
  const wrong = (fault: VariantFault, line?: number) => refuse([{ file, ...(line !== undefined && { line }), fault }]);
  if (!bytes) return wrong({ code: 'variant-file-missing' });
  if (bytes.length > LARGEST[file]) return wrong({ code: 'variant-file-large', kilobytes: LARGEST[file] / 1024 });
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return wrong({ code: 'variant-not-text' }, lineOfBadByte(bytes));
  }
}

/** The line of the first byte that is no UTF-8: a decoder that may not fail puts a sign of its own there. */
const lineOfBadByte = (bytes: Uint8Array): number => {
  const text = new TextDecoder('utf-8').decode(bytes);
  return lineFinder(text)(Math.max(0, text.indexOf('\ufffd')));
};

function complaints<T>({ value, spot }: LocatedFile<T>, check: (value: T, complain: Complain) => void): FolderFault[] {
  const faults: FolderFault[] = [];
  check(value, (path: JsonPath, fault) => void faults.push({ ...spot(path), fault }));
  return faults;
}

function readDrawing(board: AuthoredBoard, svg: string): Result<DrawnBoard, readonly FolderFault[]> {
  const { gap, width } = board.drawing;
  const ids = new Set(board.provinces.map(({ id }) => id));
  const read = readSvg(svg, id => ids.has(id) || markOf(id) !== undefined, width);
  if (!read.ok) return read;
  const { unused, ...drawing } = read.value;
  const welded = weld(drawing, gap);
  return ok({ drawing, welded, touches: touching(welded, gap), unused });
}

function spotsIn({ value, spot }: LocatedFile<AuthoredBoard>): PairSpots {
  const paths = new Map<string, JsonPath>();
  for (const kind of ['army', 'fleet'] as const) {
    value.borders?.[kind].forEach(([a, b], i) => {
      paths.set(`${a} ${b}`, ['borders', kind, i]);
    });
    value.borders?.oneWay?.[kind].forEach(([a, b], i) => {
      paths.set(`${a} ${b}`, ['borders', 'oneWay', kind, i]);
    });
  }
  return {
    borders: spot(['borders']),
    listed: (a, b) => spot(paths.get(`${a} ${b}`) ?? ['borders']),
    marked: (kind, number) => spot(['drawing', kind, number]),
    wall: number => spot(['walls', number]),
  };
}

function placedIn(board: AuthoredBoard, drawing: MapDrawing, { welded, touches }: DrawnBoard): ReadonlyMap<string, Placed> {
  const drawn = new Map<string, Map<string, Place>>();
  for (const [id, { at }] of drawing.places) {
    const { kind = '', of = '' } = markOf(id) ?? {};
    const [province = '', coast] = of.split('/');
    drawn.set(province, (drawn.get(province) ?? new Map()).set(coast === undefined ? kind : `${kind}/${coast}`, at));
  }
  const written = new Map<string, DrawnText[]>();
  for (const text of drawing.texts) written.set(text.of, [...(written.get(text.of) ?? []), text]);
  return new Map(
    board.provinces.map(({ id, name, kind, coasts, centre }): [string, Placed] => {
      const shores = new Map(coasts.map(coast => [coast, shoreOf(`${id}/${coast}`, board, welded, touches)]));
      const rings = drawing.areas.get(id)?.rings ?? [];
      const texts = lettering(kind, written.get(id) ?? []);
      return [id, placesOf({ name: name.en, kind, rings, isCentre: centre, shores, drawn: drawn.get(id) ?? new Map(), texts })];
    }),
  );
}

/** The points that a named coast shares with the seas and coasts that fleets reach from it. */
function shoreOf(location: string, board: AuthoredBoard, { points }: Welded, touches: DrawnBoard['touches']): readonly Place[] {
  const [id = ''] = location.split('/');
  const seas = new Set(board.provinces.flatMap(one => (one.kind === 'sea' ? [one.id] : [])));
  const beside = allBorders(board).fleet.flatMap(([a, b]) => (a === location ? [b] : b === location ? [a] : []));
  const numbers = new Set(beside.filter(other => seas.has(other)).flatMap(other => touches.get(pairKey(id, other))?.edges.flat() ?? []));
  return [...numbers].flatMap(number => [points[number]].filter(at => at !== undefined));
}

/** Whether a name may mean several provinces, `id` among them, so that its writer is asked which. */
export const isAsked = (fault: UnknownPlace, id: string): boolean => fault.code === 'ambiguous-place' && fault.candidates.includes(id);

interface Spelt {
  readonly text: string;
  readonly path: JsonPath;
  /** Set if another province may have it too. */
  readonly isShared?: boolean;
}

/** Names by which orders would not find their province. */
function unclearNames(
  { value, spot }: LocatedFile<AuthoredBoard>,
  board: AuthoredVariant['variant']['board'],
  script: VariantFile['script'],
): readonly FolderFault[] {
  return value.provinces.flatMap(({ id, short, name, aliases, sharedAliases = [], kind }, i) => {
    if (kind === 'impassable') return [];
    const spelt = [
      ...(short === undefined ? [] : [{ text: short, path: ['provinces', i, 'short'] }]),
      ...Object.entries(name).flatMap(([language, text]) =>
        language === script ? [] : [{ text, path: ['provinces', i, 'name', language] }],
      ),
      ...aliases.map((text, k) => ({ text, path: ['provinces', i, 'aliases', k] })),
      ...sharedAliases.map((text, k) => ({ text, path: ['provinces', i, 'sharedAliases', k], isShared: true })),
    ];
    return spelt.flatMap(({ text, path, isShared = false }: Spelt): readonly FolderFault[] => {
      const found = findLocation(board, text);
      const isFound = found.ok ? found.value.split('/')[0] === id : isShared && isAsked(found.fault, id);
      return isFound ? [] : [{ ...spot(path), fault: { code: 'variant-name-unclear', typed: quotable(text), at: id } }];
    });
  });
}

function withoutFrench(variant: VariantFile, { provinces }: AuthoredBoard): readonly FolderNotice[] {
  const named = {
    'variant.json': [variant.name, variant.credit, ...variant.powers.map(({ name }) => name)],
    'board.json': provinces.map(({ name }) => name),
  };
  return (['variant.json', 'board.json'] as const).flatMap(file => {
    const count = named[file].filter(({ fr }) => fr === undefined).length;
    return count === 0 ? [] : [{ file, notice: { code: 'without-french', count } }];
  });
}
