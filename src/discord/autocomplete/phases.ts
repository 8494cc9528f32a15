import { namedHeads } from '../../matches/phases/phaseHeads.js';
import type { Completion, Typing } from '../call.js';
import { clipped } from '../components/buttons.js';
import { findMatch } from '../findMatch.js';
import { tellerOf } from '../words/presenters/gamePresenter.js';
import { folded } from './folded.js';

const MOST = 25;

/** The phases of the match, newest first, those whose name contains what was typed. */
export function completePhases(typing: Typing): readonly Completion[] {
  const { embassy, language, typed } = typing;
  const match = findMatch(typing, typing.option('game'), 'look');
  if (!match.ok) return [];
  const teller = tellerOf(embassy.tellers, match.value.game);
  const sought = folded(typed);
  const found: Completion[] = [];
  for (const head of namedHeads(embassy.house, match.value)) {
    if (found.length === MOST) break;
    const name = teller.phaseName(head, language);
    if (folded(name).includes(sought)) found.push({ name: clipped(name, 100), value: `${head.number}` });
  }
  return found;
}

/** The phase that was chosen; 0, which there is not, for what is no number. */
export const phaseNamed = (chosen: string | undefined): number | undefined =>
  chosen === undefined ? undefined : Number(/^\d{1,6}$/.exec(chosen.trim())?.[0] ?? 0);
