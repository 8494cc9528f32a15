import sax, { type Tag } from 'sax';
import { ok, type Result, refuse } from '../../lib/result.js';
import { quotable } from '../model/variantFault.js';
import { lineFinder } from '../reading/lineFinder.js';
import type { ImportFault } from './importFault.js';

/** An element of a drawing in layers. */
export interface LayerElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: LayerElement[];
  readonly line: number;
}

export interface Layers {
  readonly box: readonly [x: number, y: number, width: number, height: number];
  /** Where the drawing itself begins. */
  readonly line: number;
  /** The layer that has an id, or else one of the labels. */
  readonly find: (id: string | undefined, labels: readonly string[]) => LayerElement | undefined;
}

export const LAYER_LIMITS = { elements: 200_000, depth: 60 };

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Signals a fault from within the parser. */
class Refusal extends Error {
  readonly fault: ImportFault;
  constructor(fault: ImportFault) {
    super(fault.code);
    this.fault = fault;
  }
}

/** Only the five entities of XML itself; any other is a fault. */
const STRICT = { strictEntities: true, position: true };

/** Reads an SVG with Inkscape's layers. Nothing is fetched, run or expanded: elements and their attributes are all that is looked at. */
export function readLayers(text: string): Result<Layers, { readonly line: number; readonly fault: ImportFault }> {
  const lineAt = lineFinder(text);
  const parser = sax.parser(true, STRICT);
  const open: LayerElement[] = [];
  const all: LayerElement[] = [];
  parser.onerror = error => {
    throw new Refusal({ code: 'import-construct', what: quotable(error.message.split('\n')[0] ?? '') });
  };
  parser.ondoctype = found => {
    if (/\[|ENTITY/.test(found)) throw new Refusal({ code: 'import-construct', what: '<!DOCTYPE [ENTITY]>' });
  };
  parser.onopentag = tag => {
    if (all.length >= LAYER_LIMITS.elements) throw new Refusal({ code: 'import-construct', what: `> ${LAYER_LIMITS.elements} <…>` });
    if (open.length >= LAYER_LIMITS.depth) throw new Refusal({ code: 'import-construct', what: `<g><g>… (> ${LAYER_LIMITS.depth})` });
    const { name, attributes } = tag as Tag;
    const element: LayerElement = {
      name: localName(name),
      attributes,
      children: [],
      line: lineAt(Math.max(0, (parser.startTagPosition ?? 1) - 1)),
    };
    open.at(-1)?.children.push(element);
    open.push(element);
    all.push(element);
  };
  parser.onclosetag = () => void open.pop();
  try {
    parser.write(text).close();
  } catch (error) {
    if (error instanceof Refusal) return refuse({ line: lineAt(Math.max(0, parser.position - 1)), fault: error.fault });
    throw error;
  }
  const [root] = all;
  if (root?.name !== 'svg') return refuse({ line: 1, fault: { code: 'import-construct', what: `<${root?.name ?? ''}>` } });
  // Groups within a layer may have a layer's name too.
  const groups = [...root.children, ...all].filter(({ name }) => name === 'g');
  return ok({
    box: boxOf(root),
    line: root.line,
    find: (id, labels) =>
      (id === undefined ? undefined : groups.find(one => one.attributes.id === id)) ?? groups.find(one => labels.includes(labelOf(one))),
  });
}

export const labelOf = ({ attributes }: LayerElement): string => (attributes['inkscape:label'] ?? '').trim();

function boxOf({ attributes: { viewBox, width, height } }: LayerElement): Layers['box'] {
  const [x = Number.NaN, y = Number.NaN, w = Number.NaN, h = Number.NaN] = (viewBox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if ([x, y, w, h].every(Number.isFinite) && w > 0 && h > 0) return [x, y, w, h];
  const [wide, high] = [Number.parseFloat(width ?? ''), Number.parseFloat(height ?? '')];
  return [0, 0, wide > 0 ? wide : 1600, high > 0 ? high : 1200];
}

/** The colour of an element as "a1b2c3", from its style or its `fill`. "none" and names of colours stay. */
export function fillOf({ attributes: { style, fill } }: LayerElement): string | undefined {
  const written = /(?:^|;)\s*fill\s*:\s*([^;]+)/.exec(style ?? '')?.[1] ?? fill;
  return written === undefined ? undefined : bareColour(written);
}

export function bareColour(written: string): string {
  const bare = written.trim().toLowerCase().replace(/^#/, '');
  return /^[0-9a-f]{3}$/.test(bare) ? [...bare].map(digit => digit + digit).join('') : bare;
}

/** Everything in an element, itself left out, in the order in which it is written and drawn. */
export const within = (element: LayerElement): readonly LayerElement[] => element.children.flatMap(child => [child, ...within(child)]);
