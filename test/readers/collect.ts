import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LANGUAGES, type Language } from '../../src/lib/language.js';

/** A true message in every language, and where it is from. */
export interface Collected {
  readonly from: string;
  readonly text: Readonly<Record<Language, string>>;
}

const WORDS = 'src/discord/words';
const POSTS = 'docs/examples/posts';
/** Shorter texts are labels, which nobody can call awkward. */
const SHORTEST = 25;

/** Every message that is one fixed text, from the modules of words. */
export async function fixedMessages(): Promise<readonly Collected[]> {
  const files = readdirSync(WORDS, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'));
  const found: Collected[] = [];
  for (const file of files.toSorted()) {
    const exported: unknown = await import(pathToFileURL(join(WORDS, file)).href);
    found.push(...textsIn(exported, file));
  }
  return distinct(found);
}

/** The lines of posts that are alike in all languages but for their words: those of transcribed games. */
export function postedLines(): readonly Collected[] {
  const kinds = readdirSync(POSTS).flatMap(name => /^(.+)\.en\.md$/.exec(name)?.[1] ?? []);
  return distinct(
    kinds.toSorted().flatMap(kind => {
      const [en = [], fr = []] = LANGUAGES.map(language => postsIn(readFileSync(`${POSTS}/${kind}.${language}.md`, 'utf8')));
      if (en.length !== fr.length) throw new Error(`the transcripts of ${kind} have different numbers of posts`);
      return en.flatMap((lines, post) => {
        const others = fr[post] ?? [];
        if (lines.length !== others.length) return [];
        return lines.flatMap((line, i) => asMessage(`${kind}, post ${post + 1}, line ${i + 1}`, { en: line, fr: others[i] ?? '' }));
      });
    }),
  );
}

/** The lines of each post of a transcript, without the empty ones: where a long text is cut differs from language to language. */
const postsIn = (transcript: string): readonly (readonly string[])[] =>
  transcript.split('\n---\n').map(post => post.split('\n').filter(line => line !== ''));

function textsIn(value: unknown, from: string): readonly Collected[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('en' in value && 'fr' in value)
    return typeof value.en === 'string' && typeof value.fr === 'string' ? asMessage(from, { en: value.en, fr: value.fr }) : [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${from} ${key}`));
}

const asMessage = (from: string, text: Collected['text']): readonly Collected[] => (isMessage(text.en) ? [{ from, text }] : []);
/** Whole sentences and headings: no parts of sentences, tables, footers, pictures, nor orders that consist of names alone. */
const isMessage = (text: string): boolean => text.length >= SHORTEST && / /.test(text) && /^[^\p{Ll}\d(]/u.test(text) && !OTHER.test(text);
const OTHER = /^\[|^-#|^▫️|(?:centres?|states?) {2}|^✅ [AF] [^:]*–[^:()]*$/;

/** One of those that differ only in names and numbers. */
function distinct(found: readonly Collected[]): readonly Collected[] {
  const seen = new Set<string>();
  return found.filter(({ text }) => {
    const shape = text.en.replaceAll(/\p{Lu}[\p{L}'’-]*|\d+/gu, '#').replaceAll(/#(?:[^\p{L}]*#)*/gu, '#');
    return !seen.has(shape) && seen.add(shape);
  });
}
