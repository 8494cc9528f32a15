/** Similar characters → one character each, so that lengths do not change. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ...['–', '—', '−', '‐', '‑'].map((dash): [string, string] => [dash, '-']),
  ...['→', '➔', '➜', '⟶'].map((arrow): [string, string] => [arrow, '>']),
  ...['’', '‘', 'ʼ', '`'].map((apostrophe): [string, string] => [apostrophe, "'"]),
  ['\u00a0', ' '],
  ['\u202f', ' '],
]);

/** Returns a text in lower case, without accents, with uniform dashes and arrows. Its length does not change, so that positions match. */
export function fold(text: string): string {
  return isPlain(text) ? text.toLowerCase() : Array.from({ length: text.length }, (_, i) => foldedSign(text.charAt(i))).join('');
}

/** Whether the text is plain ASCII. */
export const isPlain = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 126) return false;
  return true;
};

function foldedSign(sign: string): string {
  const lower = sign.toLowerCase().normalize('NFD').charAt(0);
  return LOOKALIKES.get(sign) ?? (lower === '' ? sign : lower);
}

/** Normalises a name, with single spaces between its words: "St. Petersburg" and "st petersburg" are equal. */
export const spelling = (name: string): string =>
  fold(name.normalize('NFC'))
    .replaceAll("'", '')
    .replaceAll(/[\s.\-/()]+/g, ' ')
    .trim();

/** Normalises a name, without spaces and hyphens. */
export const runTogether = (name: string): string => spelling(name).replaceAll(' ', '');

/** Returns a key from 1 to 32,767 for a word of one to three letters (five bits each, case ignored); 0 for any other. */
export function packed(text: string, start = 0, end = text.length): number {
  if (end > start + 3) return 0;
  let key = 0;
  for (let i = start; i < end; i++) {
    const letter = (text.charCodeAt(i) | 32) - 96;
    if (letter < 1 || letter > 26) return 0;
    key = (key << 5) | letter;
  }
  return key;
}
export const PACKED = 1 << 15;
