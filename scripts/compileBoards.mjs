// Compiles the folders of assets/boards, which are in the form that authors of variants use (docs/variants.md), to what the bot reads: a
// folder takes up to a second, which a start has no time for. Does nothing when the last build made them of the same folders and program.
// What is wrong with a folder is said with its file and line, and ends the build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const at = path => fileURLToPath(new URL(`../${path}`, import.meta.url));
const OUT = at('dist/boards');
const STAMP = join(OUT, 'from.txt');

/** A hash of the folders, and of the program and the fonts by which they are read. */
function madeFrom() {
  const hash = createHash('sha256');
  for (const folder of ['assets', 'dist/authoring', 'dist/drawing', 'dist/lib', 'dist/games/diplomacy'])
    for (const name of readdirSync(at(folder), { recursive: true }).sort())
      if (/\.(js|json|svg|ttf)$/.test(name)) hash.update(name).update(readFileSync(at(join(folder, name))));
  for (const file of ['dist/assets.js', 'scripts/compileBoards.mjs', 'package-lock.json']) hash.update(readFileSync(at(file)));
  return hash.digest('hex');
}

const isCurrent = from => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === from;

const MODULES = [
  'authoring/compile/compiledFiles.js',
  'authoring/compile/readVariant.js',
  'cli/variant/folderOnDisk.js',
  'discord/words/variants/variantFaults.js',
];

/** The files that a folder is compiled to, by their paths in `dist/boards`; none if something is wrong with it, which is said. */
function compiled(id, { readFolder, readVariant, compiledFiles, sayFolderFault }) {
  const files = readFolder(at(`assets/boards/${id}`));
  const read = files.ok ? readVariant(files.value) : files;
  if (read.ok) return [...compiledFiles(read.value)].map(([name, text]) => [join(id, name), text]);
  for (const fault of read.fault) console.error(`assets/boards/${id}: ${sayFolderFault(fault, 'en')}`);
  process.exitCode = 1;
  return [];
}

const from = madeFrom();
if (!isCurrent(from)) {
  const modules = Object.assign({}, ...(await Promise.all(MODULES.map(file => import(`../dist/${file}`)))));
  const ids = readdirSync(at('assets/boards')).filter(id => existsSync(at(`assets/boards/${id}/variant.json`)));
  const files = ids.flatMap(id => compiled(id, modules));
  if (!process.exitCode) {
    // Only now, so that what reads the boards meanwhile finds them.
    rmSync(OUT, { recursive: true, force: true });
    for (const [path, text] of files) {
      mkdirSync(join(OUT, dirname(path)), { recursive: true });
      writeFileSync(join(OUT, path), text);
    }
    writeFileSync(STAMP, from);
  }
}
