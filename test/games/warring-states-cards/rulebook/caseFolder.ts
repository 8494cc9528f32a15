import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CaseFile, readCaseFile } from './caseFile.js';

const folder = fileURLToPath(new URL('../cases/', import.meta.url));

/** Reads every case file, sorted by name. */
export const caseFiles = (): readonly { readonly name: string; readonly file: CaseFile }[] =>
  readdirSync(folder)
    .sort()
    .map(name => ({ name, file: readCaseFile(readFileSync(`${folder}${name}`, 'utf8'), name) }));
