import type { Match } from '../../matches/model/match.js';
import { statusOf } from '../../matches/read/statusOf.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import type { InteractionContext } from './interactionContext.js';

/** Describes a match as a line of a list: "**7** · Warring States v2 · #channel · Spring 450 BC, movement". */
export const listedMatch = async (context: InteractionContext, match: Match): Promise<string> =>
  context.words.gameList.matchLine(match.id, titleOf(context, match), `<#${match.channel}>`, await stateOf(context, match));

/** Describes a match in plain text, without channel and markdown. */
export const plainMatch = async (context: InteractionContext, match: Match): Promise<string> =>
  `${match.id} · ${titleOf(context, match)} · ${await stateOf(context, match)}`;

export const titleOf = ({ bot: { hosting }, language }: InteractionContext, match: Match): string =>
  hosting.games.get(match.game)?.title[language] ?? match.game;

async function stateOf(context: InteractionContext, match: Match): Promise<string> {
  const { words } = context;
  if (match.status === 'paused') return words.gameList.statePaused;
  if (match.status === 'ended') return words.gameList.stateEnded;
  const { turn, kind = '' } = (await context.bot.hosting.store.history.openHead(match.id)) ?? {};
  if (turn) return presenterOf(context.bot.presenters, match.game).phaseName({ kind, turn }, context.language);
  const status = await statusOf(context.bot.hosting, match.id);
  if (!status.ok) return '';
  const { name, players, seats } = status.value;
  if (name === undefined) return words.gameList.stateLobby(players.length, seats.length);
  return presenterOf(context.bot.presenters, match.game).phaseName(name, context.language);
}
