import { LANGUAGES } from '../../lib/language.js';
import type { Match } from '../../matches/model/match.js';
import { isPlayed, type NamedHead, namedHeads } from '../../matches/read/phaseHeads.js';
import { findMatch } from '../interactions/findMatch.js';
import type { AutocompleteContext, InteractionContext, Suggestion } from '../interactions/interactionContext.js';
import { clipped } from '../message/buttons.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import { folded } from './folded.js';

/** Returns the phases of the match whose name contains what was typed, newest first. */
export const completePhases = (context: AutocompleteContext): Promise<readonly Suggestion[]> => phasesNamed(context, () => true);

/** The same for the phases that have results of their own: closed ones in which somebody had a choice. */
export const completeTold = (context: AutocompleteContext): Promise<readonly Suggestion[]> => phasesNamed(context, isPlayed);

async function phasesNamed(context: AutocompleteContext, isOffered: (head: NamedHead) => boolean): Promise<readonly Suggestion[]> {
  const { bot, language, typed } = context;
  const match = await findMatch(context, context.option('game'), 'look');
  if (!match.ok) return [];
  const presenter = presenterOf(bot.presenters, match.value.game);
  const sought = folded(typed);
  const found: Suggestion[] = [];
  for (const head of await namedHeads(bot.hosting, match.value)) {
    if (found.length === DISCORD_LIMITS.suggestions.most) break;
    if (!isOffered(head)) continue;
    const name = presenter.phaseName(head, language);
    if (folded(name).includes(sought)) found.push({ name: clipped(name, DISCORD_LIMITS.suggestions.name), value: `${head.number}` });
  }
  return found;
}

/**
 * Returns the number of the phase that was chosen or typed: its number, its name in either language, or a part of its name that no other
 * phase contains. 0, a phase that never exists, if there is none. Undefined if nothing was chosen.
 */
export async function phaseNamed(context: InteractionContext, match: Match, chosen: string | undefined): Promise<number | undefined> {
  if (chosen === undefined) return undefined;
  const typed = folded(chosen);
  const number = /^\d{1,6}$/.exec(typed)?.[0];
  if (number !== undefined) return Number(number);
  const presenter = presenterOf(context.bot.presenters, match.game);
  const named = (await namedHeads(context.bot.hosting, match)).map(head => ({
    number: head.number,
    names: LANGUAGES.map(language => folded(presenter.phaseName(head, language))),
  }));
  const exact = named.find(({ names }) => names.includes(typed));
  const [only, another] = named.filter(({ names }) => names.some(name => name.includes(typed)));
  return (exact ?? (another === undefined ? only : undefined))?.number ?? 0;
}
