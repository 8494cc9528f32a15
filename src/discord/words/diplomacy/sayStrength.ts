import type { Part, Strength } from '../../../games/diplomacy/model/outcome.js';
import type { BoardNames } from './boardNames.js';

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
