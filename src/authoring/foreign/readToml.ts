import { parse, TomlDate, TomlError } from 'smol-toml';
import { ok, type Result, refuse } from '../../lib/result.js';
import { quotable } from '../model/variantFault.js';

export type TomlValue = string | number | boolean | TomlValue[] | TomlTable;
export interface TomlTable {
  [key: string]: TomlValue;
}

/** Where a text is not TOML: the line from 1, and what is there. */
export interface TomlFault {
  readonly line: number;
  readonly typed: string;
}

/** How deeply arrays and tables may lie in each other, by brackets or by keys with dots. */
const DEEPEST = 20;

/** Reads TOML. Dates stay texts. Names that JavaScript keeps for itself (`__proto__`, `constructor`) are refused. */
export function readToml(text: string): Result<TomlTable, TomlFault> {
  const toml = text.replace(/^\uFEFF/, '');
  try {
    const read = withTexts(parse(toml, { maxDepth: DEEPEST, unsafeKeyBehaviour: 'throw' }), 1);
    return read === undefined ? refuse({ line: 1, typed: quotable(toml.split('\n')[0] ?? '') }) : ok(read);
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const { line, column } = error;
    return refuse({ line, typed: quotable((toml.split('\n')[line - 1] ?? '').slice(column - 1).trim()) });
  }
}

type Parsed = ReturnType<typeof parse>;

/** The same with its dates as texts. Undefined: something lies too deep in it. */
function withTexts(table: Parsed, depth: number): TomlTable | undefined {
  const read = Object.entries(table).map(([key, value]) => [key, withText(value, depth)] as const);
  return read.every(hasValue) ? Object.fromEntries(read) : undefined;
}

const hasValue = <T>(entry: readonly [string, T | undefined]): entry is readonly [string, T] => entry[1] !== undefined;

function withText(value: Parsed[string], depth: number): TomlValue | undefined {
  if (depth > DEEPEST) return undefined;
  if (value instanceof TomlDate) return value.toISOString();
  if (!Array.isArray(value)) return typeof value === 'object' ? withTexts(value, depth + 1) : value;
  const read = value.map(one => withText(one, depth + 1));
  return read.every(one => one !== undefined) ? read : undefined;
}
