import type { Picture } from '../../matches/context/ports.js';
import type { Match } from '../../matches/model/match.js';
import { pictureOf } from '../../matches/read/pictureOf.js';
import { findMatch } from '../interactions/findMatch.js';
import type { AutocompleteContext, Suggestion } from '../interactions/interactionContext.js';
import { clipped } from '../message/buttons.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import { folded } from './folded.js';

/** Returns the parts of the match's board whose name contains what was typed. Parts that are closed in this match are not offered. */
export async function completeTheatres(context: AutocompleteContext): Promise<readonly Suggestion[]> {
  const match = await findMatch(context, context.option('game'), 'look');
  const shown = match.ok ? await shownNow(context, match.value) : undefined;
  if (!match.ok || !shown) return [];
  return presenterOf(context.bot.presenters, match.value.game)
    .theatres(shown, context.language)
    .filter(({ name }) => folded(name).includes(folded(context.typed)))
    .map(({ id, name }) => ({ name: clipped(name, DISCORD_LIMITS.suggestions.name), value: id }));
}

/** The position of the open phase or, once the match is over, the last results. Undefined before it begins. */
async function shownNow({ bot: { hosting }, language }: AutocompleteContext, { id, status }: Match): Promise<Picture | undefined> {
  const picture = await pictureOf(hosting, { match: id, language, show: status === 'ended' ? 'results' : 'position' });
  return picture.ok ? picture.value : undefined;
}
