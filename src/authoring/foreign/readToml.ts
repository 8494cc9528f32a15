import { ok, type Result, refuse } from '../../lib/result.js';
import { quotable } from '../model/variantFault.js';

export type TomlValue = string | number | boolean | TomlValue[] | TomlTable;
export interface TomlTable {
  [key: string]: TomlValue;
}

/** Where a text is not TOML: the line from 1, and what is there. */
export interface TomlFault {
  readonly line: number;
  readonly typed: string;
}

/** How deeply arrays and inline tables may lie in each other. */
const DEEPEST = 20;

/** Signals a fault from within the reading. */
class Refusal extends Error {}

interface Reading {
  readonly text: string;
  at: number;
}

/** Reads what configs use of TOML 1.0: no infinite numbers, no dates with a space. Dates stay texts. */
export function readToml(text: string): Result<TomlTable, TomlFault> {
  const reading: Reading = { text: text.replace(/^\uFEFF/, ''), at: 0 };
  try {
    return ok(readDocument(reading));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const end = reading.text.indexOf('\n', reading.at);
    const typed = quotable(reading.text.slice(reading.at, end < 0 ? undefined : end).trim());
    return refuse({ line: reading.text.slice(0, reading.at).split('\n').length, typed });
  }
}

function readDocument(reading: Reading): TomlTable {
  const root: TomlTable = {};
  let table = root;
  for (skipBlank(reading); reading.at < reading.text.length; skipBlank(reading)) {
    if (reading.text[reading.at] === '[') table = readHeader(reading, root);
    else readPair(reading, table);
    take(reading, SPACE);
    if (!/^(?:\r?\n|#|$)/.test(reading.text.slice(reading.at, reading.at + 2))) throw new Refusal();
  }
  return root;
}

const SPACE = /[ \t]*/y;
const BARE = /[A-Za-z0-9_-]+/y;
const WORD = /[^\s,\]}#]+/y;

/** Takes what a sticky pattern matches here; nothing if it does not. */
function take(reading: Reading, pattern: RegExp): string {
  pattern.lastIndex = reading.at;
  const found = pattern.exec(reading.text)?.[0] ?? '';
  reading.at += found.length;
  return found;
}

function expect(reading: Reading, sign: string): void {
  if (!reading.text.startsWith(sign, reading.at)) throw new Refusal();
  reading.at += sign.length;
}

function skipBlank(reading: Reading): void {
  for (;;) {
    const sign = reading.text[reading.at];
    if (sign === '#') {
      const end = reading.text.indexOf('\n', reading.at);
      reading.at = end < 0 ? reading.text.length : end;
    } else if (sign === ' ' || sign === '\t' || sign === '\n' || sign === '\r') reading.at += 1;
    else return;
  }
}

const isTable = (value: TomlValue | undefined): value is TomlTable =>
  typeof value === 'object' && value !== undefined && !Array.isArray(value);

/** "[a.b]", or "[[a.b]]" for one more of a list of tables. */
function readHeader(reading: Reading, root: TomlTable): TomlTable {
  const isList = reading.text.startsWith('[[', reading.at);
  expect(reading, isList ? '[[' : '[');
  const keys = readKeys(reading);
  expect(reading, isList ? ']]' : ']');
  if (!isList) return within(root, keys);
  const parent = within(root, keys.slice(0, -1));
  const last = keys.at(-1) ?? '';
  const list = Object.hasOwn(parent, last) ? parent[last] : [];
  if (!Array.isArray(list)) throw new Refusal();
  const table: TomlTable = {};
  list.push(table);
  parent[last] = list;
  return table;
}

/** The table under some keys; of a list of tables the last. Those that are missing are made. */
function within(table: TomlTable, keys: readonly string[]): TomlTable {
  return keys.reduce((around, key) => {
    const found = (Object.hasOwn(around, key) ? around[key] : undefined) ?? {};
    around[key] = found;
    const inside = Array.isArray(found) ? found.at(-1) : found;
    if (!isTable(inside)) throw new Refusal();
    return inside;
  }, table);
}

function readPair(reading: Reading, table: TomlTable, depth = 0): void {
  const start = reading.at;
  const keys = readKeys(reading);
  expect(reading, '=');
  take(reading, SPACE);
  const value = readValue(reading, depth);
  const around = within(table, keys.slice(0, -1));
  const last = keys.at(-1) ?? '';
  if (Object.hasOwn(around, last)) {
    reading.at = start;
    throw new Refusal();
  }
  around[last] = value;
}

/** "a.'b c'.d" */
function readKeys(reading: Reading): readonly string[] {
  for (const keys: string[] = []; ; reading.at += 1) {
    take(reading, SPACE);
    const isQuoted = /["']/.test(reading.text[reading.at] ?? '');
    const key = isQuoted ? readText(reading) : take(reading, BARE);
    if ((key === '' && !isQuoted) || key === '__proto__') throw new Refusal();
    keys.push(key);
    take(reading, SPACE);
    if (reading.text[reading.at] !== '.') return keys;
  }
}

function readValue(reading: Reading, depth: number): TomlValue {
  if (depth > DEEPEST) throw new Refusal();
  switch (reading.text[reading.at]) {
    case '"':
    case "'":
      return readText(reading);
    case '[':
      return readList(reading, depth);
    case '{':
      return readInline(reading, depth);
    default:
      return readWord(reading);
  }
}

function readList(reading: Reading, depth: number): TomlValue[] {
  const list: TomlValue[] = [];
  expect(reading, '[');
  for (skipBlank(reading); reading.text[reading.at] !== ']'; skipBlank(reading)) {
    list.push(readValue(reading, depth + 1));
    skipBlank(reading);
    if (reading.text[reading.at] !== ']') expect(reading, ',');
  }
  expect(reading, ']');
  return list;
}

function readInline(reading: Reading, depth: number): TomlTable {
  const table: TomlTable = {};
  expect(reading, '{');
  for (take(reading, SPACE); reading.text[reading.at] !== '}'; take(reading, SPACE)) {
    readPair(reading, table, depth + 1);
    take(reading, SPACE);
    if (reading.text[reading.at] !== '}') expect(reading, ',');
  }
  expect(reading, '}');
  return table;
}

const NUMBER = /^[+-]?\d(?:_?\d)*(?:\.\d(?:_?\d)*)?(?:[eE][+-]?\d(?:_?\d)*)?$/;
const OTHER_BASE = /^0(?:x[0-9a-fA-F_]+|o[0-7_]+|b[01_]+)$/;
const DATE = /^\d{2,4}[-:]\d{2}/;

/** A number, true or false, or a date. */
function readWord(reading: Reading): TomlValue {
  const start = reading.at;
  const word = take(reading, WORD);
  if (word === 'true' || word === 'false') return word === 'true';
  if (NUMBER.test(word) || OTHER_BASE.test(word)) return Number(word.replaceAll('_', ''));
  if (DATE.test(word)) return word;
  reading.at = start;
  throw new Refusal();
}

/** A text in single or double signs, on one line or, with three of them, on several. */
function readText(reading: Reading): string {
  const sign = reading.text[reading.at] ?? '';
  const isLong = reading.text.startsWith(sign.repeat(3), reading.at);
  const closing = isLong ? sign.repeat(3) : sign;
  const start = reading.at;
  let end = start + closing.length;
  while (!reading.text.startsWith(closing, end)) {
    if (end >= reading.text.length || (!isLong && reading.text[end] === '\n')) throw new Refusal();
    end += sign === '"' && reading.text[end] === '\\' ? 2 : 1;
  }
  const inside = reading.text.slice(start + closing.length, end).replace(isLong ? /^\r?\n/ : /^(?!)/, '');
  reading.at = end + closing.length;
  return sign === '"' ? unescaped(inside) : inside;
}

const ESCAPES: Readonly<Record<string, string>> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', e: '\u001b', '"': '"', '\\': '\\' };

const unescaped = (text: string): string =>
  text.replace(/\\(?:[ \t]*\r?\n\s*|u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8})|([\s\S]))/g, (all, short, long, sign: string | undefined) => {
    const code = Number.parseInt(short ?? long ?? '', 16);
    if (Number.isNaN(code)) return sign === undefined ? '' : (ESCAPES[sign] ?? all);
    return code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
  });
