import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { assetPath, type Geometry } from '../src/assets.js';
import { compiled } from '../src/authoring/compile/authoredVariant.js';
import { type ReadVariant, readVariant } from '../src/authoring/compile/readVariant.js';
import { writeVariant } from '../src/authoring/compile/writeVariant.js';
import { authoredBoard } from '../src/authoring/model/folderFiles.js';
import { readFolder } from '../src/cli/variant/folderOnDisk.js';
import { sayFolderFault } from '../src/discord/words/variants/variantFaults.js';
import type { BoardFile } from '../src/games/diplomacy/board/boardFile.js';

const fileOf = (id: string, file: string): string => assetPath('boards', id, file);

/** The boards of `assets/boards` that are whole folders: with powers and a drawing. */
export const ownFolders = (): readonly string[] =>
  readdirSync(assetPath('boards'))
    .filter(id => existsSync(fileOf(id, 'variant.json')))
    .sort();

/** A folder of `assets/boards`. Throws what is wrong with it. */
export function readOwnFolder(id: string): ReadVariant {
  const files = readFolder(assetPath('boards', id));
  const read = files.ok ? readVariant(files.value) : files;
  if (read.ok) return read.value;
  throw new Error(read.fault.map(fault => `assets/boards/${id}: ${sayFolderFault(fault, 'en')}`).join('\n'));
}

/** What a folder is to have in place of what it has. */
export interface Redrawn {
  readonly board?: BoardFile;
  readonly geometry?: Geometry;
}

/** Writes a folder with another board or drawing, and says whether that changes it. With `--check`: only says so, and fails if it does. */
export function redraw(id: string, { board, geometry }: Redrawn): void {
  const read = readOwnFolder(id);
  const { strokes } = authoredBoard.parse(JSON.parse(readFileSync(fileOf(id, 'board.json'), 'utf8'))).drawing;
  const files = writeVariant(compiled(read.written, board ?? read.board), geometry ?? read.geometry, strokes);
  if (!files.ok) throw new Error(`assets/boards/${id} has no form for ${files.fault}`);
  const changed = [...files.value].filter(([file, text]) => readFileSync(fileOf(id, file), 'utf8') !== text);
  console.log(`${id}: ${changed.length === 0 ? 'as it was' : `changed (${changed.map(([file]) => file).join(', ')})`}`);
  if (!process.argv.includes('--check')) for (const [file, text] of changed) writeFileSync(fileOf(id, file), text);
  else if (changed.length > 0) process.exitCode = 1;
}
