import type { Completion, Typing } from '../call.js';
import { clipped } from '../components/buttons.js';
import { findMatch } from '../findMatch.js';
import { tellerOf } from '../words/presenters/gamePresenter.js';
import { folded } from './folded.js';

/** The parts of the board that is played on, those whose name contains what was typed. */
export function completeTheatres(typing: Typing): readonly Completion[] {
  const match = findMatch(typing, typing.option('game'), 'look');
  if (!match.ok) return [];
  return tellerOf(typing.embassy.tellers, match.value.game)
    .theatres(typing.language)
    .filter(({ name }) => folded(name).includes(folded(typing.typed)))
    .map(({ id, name }) => ({ name: clipped(name, 100), value: id }));
}
