/** The supported languages. */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** A text in every language. */
export type InEach = Readonly<Record<Language, string>>;

export const everyLanguage = (text: string): InEach => ({ en: text, fr: text });

/** "fr", "fr-CA" → French; everything else → English. */
export const languageOf = (locale: string | null | undefined): Language => (locale?.toLowerCase().startsWith('fr') ? 'fr' : 'en');
