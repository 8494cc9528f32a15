import { look } from '../../matches/context/decide.js';
import { tableFor } from '../../matches/context/gameOf.js';
import type { Match } from '../../matches/model/match.js';
import { seatHoldersOf } from '../../matches/model/people.js';
import { mayHaveOpponents } from '../../matches/model/standIn.js';
import type { MatchReader } from '../../matches/model/transaction.js';
import { statusOf } from '../../matches/read/statusOf.js';
import { endState } from '../posts/endState.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import type { InteractionContext } from './interactionContext.js';

/**
 * Describes a match as a line of a list: "**7** · Warring States v2 · #channel · Spring 450 BC, movement · 3 seats played by the bot".
 */
export const listedMatch = async (context: InteractionContext, match: Match): Promise<string> =>
  context.words.gameList.matchLine(match.id, titleOf(context, match), `<#${match.channel}>`, await stateAndBots(context, match));

/** Describes a match in plain text, without channel and markdown. */
export const plainMatch = async (context: InteractionContext, match: Match): Promise<string> =>
  `${match.id} · ${titleOf(context, match)} · ${await stateAndBots(context, match)}`;

export const titleOf = ({ bot: { hosting }, language }: InteractionContext, match: Match): string =>
  hosting.games.get(match.game)?.title[language] ?? match.game;

/** The seats of a match that somebody has won, and who holds them; not read otherwise. */
async function winnersOf({ bot: { hosting } }: InteractionContext, { id, end }: Match): Promise<Parameters<typeof endState>[1]> {
  const status = end && end.seats.length > 0 ? await statusOf(hosting, id) : undefined;
  return { end, ...(status?.ok ? status.value : { seats: [], seatHolders: [] }) };
}

async function stateAndBots(context: InteractionContext, match: Match): Promise<string> {
  const [state, bots] = [await stateOf(context, match), await botsIn(context, match)];
  const { opponents, gameList } = context.words;
  return [state, ...(bots > 0 ? [opponents.inList(bots)] : []), ...(match.plan.private ? [gameList.private] : [])].join(' · ');
}

/** How many seats of a match the bot plays; in a lobby, how many it would play if the match began now. */
async function botsIn({ bot: { hosting } }: InteractionContext, { id, plan }: Match): Promise<number> {
  if (!mayHaveOpponents(plan)) return 0;
  const count = (m: MatchReader): number =>
    m.facts.match.status === 'lobby'
      ? tableFor(m.game, m.facts.match, m.facts.players.length).opponents.length
      : seatHoldersOf(m).filter(({ opponent }) => opponent).length;
  return (await look(hosting, id, count)) ?? 0;
}

async function stateOf(context: InteractionContext, match: Match): Promise<string> {
  const { words } = context;
  if (match.status === 'paused') return words.gameList.statePaused;
  if (match.status === 'ended') return endState(words, await winnersOf(context, match), context.language);
  const { turn, kind = '' } = (await context.bot.hosting.store.history.openHead(match.id)) ?? {};
  if (turn) return presenterOf(context.bot.presenters, match.game).phaseName({ kind, turn }, context.language);
  const status = await statusOf(context.bot.hosting, match.id);
  if (!status.ok) return '';
  const { name, players, seats } = status.value;
  if (name === undefined) return words.gameList.stateLobby(players.length, seats.length);
  return presenterOf(context.bot.presenters, match.game).phaseName(name, context.language);
}
