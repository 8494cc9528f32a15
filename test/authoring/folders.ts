import { readVariant } from '../../src/authoring/compile/readVariant.js';
import { tidyJson } from '../../src/authoring/compile/tidyJson.js';
import { exampleFolder } from '../../src/authoring/example/exampleFolder.js';
import type { FolderFile } from '../../src/authoring/model/variantFault.js';
import type { FolderBytes } from '../../src/authoring/reading/readZip.js';

export type Texts = ReadonlyMap<FolderFile, string>;

export const bytesOf = (texts: Texts): FolderBytes => new Map([...texts].map(([file, text]) => [file, new TextEncoder().encode(text)]));

/** The example without `drawing`. */
export function exampleWithoutPage(): Texts {
  const texts = exampleFolder('shores');
  const { drawing: _, ...board } = JSON.parse(texts.get('board.json') ?? '');
  return new Map([...texts, ['board.json', tidyJson(board)]]);
}

/** The example without its page, with a text in one of its files replaced. Throws if it is not there. */
export function exampleWith(file: FolderFile, from: string, to: string, texts: Texts = exampleWithoutPage()): Texts {
  const text = texts.get(file) ?? '';
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  return new Map([...texts, [file, text.replace(from, to)]]);
}

/** The line, from 1, on which something first stands in a file. */
export const lineOf = (texts: Texts, file: FolderFile, found: string): number =>
  (texts.get(file) ?? '').split('\n').findIndex(line => line.includes(found)) + 1;

/** The faults of a folder; empty if it has none. */
export function faultsOf(texts: Texts) {
  const read = readVariant(bytesOf(texts));
  return read.ok ? [] : read.fault;
}

/** The variant of a folder. Throws its faults if it has any. */
export function variantOf(texts: Texts) {
  const read = readVariant(bytesOf(texts));
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  return read.value;
}
