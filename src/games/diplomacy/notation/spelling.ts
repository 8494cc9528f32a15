/** One sign for signs that look alike; each as long as what it stands for. */
const LOOKALIKES: ReadonlyMap<string, string> = new Map([
  ...['–', '—', '−', '‐', '‑'].map((dash): [string, string] => [dash, '-']),
  ...['→', '➔', '➜', '⟶'].map((arrow): [string, string] => [arrow, '>']),
  ...['’', '‘', 'ʼ', '`'].map((apostrophe): [string, string] => [apostrophe, "'"]),
  ['\u00a0', ' '],
  ['\u202f', ' '],
]);

/** Lower case, without accents, dashes and arrows alike; exactly as long as the text, so that a place in one is a place in the other. */
export function fold(text: string): string {
  return isPlain(text) ? text.toLowerCase() : Array.from({ length: text.length }, (_, i) => foldedSign(text.charAt(i))).join('');
}

/** Whether every sign is a plain one, without accent. */
export const isPlain = (text: string): boolean => {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 126) return false;
  return true;
};

function foldedSign(sign: string): string {
  const lower = sign.toLowerCase().normalize('NFD').charAt(0);
  return LOOKALIKES.get(sign) ?? (lower === '' ? sign : lower);
}

/** A name with its words set apart by one blank: "St. Petersburg" and "st petersburg" are spelt the same. */
export const spelling = (name: string): string =>
  fold(name.normalize('NFC'))
    .replaceAll("'", '')
    .replaceAll(/[\s.\-/()]+/g, ' ')
    .trim();

/** A name run together: blanks and hyphens inside a name do not matter. */
export const runTogether = (name: string): string => spelling(name).replaceAll(' ', '');

/** A number below 32,768 for a word of one to three letters, five bits each; 0 for any other. Capitals are as small letters. */
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
