import { type BallotCast, castBallot } from '../../matches/actions/ballots/castBallot.js';
import type { MatchId } from '../../matches/model/match.js';
import { choiceOf, isForHost } from '../../matches/read/agreed.js';
import { type BallotPaper, ballotPaper } from '../../matches/read/ballotPaper.js';
import { keyOf, type Question, questionOf } from '../../matches/read/question.js';
import type { ComponentContext, InteractionContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { inMenus, type MenuOption, menu } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { Reply } from '../message/reply.js';
import { markedName } from '../posts/postContext.js';

/** Shows everything the user can vote on, with their votes. Choosing a question casts a vote or withdraws it. */
export async function paper(context: InteractionContext, match: MatchId, notice?: string): Promise<Reply> {
  const found = await ballotPaper(context.bot.hosting, match, context.user);
  if (!found.ok) return refusal(context, found.fault);
  const { words } = context;
  const { questions, phase, votesOnNeutrals } = found.value;
  const lines = questions.filter(one => one.proposed).map(one => `${one.yes ? '✅' : '⬜'} ${said(context, found.value, one.question)}`);
  const option = ({ question, yes, proposed }: (typeof questions)[number]): MenuOption => ({
    label: said(context, found.value, question),
    value: keyOf(question),
    ...(yes ? { description: words.votes.withdraw } : proposed && { description: words.votes.isProposed }),
  });
  const instead = questions.filter(({ question }) => isForHost(question));
  const usual = questions.filter(one => !instead.includes(one));
  return {
    ...(notice !== undefined && { content: notice }),
    embeds: [
      {
        title: words.votes.title,
        description: [
          ...(lines.length > 0 ? lines : [words.votes.none]),
          '',
          words.votes.rules,
          ...(votesOnNeutrals ? [words.votes.neutralsElsewhere] : []),
          ...(instead.length > 0 ? [words.votes.rulesInstead] : []),
        ].join('\n'),
      },
    ],
    rows: [
      ...inMenus(usual).map((some, i) => menu(customId('cast', match, phase, 'usual', i), words.votes.choose, some.map(option))),
      ...inMenus(instead).map((some, i) => menu(customId('cast', match, phase, 'instead', i), words.votes.chooseInstead, some.map(option))),
    ],
  };
}

/** Votes yes on the chosen question, or withdraws that vote. */
export async function cast(context: ComponentContext): Promise<Reply> {
  const { match, phase } = context.payload;
  const question = questionOf(context.chosen[0] ?? '');
  if (question === undefined) return await paper(context, match);
  return await voted(context, match, { question, yes: 'toggle', phase });
}

/** `phase`: the one that the user saw; if it is over, the new ballot is shown. */
type Vote = Pick<BallotCast, 'question' | 'yes' | 'phase'>;

/** Casts or withdraws a vote. Replies with the ballot, or with what the vote decided. */
export async function voted(context: InteractionContext, match: MatchId, vote: Vote): Promise<Reply> {
  const { words } = context;
  const done = await castBallot(context.bot.hosting, { match, user: context.user, ...vote });
  if (!done.ok)
    return vote.phase !== undefined && done.fault.code === 'phase-over' ? await paper(context, match) : refusal(context, done.fault);
  if (done.value.waits) return { content: words.votes.agreedSoon };
  if (done.value.agreed) return { content: words.votes.agreed };
  return await paper(context, match, done.value.yes ? words.votes.cast : words.votes.taken);
}

function said({ words, language }: InteractionContext, { seats, current }: BallotPaper, question: Question): string {
  const { seatHolders } = current;
  const name = (id: string): string =>
    markedName({ seatHolders, language }, { id, name: seats.find(seat => seat.id === id)?.name[language] ?? id });
  if (question.kind === 'concede') return words.votes.concede(name(question.to));
  if (question.kind === 'replace') return words.votes.replace(name(question.seat));
  if (question.kind === 'decide') return words.votes.decide(choiceOf(current, question, language) ?? '');
  return question.kind === 'draw' && question.seats
    ? words.votes.drawBetween(question.seats.map(name))
    : words.voteQuestions[question.kind];
}
