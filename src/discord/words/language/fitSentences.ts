import type { Language } from '../../../lib/language.js';
import { en, fr } from './grammar.js';

/** Says how many sentences are missing. */
const LEFT_OUT: Readonly<Record<Language, (count: number) => string>> = {
  en: count => en.count(count, 'One more sentence doesn’t fit here.', '# more sentences don’t fit here.'),
  fr: count => fr.count(count, 'Une phrase manque ici, faute de place.', '# phrases manquent ici, faute de place.'),
};

/** Joins as many whole sentences as fit into `most` characters. If some are left out, the last one says how many. */
export function fitSentences(sentences: readonly string[], most: number, language: Language): string {
  const whole = sentences.join(' ');
  if (whole.length <= most) return whole;
  for (let kept = sentences.length - 1; kept > 0; kept--) {
    const text = [...sentences.slice(0, kept), LEFT_OUT[language](sentences.length - kept)].join(' ');
    if (text.length <= most) return text;
  }
  return LEFT_OUT[language](sentences.length);
}
