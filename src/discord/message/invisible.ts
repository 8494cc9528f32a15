/** Characters without width. Discord keeps them, and shows nothing. */
const LETTERS = ['\u200b', '\u200c', '\u200d', '\u2060'] as const;

/** A text of ASCII characters in letters that nobody sees: four for each character. Different texts stay different. */
export const invisible = (text: string): string =>
  [...text].flatMap(character => [6, 4, 2, 0].map(shift => LETTERS[((character.codePointAt(0) ?? 0) >> shift) & 3])).join('');
