import { namedHeads } from '../../matches/read/phaseHeads.js';
import { findMatch } from '../interactions/findMatch.js';
import type { AutocompleteContext, Suggestion } from '../interactions/interactionContext.js';
import { clipped } from '../message/buttons.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import { folded } from './folded.js';

const MOST = 25;

/** Returns the phases of the match whose name contains what was typed, newest first. */
export async function completePhases(context: AutocompleteContext): Promise<readonly Suggestion[]> {
  const { bot, language, typed } = context;
  const match = await findMatch(context, context.option('game'), 'look');
  if (!match.ok) return [];
  const presenter = presenterOf(bot.presenters, match.value.game);
  const sought = folded(typed);
  const found: Suggestion[] = [];
  for (const head of await namedHeads(bot.hosting, match.value)) {
    if (found.length === MOST) break;
    const name = presenter.phaseName(head, language);
    if (folded(name).includes(sought)) found.push({ name: clipped(name, 100), value: `${head.number}` });
  }
  return found;
}

/** Parses the number of the chosen phase. Not a number: 0, a phase that never exists. Undefined if none was chosen. */
export const phaseNamed = (chosen: string | undefined): number | undefined =>
  chosen === undefined ? undefined : Number(/^\d{1,6}$/.exec(chosen.trim())?.[0] ?? 0);
