import type { OutgoingMessage } from '../../matches/context/ports.js';
import { isNameless } from '../../matches/model/nameless.js';
import { allowsRematch } from '../../matches/read/rematchSeats.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { fieldsOf, fitBlocks, sizeOf } from '../message/embeds.js';
import type { RoundPresenter } from '../words/presenters/gamePresenter.js';
import type { ComposedPost } from './composedPost.js';
import { colourOf, dealLines, embedOf, markedSeat, type PostContext, picturesOf } from './postContext.js';
import { wholly } from './roundPost.js';
import { standingsFields } from './standingsFields.js';

/**
 * How the match ended: who won, mentioned; the final standings and the final map. A match that goes on as another only says so: its standings
 * are not final.
 */
export function endingPost(context: PostContext): ComposedPost {
  const { outgoing, words, presenter } = context;
  if (outgoing.end?.kind === 'rolled-back') return { embeds: [embedOf(context, { title: endTitle(context) })] };
  if (presenter.rounds) return { ...wholeStory(context, presenter.rounds), ...calledOut(context), ...rowsAgain(context) };
  const told = {
    title: endTitle(context),
    description: [...ranked(context), '', words.ending.archived].join('\n'),
    fields: [...standingsFields(words.ending.finalTable, inOrder(outgoing), presenter), ...secretField(context)],
  };
  return {
    ...calledOut(context),
    rows: rowOf(
      ...again(context),
      button(customId('replay', outgoing.match.id, 0), words.buttons.replay),
      ...(outgoing.game.review ? [button(customId('review', outgoing.match.id, 0), words.buttons.review)] : []),
    ),
    embeds: [embedOf(context, told, onlyWinner(context))],
    attachments: picturesOf(context),
  };
}

/** Mentions whoever won, or shares the draw. Nobody in an anonymous match. */
function calledOut({ outgoing: { end, seatHolders, match }, words }: PostContext): Pick<ComposedPost, 'content' | 'rings'> {
  const winners = (end?.seats ?? [])
    .flatMap(seat => seatHolders.find(one => one.seat === seat)?.user ?? [])
    .filter(user => !isNameless(user));
  if (winners.length === 0 || match.plan.anonymous) return {};
  return { content: words.ending.congratulations(winners.map(user => `<@${user}>`)), rings: winners };
}

/** Offers a rematch, if there can be one. */
const again = ({ outgoing: { match }, words }: PostContext): ReturnType<typeof button>[] =>
  allowsRematch(match) ? [button(customId('rematch', match.id, 0), words.buttons.rematch)] : [];

const rowsAgain = (context: PostContext): Pick<ComposedPost, 'rows'> =>
  allowsRematch(context.outgoing.match) ? { rows: rowOf(...again(context)) } : {};

/** The seat that won alone. */
function onlyWinner({ outgoing: { end } }: PostContext): string | undefined {
  return end?.kind !== 'draw' && end?.kind !== 'draw-by-size' && end?.seats.length === 1 ? end.seats[0] : undefined;
}

/** Who played what: the winners first, then by what wins the game. */
function ranked(context: PostContext): readonly string[] {
  const { standings, end } = inOrder(context.outgoing);
  const place = (seat: string): number => standings.findIndex(one => one.seat === seat);
  const seatHolders = context.outgoing.seatHolders.toSorted((a, b) => place(a.seat) - place(b.seat));
  const isRanked = end?.kind === 'victory' || end?.kind === 'concession' || end?.kind === 'draw-by-size';
  const medals = isRanked ? MEDALS : [];
  return dealLines({ ...context, outgoing: { ...context.outgoing, seatHolders } }).map((line, i) => {
    const said = `${line}${fate(context, seatHolders[i]?.seat ?? '')}`;
    return medals[i] ? `${medals[i]} ${said}` : said;
  });
}

/** What a seat had in the end, or when it lost everything. */
function fate({ outgoing: { standings, eliminations = [], language }, presenter, words }: PostContext, seat: string): string {
  const lost = eliminations.find(one => one.seat === seat);
  if (lost) return ` · ${words.ending.eliminated(presenter.turnName(lost.turn, language))}`;
  const points = standings.find(one => one.seat === seat)?.points;
  return points === undefined ? '' : ` · ${presenter.points(points, language)}`;
}

const MEDALS = ['🥇', '🥈', '🥉'];

/** The message with its standings in order: winners first, then by points and units. */
function inOrder(outgoing: OutgoingMessage): OutgoingMessage {
  const won = (seat: string): number => (outgoing.end?.seats.includes(seat) ? 1 : 0);
  const standings = outgoing.standings.toSorted((a, b) => won(b.seat) - won(a.seat) || b.points - a.points || b.units - a.units);
  return { ...outgoing, standings };
}

const secretField = ({ outgoing: { seal }, words }: PostContext) =>
  seal?.secret === undefined ? [] : [{ name: words.seals.secret, value: words.seals.secretText(seal.secret, seal.hash) }];

/** The ending of a game played in rounds: who held what, a line for each round, and the secret from which the cards were dealt. */
function wholeStory(context: PostContext, presenter: RoundPresenter): ComposedPost {
  const { outgoing, words } = context;
  const { language, reports = [] } = outgoing;
  const fields = [
    ...standingsFields(words.ending.finalTable, inOrder(outgoing), context.presenter),
    ...fieldsOf(words.table.holdings, presenter.holdings(outgoing.view, language)),
    ...secretField(context),
  ];
  const story = presenter.story(reports, language);
  const frame = embedOf(context, { title: endTitle(context), fields }, onlyWinner(context));
  const people = [...ranked(context), '', words.table.archivedTable].join('\n');
  const { descriptions, cut } = fitBlocks([people, ...story], sizeOf(frame) + 100);
  return {
    ...(cut && { content: words.results.restAttached }),
    embeds: [
      { ...frame, description: descriptions[0] ?? people },
      ...descriptions.slice(1).map(description => ({ color: colourOf(context, onlyWinner(context)), description })),
    ],
    attachments: [...picturesOf(context), ...(cut ? [wholly(context, story)] : [])],
  };
}

function endTitle(context: PostContext): string {
  const { end, standings, language } = context.outgoing;
  const { words } = context;
  if (end === undefined) return words.ending.abandoned;
  const names = end.seats.map(seat => markedSeat(context, seat));
  const points = context.presenter.points(standings.find(({ seat }) => seat === end.seats[0])?.points ?? 0, language);
  switch (end.kind) {
    case 'victory':
      return names.length === 1 ? words.ending.victory(names.join(), points) : words.ending.sharedVictory(names);
    case 'concession':
      return words.ending.concession(names.join(), points);
    case 'draw':
      return words.ending.draw(names);
    case 'draw-by-size':
      return words.ending.drawBySize(names);
    case 'rolled-back':
      return context.words.host.rolledBack(end.goesOnAs ?? 0);
    case 'cancelled':
      return context.words.proposals.cancelled;
    case 'ended-by-host':
      return words.ending.endedByHost;
    case 'unfilled':
    case 'abandoned':
      return words.ending.abandoned;
    default:
      return end.kind satisfies never;
  }
}
