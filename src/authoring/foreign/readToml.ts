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

/** How deeply arrays and inline tables may lie in each other. */
const DEEPEST = 20;

/** Reads TOML. Dates stay texts. Names that JavaScript keeps for itself (`__proto__`, `constructor`) are refused. */
export function readToml(text: string): Result<TomlTable, TomlFault> {
  const toml = text.replace(/^\uFEFF/, '');
  try {
    return ok(withTexts(parse(toml, { maxDepth: DEEPEST, unsafeKeyBehaviour: 'throw' })));
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const { line, column } = error;
    return refuse({ line, typed: quotable((toml.split('\n')[line - 1] ?? '').slice(column - 1).trim()) });
  }
}

type Parsed = ReturnType<typeof parse>;

/** The same with its dates as texts. */
const withTexts = (table: Parsed): TomlTable => Object.fromEntries(Object.entries(table).map(([key, value]) => [key, withText(value)]));

function withText(value: Parsed[string]): TomlValue {
  if (value instanceof TomlDate) return value.toISOString();
  if (Array.isArray(value)) return value.map(withText);
  return typeof value === 'object' ? withTexts(value) : value;
}
