import { existsSync, lstatSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FOLDER_FILES, type FolderFault, type FolderFile } from '../../authoring/model/variantFault.js';
import { type FolderBytes, LARGEST, LARGEST_ZIP, readZip } from '../../authoring/reading/readZip.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import { makeFolder } from '../../store/files/makeFolder.js';

/** Reads a variant's folder, named by itself or by one of its three files, or a zip of it. Reads only these files, and none that is too large. */
export function readFolder(path: string): Result<FolderBytes, readonly FolderFault[]> {
  try {
    if (statSync(path).isDirectory()) return folderAt(path);
    return FOLDER_FILES.some(file => file === basename(path)) ? folderAt(dirname(path)) : zipAt(path);
  } catch {
    return refuse([{ file: 'folder', fault: { code: 'variant-not-there' } }]);
  }
}

function zipAt(path: string): Result<FolderBytes, readonly FolderFault[]> {
  if (statSync(path).size > LARGEST_ZIP)
    return refuse([{ file: 'zip', fault: { code: 'variant-file-large', kilobytes: LARGEST_ZIP / 1024 } }]);
  return readZip(readFileSync(path));
}

function folderAt(path: string): Result<FolderBytes, readonly FolderFault[]> {
  const found = new Map<FolderFile, Uint8Array>();
  const faults: FolderFault[] = [];
  for (const file of FOLDER_FILES) {
    const at = join(path, file);
    const stats = lstatSync(at, { throwIfNoEntry: false });
    if (!stats) continue;
    if (!stats.isFile()) faults.push({ file, fault: { code: 'variant-file-unreadable' } });
    else if (stats.size > LARGEST[file]) faults.push({ file, fault: { code: 'variant-file-large', kilobytes: LARGEST[file] / 1024 } });
    else found.set(file, readFileSync(at));
  }
  return faults.length > 0 ? refuse(faults) : ok(found);
}

/** Whether nothing is at a path, or an empty folder. */
export function isFree(path: string): boolean {
  if (!existsSync(path)) return true;
  return statSync(path).isDirectory() && readdirSync(path).length === 0;
}

/** Writes a folder. */
export function writeFolder(path: string, files: ReadonlyMap<FolderFile, string>): void {
  makeFolder(path);
  for (const [file, text] of files) writeFileSync(join(path, file), text);
}
