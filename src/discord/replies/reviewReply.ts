import type { APIEmbed } from 'discord.js';
import type { AnyGame, Seat } from '../../games/game.js';
import { lookOf } from '../../matches/actions/people/changeSettings.js';
import { look as lookAt } from '../../matches/context/decide.js';
import { gameOf } from '../../matches/context/gameOf.js';
import type { ChartMark, Picture } from '../../matches/context/ports.js';
import type { Match } from '../../matches/model/match.js';
import {
  type DearSheet,
  dearestSheets,
  type GameReview,
  gamesPlayedOn,
  type ReviewedPhase,
  reviewedSeats,
  savedUnits,
  supportsOf,
  turningPoints,
} from '../../matches/read/gameReview.js';
import { matchInPlayAt } from '../../matches/read/matchInPlay.js';
import { botsIn, storyPicture } from '../../matches/read/pictureOf.js';
import type { ReviewProgress } from '../../matches/reviews/reviewJob.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { button, clipped, inMenus, menu, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { colourOfSeat, fieldsOf, INK } from '../message/embeds.js';
import { joinFitting } from '../message/fitting.js';
import type { ComponentRow, Reply } from '../message/reply.js';
import { PLAIN_MARK, seatMarks } from '../message/seatMarks.js';
import { markedSeats } from '../posts/markedSeats.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import type { GamePresenter } from '../words/presenters/gamePresenter.js';
import { presenterOf } from '../words/presenters/gamePresenter.js';
import { explainReply } from './explainReply.js';

/** What the powers may take of a message, in characters. */
const MOST_OF_POWERS = 3000;

/** A review with what is needed to put it into words. */
export interface ToldReview {
  readonly match: Match;
  readonly game: AnyGame;
  readonly presenter: GamePresenter;
  readonly review: GameReview;
  /** All seats of the game, in its order, marked if the bot plays them. */
  readonly seats: readonly Seat[];
}

export async function toldReview({ bot }: ComponentContext, match: Match, review: GameReview): Promise<ToldReview> {
  const seats = (await lookAt(bot.hosting, match.id, m => (m.facts.open ? matchInPlayAt(m).seats : []))) ?? [];
  const { bots } = await botsIn(bot.hosting, match);
  const presenter = presenterOf(bot.presenters, match.game);
  return { match, game: gameOf(bot.hosting, match), presenter, review, seats: markedSeats(seats, bots) };
}

const to = (match: Match, verb: string, ...rest: readonly (string | number)[]): string => customId('review', match.id, 0, verb, ...rest);

/** How far a review is, with a way to cancel it. */
export function progressReply({ words }: ComponentContext, match: Match, progress: Exclude<ReviewProgress, { kind: 'done' }>): Reply {
  const again = rowOf(button(to(match, 'start'), words.buttons.review, 'main'));
  switch (progress.kind) {
    case 'waiting':
      return { content: words.review.waiting, rows: rowOf(button(to(match, 'stop'), words.review.cancel)) };
    case 'working':
      return {
        content: words.review.working(progress.done, progress.of, progress.unit),
        rows: rowOf(button(to(match, 'stop'), words.review.cancel)),
      };
    case 'stopped':
      return { content: words.review.stopped, rows: again };
    case 'failed':
      return { content: words.review.failed, rows: again };
    default:
      return progress satisfies never;
  }
}

const nameOf = ({ seats }: ToldReview, { language }: ComponentContext, id: string): string =>
  seats.find(seat => seat.id === id)?.name[language] ?? id;

const phaseOf = ({ presenter }: ToldReview, { language }: ComponentContext, { name }: ReviewedPhase): string =>
  presenter.phaseName(name, language);

/** The chart with its turning points, and what each power paid most for. */
export async function overviewReply(context: ComponentContext, told: ToldReview): Promise<Reply> {
  const { words, language, bot } = context;
  const { match, game, review, presenter } = told;
  const seats = reviewedSeats(review);
  if (seats.length === 0) return { content: words.review.nothing };
  const points = turningPoints(review);
  const played = gamesPlayedOn(review);
  const lines = points.map(
    ({ phase, seat, ...change }, i) =>
      `**${i + 1}.** ${words.review.turningPoint({ phase: phaseOf(told, context, phase), power: nameOf(told, context, seat), ...change })}`,
  );
  const note = played ? [`-# ${words.review.chances(played.least, played.most)}`] : [];
  const marks = seatMarks(told.seats);
  const powers = seats.map(seat => {
    const [dearest] = dearestSheets(review, seat);
    const said = dearest ? dearestLine(context, told, dearest) : words.review.noneDearer;
    return `${marks.get(seat) ?? PLAIN_MARK} **${nameOf(told, context, seat)}** · ${said}`;
  });
  const embed: APIEmbed = {
    color: INK,
    title: clipped(words.review.title(game.title[language], match.id), DISCORD_LIMITS.embed.title),
    description: [
      words.review.hindsight,
      words.review.worth,
      ...(game.review?.withoutBattles ? [words.review.withoutBattles] : []),
      ...(review.leftOut > 0 ? [words.review.leftOut(review.leftOut)] : []),
    ].join(' '),
    fields: fieldsOf(words.review.turningPoints, [...(lines.length > 0 ? lines : [words.review.noTurningPoint]), ...note]),
    footer: { text: words.gameList.footer(match.id) },
  };
  const picture = await storyPicture(bot.hosting, {
    match: match.id,
    kind: 'chart',
    language,
    look: await lookOf(bot.hosting, context.user),
  });
  const marked = points.flatMap((point, i) => markOf(review, point.phase, `${i + 1}`));
  return {
    embeds: [embed, { color: INK, title: words.review.powers, description: joinFitting(powers, MOST_OF_POWERS, words.panel.andMore) }],
    rows: [...powerRow(context, told), ...(review.leftOut > 0 ? rowOf(button(to(match, 'start'), words.buttons.review)) : [])],
    ...(picture.ok && {
      sketch: {
        picture: picture.value.kind === 'chart' ? { ...picture.value, marks: marked } : picture.value,
        name: `review-${match.id}.png`,
        alt: clipped(words.review.pictureMarks(presenter.altText(picture.value, language), marked.length), DISCORD_LIMITS.altText),
      },
    }),
  };
}

const dearestLine = (context: ComponentContext, told: ToldReview, { phase, finding }: DearSheet): string =>
  isMore(finding)
    ? context.words.review.dearest(phaseOf(told, context, phase), finding.had, finding.best)
    : context.words.review.dearestPlaced(phaseOf(told, context, phase));

/** Where a phase stands in its year. */
function markOf({ phases }: GameReview, phase: ReviewedPhase, label: string): readonly ChartMark[] {
  const { year } = phase.name.turn;
  if (typeof year !== 'number') return [];
  const same = phases.filter(({ name }) => name.turn.year === year && name.kind === phase.name.kind);
  return [{ year, part: (same.findIndex(({ number }) => number === phase.number) + 0.5) / Math.max(1, same.length), label }];
}

function powerRow({ words, language }: ComponentContext, { match, seats, review }: ToldReview, chosen?: string): readonly ComponentRow[] {
  const ids = reviewedSeats(review);
  const options = seats.flatMap((seat, place) =>
    ids.includes(seat.id) ? [{ label: seat.name[language], value: `${place}`, ...(seat.id === chosen && { chosen: true }) }] : [],
  );
  return inMenus(options).map((some, i) => menu(to(match, 'seat', i), words.review.choosePower, some));
}

/** The three dearest sheets of a power, its wasted supports, and the units it could have saved. */
export function powerReply(context: ComponentContext, told: ToldReview, place: number): Reply {
  const { words } = context;
  const { match, review, seats } = told;
  const seat = seats[place];
  if (!seat) return refusal(context, { code: 'nothing-to-explain' });
  const dearest = dearestSheets(review, seat.id);
  const { given, noMatch, cut, needless } = supportsOf(review, seat.id);
  const saved = savedUnits(review, seat.id).map(({ place: at, phase }) =>
    words.review.savedUnit(at[context.language], phaseOf(told, context, phase)),
  );
  const blocks = dearest.map(({ phase, finding }, i) =>
    [
      `**${i + 1}. ${phaseOf(told, context, phase)}**`,
      words.review.had(finding.had),
      betterLine(context, finding),
      triedLine(context, finding),
    ].join('\n'),
  );
  return {
    embeds: [
      {
        color: colourOfSeat(seat),
        title: clipped(words.review.powerTitle(seat.name[context.language]), DISCORD_LIMITS.embed.title),
        description: [words.review.hindsight, ...(blocks.length > 0 ? blocks : [words.review.noneDearer])].join('\n\n'),
        fields: [
          { name: words.review.supports, value: words.review.wasted(given, noMatch, cut, needless) },
          {
            name: words.review.saved,
            value: saved.length > 0 ? joinFitting(saved, DISCORD_LIMITS.embed.fieldValue, words.panel.andMore) : words.review.noneSaved,
          },
        ],
        footer: { text: words.gameList.footer(match.id) },
      },
    ],
    rows: [
      ...powerRow(context, told, seat.id),
      ...rowOf(
        ...dearest.map(({ phase }, i) => button(to(match, 'sheet', place, i), `${i + 1}. ${phaseOf(told, context, phase)}`, 'main')),
        button(to(match, 'all'), words.review.overview),
      ),
    ],
  };
}

type Finding = DearSheet['finding'];

const isMore = ({ had, best }: Finding): boolean => had.centres !== best.centres || had.units !== best.units;

const betterLine = ({ words }: ComponentContext, finding: Finding): string =>
  isMore(finding) ? words.review.couldHave(finding.best) : words.review.betterPlaced;

const triedLine = ({ words }: ComponentContext, { isExact, tried }: Finding): string =>
  `-# ${isExact ? words.review.exact(tried) : words.review.searched(tried)}`;

/** A phase as it was, and as it would have been with the best orders of a power. */
interface Compared extends DearSheet {
  readonly seat: Seat;
  readonly state: unknown;
  readonly was: unknown;
  readonly best: unknown;
}

async function compared(
  { bot }: ComponentContext,
  { match, game, review, seats }: ToldReview,
  place: number,
  i: number,
): Promise<Compared | undefined> {
  const seat = seats[place];
  const sheet = seat && dearestSheets(review, seat.id)[i];
  const phase = sheet && (await bot.hosting.store.history.phase(match.id, sheet.phase.number));
  if (!sheet || phase?.report === undefined || !game.review) return undefined;
  const state: unknown = game.state.parse(phase.state);
  const was: unknown = game.report.parse(phase.report);
  return { ...sheet, seat, state, was, best: game.review.supposed(state, was, seat.id, sheet.finding.orders) };
}

/** One dear sheet: what was ordered, what had been best, and both in pictures. */
export async function sheetReply(context: ComponentContext, told: ToldReview, place: number, i: number): Promise<Reply> {
  const { words, language, bot, user } = context;
  const { match, presenter } = told;
  const found = await compared(context, told, place, i);
  if (!found) return refusal(context, { code: 'nothing-to-explain' });
  const { seat, finding, phase, was, best } = found;
  const drawn = { game: match.game, language, look: await lookOf(bot.hosting, user) };
  const picture = (report: unknown): Picture => ({ kind: 'results', report, ...drawn });
  const alt = (report: unknown): string => presenter.altText(picture(report), language);
  return {
    embeds: [
      {
        color: colourOfSeat(seat),
        title: clipped(`${seat.name[language]} · ${phaseOf(told, context, phase)}`, DISCORD_LIMITS.embed.title),
        description: [
          words.review.had(finding.had),
          betterLine(context, finding),
          triedLine(context, finding),
          words.review.study(match.id, phase.number),
        ].join('\n'),
        fields: [
          { name: words.review.given, value: resultsOf(context, told, was, seat) },
          { name: words.review.orders, value: resultsOf(context, told, best, seat) },
        ],
        footer: { text: words.gameList.footer(match.id) },
      },
    ],
    rows: [
      ...rowOf(
        button(to(match, 'why', place, i, 'was', 0), words.review.whyWas),
        button(to(match, 'why', place, i, 'best', 0), words.review.whyBest),
      ),
      ...rowOf(button(to(match, 'seat', place), words.buttons.back), button(to(match, 'all'), words.review.overview)),
    ],
    sketch: {
      picture: picture(was),
      name: `review-${match.id}-1.png`,
      alt: clipped(words.review.pictureBefore(alt(was)), DISCORD_LIMITS.altText),
    },
    nextSketch: {
      picture: picture(best),
      name: `review-${match.id}-2.png`,
      alt: clipped(words.review.pictureAfter(alt(best)), DISCORD_LIMITS.altText),
    },
  };
}

/** The orders of a seat with what became of them, as they are posted. */
function resultsOf({ language, words }: ComponentContext, { presenter }: ToldReview, report: unknown, { id }: Seat): string {
  const lines = presenter.reportText(report, language).groups.flatMap(group => (group.seat === id ? group.lines : []));
  return lines.length > 0 ? joinFitting(lines, DISCORD_LIMITS.embed.fieldValue, words.panel.andMore) : words.review.noOrders;
}

/** Explains an order of the phase as it was, or with the best orders. Without `key`: asks which. */
export async function whyReply(
  context: ComponentContext,
  told: ToldReview,
  {
    place,
    i,
    which,
    page,
    key,
  }: {
    readonly place: number;
    readonly i: number;
    readonly which: 'was' | 'best';
    readonly page: number;
    readonly key?: string | undefined;
  },
): Promise<Reply> {
  const { words } = context;
  const { match, presenter } = told;
  const found = await compared(context, told, place, i);
  const report = which === 'was' ? found?.was : found?.best;
  const at = (verb: string, ...rest: readonly (string | number)[]): string => to(match, verb, place, i, ...rest);
  return explainReply(context, {
    ...{ report, explainer: presenter.explainer, key, page },
    title: found ? `${phaseOf(told, context, found.phase)} · ${which === 'was' ? words.review.before : words.review.after}` : '',
    menuId: turned => at('why', which, turned),
    pageId: turned => at('why', which, turned),
    back: button(at('sheet'), words.buttons.back, 'main'),
  });
}
