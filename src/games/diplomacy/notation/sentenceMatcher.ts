import { once } from '../../../lib/once.js';
import type { SentenceForm } from './sentenceForms.js';
import { type LazyPhrases, phraseEnds, phrasesOf, type SentenceText } from './sentencePhrases.js';
import { SENTENCE_WORDS, type SentenceWord } from './sentenceWords.js';

/** One way in which a sentence has a form: the words (from inclusive, to exclusive) of each slot. */
export interface FormMatch {
  readonly notation: string;
  readonly slots: Readonly<Record<string, readonly [from: number, to: number]>>;
  readonly isBySea: boolean;
}

interface Part {
  /** Undefined: a slot. */
  readonly phrases: LazyPhrases | undefined;
  readonly name: string;
  readonly isOptional: boolean;
}

interface Form {
  readonly parts: readonly Part[];
  readonly notation: string;
}

/** Maximum number of steps taken for one sentence, since every word may be of several parts. */
const MOST_STEPS = 3000;

const PHRASES = new Map<string, LazyPhrases>(Object.entries(SENTENCE_WORDS).map(([name, words]) => [name, phrasesOf(words)]));

const partOf = (text: string): Part => {
  const name = text.replace('?', '');
  return { phrases: PHRASES.get(name), name, isOptional: name !== text };
};

/** Returns what finds all ways in which a sentence has one of the forms. */
export function formMatcher(forms: readonly SentenceForm[]): (said: SentenceText) => readonly FormMatch[] {
  const compiled = forms.map(([form, notation]): Form => ({ parts: form.split(' ').map(partOf), notation }));
  const needed = compiled.flatMap(({ parts }) => parts.filter(isNeeded).flatMap(({ phrases }) => phrases ?? []));
  const verbs = once(() => new Set(needed.flatMap(phrases => [...phrases().keys()])));
  return ({ words }) => {
    if (words.length < 2 || !words.some(word => verbs().has(word))) return [];
    const search: Search = { words, found: [], steps: 0 };
    for (const form of compiled) if (mayFit(form, words)) follow(search, form, 0, 0, {}, false);
    return search.found;
  };
}

const isNeeded = ({ phrases, isOptional }: Part): boolean => phrases !== undefined && !isOptional;

/** Whether each class of words that a form needs begins somewhere in the sentence. */
const mayFit = ({ parts }: Form, words: readonly string[]): boolean =>
  parts.every(part => !isNeeded(part) || words.some(word => part.phrases?.().has(word)));

interface Search {
  readonly words: readonly string[];
  readonly found: FormMatch[];
  steps: number;
}

function follow(search: Search, form: Form, step: number, at: number, slots: FormMatch['slots'], isBySea: boolean): void {
  const part = form.parts[step];
  const { length } = search.words;
  search.steps++;
  if (search.steps > MOST_STEPS) return;
  if (part === undefined) {
    if (at === length) search.found.push({ notation: form.notation, slots, isBySea });
    return;
  }
  if (part.phrases === undefined) {
    const first = step === form.parts.length - 1 ? length : at + 1;
    for (let end = first; end <= length && end > at; end++)
      follow(search, form, step + 1, end, { ...slots, [part.name]: [at, end] }, isBySea);
    return;
  }
  for (const end of phraseEnds(part.phrases, search.words, at))
    follow(search, form, step + 1, end, slots, isBySea || part.name === ('bySea' satisfies SentenceWord));
  if (part.isOptional) follow(search, form, step + 1, at, slots, isBySea);
}
