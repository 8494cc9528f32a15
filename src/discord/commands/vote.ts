import { QUESTIONS, type Question } from '../../matches/ballots/question.js';
import type { Match } from '../../matches/match.js';
import { survivors } from '../../matches/table.js';
import { completeSeatLists, seatsCalled, type Which } from '../autocomplete/seats.js';
import type { CommandCall } from '../call.js';
import { paper, voted } from '../components/ballots.js';
import { findMatch } from '../findMatch.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { voteTexts } from '../words/commands/voteCommandTexts.js';
import { voteKinds } from '../words/messages/voteMessages.js';
import type { Command } from './command.js';
import { choiceOption, completedOption, gameOption } from './commandOption.js';

const kinds = QUESTIONS.map(value => ({ value, name: voteKinds[value] }));

const playing: Which = table => table.seats.filter(({ id }) => survivors(table).includes(id));

/** A secret vote; without a question, the paper with all of them. */
export const vote: Command = {
  text: voteTexts.command,
  options: [
    choiceOption(voteTexts.question, kinds),
    completedOption(voteTexts.powers, typing => completeSeatLists(typing, playing)),
    gameOption('running', 'paused'),
  ],
  run,
};

function run(call: CommandCall): Reply {
  const match = findMatch(call, call.option('game'), 'play');
  if (!match.ok) return refusal(call, match.fault);
  const kind = QUESTIONS.find(one => one === call.option('question'));
  if (kind === undefined) return paper(call, match.value.id);
  const question = questionOn(call, match.value, kind);
  return question ? voted(call, match.value.id, question, true) : refusal(call, { code: 'no-such-power' });
}

/** Undefined: a power named does not play, or a concession or a replacement names none. */
function questionOn(call: CommandCall, match: Match, kind: (typeof QUESTIONS)[number]): Question | undefined {
  const named = call.option('powers');
  if (kind !== 'draw' && kind !== 'concede' && kind !== 'replace') return { kind };
  const seats = named === undefined ? undefined : seatsCalled(call, match, named, playing);
  if (named !== undefined && !seats) return undefined;
  if (kind === 'draw') return seats ? { kind, seats: seats.map(({ id }) => id) } : { kind };
  const [to] = seats ?? [];
  if (kind === 'replace') return to && { kind, seat: to.id };
  return to && { kind, to: to.id };
}
