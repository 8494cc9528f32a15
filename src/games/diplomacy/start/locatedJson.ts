import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { ok, type Result, refuse } from '../../../lib/result.js';
import type { FileFault } from '../../game.js';

/** Keys and numbers, from the whole inwards. */
export type Path = readonly (string | number)[];

/** A text of JSON, understood, which still knows where everything stands. */
export interface Located {
  readonly value: unknown;
  /** Where that stands, or should: "powers.empire.units[2]", and its line, or that of what is around it; both count from 1. */
  readonly where: (path: Path) => Pick<FileFault, 'line' | 'where'>;
}

/** No file that is meant is deeper. */
const DEEPEST = 10;

/** Refuses what is not JSON, comments included, and an object that has a key twice. */
export function locatedJson(text: string): Result<Located, FileFault> {
  const line = (offset: number): number => text.slice(0, offset).split('\n').length;
  const deep = tooDeep(text);
  if (deep !== undefined) return refuse({ line: line(deep), fault: { code: 'start-too-deep' } });
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  const [error] = errors;
  if (error || !tree)
    return refuse({
      line: line(error?.offset ?? 0),
      fault: { code: 'start-not-json', typed: error ? printParseErrorCode(error.error) : '' },
    });
  const twice = keyTwice(tree);
  if (twice) return refuse({ line: line(twice.offset), fault: { code: 'start-key-twice', typed: shown(String(twice.value)) } });
  const offsetOf = (path: Path): number => findNodeAtLocation(tree, [...path])?.offset ?? offsetOf(path.slice(0, -1));
  const where = (path: Path) => ({ line: line(offsetOf(path)), ...(path.length > 0 && { where: written(path) }) });
  return ok({ value: getNodeValue(tree), where });
}

/** Where the text goes too deep, if it does; brackets within strings are none. */
function tooDeep(text: string): number | undefined {
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth > DEEPEST) return index;
  }
  return undefined;
}

function keyTwice({ type, children = [] }: Node): Node | undefined {
  const keys = type === 'object' ? children.flatMap(property => property.children?.[0] ?? []) : [];
  const own = keys.find((key, i) => keys.slice(0, i).some(other => other.value === key.value));
  return own ?? children.map(keyTwice).find(found => found !== undefined);
}

const written = (path: Path): string =>
  path.map((step, i) => (typeof step === 'number' ? `[${step + 1}]` : `${i === 0 ? '' : '.'}${shown(step)}`)).join('');

/** Keys are somebody else's: short, and without what would end a quotation. */
export const shown = (key: string): string => key.replaceAll('`', '').slice(0, LONGEST_KEY);
const LONGEST_KEY = 40;
