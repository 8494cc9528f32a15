import { choiceOf, isForHost } from '../../matches/ballots/agreed.js';
import { type BallotPaper, ballotPaper } from '../../matches/ballots/ballotPaper.js';
import { castBallot } from '../../matches/ballots/castBallot.js';
import { keyOf, type Question, questionOf } from '../../matches/ballots/question.js';
import type { MatchId } from '../../matches/match.js';
import type { Call, Press } from '../call.js';
import { customId } from '../customId.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { type MenuOption, menu } from './buttons.js';

/** As many as a menu holds. */
const MOST = 25;

/** What the asker can vote on, and how he has voted; choosing a question casts his ballot or takes it back. */
export function paper(call: Call, match: MatchId, notice?: string): Reply {
  const found = ballotPaper(call.embassy.house, match, call.user);
  if (!found.ok) return refusal(call, found.fault);
  const { words } = call;
  const { questions, phase } = found.value;
  const lines = questions.filter(one => one.proposed).map(one => `${one.yes ? '✅' : '⬜'} ${said(call, found.value, one.question)}`);
  const option = ({ question, yes, proposed }: (typeof questions)[number]): MenuOption => ({
    label: said(call, found.value, question),
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
          ...(instead.length > 0 ? [words.votes.rulesInstead] : []),
        ].join('\n'),
      },
    ],
    rows: [
      menu(customId('cast', match, phase), words.votes.choose, usual.slice(0, MOST).map(option)),
      ...(instead.length > 0
        ? [menu(customId('cast', match, phase, 'instead'), words.votes.chooseInstead, instead.slice(0, MOST).map(option))]
        : []),
    ],
  };
}

/** The question chosen on the paper: yes, or not any more. */
export function cast(press: Press): Reply {
  const { embassy, user, token } = press;
  const question = questionOf(press.chosen[0] ?? '');
  const found = ballotPaper(embassy.house, token.match, user);
  if (!found.ok || question === undefined || found.value.phase !== token.phase) return paper(press, token.match);
  const yes = !found.value.questions.some(one => one.yes && keyOf(one.question) === keyOf(question));
  return voted(press, token.match, question, yes);
}

/** Casts a ballot; the answer is the paper, or what was agreed on. */
export function voted(call: Call, match: MatchId, question: Question, yes: boolean): Reply {
  const { words } = call;
  const done = castBallot(call.embassy.house, { match, user: call.user, question, yes });
  if (!done.ok) return refusal(call, done.fault);
  if (done.value.agreed) return { content: words.votes.agreed };
  return paper(call, match, yes ? words.votes.cast : words.votes.taken);
}

function said({ words, language }: Call, { seats, table }: BallotPaper, question: Question): string {
  const name = (id: string): string => seats.find(seat => seat.id === id)?.name[language] ?? id;
  if (question.kind === 'concede') return words.votes.concede(name(question.to));
  if (question.kind === 'replace') return words.votes.replace(name(question.seat));
  if (question.kind === 'decide') return words.votes.decide(choiceOf(table, question, language) ?? '');
  return question.kind === 'draw' && question.seats
    ? words.votes.drawBetween(question.seats.map(name))
    : words.voteQuestions[question.kind];
}
