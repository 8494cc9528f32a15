import { LANGUAGES } from '../../lib/language.js';
import type { Match } from '../../matches/model/match.js';
import { findMatch } from '../interactions/findMatch.js';
import type { AutocompleteContext, InteractionContext, Suggestion } from '../interactions/interactionContext.js';
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

/** Returns the id of the part of the board with this id or name. The text itself if there is none. */
export function theatreNamed({ bot }: InteractionContext, { game }: Match, typed: string | undefined): string | undefined {
  if (typed === undefined) return undefined;
  const all = LANGUAGES.flatMap(language => presenterOf(bot.presenters, game).theatres(language));
  return all.find(({ id, name }) => id === typed || folded(name) === folded(typed))?.id ?? typed;
}
