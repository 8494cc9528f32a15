import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { ForeignFault, ForeignFiles, ForeignText } from '../../authoring/foreign/importFault.js';
import { GM_CONFIGS } from '../../authoring/foreign/readGmConfig.js';
import { ok, type Result, refuse } from '../../lib/result.js';

/** The largest foreign file: drawings of other programs carry much that is not read. */
const LARGEST = 24 * 1024 * 1024;
const LARGEST_TEXT = 2 * 1024 * 1024;
/** How many names of a folder are looked at. */
const MOST_NAMES = 2_000;

/** Finds the file to import at a path, and those beside it. Only regular files that are named without a folder are read. */
export function foreignFilesAt(path: string): Result<ForeignFiles, readonly ForeignFault[]> {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  const file = basename(resolve(path));
  if (!stats || !(stats.isFile() || stats.isDirectory())) return refuse([{ file, fault: { code: 'import-not-there' } }]);
  if (stats.isFile()) {
    const folder = dirname(resolve(path));
    const read = /\.map$/i.test(file) ? besideMap(folder) : (name: string) => fileNamed(folder, name);
    return ok({ main: /\.svg$/i.test(file) ? (configIn(namesIn(folder)) ?? 'config.json') : file, read });
  }
  return inFolder(resolve(path), file);
}

const namesIn = (folder: string): readonly string[] => readdirSync(folder).sort().slice(0, MOST_NAMES);
const configIn = (names: readonly string[]): string | undefined => GM_CONFIGS.find(name => names.includes(name));

/** The only variant of a folder; where a folder has only versions of one, they are named. */
function inFolder(folder: string, file: string): Result<ForeignFiles, readonly ForeignFault[]> {
  const names = namesIn(folder);
  const config = configIn(names);
  if (config !== undefined) return ok({ main: config, read: name => fileNamed(folder, name) });
  const maps = names.filter(name => /\.map$/i.test(name));
  const [only] = maps;
  if (only !== undefined && maps.length === 1) return ok({ main: only, read: besideMap(folder) });
  const isVersion = (name: string): boolean => {
    const at = join(folder, name);
    return lstatSync(at, { throwIfNoEntry: false })?.isDirectory() === true && configIn(namesIn(at)) !== undefined;
  };
  const several = maps.length > 1 ? maps : names.filter(isVersion);
  return refuse([
    { file, fault: several.length > 0 ? { code: 'import-several', files: several.slice(0, 20) } : { code: 'import-format' } },
  ]);
}

/** What a `.map` file may name: nothing of it is above its folder. */
const besideMap =
  (folder: string) =>
  (name: string): ForeignText | undefined =>
    name.startsWith('..') ? undefined : fileNamed(folder, name);

/** A file of a folder; drawings may also be where the other program keeps them, and the config of a whole variant is above its versions. */
function fileNamed(folder: string, name: string): ForeignText | undefined {
  const isAbove = GM_CONFIGS.some(config => name === `../${config}`);
  const bare = isAbove ? name.slice(3) : name;
  if (bare === '' || bare !== basename(bare) || bare.startsWith('.') || /[\\:\0]/.test(bare)) return undefined;
  const folders = isAbove
    ? [join(folder, '..')]
    : /\.svg$/i.test(bare)
      ? [folder, join(folder, 'assets'), join(folder, '..', 'assets')]
      : [folder];
  for (const at of folders) {
    const path = join(at, bare);
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (!stats?.isFile()) continue;
    const most = /\.svg$/i.test(bare) ? LARGEST : LARGEST_TEXT;
    if (stats.size > most) return { fault: { code: 'import-file-large', kilobytes: most / 1024 } };
    const bytes = readFileSync(path);
    const text = asText(bytes) ?? (/\.(?:svg|json|toml)$/i.test(bare) ? undefined : asOldText(bytes));
    return text === undefined ? { fault: { code: 'import-not-text' } } : { text };
  }
  return undefined;
}

function asText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** A text with accents in one byte each, as map files of other languages have them. Undefined if it has what no such text has. */
function asOldText(bytes: Uint8Array): string | undefined {
  const isControl = (byte: number): boolean => (byte < 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) || byte === 0x7f;
  return bytes.some(isControl) ? undefined : new TextDecoder('windows-1252').decode(bytes);
}
