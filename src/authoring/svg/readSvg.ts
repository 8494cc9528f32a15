import sax, { type Tag } from 'sax';
import { ok, type Result, refuse } from '../../lib/result.js';
import { type FolderFault, quotable, type VariantFault } from '../model/variantFault.js';
import { lineFinder } from '../reading/lineFinder.js';
import { flattened, type PathSetting } from './flatten.js';
import { type TextReader, type TextRow, textReader } from './mapTexts.js';
import { BEYOND as BEYOND_MARK, isMark, MARKS, markOf } from './marks.js';
import type { DrawnArea, DrawnOverlay, DrawnText, MapDrawing, Place, Ring } from './outline.js';
import { overlayPath } from './overlayPath.js';
import { isTransform } from './transforms.js';

/** What a drawing may have at most. `length`: all lines together, in frame pixels. */
export const SVG_LIMITS = { elements: 20_000, depth: 40, points: 60_000, length: 400_000 };

/** The width of the frame if the author chooses none, as of our own boards. */
const FRAME = 1600;

/** Elements that do or show something that is not in the file, or that change by themselves. */
const FORBIDDEN = /^(?:script|foreignobject|iframe|image|use|a|animate\w*|set|feimage|audio|video|handler|listener)$/i;

/** Signals a fault from within the parser. */
class SvgRefusal extends Error {
  readonly fault: VariantFault;
  constructor(fault: VariantFault) {
    super(fault.code);
    this.fault = fault;
  }
}

interface WrittenText {
  readonly id: string;
  readonly rows: readonly TextRow[];
  readonly transforms: readonly string[];
  readonly line: number;
}
interface Shape {
  readonly id: string;
  readonly d: string;
  readonly transforms: readonly string[];
  readonly line: number;
}
interface Element {
  readonly id: string | undefined;
  /** Whether it is in a definition, which shows nothing by itself. */
  readonly isUndrawn: boolean;
  readonly transforms: readonly string[];
}

/**
 * Reads the shapes of a drawing by the ids of their elements, or of the groups they are in, and lines and texts whose ids are `MARKS`. Colours
 * are not read. `isWanted`: the ids that matter; shapes with others are decoration, and `unused` has their ids. `wide`: the width of the frame.
 */
export function readSvg(
  text: string,
  isWanted: (id: string) => boolean,
  wide = FRAME,
): Result<MapDrawing & { readonly unused: readonly string[] }, readonly FolderFault[]> {
  const scanned = scan(text, isWanted);
  if (!scanned.ok) return refuse([scanned.fault]);
  const { box, shapes, unused, texts: written } = scanned.value;
  const [x0, y0, width, height] = box;
  const scale = wide / width;
  const toFrame = [scale, 0, 0, scale, -x0 * scale, -y0 * scale];
  const frame = { width: wide, height: Math.round(height * scale) };
  const areas = new Map<string, { rings: Ring[]; line: number }>();
  const places = new Map<string, { at: Place; line: number }>();
  const lines = new Map<string, { points: readonly Place[]; line: number }>();
  const overlays: DrawnOverlay[] = [];
  let points = 0;
  let length = 0;
  for (const { id, d, transforms, line } of shapes) {
    const wrong = (fault: VariantFault) => refuse([{ file: 'map.svg' as const, line, where: quotable(id), fault }]);
    const bad = transforms.find(transform => !isTransform(transform));
    if (bad !== undefined) return wrong({ code: 'svg-bad-transform', typed: quotable(bad) });
    const mark = markOf(id);
    const isLine = isMark(id, 'lines');
    const overlay = MARKS.overlays.find(kind => kind === mark?.kind);
    const read = flattened(d, { transforms, toFrame, least: isLine || overlay ? 2 : 3 }, SVG_LIMITS.points);
    if (!read.ok) return wrong(read.fault);
    points += read.value.reduce((sum, ring) => sum + ring.length, 0);
    if (points > SVG_LIMITS.points) return wrong({ code: 'svg-too-much', of: 'points', most: SVG_LIMITS.points });
    const all = read.value.flat();
    if (all.some(([x, y]) => x < -BEYOND || y < -BEYOND || x > frame.width + BEYOND || y > frame.height + BEYOND))
      return wrong({ code: 'svg-outside', at: quotable(id) });
    length += read.value.reduce((sum, ring) => sum + lengthOf(ring), 0);
    if (length > SVG_LIMITS.length) return wrong({ code: 'svg-too-much', of: 'lines', most: SVG_LIMITS.length });
    const [first = []] = read.value;
    if (overlay && mark) overlays.push({ kind: overlay, of: mark.of, d: overlayPath(d, { transforms, toFrame }, read.value), line });
    else if (isLine) lines.set(id, { points: first.map(([x, y]): Place => [within(x, frame.width), within(y, frame.height)]), line });
    else if (isMark(id, 'places')) places.set(id, { at: middleOf(all), line });
    else {
      const named = mark ? `${BEYOND_MARK}${mark.of}` : id;
      const area = areas.get(named) ?? { rings: [], line };
      area.rings.push(...read.value.map(ring => ring.map(([x, y]): Place => [within(x, frame.width), within(y, frame.height)])));
      areas.set(named, area);
    }
  }
  const texts: DrawnText[] = [];
  for (const { id, rows, transforms, line } of written) {
    const bad = transforms.find(transform => !isTransform(transform));
    const where = { file: 'map.svg' as const, line, where: quotable(id) };
    if (bad !== undefined) return refuse([{ ...where, fault: { code: 'svg-bad-transform', typed: quotable(bad) } }]);
    const mark = markOf(id);
    const role = MARKS.texts.find(kind => kind === mark?.kind);
    const placed = rows.flatMap(row => placedRow(row, { transforms, toFrame }) ?? []);
    if (placed.some(({ x, y }) => x < 0 || y < 0 || x > frame.width || y > frame.height))
      return refuse([{ ...where, fault: { code: 'svg-outside', at: quotable(id) } }]);
    if (role && mark) texts.push({ role, of: mark.of, rows: placed, line });
  }
  return ok({ frame, areas: areas as ReadonlyMap<string, DrawnArea>, places, lines, overlays, texts, unused });
}

/** A line of text in frame pixels. Undefined if it has no size. */
function placedRow(row: TextRow, setting: Omit<PathSetting, 'least'>): TextRow | undefined {
  const read = flattened(`M${row.x} ${row.y}h${row.size}`, { ...setting, least: 2 }, SVG_LIMITS.points);
  const [from, to] = read.ok ? (read.value[0] ?? []) : [];
  if (!from || !to) return undefined;
  const size = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) * 100) / 100;
  return size > 0 ? { ...row, x: from[0], y: from[1], size } : undefined;
}

/** How far lines may run out of the frame; they are cut there. */
const BEYOND = 40;
const within = (v: number, end: number): number => Math.min(end, Math.max(0, v));

function lengthOf(ring: Ring): number {
  let [x0, y0] = ring.at(-1) ?? [0, 0];
  return ring.reduce((sum, [x, y]) => {
    const far = Math.hypot(x - x0, y - y0);
    [x0, y0] = [x, y];
    return sum + far;
  }, 0);
}

function middleOf(all: readonly Place[]): Place {
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  return [
    (xs.reduce((a, b) => Math.min(a, b), Infinity) + xs.reduce((a, b) => Math.max(a, b), -Infinity)) / 2,
    (ys.reduce((a, b) => Math.min(a, b), Infinity) + ys.reduce((a, b) => Math.max(a, b), -Infinity)) / 2,
  ];
}

interface Scanned {
  readonly box: readonly [number, number, number, number];
  readonly shapes: readonly Shape[];
  readonly texts: readonly WrittenText[];
  /** Ids of closed shapes that nothing asked for. */
  readonly unused: readonly string[];
}

/** Only the five entities of XML itself; any other is a fault. */
const STRICT = { strictEntities: true, position: true };

function scan(text: string, isWanted: (id: string) => boolean): Result<Scanned, FolderFault> {
  const lineAt = lineFinder(text);
  const parser = sax.parser(true, STRICT);
  const open: Element[] = [];
  const shapes: Shape[] = [];
  const texts: WrittenText[] = [];
  let reading: { readonly reader: TextReader; readonly depth: number; readonly is: Omit<WrittenText, 'rows'> } | undefined;
  const unused = new Set<string>();
  let box: Scanned['box'] | undefined;
  let elements = 0;
  const line = (): number => lineAt(Math.max(0, (parser.startTagPosition ?? 1) - 1));
  const deny = (what: string): never => {
    throw new SvgRefusal({ code: 'svg-forbidden', what: quotable(what) });
  };
  parser.onerror = error => {
    throw new SvgRefusal({ code: 'svg-broken', typed: quotable(error.message.split('\n')[0] ?? '') });
  };
  parser.ondoctype = () => deny('<!DOCTYPE>');
  parser.onsgmldeclaration = () => deny('<!…>');
  parser.onprocessinginstruction = ({ name }) => (name.toLowerCase() === 'xml' ? undefined : deny(`<?${name}?>`));
  parser.onopentag = tag => {
    elements += 1;
    if (elements > SVG_LIMITS.elements) throw new SvgRefusal({ code: 'svg-too-much', of: 'elements', most: SVG_LIMITS.elements });
    if (open.length >= SVG_LIMITS.depth) throw new SvgRefusal({ code: 'svg-too-much', of: 'depth', most: SVG_LIMITS.depth });
    const { name, attributes } = tag as Tag;
    const local = localName(name);
    if (FORBIDDEN.test(local)) deny(`<${name}>`);
    for (const [key, value] of Object.entries(attributes)) {
      if (/^on/i.test(localName(key)) || localName(key).toLowerCase() === 'href') deny(`${key}="${value}"`);
      if (/(?:url\(\s*['"]?\s*(?!#)|@import|javascript:)/i.test(value)) deny(`${key}="${value}"`);
    }
    if (elements === 1) box = boxOf(local, attributes);
    const around = open.at(-1);
    const transforms = [...(attributes.transform ? [attributes.transform] : []), ...(around?.transforms ?? [])];
    const named = attributes.id?.trim();
    const id = named !== undefined && isWanted(idOf(named)) ? idOf(named) : around?.id;
    const isUndrawn = around?.isUndrawn === true || UNDRAWN.test(local);
    open.push({ id, transforms, isUndrawn });
    if (reading) reading.reader.open(attributes);
    else if (local === 'text' && id !== undefined && isMark(id, 'texts') && !isUndrawn)
      reading = { reader: textReader(attributes), depth: open.length, is: { id, transforms, line: line() } };
    const isOpen = id !== undefined && (isMark(id, 'lines') || isMark(id, 'overlays'));
    const d = pathOf(local, attributes) ?? (isOpen ? lineOf(local, attributes) : undefined);
    if (d === undefined || isUndrawn) return;
    if (id !== undefined) shapes.push({ id, d, transforms, line: line() });
    else if (named) unused.add(quotable(named));
  };
  parser.onclosetag = () => {
    if (reading?.depth === open.length) {
      texts.push({ ...reading.is, rows: reading.reader.rows() });
      reading = undefined;
    } else reading?.reader.close();
    open.pop();
  };
  parser.ontext = found => {
    // A style sheet may name other files; nothing of it is read.
    if (/@import|url\(\s*['"]?\s*(?!#)/i.test(found)) deny(found.trim());
    reading?.reader.write(found);
  };
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof SvgRefusal) return refuse({ file: 'map.svg', line: lineAt(Math.max(0, parser.position - 1)), fault: error.fault });
    throw error;
  }
  if (!box) return refuse({ file: 'map.svg', line: 1, fault: { code: 'svg-no-size' } });
  return ok({ box, shapes, texts, unused: [...unused] });
}

/** Elements whose shapes are not part of the map. */
const UNDRAWN = /^(?:defs|clippath|mask|pattern|marker|symbol)$/i;

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
const idOf = (typed: string): string => typed.toLowerCase();

type Attributes = Readonly<Record<string, string>>;

/** The viewBox, or a box as large as width and height say. */
function boxOf(name: string, { viewBox, width, height }: Attributes): Scanned['box'] | undefined {
  if (name !== 'svg') throw new SvgRefusal({ code: 'svg-broken', typed: `<${quotable(name)}>` });
  const numbers = viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number);
  const [x = Number.NaN, y = Number.NaN, w = Number.NaN, h = Number.NaN] = numbers ?? [
    0,
    0,
    Number.parseFloat(width ?? ''),
    Number.parseFloat(height ?? ''),
  ];
  const isUsable = [x, y, w, h].every(Number.isFinite) && w > 0 && h > 0 && h / w < 3 && w / h < 4;
  return isUsable ? [x, y, w, h] : undefined;
}

/** A line as path data; undefined if the element is none. */
function lineOf(name: string, at: Attributes): string | undefined {
  if (name === 'polyline') return `M${at.points ?? ''}`;
  return name === 'line' ? `M${at.x1 ?? 0} ${at.y1 ?? 0}L${at.x2 ?? 0} ${at.y2 ?? 0}` : undefined;
}

/** A shape as path data; undefined if the element is none. */
function pathOf(name: string, at: Attributes): string | undefined {
  const number = (key: string): number => Number.parseFloat(at[key] ?? '0') || 0;
  switch (name) {
    case 'path':
      return at.d ?? '';
    case 'polygon':
      return `M${at.points ?? ''}Z`;
    case 'rect':
      return `M${number('x')} ${number('y')}h${number('width')}v${number('height')}h${-number('width')}Z`;
    case 'circle':
      return ellipse(number('cx'), number('cy'), number('r'), number('r'));
    case 'ellipse':
      return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
    default:
      return undefined;
  }
}

const ellipse = (x: number, y: number, rx: number, ry: number): string =>
  rx > 0 && ry > 0 ? `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z` : '';
