import { type OwnMatch, ownMatches } from '../../matches/people/ownMatches.js';
import type { CommandCall } from '../call.js';
import { listedMatch } from '../listedMatch.js';
import type { Reply } from '../reply.js';
import { moment } from '../words/times.js';
import type { Command } from './command.js';
import { command } from './declare.js';

/** The asker's games: what he plays in each, until when, and how far he is. */
export const me: Command = {
  declaration: command('me'),
  runs: { me: run },
};

function run(call: CommandCall): Reply {
  const own = ownMatches(call.embassy.house, call.user);
  if (own.length === 0) return { content: call.words.people.noneOwn };
  const blocks = own.map(one => ownLines(call, one).join('\n'));
  return {
    embeds: [
      { title: call.words.people.own, description: blocks.filter((_, i) => blocks.slice(0, i + 1).join('\n').length <= 4000).join('\n') },
    ],
  };
}

function ownLines(call: CommandCall, { match, isHost, seat, phase, readiness }: OwnMatch): readonly string[] {
  const { words, language } = call;
  return [
    listedMatch(call, match),
    ...(isHost ? [words.people.ownHost] : []),
    ...(seat && phase && readiness
      ? [words.people.ownSeat(seat.name[language], moment(phase.dueAt), words.people.readiness[readiness])]
      : seat
        ? [words.people.ownSeatStill(seat.name[language])]
        : []),
  ];
}
