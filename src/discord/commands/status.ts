import { look } from '../../matches/decide.js';
import { whoDecides } from '../../matches/hosting/whoDecides.js';
import { isNameless } from '../../matches/people/nameless.js';
import { type Status, statusOf } from '../../matches/statusOf.js';
import type { Call, CommandCall } from '../call.js';
import { findMatch } from '../findMatch.js';
import { titleOf } from '../listedMatch.js';
import { standingsBlock } from '../posts/standings.js';
import { untilLine } from '../posts/writing.js';
import type { Reply } from '../reply.js';
import { refusal, sayGameFault } from '../sayFault.js';
import { statusTexts } from '../words/commands/recordCommandTexts.js';
import { tellerOf } from '../words/presenters/gamePresenter.js';
import type { Command } from './command.js';
import { gameOption } from './commandOption.js';

/** Where a game stands, as everybody may know it. */
export const status: Command = {
  text: statusTexts.command,
  options: [gameOption()],
  run,
};

function run(call: CommandCall): Reply {
  const match = findMatch(call, call.option('game'), 'look');
  if (!match.ok) return refusal(call, match.fault);
  const found = statusOf(call.embassy.house, match.value.id);
  return found.ok ? statusReply(call, found.value) : refusal(call, found.fault);
}

function statusReply(call: Call, status: Status): Reply {
  const { language, words, embassy } = call;
  const { match, game, standings } = status;
  const teller = tellerOf(embassy.tellers, match.game);
  const table = { name: words.results.standings, value: standingsBlock({ ...status, language }, teller) };
  return {
    embeds: [
      {
        title: titleOf(call, match),
        description: [
          game.credit[language],
          stateLines(call, status).join('\n'),
          peopleLines(call, status).join('\n'),
          ...decidesLines(call, status),
          ...noteLines(call, status),
        ].join('\n\n'),
        ...(standings.length > 0 && { fields: [table] }),
        footer: { text: words.gameList.footer(match.id) },
      },
    ],
  };
}

function stateLines({ words, embassy, language }: Call, { match, phase, name, players, seats, waitingFor }: Status): readonly string[] {
  if (match.status === 'ended') return [words.gameList.stateEnded];
  if (match.status === 'paused') return [words.phase.phasePaused];
  if (phase === undefined || name === undefined) return [words.lobby.players(players.length, seats.length)];
  const teller = tellerOf(embassy.tellers, match.game);
  const title = teller.phaseName(name, language);
  const waited = waitingFor === undefined ? [] : [waitingFor > 0 ? words.phase.waitedFor(waitingFor) : words.phase.allReady];
  return [`**${title}**`, untilLine({ phase, name, teller, words, language }), ...waited];
}

function peopleLines({ words, language, embassy }: Call, { match, sittings, seats, players }: Status): readonly string[] {
  const nobody = tellerOf(embassy.tellers, match.game).rounds ? words.table.houseMoves : words.phase.civilDisorder;
  const named = (user: string): string => (match.plan.anonymous || isNameless(user) ? words.press.somebody : `<@${user}>`);
  if (sittings.length === 0) return match.plan.anonymous ? [] : players.map(named);
  return sittings.map(({ seat, user }) => {
    const name = seats.find(({ id }) => id === seat)?.name[language] ?? seat;
    return `**${name}** — ${user === undefined ? nobody : named(user)}`;
  });
}

/** The arbiter, and who decides where the host plays. */
function decidesLines({ words, embassy: { house } }: Call, { match }: Status): readonly string[] {
  const { arbiter, plan } = match;
  const hasArbiter = arbiter !== undefined;
  const others = match.status !== 'ended' && look(house, match.id, m => whoDecides(m, { kind: 'phase' }).others);
  return [
    ...(hasArbiter ? [words.decisions.arbiterIs(plan.anonymous || isNameless(arbiter) ? words.press.somebody : `<@${arbiter}>`)] : []),
    ...(others ? [(plan.anonymous ? words.decisions.hostMayPlay : words.decisions.hostPlays)(hasArbiter)] : []),
  ];
}

const noteLines = (call: Call, { match, notes }: Status): readonly string[] => notes.map(note => sayGameFault(call, match.game, note));
