import { z } from 'zod';
import { type Position, position, turn } from '../../../games/diplomacy/board/position.js';
import { busiestTheatre } from '../../../games/diplomacy/model/busiestTheatre.js';
import { type Report, report } from '../../../games/diplomacy/model/report.js';
import { phaseKind, type Terms, terms } from '../../../games/diplomacy/model/state.js';
import type { Picture } from '../../../matches/context/ports.js';
import type { DiplomacyLocale } from './diplomacyLocale.js';
import { captures } from './reportText.js';
import { sayPhase } from './sayPhase.js';

const MOST = 1024;
const agreedOn = z.object({ terms: terms.optional() });
const view = z.object({ turn, phase: phaseKind, position });

/** Describes a picture in as many whole sentences as fit. */
export const sayPicture = (picture: Picture, locale: DiplomacyLocale): string => asManyAsFit(sentencesOf(picture, locale));

/** Describes a picture in whole sentences, but leaves out a seat's filed orders: alt texts and files outlive the private reply. */
export function sentencesOf(picture: Picture, locale: DiplomacyLocale): readonly string[] {
  const told = toldIn(picture, locale);
  const part = theatreIn(picture, locale);
  return part === undefined ? told : [...told.slice(0, 1), locale.strings.alt.part(part), ...told.slice(1)];
}

/** Returns the options of the match that the picture shows. */
export const termsOf = (picture: Picture): Terms | undefined =>
  termsIn('report' in picture ? picture.report : 'view' in picture ? picture.view : {});

/** Returns the options of the match whose view or report this is. */
export const termsIn = (seen: unknown): Terms | undefined => agreedOn.parse(seen).terms;

function toldIn(picture: Picture, locale: DiplomacyLocale): readonly string[] {
  switch (picture.kind) {
    case 'results':
      return ofResults(report.parse(picture.report), locale);
    case 'orders':
      return ofOrders(report.parse(picture.report), locale);
    case 'changes':
      return ofChanges(report.parse(picture.report), locale);
    case 'mine':
      return [locale.strings.alt.mine(phaseOf(view.parse(picture.view), locale)), ...ofPosition(picture.view, locale).slice(1)];
    case 'history':
    case 'chart':
      return ofStory(picture, locale);
    case 'hand':
    case 'position':
      return ofPosition(picture.view, locale);
    default:
      return picture satisfies never;
  }
}

/** Returns the name of the part of the board that is shown. Undefined: the whole board. */
function theatreIn(picture: Picture, { board, strings }: DiplomacyLocale): string | undefined {
  if (picture.theatre === undefined) return undefined;
  const busiest = picture.theatre === 'busiest' && 'report' in picture;
  const wanted = busiest ? busiestTheatre(board.file, report.parse(picture.report)) : picture.theatre;
  return board.file.theatres.find(({ id }) => id === wanted)?.name[strings.language];
}

const phaseOf = ({ turn: when, phase }: z.infer<typeof view>, locale: DiplomacyLocale): string => nameOf(when, phase, locale);

function ofPosition(shown: unknown, locale: DiplomacyLocale): string[] {
  const { turn: when, phase, position: on } = view.parse(shown);
  return [locale.strings.alt.positions(nameOf(when, phase, locale)), ...dislodged(on, locale), ...holdings(on, locale)];
}

function ofOrders({ turn: when, phase, orders, before }: Report, locale: DiplomacyLocale): string[] {
  const given = orders.filter(({ written }) => written).length;
  return [locale.strings.alt.orders(nameOf(when, phase, locale), given), ...holdings(before, locale)];
}

function ofChanges(told: Report, locale: DiplomacyLocale): string[] {
  return [locale.strings.alt.changes(nameOf(told.turn, told.phase, locale)), ...captures(told, locale), ...holdings(told.after, locale)];
}

function ofStory({ kind, reports }: Extract<Picture, { kind: 'history' | 'chart' }>, locale: DiplomacyLocale): string[] {
  if (reports.length === 0) return [];
  const [first, last] = [readReport(reports[0]), readReport(reports.at(-1))];
  const [from, to] = [nameOf(first.turn, first.phase, locale), nameOf(last.turn, last.phase, locale)];
  return [locale.strings.alt[kind](from, to), ...holdings(last.after, locale)];
}

const readReport = (told: unknown): Report => report.parse(typeof told === 'string' ? JSON.parse(told) : told);

function ofResults({ turn: when, phase, orders, after }: Report, locale: DiplomacyLocale): string[] {
  const moves = orders.filter(o => o.order.kind === 'move');
  const successes = moves.filter(o => o.success).length;
  return [
    locale.strings.alt.results(nameOf(when, phase, locale)),
    ...(moves.length > 0 ? [locale.strings.alt.succeeded(successes, moves.length)] : []),
    ...dislodged(after, locale),
    ...holdings(after, locale),
  ];
}

const nameOf = (when: z.infer<typeof turn>, kind: z.infer<typeof phaseKind>, { board, strings }: DiplomacyLocale): string =>
  sayPhase({ kind, turn: { ...when, era: board.file.year.era } }, strings);

const dislodged = (on: Position, { strings, names }: DiplomacyLocale): string[] =>
  on.dislodged.length > 0 ? [strings.alt.mustRetreat(on.dislodged.map(u => names.unit(u.type, u.at)))] : [];

function holdings(on: Position, { board, strings, names }: DiplomacyLocale): string[] {
  const of = (power: string, type: 'A' | 'F') => on.units.filter(u => u.power === power && u.type === type).map(u => names.place(u.at));
  const centres = (power: string) => Object.values(on.centres).filter(owner => owner === power).length;
  return board.powers
    .filter(({ id }) => centres(id) > 0 || on.units.some(u => u.power === id))
    .map(({ id }) => strings.alt.holdings(names.power(id), of(id, 'A'), of(id, 'F'), centres(id)));
}

function asManyAsFit(sentences: readonly string[]): string {
  let text = '';
  for (const sentence of sentences) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length > MOST) return text;
    text = longer;
  }
  return text;
}
