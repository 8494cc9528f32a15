// Compiles the folders of assets/boards, which are in the form that authors of variants use (docs/variants.md), to what the bot reads: a
// folder takes up to a second, which a start has no time for. Does nothing when the last build made them of the same folders and program.
// What is wrong with a folder is said with its file and line, and ends the build.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
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

/** Writes what a folder is compiled to, or says what is wrong with it. */
function compile(id, { readFolder, readVariant, compiledFiles, sayFolderFault }) {
  const files = readFolder(at(`assets/boards/${id}`));
  const read = files.ok ? readVariant(files.value) : files;
  if (read.ok) {
    mkdirSync(join(OUT, id), { recursive: true });
    for (const [name, text] of compiledFiles(read.value)) writeFileSync(join(OUT, id, name), text);
    return;
  }
  for (const fault of read.fault) console.error(`assets/boards/${id}: ${sayFolderFault(fault, 'en')}`);
  process.exitCode = 1;
}

const from = madeFrom();
if (!isCurrent(from)) {
  const modules = Object.assign(
    {},
    ...(await Promise.all(
      [
        'authoring/compile/compiledFiles.js',
        'authoring/compile/readVariant.js',
        'cli/variant/folderOnDisk.js',
        'discord/words/variants/variantFaults.js',
      ].map(file => import(`../dist/${file}`)),
    )),
  );
  rmSync(OUT, { recursive: true, force: true });
  for (const id of readdirSync(at('assets/boards')).filter(name => existsSync(at(`assets/boards/${name}/variant.json`))))
    compile(id, modules);
  if (!process.exitCode) writeFileSync(STAMP, from);
}
