import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { ForeignFault, ForeignFiles, ForeignText } from '../../authoring/foreign/importFault.js';
import { ok, type Result, refuse } from '../../lib/result.js';

/** The largest foreign file: drawings of other programs carry much that is not read. */
const LARGEST = 24 * 1024 * 1024;
const LARGEST_TEXT = 2 * 1024 * 1024;

/** Finds the file to import at a path, and those beside it. Only regular files that are named without a folder are read. */
export function foreignFilesAt(path: string): Result<ForeignFiles, readonly ForeignFault[]> {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  const file = basename(resolve(path));
  if (!stats || !(stats.isFile() || stats.isDirectory())) return refuse([{ file, fault: { code: 'import-not-there' } }]);
  if (stats.isFile()) {
    const folder = dirname(resolve(path));
    const read = /\.map$/i.test(file) ? besideMap(folder) : (name: string) => fileNamed(folder, name);
    return ok({ main: file.endsWith('.svg') ? 'config.json' : file, read });
  }
  const names = readdirSync(path).sort();
  const folder = resolve(path);
  const read = (name: string): ForeignText | undefined => fileNamed(folder, name);
  if (names.includes('config.json')) return ok({ main: 'config.json', read });
  const maps = names.filter(name => /\.map$/i.test(name));
  const [only] = maps;
  if (only === undefined) return refuse([{ file, fault: { code: 'import-format' } }]);
  return maps.length === 1
    ? ok({ main: only, read: besideMap(folder) })
    : refuse([{ file, fault: { code: 'import-several', files: maps.slice(0, 20) } }]);
}

/** What a `.map` file may name: nothing of it is above its folder. */
const besideMap =
  (folder: string) =>
  (name: string): ForeignText | undefined =>
    name.startsWith('..') ? undefined : fileNamed(folder, name);

/** A file of a folder; drawings may also be where the other program keeps them, and the config of a whole variant is above its versions. */
function fileNamed(folder: string, name: string): ForeignText | undefined {
  const isAbove = name === '../config.json';
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
    try {
      return { text: new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path)) };
    } catch {
      return { fault: { code: 'import-not-text' } };
    }
  }
  return undefined;
}
