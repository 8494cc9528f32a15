import type { Part, Strength } from '../../../games/diplomacy/model/outcome.js';
import type { BoardNames } from './boardNames.js';
import type { DiplomacyLocale } from './diplomacyLocale.js';

/** A sum with the source of each part: "1 + 1 (Shaoliang) − 1 (wall)". `causes`: the names of the rules. */
export function sayStrength(strength: Strength, names: BoardNames, causes: Readonly<Record<string, string>>): string {
  let said = '';
  for (const part of strength.parts) {
    const term = `${Math.abs(part.by)}${source(part, names, causes)}`;
    if (said === '') said = part.by < 0 ? `− ${term}` : term;
    else said += part.by < 0 ? ` − ${term}` : ` + ${term}`;
  }
  return said === '' ? `${strength.total}` : said;
}

function source(part: Part, names: BoardNames, causes: Readonly<Record<string, string>>): string {
  if (part.of !== undefined) return ` (${names.place(part.of)})`;
  return part.because === undefined ? '' : ` (${causes[part.because] ?? part.because})`;
}

/** A strength in words: "1 (support from Shaoliang; wall −1)". `whose`: where its unit is or came from, "1 from Tai (support from Han-tan)". */
export function strengthInWords(
  { total, parts }: Strength,
  { strings, names }: Pick<DiplomacyLocale, 'strings' | 'names'>,
  whose?: string,
): string {
  const supports = parts.flatMap(({ of }) => (of === undefined ? [] : [names.place(of)]));
  const others = parts.flatMap(({ because, by }) =>
    because === undefined ? [] : [`${strings.causes[because] ?? because} ${by < 0 ? '−' : '+'}${Math.abs(by)}`],
  );
  const notes = [...(supports.length > 0 ? [strings.supportedFrom(supports)] : []), ...others];
  return [`${total}`, ...(whose === undefined ? [] : [whose]), ...(notes.length === 0 ? [] : [`(${notes.join(', ')})`])].join(' ');
}
