import { findMatch } from '../interactions/findMatch.js';
import type { AutocompleteContext, Suggestion } from '../interactions/interactionContext.js';
import { clipped } from '../message/buttons.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import { folded } from './folded.js';

/** Returns the parts of the board whose name contains what was typed. */
export async function completeTheatres(context: AutocompleteContext): Promise<readonly Suggestion[]> {
  const match = await findMatch(context, context.option('game'), 'look');
  if (!match.ok) return [];
  return presenterOf(context.bot.presenters, match.value.game)
    .theatres(context.language)
    .filter(({ name }) => folded(name).includes(folded(context.typed)))
    .map(({ id, name }) => ({ name: clipped(name, 100), value: id }));
}
