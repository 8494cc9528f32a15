import type { Match } from '../../matches/model/match.js';
import { contenders } from '../../matches/read/matchInPlay.js';
import { QUESTIONS, type Question } from '../../matches/read/question.js';
import { completeSeatLists, type SeatFilter, seatsNamed } from '../autocomplete/completeSeats.js';
import { paper, voted } from '../components/ballotMenu.js';
import { findMatch } from '../interactions/findMatch.js';
import type { CommandContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { voteTexts } from '../words/commands/voteCommandTexts.js';
import { voteKinds } from '../words/messages/voteMessages.js';
import { choiceOption, completedOption, gameOption } from './definition/commandOption.js';
import type { SlashCommand } from './definition/slashCommand.js';

const kinds = QUESTIONS.map(value => ({ value, name: voteKinds[value] }));

const playing: SeatFilter = current => current.seats.filter(({ id }) => contenders(current).includes(id));

/** Casts a secret vote. Without a question: shows the ballot. */
export const vote: SlashCommand = {
  text: voteTexts.command,
  options: [
    choiceOption(voteTexts.question, kinds),
    completedOption(voteTexts.powers, context => completeSeatLists(context, playing)),
    gameOption('running', 'paused'),
  ],
  run,
};

async function run(context: CommandContext): Promise<Reply> {
  const match = await findMatch(context, context.option('game'), 'play');
  if (!match.ok) return refusal(context, match.fault);
  const kind = QUESTIONS.find(one => one === context.option('question'));
  if (kind === undefined) return paper(context, match.value.id);
  const question = await questionOn(context, match.value, kind);
  return question ? await voted(context, match.value.id, { question, yes: true }) : refusal(context, { code: 'no-such-power' });
}

/** Undefined if a named power is not in play, or if a concession or replacement names none. */
async function questionOn(context: CommandContext, match: Match, kind: (typeof QUESTIONS)[number]): Promise<Question | undefined> {
  const named = context.option('powers');
  if (kind !== 'draw' && kind !== 'concede' && kind !== 'replace') return { kind };
  const seats = named === undefined ? undefined : await seatsNamed(context, match, named, playing);
  if (named !== undefined && !seats) return undefined;
  if (kind === 'draw') return seats ? { kind, seats: seats.map(({ id }) => id) } : { kind };
  const [to] = seats ?? [];
  if (kind === 'replace') return to && { kind, seat: to.id };
  return to && { kind, to: to.id };
}
