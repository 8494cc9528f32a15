import type { Language } from './language.js';

/** What stands before the last item of a list. `Intl.ListFormat` knows it too, but the first one takes 20 ms to make. */
const BEFORE_LAST: Readonly<Record<Language, { readonly and: string; readonly or: string }>> = {
  en: { and: ' and ', or: ' or ' },
  fr: { and: ' et ', or: ' ou ' },
};

/** "Qin, Chu and Wei", "Qin, Chu or Wei", as in British English and in French. */
export function joinedList(items: readonly string[], language: Language, last: 'and' | 'or'): string {
  const before = BEFORE_LAST[language][last];
  return items.length > 2 ? `${items.slice(0, -1).join(', ')}${before}${items.at(-1)}` : items.join(before);
}
