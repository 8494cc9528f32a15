import { type Random, shuffled } from '../../../../lib/random.js';
import type { Topic } from '../../../game.js';

/**
 * Statements of a recruit, among its options: a battle list with every commander, a choice of service; sometimes refusals, favours, absences
 * and withdrawals. It reports no battle, since it fought none. `isPending`: battles of the movement phase are pending.
 */
export function recruitStatements(options: readonly Topic[], isPending: boolean, random: Random): readonly string[] {
  const declared = new Set<string>();
  const said: string[] = [];
  for (const { key, choices } of options) {
    const isEntry = key.startsWith('battle-');
    const open = choices.map(({ text }) => text).filter(text => !isEntry || !declared.has(unitIn(text)));
    const chosen = chosenFrom(key, open);
    said.push(...chosen);
    if (isEntry) for (const text of chosen) declared.add(unitIn(text));
  }
  return said;

  function chosenFrom(key: string, open: readonly string[]): readonly string[] {
    if (key.startsWith('battle-') || key === 'revolt' || (key === 'serve' && random() < 0.5)) return shuffled(open, random).slice(0, 1);
    return isPending && random() < oddsOf(key, declared.size > 0) ? shuffled(open, random).slice(0, 1) : [];
  }
}

/** The unit of an entry of a battle list: "F MIDD" in "Battle 1 F MIDD hold". */
const unitIn = (entry: string): string => entry.split(' ').slice(2, 4).join(' ');

/** The probability of an optional statement about coming battles. A recruit that declares a battle never stays away or withdraws. */
function oddsOf(key: string, declares: boolean): number {
  if (key === 'favour') return 0.4;
  if (key.startsWith('refuse')) return 0.2;
  return /^(away-|flee-)/.test(key) && !declares ? 0.15 : 0;
}
