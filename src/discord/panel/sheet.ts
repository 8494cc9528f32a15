import type { Topic } from '../../games/game.js';
import { gameOf } from '../../matches/gameOf.js';
import type { Desk } from '../../matches/orders/desk.js';
import type { Call } from '../call.js';
import { sayGameFault } from '../sayFault.js';
import { moment } from '../words/language/moment.js';
import type { View } from './view.js';

/** In characters: beside it there is room for as many lines that were not understood. */
const MOST = 2600;

/** What one page of the panel is about: the seat's own, or what it votes on. */
export function pageOfDesk(desk: Desk, { votes = false }: Pick<View, 'votes'>): Desk {
  const isHere = ({ of }: Pick<Topic, 'of'>): boolean => (of !== undefined) === votes;
  return { ...desk, topics: desk.topics.filter(isHere), sheet: desk.sheet.filter(isHere) };
}

/** What is on file and what is not, line by line, with warnings beneath. */
export function sheetText(call: Call, desk: Desk): string {
  const { words } = call;
  if (desk.sheet.length === 0) return isByDecision(desk, call.embassy) ? words.panel.notYourTurn : words.panel.nothing;
  const shown = desk.sheet.filter(({ optional, text }) => !optional || text !== undefined);
  const blocks = shown.map(({ label, text, warnings }) =>
    [
      text === undefined ? `⬜ ${label}` : `✅ ${text}`,
      ...notesOn(desk, text),
      ...warnings.map(warning => `⚠️ ${sayGameFault(call, desk.match.game, warning)}`),
    ].join('\n'),
  );
  const fitting = blocks.filter((_, i) => blocks.slice(0, i + 1).join('\n').length <= MOST);
  const left = blocks.length - fitting.length;
  return [...fitting, ...(left > 0 ? [words.panel.andMore(left)] : [])].join('\n');
}

/** What the order on file would mean, where its game says so. */
const notesOn = ({ topics }: Desk, text: string | undefined): readonly string[] => {
  const note = topics.flatMap(({ choices }) => choices).find(choice => choice.text === text)?.note;
  return note === undefined ? [] : [`→ ${note}`];
};

/** Whether each phase is one decision, which is confirmed for itself. */
export const isByDecision = ({ match }: Pick<Desk, 'match'>, { house }: Call['embassy']): boolean =>
  gameOf(house, match).endsRound !== undefined;

/** The deadline, how much of one's own and of the votes is on file, and whether the seat is ready. */
export function standText(call: Call, desk: Desk): string {
  const { words } = call;
  const own = pageOfDesk(desk, {});
  const votes = pageOfDesk(desk, { votes: true });
  const due = dueOf(call, own);
  if (isByDecision(desk, call.embassy))
    return [
      words.panel.due(moment(desk.phase.dueAt)),
      ...(desk.waitedFor ? [desk.ready ? words.panel.confirmWaits : words.panel.confirmHint] : []),
    ].join('\n');
  return [
    words.panel.due(moment(desk.phase.dueAt)),
    ...(due > 0 ? [words.panel.onFile(givenOf(own), due)] : []),
    ...(votes.sheet.length > 0 ? [words.panel.votes(givenOf(votes), votes.sheet.length)] : []),
    ...(desk.waitedFor ? [desk.ready ? words.panel.ready : words.panel.notReady] : []),
    ...(desk.waitedFor && !desk.ready && desk.match.plan.unready === 'hold' ? [call.words.deadlines.onlyReady] : []),
  ].join('\n');
}

/** The first topic of the seat's own without an order, as long as there are fewer orders than there may be. */
export function nextMissing(call: Call, whole: Desk): string | undefined {
  const desk = pageOfDesk(whole, {});
  return givenOf(desk) < dueOf(call, desk)
    ? desk.sheet.find(({ key, text, optional }) => text === undefined && !optional && desk.topics.some(topic => topic.key === key))?.key
    : undefined;
}

const givenOf = ({ sheet }: Desk): number => sheet.filter(line => line.text !== undefined && !line.optional).length;

const dueOf = ({ embassy: { house } }: Call, { match, phase, seat, sheet }: Desk): number =>
  gameOf(house, match).due?.(phase.state, seat.id) ?? sheet.filter(({ optional }) => !optional).length;
