import type { Topic } from '../../games/game.js';
import { gameOf } from '../../matches/context/gameOf.js';
import { linesToShow } from '../../matches/read/linesToShow.js';
import type { SeatView } from '../../matches/read/seatView.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { sayGameFault } from '../interactions/sayFault.js';
import { moment } from '../words/language/moment.js';
import type { PanelView } from './panelView.js';

/** In characters. The rest of the embeds is for lines that were not understood. */
const MOST = 2600;

/** Restricts a seat view to one page of the panel: the seat's own orders, or its votes. */
export function pageOfSeat(seatView: SeatView, { votes = false }: Pick<PanelView, 'votes'>): SeatView {
  const isHere = ({ of }: Pick<Topic, 'of'>): boolean => (of !== undefined) === votes;
  return { ...seatView, topics: seatView.topics.filter(isHere), sheet: seatView.sheet.filter(isHere) };
}

/** Lists filed and missing orders, one per line, each with its warnings. */
export function sheetText(context: InteractionContext, seatView: SeatView): string {
  const { words } = context;
  if (seatView.sheet.length === 0) return isByDecision(seatView, context.bot) ? words.panel.notYourTurn : words.panel.nothing;
  const { match, phase, seat } = seatView;
  const shown = linesToShow(gameOf(context.bot.hosting, match), phase.state, seat.id, seatView.sheet);
  const blocks = shown.map(({ label, text, inFull, warnings }) =>
    [
      text === undefined ? `⬜ ${label}` : `✅ ${bothForms(text, inFull)}`,
      ...notesOn(seatView, text),
      ...warnings.map(warning => `⚠️ ${sayGameFault(context, seatView.match.game, warning)}`),
    ].join('\n'),
  );
  const fitting = blocks.filter((_, i) => blocks.slice(0, i + 1).join('\n').length <= MOST);
  const left = blocks.length - fitting.length;
  return [...fitting, ...(left > 0 ? [words.panel.andMore(left)] : [])].join('\n');
}

/** An order in full names, with the short form in which it can be typed: "Xianyang → Anyi (A Xia - Any)". */
const bothForms = (text: string, inFull = text): string => (inFull === text ? text : `${inFull} (${text})`);

/** Returns the game's note on a filed order, if there is one. */
const notesOn = ({ topics }: SeatView, text: string | undefined): readonly string[] => {
  const noted = topics.flatMap(({ choices }) => choices.filter(({ note }) => note !== undefined));
  const note = noted.find(choice => choice.text === text)?.note;
  return note === undefined ? [] : [`→ ${note}`];
};

/** Whether each phase is a single decision that needs confirmation. */
export const isByDecision = ({ match }: Pick<SeatView, 'match'>, { hosting }: InteractionContext['bot']): boolean =>
  gameOf(hosting, match).endsRound !== undefined;

/** Describes the deadline, how many orders and votes are filed, and whether the seat is ready. */
export function standText(context: InteractionContext, seatView: SeatView): string {
  const { words } = context;
  const own = pageOfSeat(seatView, {});
  const votes = pageOfSeat(seatView, { votes: true });
  const due = dueOf(context, own);
  if (seatView.studied !== undefined)
    return [
      seatView.taught === 'puzzle' ? words.puzzles.inPuzzle : seatView.taught ? words.lessons.inLesson : words.studies.supposed,
      ...(due > 0 ? [words.panel.filed(givenOf(own), due)] : []),
      ...(votes.sheet.length > 0 ? [words.panel.votes(givenOf(votes), votes.sheet.length)] : []),
    ].join('\n');
  if (isByDecision(seatView, context.bot) && seatView.sheet.length === 0) return '';
  if (isByDecision(seatView, context.bot))
    return [
      words.panel.due(moment(seatView.phase.dueAt)),
      ...(seatView.waitedFor ? [seatView.ready ? words.panel.confirmWaits : words.panel.confirmHint] : []),
    ].join('\n');
  return [
    words.panel.due(moment(seatView.phase.dueAt)),
    ...(due > 0 ? [words.panel.filed(givenOf(own), due)] : []),
    ...(votes.sheet.length > 0 ? [words.panel.votes(givenOf(votes), votes.sheet.length)] : []),
    ...(seatView.waitedFor ? [seatView.ready ? words.panel.ready : seatView.owing ? words.panel.notReady : words.panel.notOwing] : []),
    ...(seatView.waitedFor && !seatView.ready && seatView.match.plan.unready === 'hold' ? [context.words.deadlines.onlyReady] : []),
  ].join('\n');
}

/** What the seat has not ordered yet of its own; nothing where it may choose what to order. */
export function missingLabels(context: InteractionContext, whole: SeatView): readonly string[] {
  const own = pageOfSeat(whole, {});
  const missing = own.sheet.filter(({ text, optional }) => text === undefined && !optional);
  return dueOf(context, own) - givenOf(own) === missing.length ? missing.map(({ label }) => label) : [];
}

/** Returns the key of the first own topic without an order. Undefined if the seat has given all the orders it may. */
export function nextMissing(context: InteractionContext, whole: SeatView): string | undefined {
  const seatView = pageOfSeat(whole, {});
  return givenOf(seatView) < dueOf(context, seatView)
    ? seatView.sheet.find(({ key, text, optional }) => text === undefined && !optional && seatView.topics.some(topic => topic.key === key))
        ?.key
    : undefined;
}

const givenOf = ({ sheet }: SeatView): number => sheet.filter(line => line.text !== undefined && !line.optional).length;

const dueOf = ({ bot: { hosting } }: InteractionContext, { match, phase, seat, sheet }: SeatView): number =>
  gameOf(hosting, match).due?.(phase.state, seat.id) ?? sheet.filter(({ optional }) => !optional).length;

/** The label of a vote that was begun in the menus, and is not cast. */
export const begunVote = ({ topics, sheet }: SeatView, { topic, path, votes }: PanelView): string | undefined =>
  votes && path.length > 0 && sheet.some(({ key, text }) => key === topic && text === undefined)
    ? topics.find(({ key }) => key === topic)?.label
    : undefined;
