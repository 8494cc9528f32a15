import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CaseFile, type RuleCase, readCaseFile } from './caseFile.js';

const root = fileURLToPath(new URL('../cases/', import.meta.url));

export interface NamedFile {
  readonly name: string;
  readonly file: CaseFile;
}

/** Reads every case file of a folder under `cases/`, sorted by name. */
export const caseFilesIn = (folder: string): readonly NamedFile[] =>
  readdirSync(`${root}${folder}`)
    .filter(name => name.endsWith('.txt'))
    .sort()
    .map(name => ({ name, file: readCaseFile(readFileSync(`${root}${folder}/${name}`, 'utf8'), `${folder}/${name}`) }));

export interface FiledCase {
  readonly file: CaseFile;
  readonly rule: RuleCase;
}
export const casesIn = (folder: string): readonly FiledCase[] =>
  caseFilesIn(folder).flatMap(({ file }) => file.cases.map(rule => ({ file, rule })));
