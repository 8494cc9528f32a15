import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import { ok, type Result, refuse } from '../../lib/result.js';
import { quotable } from '../model/variantFault.js';
import { lineFinder } from '../reading/lineFinder.js';
import type { JsonPath } from '../reading/locatedFile.js';
import { type ConfigLines, jsonLines, tomlLines } from './configLines.js';
import type { DraftFaults } from './foreignDraft.js';
import { type GmConfig, gmConfig } from './gmConfig.js';
import type { ForeignFiles, ForeignSpot, ImportFault } from './importFault.js';
import { readToml } from './readToml.js';

/** The names that a config has in its folder; a version of a variant has one, and so has the folder of all its versions. */
export const GM_CONFIGS = ['config.toml', 'config.json'] as const;

interface Parsed {
  readonly file: string;
  readonly value: unknown;
  readonly lines: ConfigLines;
}

/** A config, and where its parts stand: of one that is missing, the line of what encloses it. */
export interface LocatedConfig {
  readonly config: GmConfig;
  readonly spot: (path: JsonPath) => ForeignSpot;
}

/** Reads a config, as JSON or as TOML, over that of the folder above if there is one: a version says only what is different. */
export function readGmConfig(files: ForeignFiles): Result<LocatedConfig, DraftFaults> {
  const own = parsed(files, files.main);
  if (!own.ok) return own;
  const isVersion = GM_CONFIGS.some(name => name === files.main);
  const above = isVersion ? GM_CONFIGS.map(name => parsed(files, `../${name}`)).find(isThere) : undefined;
  if (above?.ok === false) return above;
  const read = gmConfig.safeParse(above?.ok ? merged(above.value.value, own.value.value, 0) : own.value.value);
  const spot = spotIn(above?.ok ? [own.value, above.value] : [own.value]);
  if (read.success) return ok({ config: read.data, spot });
  return refuse(
    read.error.issues.slice(0, 20).map(({ path }) => {
      const keys = path.map(key => (typeof key === 'symbol' ? String(key) : key));
      return { ...spot(keys), fault: { code: 'import-field' as const, typed: quotable(keys.join(' > ')) } };
    }),
  );
}

/** Finds a part in the first of some configs that has it, or else what encloses it. */
function spotIn(configs: readonly Parsed[]): LocatedConfig['spot'] {
  return path => {
    for (let length = path.length; length >= 0; length--)
      for (const { file, lines } of configs) {
        const line = lines(path.slice(0, length));
        if (line !== undefined) return { file, line };
      }
    throw new Error('a config begins on a line');
  };
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
    return read.ok
      ? ok({ file: name, value: read.value, lines: tomlLines(text) })
      : wrong({ code: 'import-not-toml', typed: read.fault.typed }, read.fault.line);
  }
  try {
    return ok({ file: name, value: JSON.parse(text), lines: jsonLines(text) });
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

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(below: unknown, over: unknown, depth: number): unknown {
  if (!isObject(below) || !isObject(over) || depth > 8) return over;
  const keys = [...new Set([...Object.keys(below), ...Object.keys(over)])].filter(key => key !== '__proto__');
  return Object.fromEntries(
    keys.map(key => [key, key in over ? (key in below ? merged(below[key], over[key], depth + 1) : over[key]) : below[key]]),
  );
}
