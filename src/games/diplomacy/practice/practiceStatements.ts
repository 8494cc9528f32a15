import { type Random, shuffled } from '../../../lib/random.js';
import { formatStatement } from '../battles/formatStatement.js';
import { statementChoices } from '../battles/statementChoices.js';
import type { PowerId } from '../board/location.js';
import type { BattleStatement } from '../model/battle/battleStatement.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';

/**
 * Statements of a practice player: a battle list with every commander, the first possible outcome as every report, a choice of service;
 * sometimes refusals, favours, absences and withdrawals.
 */
export function practiceStatements(variant: Variant, state: State, seat: PowerId, random: Random): readonly string[] {
  const topics = statementChoices(variant, state, seat);
  const pick = (from: readonly BattleStatement[]): readonly BattleStatement[] => shuffled(from, random).slice(0, 1);
  let said: readonly BattleStatement[] = [];
  for (const { key, statements } of topics) {
    const declared = new Set(said.flatMap(one => (one.kind === 'declare' ? [one.unit] : [])));
    const open = statements.filter(one => one.kind !== 'declare' || !declared.has(one.unit));
    if (key.startsWith('battle-') || key === 'revolt' || (key === 'serve' && random() < 0.5)) said = [...said, ...pick(open)];
    else if (key.startsWith('won-')) said = [...said, ...open.slice(0, 1)];
    else if (state.fight && random() < oddsOf(key, declared.size > 0)) said = [...said, ...pick(open)];
  }
  return said.map(one => formatStatement(variant.board, one, 'en'));
}

/** The probability of an optional statement about coming battles. A player who declares a battle never stays away or withdraws. */
function oddsOf(key: string, declares: boolean): number {
  if (key === 'favour') return 0.4;
  if (key.startsWith('refuse')) return 0.2;
  return /^(away-|flee-)/.test(key) && !declares ? 0.15 : 0;
}
