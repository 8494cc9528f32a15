import type { Match } from '../matches/match.js';
import { statusOf } from '../matches/statusOf.js';
import type { Call } from './call.js';
import { tellerOf } from './words/presenters/gamePresenter.js';

/** A match as a line of a list: "**7** · Warring States v2 · #channel · Spring 450 BC, movement". */
export const listedMatch = (call: Call, match: Match): string =>
  call.words.gameList.matchLine(match.id, titleOf(call, match), `<#${match.channel}>`, stateOf(call, match));

/** The same where neither bold letters nor channels can be shown. */
export const plainMatch = (call: Call, match: Match): string => `${match.id} · ${titleOf(call, match)} · ${stateOf(call, match)}`;

export const titleOf = ({ embassy: { house }, language }: Call, match: Match): string =>
  house.games.get(match.game)?.title[language] ?? match.game;

function stateOf(call: Call, match: Match): string {
  const { words } = call;
  if (match.status === 'paused') return words.gameList.statePaused;
  if (match.status === 'ended') return words.gameList.stateEnded;
  const { turn, kind = '' } = call.embassy.house.store.openHead(match.id) ?? {};
  if (turn) return tellerOf(call.embassy.tellers, match.game).phaseName({ kind, turn }, call.language);
  const status = statusOf(call.embassy.house, match.id);
  if (!status.ok) return '';
  const { name, players, seats } = status.value;
  if (name === undefined) return words.gameList.stateLobby(players.length, seats.length);
  return tellerOf(call.embassy.tellers, match.game).phaseName(name, call.language);
}
