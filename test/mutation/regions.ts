import { evaluatedNodes, nodeAt, type Placed, type SyntaxNode } from './syntax.js';

/** A part of a source that is either run as a whole or not at all, but for errors and returns. */
export interface Region {
  readonly start: number;
  readonly end: number;
}

/** Where the marks of the regions that a test reaches are kept while it runs. */
export const REACHED = '__reachedRegions';

/** Returns the regions of a source, the whole of it first, an outer one before those inside it. */
export const regionsOf = (source: string): readonly Region[] => [
  { start: 0, end: source.length },
  ...marksOf(source).map(({ node: { start, end } }) => ({ start, end })),
];

/** Returns the number of the smallest region around a part of the source. */
export function regionAround(regions: readonly Region[], { start, end }: Region): number {
  let found = 0;
  for (const [number, region] of regions.entries()) if (region.start <= start && end <= region.end) found = number;
  return found;
}

/** Returns the source with a mark at each of its regions, numbered from `first`. */
export function withMarks(source: string, first: number): string {
  const inserts: { at: number; text: string }[] = [{ at: 0, text: `${markOf(first)};` }];
  for (const [i, { node, kind }] of marksOf(source).entries()) {
    const mark = markOf(first + 1 + i);
    if (kind === 'block') inserts.push({ at: node.start + 1, text: `${mark};` });
    if (kind === 'statement') inserts.push({ at: node.start, text: `{${mark};` }, { at: node.end, text: '}' });
    if (kind === 'expression') inserts.push({ at: node.start, text: `(${mark},` }, { at: node.end, text: ')' });
  }
  return spliced(source, inserts);
}
const markOf = (number: number): string => `globalThis.${REACHED}[${number}]=1`;

/** Inserts texts; those for one place in the order given, but closing ones before opening ones. */
function spliced(source: string, inserts: readonly { readonly at: number; readonly text: string }[]): string {
  const isClosing = (text: string): number => (text === '}' || text === ')' ? 0 : 1);
  const ordered = inserts.toSorted((a, b) => a.at - b.at || isClosing(a.text) - isClosing(b.text));
  let out = '';
  let from = 0;
  for (const { at, text } of ordered) {
    out += source.slice(from, at) + text;
    from = at;
  }
  return out + source.slice(from);
}

interface Mark {
  readonly node: SyntaxNode;
  readonly kind: 'block' | 'statement' | 'expression';
}

const marksOf = (source: string): readonly Mark[] => evaluatedNodes(source).flatMap(placed => markAt(placed) ?? []);

/** Properties that hold what may be run or not. */
const BRANCHES: Readonly<Record<string, readonly string[]>> = {
  IfStatement: ['consequent', 'alternate'],
  ForStatement: ['body'],
  ForOfStatement: ['body'],
  WhileStatement: ['body'],
  ConditionalExpression: ['consequent', 'alternate'],
  LogicalExpression: ['right'],
  ArrowFunctionExpression: ['body'],
};

function markAt({ node, within: [parent] }: Placed): Mark | undefined {
  if (node.type === 'BlockStatement') return { node, kind: 'block' };
  if (!parent || !(BRANCHES[parent.type] ?? []).some(property => nodeAt(parent, property) === node)) return undefined;
  return { node, kind: node.type.endsWith('Statement') ? 'statement' : 'expression' };
}
