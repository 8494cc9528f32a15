import { z } from 'zod';
import { type Position, position, turn } from '../../../games/diplomacy/board/position.js';
import { theatreCalled } from '../../../games/diplomacy/board/theatre.js';
import { busiestTheatre } from '../../../games/diplomacy/model/busiestTheatre.js';
import { type Report, report } from '../../../games/diplomacy/model/report.js';
import { phaseKind, type Terms, terms } from '../../../games/diplomacy/model/state.js';
import type { Picture } from '../../../matches/context/ports.js';
import { DISCORD_LIMITS } from '../../protocol/discordLimits.js';
import { fitSentences } from '../language/fitSentences.js';
import type { HappenedCounts } from './diplomacyAltTexts.js';
import type { DiplomacyLocale } from './diplomacyLocale.js';
import { sayPhase, sayTurn } from './sayPhase.js';

const MOST = DISCORD_LIMITS.altText;
const agreedOn = z.object({ terms: terms.optional() });
const view = z.object({ turn, phase: phaseKind, position });

/** Describes a picture in as many whole sentences as fit, and says if some are left out. */
export const sayPicture = (picture: Picture, locale: DiplomacyLocale): string =>
  fitSentences(sentencesOf(picture, locale), MOST, locale.strings.language);

/** Describes a picture in whole sentences: what changed, whom the bot plays, then the position. Leaves out a seat's filed orders: alt texts and files outlive the private reply. */
export function sentencesOf(picture: Picture, locale: DiplomacyLocale): readonly string[] {
  const told = toldIn(picture, locale);
  const part = theatreIn(picture, locale);
  if (part === undefined) return told;
  const others = picture.theatre === 'busiest' ? told.slice(1, WITH_CLOSE_UP) : told.slice(1);
  return [...told.slice(0, 1), locale.strings.alt.part(part), ...others];
}

/** A close-up stands beside the whole board, which says where everybody is: it tells only what changed. */
const WITH_CLOSE_UP = 3;

/** Returns the options of the match that the picture shows. */
export const termsOf = (picture: Picture): Terms | undefined =>
  termsIn('report' in picture ? picture.report : 'view' in picture ? picture.view : {});

/** Returns the options of the match whose view or report this is. */
export const termsIn = (seen: unknown): Terms | undefined => agreedOn.parse(seen).terms;

function toldIn(picture: Picture, locale: DiplomacyLocale): readonly string[] {
  const byBot = playedByBot(picture, locale);
  switch (picture.kind) {
    case 'results':
      return ofResults(report.parse(picture.report), byBot, locale);
    case 'orders':
      return ofOrders(report.parse(picture.report), byBot, locale);
    case 'changes':
      return ofChanges(report.parse(picture.report), byBot, locale);
    case 'mine':
      return [locale.strings.alt.mine(phaseOf(view.parse(picture.view), locale)), ...ofPosition(picture.view, byBot, locale).slice(1)];
    case 'history':
    case 'chart':
      return ofStory(picture, byBot, locale);
    case 'hand':
      return ofPosition(picture.view, byBot, locale);
    case 'position':
      return [...wonBy(picture, locale), ...ofPosition(picture.view, byBot, locale)];
    default:
      return picture satisfies never;
  }
}

/** Whom the bot plays, if the picture marks it, in one sentence. */
const playedByBot = ({ bots = [] }: Picture, { strings, names }: DiplomacyLocale): readonly string[] =>
  bots.length > 0 ? [strings.alt.byBot(bots.map(names.power))] : [];

/** Returns the name of the part of the board that is shown. Undefined: the whole board. */
function theatreIn(picture: Picture, { board, strings }: DiplomacyLocale): string | undefined {
  if (picture.theatre === undefined) return undefined;
  const busiest = picture.theatre === 'busiest' && 'report' in picture;
  const shown = busiest ? busiestTheatre(board.file, report.parse(picture.report)) : theatreCalled(board.file, picture.theatre);
  return shown?.name[strings.language];
}

/** Who won, if the picture points that out. Never whom the reader plays. */
function wonBy({ marked }: Extract<Picture, { kind: 'position' }>, { strings, names }: DiplomacyLocale): string[] {
  return marked === undefined || marked.as === 'you' ? [] : [strings.alt[marked.as](marked.powers.map(names.power))];
}

const phaseOf = ({ turn: when, phase }: z.infer<typeof view>, locale: DiplomacyLocale): string => nameOf(when, phase, locale);

function ofPosition(shown: unknown, byBot: readonly string[], locale: DiplomacyLocale): string[] {
  const { turn: when, phase, position: on } = view.parse(shown);
  const { alt } = locale.strings;
  const isStart = phase === 'placement';
  const named = isStart ? alt.start(turnNameOf(when, locale)) : alt.positions(nameOf(when, phase, locale));
  return [named, ...dislodged(on, locale), ...byBot, ...holdings(on, locale)];
}

function ofOrders({ turn: when, phase, orders, before }: Report, byBot: readonly string[], locale: DiplomacyLocale): string[] {
  const given = orders.filter(({ written }) => written).length;
  return [locale.strings.alt.orders(nameOf(when, phase, locale), given), ...byBot, ...holdings(before, locale)];
}

function ofChanges(told: Report, byBot: readonly string[], locale: DiplomacyLocale): string[] {
  return [
    locale.strings.alt.changes(nameOf(told.turn, told.phase, locale)),
    changedHands(told, locale),
    ...byBot,
    ...holdings(told.after, locale),
  ];
}

function ofStory(
  { kind, reports }: Extract<Picture, { kind: 'history' | 'chart' }>,
  byBot: readonly string[],
  locale: DiplomacyLocale,
): string[] {
  if (reports.length === 0) return [];
  const [first, last] = [readReport(reports[0]), readReport(reports.at(-1))];
  const [from, to] = [nameOf(first.turn, first.phase, locale), nameOf(last.turn, last.phase, locale)];
  return [locale.strings.alt[kind](from, to), grownIn(first.before, last.after, locale), ...byBot, ...holdings(last.after, locale)];
}

/** Who gained and lost how many centres, those that gained most first. */
function grownIn(before: Position, after: Position, { board, strings, names }: DiplomacyLocale): string {
  const count = (on: Position, power: string): number => Object.values(on.centres).filter(owner => owner === power).length;
  const changes = board.powers
    .map(({ id }) => ({ id, by: count(after, id) - count(before, id) }))
    .filter(({ by }) => by !== 0)
    .sort((a, b) => b.by - a.by);
  return strings.alt.grown(changes.map(({ id, by }) => `${names.power(id)} ${by > 0 ? `+${by}` : `−${-by}`}`));
}

const readReport = (told: unknown): Report => report.parse(typeof told === 'string' ? JSON.parse(told) : told);

/** What changed, in two sentences, then the position. */
function ofResults(told: Report, byBot: readonly string[], locale: DiplomacyLocale): string[] {
  const { turn: when, phase, after, provisional } = told;
  const { alt } = locale.strings;
  const title = provisional ? alt.provisional : alt.results;
  return [
    title(nameOf(when, phase, locale)),
    alt.happened(happenedIn(told)),
    changedHands(told, locale),
    ...dislodged(after, locale),
    ...byBot,
    ...holdings(after, locale),
  ];
}

/** Whether a move succeeded. A rapid river move does if the fleet went on at all. */
const wentOn = ({ order, success, outcome }: Report['orders'][number]): boolean =>
  order.kind === 'rapid' ? outcome.kind === 'travelled' && outcome.to !== order.at : success;

function happenedIn({ orders, after }: Report): HappenedCounts {
  const moves = orders.filter(({ order }) => order.kind === 'move' || order.kind === 'rapid');
  const count = (...kinds: readonly string[]): number => orders.filter(({ outcome }) => kinds.includes(outcome.kind)).length;
  return {
    moves: { good: moves.filter(wentOn).length, all: moves.length },
    dislodged: after.dislodged.length,
    retreated: count('retreated'),
    built: count('built'),
    disbanded: count('disbanded', 'removed'),
  };
}

/** So many centres are named. */
const MOST_CENTRES = 12;

function changedHands({ captured }: Report, { strings, names }: DiplomacyLocale): string {
  const taken = captured.slice(0, MOST_CENTRES).map(({ centre, from, to }) => ({
    centre: names.place(centre),
    by: names.powerBeside(to, centre),
    from: from === undefined ? undefined : names.powerBeside(from, centre),
  }));
  return strings.alt.changedHands(taken, captured.length - taken.length);
}

const nameOf = (when: z.infer<typeof turn>, kind: z.infer<typeof phaseKind>, { board, strings }: DiplomacyLocale): string =>
  sayPhase({ kind, turn: { ...when, era: board.file.year.era } }, strings);

const turnNameOf = (when: z.infer<typeof turn>, { board, strings }: DiplomacyLocale): string =>
  sayTurn({ ...when, era: board.file.year.era }, strings);

const dislodged = (on: Position, { strings, names }: DiplomacyLocale): string[] =>
  on.dislodged.length > 0 ? [strings.alt.mustRetreat(on.dislodged.map(u => names.unit(u.type, u.at)))] : [];

function holdings(on: Position, { board, strings, names }: DiplomacyLocale): string[] {
  const of = (power: string, type: 'A' | 'F') => on.units.filter(u => u.power === power && u.type === type).map(u => names.place(u.at));
  const centres = (power: string) => Object.values(on.centres).filter(owner => owner === power).length;
  return board.powers
    .filter(({ id }) => centres(id) > 0 || on.units.some(u => u.power === id))
    .map(({ id }) => strings.alt.holdings(names.power(id), of(id, 'A'), of(id, 'F'), centres(id)));
}
