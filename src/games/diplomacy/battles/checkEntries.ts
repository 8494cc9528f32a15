import type { Commander, ListEntry } from '../model/battle/battleList.js';
import type { Declaration, DeclarationKind } from '../model/battle/declaration.js';
import type { UnitName } from './battleground.js';
import type { RefusedStatement } from './refusedStatement.js';

/** A line of a battle list as written. */
export interface ListLine {
  readonly unit: UnitName;
  /** Needed only for a unit that may declare both kinds. Default: move. */
  readonly kind?: DeclarationKind | undefined;
  readonly commander?: Commander | undefined;
}

/** The valid lines with their commanders, and the faults of the other lines by index. */
export interface CheckedEntries {
  readonly entries: readonly ListEntry[];
  readonly faults: ReadonlyMap<number, RefusedStatement>;
}

/** Who may command for a seat. */
export interface ListCommanders {
  readonly commanders: readonly Commander[];
  /** The order in which commanders are assigned to lines that name none. Default: `commanders`. */
  readonly fill?: readonly Commander[];
  /** The commanders who may not command in a declaration's battle. */
  readonly barred: (declaration: Declaration) => readonly Commander[];
}

/**
 * Checks the lines of a battle list. A line is valid if its unit may declare, is on no earlier line, and has a commander who is on no other
 * line. Lines without a commander get the first free one in the order of `fill`.
 */
export function checkEntries(may: readonly Declaration[], officers: ListCommanders, wishes: readonly ListLine[]): CheckedEntries {
  const faults = new Map<number, RefusedStatement>();
  const kept: Kept[] = [];
  wishes.forEach((wish, i) => {
    const declaration = declarationOf(may, wish);
    const fault = faultOf(declaration, officers, kept, wish);
    if (fault || !declaration) faults.set(i, fault ?? mayNot(wish));
    else kept.push({ line: i, declaration, commander: wish.commander });
  });
  const entries: ListEntry[] = [];
  for (const { line, declaration, commander = freeFor(declaration, officers, [...kept, ...entries]) } of kept) {
    if (commander === undefined) faults.set(line, { code: 'no-commander-left', unit: declaration.unit });
    else entries.push({ declaration, commander });
  }
  return { entries, faults };
}

/** A line that is valid if a commander is left for it. */
interface Kept {
  readonly line: number;
  readonly declaration: Declaration;
  readonly commander: Commander | undefined;
}

const freeFor = (
  declaration: Declaration,
  { commanders, fill = commanders, barred }: ListCommanders,
  taken: readonly { readonly commander: Commander | undefined }[],
): Commander | undefined =>
  fill.find(commander => !barred(declaration).includes(commander) && !taken.some(one => one.commander === commander));

/** A unit that may declare both kinds declares a move unless the line says otherwise. */
function declarationOf(may: readonly Declaration[], { unit, kind }: ListLine): Declaration | undefined {
  const own = may.filter(d => d.unit === unit && (kind === undefined || d.kind === kind));
  return own.find(d => d.kind === 'move') ?? own[0];
}

const mayNot = ({ unit }: ListLine): RefusedStatement => ({ code: 'may-not-declare', unit });

function faultOf(
  declaration: Declaration | undefined,
  { commanders, barred }: ListCommanders,
  kept: readonly Kept[],
  wish: ListLine,
): RefusedStatement | undefined {
  if (!declaration) return mayNot(wish);
  const { unit, commander } = wish;
  if (kept.some(entry => entry.declaration.unit === unit)) return { code: 'second-entry', unit };
  if (commander !== undefined && !commanders.includes(commander)) return { code: 'no-such-commander', commander };
  if (commander !== undefined && kept.some(entry => entry.commander === commander)) return { code: 'commander-taken', commander };
  if (commander !== undefined && barred(declaration).includes(commander)) return { code: 'against-own-army', commander };
  return kept.length >= commanders.length ? { code: 'no-commander-left', unit } : undefined;
}
