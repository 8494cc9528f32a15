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

/** A strength in words: "1 (support from Shaoliang, wall −1)". `whose`: where its unit is or came from, "1 from Tai (support from Han-tan)". */
export function strengthInWords({ total, parts }: Strength, locale: Pick<DiplomacyLocale, 'strings' | 'names'>, whose?: string): string {
  const strength = whose === undefined ? `${total}` : `${total} ${whose}`;
  return parts.every(isOwn) ? strength : `${strength} (${notesOn(parts, locale)})`;
}

/** Whether it is a unit's strength by itself, of which there is nothing to say. */
const isOwn = ({ of, because }: Part): boolean => of === undefined && because === undefined;

/** Where the supports came from, and what rules added: "support from Shaoliang, wall −1". */
function notesOn(parts: readonly Part[], { strings, names }: Pick<DiplomacyLocale, 'strings' | 'names'>): string {
  const supports: string[] = [];
  const others: string[] = [];
  for (const { by, of, because } of parts) {
    if (of !== undefined) supports.push(names.place(of));
    if (because !== undefined) others.push(`${strings.causes[because] ?? because} ${by < 0 ? '−' : '+'}${Math.abs(by)}`);
  }
  return (supports.length > 0 ? [strings.supportedFrom(supports), ...others] : others).join(', ');
}
