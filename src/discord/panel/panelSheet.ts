import type { Topic } from '../../games/game.js';
import { gameOf } from '../../matches/context/gameOf.js';
import type { Desk } from '../../matches/read/desk.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { sayGameFault } from '../interactions/sayFault.js';
import { moment } from '../words/language/moment.js';
import type { PanelView } from './panelView.js';

/** In characters; the rest of the embeds is for lines that were not understood. */
const MOST = 2600;

/** One page of the panel: the seat's own orders, or its votes. */
export function pageOfDesk(desk: Desk, { votes = false }: Pick<PanelView, 'votes'>): Desk {
  const isHere = ({ of }: Pick<Topic, 'of'>): boolean => (of !== undefined) === votes;
  return { ...desk, topics: desk.topics.filter(isHere), sheet: desk.sheet.filter(isHere) };
}

/** Orders on file and missing ones, line by line, each with its warnings. */
export function sheetText(context: InteractionContext, desk: Desk): string {
  const { words } = context;
  if (desk.sheet.length === 0) return isByDecision(desk, context.embassy) ? words.panel.notYourTurn : words.panel.nothing;
  const shown = desk.sheet.filter(({ optional, text }) => !optional || text !== undefined);
  const blocks = shown.map(({ label, text, warnings }) =>
    [
      text === undefined ? `⬜ ${label}` : `✅ ${text}`,
      ...notesOn(desk, text),
      ...warnings.map(warning => `⚠️ ${sayGameFault(context, desk.match.game, warning)}`),
    ].join('\n'),
  );
  const fitting = blocks.filter((_, i) => blocks.slice(0, i + 1).join('\n').length <= MOST);
  const left = blocks.length - fitting.length;
  return [...fitting, ...(left > 0 ? [words.panel.andMore(left)] : [])].join('\n');
}

/** The game's note on the order on file, if there is one. */
const notesOn = ({ topics }: Desk, text: string | undefined): readonly string[] => {
  const note = topics.flatMap(({ choices }) => choices).find(choice => choice.text === text)?.note;
  return note === undefined ? [] : [`→ ${note}`];
};

/** Whether each phase is a single decision that needs confirmation. */
export const isByDecision = ({ match }: Pick<Desk, 'match'>, { house }: InteractionContext['embassy']): boolean =>
  gameOf(house, match).endsRound !== undefined;

/** The deadline, how many orders and votes are on file, and whether the seat is ready. */
export function standText(context: InteractionContext, desk: Desk): string {
  const { words } = context;
  const own = pageOfDesk(desk, {});
  const votes = pageOfDesk(desk, { votes: true });
  const due = dueOf(context, own);
  if (isByDecision(desk, context.embassy))
    return [
      words.panel.due(moment(desk.phase.dueAt)),
      ...(desk.waitedFor ? [desk.ready ? words.panel.confirmWaits : words.panel.confirmHint] : []),
    ].join('\n');
  return [
    words.panel.due(moment(desk.phase.dueAt)),
    ...(due > 0 ? [words.panel.onFile(givenOf(own), due)] : []),
    ...(votes.sheet.length > 0 ? [words.panel.votes(givenOf(votes), votes.sheet.length)] : []),
    ...(desk.waitedFor ? [desk.ready ? words.panel.ready : words.panel.notReady] : []),
    ...(desk.waitedFor && !desk.ready && desk.match.plan.unready === 'hold' ? [context.words.deadlines.onlyReady] : []),
  ].join('\n');
}

/** The first own topic without an order, unless the seat has given all the orders it may. */
export function nextMissing(context: InteractionContext, whole: Desk): string | undefined {
  const desk = pageOfDesk(whole, {});
  return givenOf(desk) < dueOf(context, desk)
    ? desk.sheet.find(({ key, text, optional }) => text === undefined && !optional && desk.topics.some(topic => topic.key === key))?.key
    : undefined;
}

const givenOf = ({ sheet }: Desk): number => sheet.filter(line => line.text !== undefined && !line.optional).length;

const dueOf = ({ embassy: { house } }: InteractionContext, { match, phase, seat, sheet }: Desk): number =>
  gameOf(house, match).due?.(phase.state, seat.id) ?? sheet.filter(({ optional }) => !optional).length;
