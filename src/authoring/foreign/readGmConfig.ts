import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { ok, type Result, refuse } from '../../lib/result.js';
import { quotable } from '../model/variantFault.js';
import { lineFinder } from '../reading/lineFinder.js';
import type { DraftFaults } from './foreignDraft.js';
import { type GmConfig, gmConfig } from './gmConfig.js';
import type { ForeignFiles, ForeignSpot, ImportFault } from './importFault.js';
import { readToml } from './readToml.js';

/** The names that a config has in its folder; a version of a variant has one, and so has the folder of all its versions. */
export const GM_CONFIGS = ['config.toml', 'config.json'] as const;

interface Parsed {
  readonly text: string;
  readonly value: unknown;
}

/** Reads a config, as JSON or as TOML, over that of the folder above if there is one: a version says only what is different. */
export function readGmConfig(files: ForeignFiles): Result<GmConfig, DraftFaults> {
  const own = parsed(files, files.main);
  if (!own.ok) return own;
  const isVersion = GM_CONFIGS.some(name => name === files.main);
  const above = isVersion ? GM_CONFIGS.map(name => parsed(files, `../${name}`)).find(isThere) : undefined;
  if (above?.ok === false) return above;
  const read = gmConfig.safeParse(above?.ok ? merged(above.value.value, own.value.value, 0) : own.value.value);
  if (read.success) return ok(read.data);
  return refuse(
    read.error.issues.slice(0, 20).map(({ path }) => {
      const line = lineOf(own.value.text, path.map(String));
      const typed = quotable(path.map(String).join(' > '));
      return { file: files.main, ...(line !== undefined && { line }), fault: { code: 'import-field' as const, typed } };
    }),
  );
}

/** Where a config names its players, if it is the config itself that does and not the one above. */
export function playersAt({ main, read }: ForeignFiles): ForeignSpot {
  const found = read(main);
  const text = found && 'text' in found ? found.text : '';
  const at = text.search(/^[ \t{]*(?:"players"|\[\s*"?players"?\s*[.\]]|players\b)/m);
  return { file: main, ...(at >= 0 && { line: text.slice(0, at).split('\n').length }) };
}

/** Whether there is such a file, readable or not. */
const isThere = (one: Result<Parsed, DraftFaults>): boolean =>
  one.ok || one.fault.every(({ fault }) => fault.code !== 'import-file-missing');

function parsed(files: ForeignFiles, name: string): Result<Parsed, DraftFaults> {
  const wrong = (fault: ImportFault, line?: number) => refuse([{ file: name, ...(line !== undefined && { line }), fault }]);
  const found = files.read(name);
  if (!found) return wrong({ code: 'import-file-missing', typed: quotable(name) });
  if ('fault' in found) return wrong(found.fault);
  const text = found.text.replace(/^\uFEFF/, '');
  if (/\.toml$/i.test(name)) {
    const read = readToml(text);
    return read.ok ? ok({ text, value: read.value }) : wrong({ code: 'import-not-toml', typed: read.fault.typed }, read.fault.line);
  }
  try {
    return ok({ text, value: JSON.parse(text) });
  } catch {
    const { code, offset } = jsonFault(text);
    return wrong({ code: 'import-not-json', typed: code }, lineFinder(text)(offset));
  }
}

/** What is wrong with a text that is no JSON, and where. What is nested too deeply to be looked at is wrong at its beginning. */
function jsonFault(text: string): { readonly code: string; readonly offset: number } {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors, { disallowComments: true, allowTrailingComma: false });
  } catch {
    // The parser calls itself for each level.
  }
  const [error] = errors;
  return error ? { code: printParseErrorCode(error.error), offset: error.offset } : { code: '', offset: 0 };
}

/** The line on which the last of some keys stands after those before it, as far as they are there. */
function lineOf(text: string, path: readonly string[]): number | undefined {
  let at = -1;
  for (const key of path) {
    const next = text.indexOf(key, at + 1);
    if (next < 0) break;
    at = next;
  }
  return at < 0 ? undefined : text.slice(0, at).split('\n').length;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(below: unknown, over: unknown, depth: number): unknown {
  if (!isObject(below) || !isObject(over) || depth > 8) return over;
  const keys = [...new Set([...Object.keys(below), ...Object.keys(over)])].filter(key => key !== '__proto__');
  return Object.fromEntries(
    keys.map(key => [key, key in over ? (key in below ? merged(below[key], over[key], depth + 1) : over[key]) : below[key]]),
  );
}
