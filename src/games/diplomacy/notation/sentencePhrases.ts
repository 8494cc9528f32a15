import { once } from '../../../lib/once.js';
import { fold } from './spelling.js';

/** A sentence, split into words: as they are compared, and as they were typed. */
export interface SentenceText {
  readonly words: readonly string[];
  readonly typed: readonly string[];
}

/**
 * Phrases by their first word: the words after it, longest first. They are gathered when they are first asked for: most orders are in the
 * notation, and a program that reads a few need not wait for the whole vocabulary.
 */
export type LazyPhrases = () => ReadonlyMap<string, readonly (readonly string[])[]>;

/** Splits a text into words. Elisions and a possessive s are words of their own; `words` are compared, `typed` is what was written. */
export function wordsIn(text: string): SentenceText {
  const typed = text
    .normalize('NFC')
    .replaceAll(/(?<=(?:^|\s)(?:[cdjlmnst]|qu|jusqu)[’'ʼ‘])(?=\p{L})/giu, ' ')
    .replaceAll(/(?<=\p{L}{2})(?=[’'ʼ‘]s?(?:\s|$))/giu, ' ')
    .replace(/[\s.!]+$/, '')
    .split(/\s+/)
    .filter(word => word !== '');
  return { typed, words: typed.map(fold) };
}

export const phrasesOf = (texts: readonly string[]): LazyPhrases => once(() => gathered(texts));

function gathered(texts: readonly string[]): ReturnType<LazyPhrases> {
  const phrases = new Map<string, (readonly string[])[]>();
  for (const text of texts) {
    const [first, ...rest] = wordsIn(text).words;
    if (first === undefined) continue;
    phrases.set(
      first,
      [...(phrases.get(first) ?? []), rest].sort((a, b) => b.length - a.length),
    );
  }
  return phrases;
}

/** Where each phrase ends that begins at a word, longest first. */
export const phraseEnds = (phrases: LazyPhrases, words: readonly string[], at: number): readonly number[] =>
  (phrases().get(words[at] ?? '') ?? NONE).flatMap(rest =>
    rest.every((word, i) => words[at + 1 + i] === word) ? at + 1 + rest.length : [],
  );
const NONE: readonly (readonly string[])[] = [];

/** Where the longest phrase ends that begins at a word; `at` if there is none. */
export const phraseEnd = (phrases: LazyPhrases, words: readonly string[], at: number): number => phraseEnds(phrases, words, at)[0] ?? at;

/** Whether a word is a phrase by itself. */
export const anyIn = (phrases: LazyPhrases, word: string | undefined): boolean =>
  word !== undefined && (phrases().get(word) ?? NONE).some(rest => rest.length === 0);
