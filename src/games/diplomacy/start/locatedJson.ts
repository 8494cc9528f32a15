import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { ok, type Result, refuse } from '../../../lib/result.js';
import type { FileFault } from '../../game.js';
import type { StartFileFault } from './startFault.js';

/** Object keys and array indexes (from 0), outermost first. */
export type Path = readonly (string | number)[];

/** A JSON value that knows where each part was in the text. */
export interface Located {
  readonly value: unknown;
  /** The path as text, "powers.empire.units[2]", and its line. Both count from 1. For a missing part, the line of what encloses it. */
  readonly where: (path: Path) => Pick<FileFault, 'line' | 'where'>;
}

/** The deepest nesting accepted. No valid file is nested deeper. */
const DEEPEST = 10;

/** Parses a JSON file. Refuses comments, trailing commas, objects with duplicate keys, and too deep nesting. */
export function locatedJson(text: string): Result<Located, StartFileFault> {
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

/** The offset at which the text is nested too deeply. Undefined if it is not. Brackets in strings do not count. */
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

/** Makes a key from an untrusted file safe to quote: shortens it and removes backticks. */
export const shown = (key: string): string => key.replaceAll('`', '').slice(0, LONGEST_KEY);
const LONGEST_KEY = 40;
