import type { Seat } from '../../games/game.js';
import { look } from '../../matches/decide.js';
import { everySeat } from '../../matches/gameOf.js';
import { logOf } from '../../matches/hosting/audit.js';
import { CAPACITIES, type Match } from '../../matches/match.js';
import { BY_VOTE, type Noted } from '../../matches/model/matchLog.js';
import { sittingsOf } from '../../matches/model/people.js';
import { isNameless } from '../../matches/people/nameless.js';
import type { CommandCall } from '../call.js';
import { findMatch } from '../findMatch.js';
import { lastFitting } from '../fitting.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { logTexts } from '../words/commands/recordCommandTexts.js';
import type { Command } from './command.js';
import { gameOption } from './commandOption.js';

const MOST = 3900;
/** More than fit into a message. */
const MOST_LINES = 200;

/** What the host has done, and whoever decided in the host's place, for everybody who has played in the game. */
export const log: Command = {
  text: logTexts.command,
  options: [gameOption()],
  run,
};

function run(call: CommandCall): Reply {
  const match = findMatch(call, call.option('game'), 'look');
  if (!match.ok) return refusal(call, match.fault);
  const found = logOf(call.embassy.house, match.value.id, call.user);
  if (!found.ok) return refusal(call, found.fault);
  if (found.value.length === 0) return { content: call.words.hostLog.noLog };
  const seats = seatsNamed(call, match.value);
  const lines = found.value.slice(-MOST_LINES).map(line => lineOf(call, { match: match.value, seats }, line));
  return { embeds: [{ title: call.words.hostLog.log, description: lastFitting(lines, MOST).join('\n') }] };
}

const seatsNamed = ({ embassy: { house } }: CommandCall, { id }: Match): readonly Seat[] =>
  look(house, id, m => {
    const { match, open } = m.facts;
    return open ? everySeat(m.game, match, m.game.state.parse(open.state), sittingsOf(m)) : [];
  }) ?? [];

interface Logged {
  readonly match: Match;
  readonly seats: readonly Seat[];
}

function lineOf({ words, language }: CommandCall, { match, seats }: Logged, { at, actor, deed, about }: Noted): string {
  const power = seats.find(({ id }) => id === about.seat)?.name[language] ?? '';
  const isNamed = !match.plan.anonymous && !isNameless(actor) && actor !== BY_VOTE;
  const as = CAPACITIES.find(one => one === about.as);
  const named = isNamed ? `<@${actor}>` : undefined;
  const who = as
    ? words.decisions.whoIs(words.deciders[as], named)
    : actor === match.host
      ? words.hostLog.theHost
      : (named ?? words.press.somebody);
  return words.hostLog.logLine(`<t:${Math.floor(at / 1000)}:f>`, who, words.hostActions[deed](about, power));
}
