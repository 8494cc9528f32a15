import { visit } from 'jsonc-parser';
import { parse } from 'smol-toml';
import { lineFinder } from '../reading/lineFinder.js';
import type { JsonPath } from '../reading/locatedFile.js';

/** Returns the line, from 1, on which a part of a config begins. Undefined if it has no such part. */
export type ConfigLines = (path: JsonPath) => number | undefined;

/** How many keys and numbers lead to a value at most. What lies deeper has no line. */
const DEEPEST = 8;

const keyOf = (path: JsonPath): string => JSON.stringify(path);

/** Finds the lines of a text that is JSON. Of a key that stands twice in an object, the last counts. */
export function jsonLines(text: string): ConfigLines {
  const lines = new Map([[keyOf([]), 1]]);
  try {
    visit(text, {
      onObjectProperty: (key, _offset, _length, line, _column, around) => void lines.set(keyOf([...around(), key]), line + 1),
      onObjectBegin: (_offset, _length, line, _column, path) => ifListed(path(), line),
      onArrayBegin: (_offset, _length, line, _column, path) => ifListed(path(), line),
      // Without these, the parser does not notice the end of what it was told not to visit.
      onObjectEnd: () => undefined,
      onArrayEnd: () => undefined,
      onLiteralValue: (_value, _offset, _length, line, _column, path) => void ifListed(path(), line),
    });
  } catch (error) {
    // The parser calls itself for each level: what lies too deep has no line.
    if (!(error instanceof RangeError)) throw error;
  }
  return path => lines.get(keyOf(path));

  /** Returns whether what lies within has lines too. */
  function ifListed(path: JsonPath, line: number): boolean {
    if (typeof path.at(-1) === 'number') lines.set(keyOf(path), line + 1);
    return path.length < DEEPEST;
  }
}

/** Finds the lines of a text that is TOML. */
export function tomlLines(text: string): ConfigLines {
  const lineAt = lineFinder(text);
  const lines = new Map([[keyOf([]), 1]]);
  const tokens = tokensOf(text);
  /** How many tables a list of tables has so far, by its path. */
  const tables = new Map<string, number>();
  let next = 0;
  const sign = (): string => tokens[next]?.text ?? '';
  const skip = (...signs: readonly string[]): void => {
    while (next < tokens.length && signs.includes(sign())) next += 1;
  };

  let table: JsonPath = [];
  for (skip('\n'); next < tokens.length; skip('\n'))
    if (sign() === '[') table = heading();
    else pair(table);
  return path => lines.get(keyOf(path));

  function mark(path: JsonPath, at: number): void {
    for (let length = 1; length <= Math.min(path.length, DEEPEST); length++) {
      const key = keyOf(path.slice(0, length));
      if (!lines.has(key)) lines.set(key, lineAt(at));
    }
  }

  /** Reads keys with dots between them, up to a sign. */
  function keys(end: string): readonly string[] {
    const found: string[] = [];
    for (; next < tokens.length && sign() !== end; next++) if (sign() !== '.') found.push(keyWritten(sign()));
    next += 1;
    return found;
  }

  function heading(): JsonPath {
    const at = tokens[next]?.at ?? 0;
    next += 1;
    const isList = sign() === '[';
    if (isList) next += 1;
    const named = keys(']');
    skip(']');
    const path: (string | number)[] = [];
    for (const [i, key] of named.entries()) {
      path.push(key);
      const isLast = i === named.length - 1;
      if (isLast && isList) tables.set(keyOf(path), (tables.get(keyOf(path)) ?? -1) + 1);
      const number = tables.get(keyOf(path));
      if (number !== undefined) path.push(number);
    }
    mark(path, at);
    return path;
  }

  function pair(around: JsonPath): void {
    const at = tokens[next]?.at ?? 0;
    const path = [...around, ...keys('=')].slice(0, DEEPEST);
    mark(path, at);
    value(path);
  }

  function value(path: JsonPath): void {
    mark(path, tokens[next]?.at ?? 0);
    const end = sign() === '[' ? ']' : '}';
    if (sign() !== '[' && sign() !== '{') {
      while (next < tokens.length && !['\n', ',', ']', '}'].includes(sign())) next += 1;
      return;
    }
    next += 1;
    skip('\n');
    for (let i = 0; next < tokens.length && sign() !== end; i++) {
      if (end === ']') value(path.length < DEEPEST ? [...path, i] : path);
      else pair(path);
      skip('\n', ',');
    }
    next += 1;
  }
}

interface Token {
  readonly text: string;
  readonly at: number;
}

/** Blanks, comments, ends of lines, signs, and what is written without quotes. */
const PART = /([ \t\r]+|#[^\n]*)|[\n=,.[\]{}]|[^\s#"'=,.[\]{}]+/y;

/** The words and signs of a TOML text. A text in quotes is one of them. */
function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < text.length; ) {
    PART.lastIndex = at;
    const [part, blank] = PART.exec(text) ?? [quoted(text, at)];
    if (blank === undefined) tokens.push({ text: part, at });
    at += part.length;
  }
  return tokens;
}

/** The text in quotes, one or three of a kind, that begins at an offset. */
function quoted(text: string, from: number): string {
  const quote = text.charAt(from);
  const quotes = text.startsWith(quote.repeat(3), from) ? quote.repeat(3) : quote;
  let at = from + quotes.length;
  while (at < text.length && !text.startsWith(quotes, at)) at += quote === '"' && text[at] === '\\' ? 2 : 1;
  at += quotes.length;
  // Before the last three, up to two more belong to the text.
  while (quotes !== quote && text[at] === quote) at += 1;
  return text.slice(from, at);
}

const keyWritten = (written: string): string => (/^["']/.test(written) ? (Object.keys(parse(`${written} = 0`))[0] ?? '') : written);
