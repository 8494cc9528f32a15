import { z } from 'zod';
import { type Position, position, turn } from '../../../games/diplomacy/board/position.js';
import { busiestTheatre } from '../../../games/diplomacy/model/busiestTheatre.js';
import { type Report, report } from '../../../games/diplomacy/model/report.js';
import { phaseKind, type Terms, terms } from '../../../games/diplomacy/model/state.js';
import type { Picture } from '../../../matches/ports.js';
import { sayPhase } from './phaseWords.js';
import type { Speech } from './speech.js';
import { captures } from './told.js';

const MOST = 1024;
const agreedOn = z.object({ terms: terms.optional() });
const view = z.object({ turn, phase: phaseKind, position });

/** A picture in whole sentences, as many as fit. */
export const sayPicture = (picture: Picture, speech: Speech): string => asManyAsFit(sentencesOf(picture, speech));

/** All of it in whole sentences. Of what a seat has on file nothing: alt texts and files outlive the private answer. */
export function sentencesOf(picture: Picture, speech: Speech): readonly string[] {
  const told = toldIn(picture, speech);
  const part = theatreIn(picture, speech);
  return part === undefined ? told : [...told.slice(0, 1), speech.tongue.alt.part(part), ...told.slice(1)];
}

/** What the table agreed on whose picture it is. */
export const termsOf = (picture: Picture): Terms | undefined =>
  agreedOn.parse('report' in picture ? picture.report : 'view' in picture ? picture.view : {}).terms;

function toldIn(picture: Picture, speech: Speech): readonly string[] {
  switch (picture.kind) {
    case 'results':
      return ofResults(report.parse(picture.report), speech);
    case 'orders':
      return ofOrders(report.parse(picture.report), speech);
    case 'changes':
      return ofChanges(report.parse(picture.report), speech);
    case 'mine':
      return [speech.tongue.alt.mine(phaseOf(view.parse(picture.view), speech)), ...ofPosition(picture.view, speech).slice(1)];
    case 'history':
    case 'chart':
      return ofStory(picture, speech);
    case 'hand':
    case 'position':
      return ofPosition(picture.view, speech);
    default:
      return picture satisfies never;
  }
}

/** The name of the part of the board that is shown, if it is only a part. */
function theatreIn(picture: Picture, { board, tongue }: Speech): string | undefined {
  if (picture.theatre === undefined) return undefined;
  const busiest = picture.theatre === 'busiest' && 'report' in picture;
  const wanted = busiest ? busiestTheatre(board.file, report.parse(picture.report)) : picture.theatre;
  return board.file.theatres.find(({ id }) => id === wanted)?.name[tongue.language];
}

const phaseOf = ({ turn: when, phase }: z.infer<typeof view>, speech: Speech): string => nameOf(when, phase, speech);

function ofPosition(shown: unknown, speech: Speech): string[] {
  const { turn: when, phase, position: on } = view.parse(shown);
  return [speech.tongue.alt.positions(nameOf(when, phase, speech)), ...dislodged(on, speech), ...holdings(on, speech)];
}

function ofOrders({ turn: when, phase, orders, before }: Report, speech: Speech): string[] {
  const given = orders.filter(({ written }) => written).length;
  return [speech.tongue.alt.orders(nameOf(when, phase, speech), given), ...holdings(before, speech)];
}

function ofChanges(told: Report, speech: Speech): string[] {
  return [speech.tongue.alt.changes(nameOf(told.turn, told.phase, speech)), ...captures(told, speech), ...holdings(told.after, speech)];
}

function ofStory({ kind, reports }: Extract<Picture, { kind: 'history' | 'chart' }>, speech: Speech): string[] {
  if (reports.length === 0) return [];
  const [first, last] = [readReport(reports[0]), readReport(reports.at(-1))];
  const [from, to] = [nameOf(first.turn, first.phase, speech), nameOf(last.turn, last.phase, speech)];
  return [speech.tongue.alt[kind](from, to), ...holdings(last.after, speech)];
}

const readReport = (told: unknown): Report => report.parse(typeof told === 'string' ? JSON.parse(told) : told);

function ofResults({ turn: when, phase, orders, after }: Report, speech: Speech): string[] {
  const moves = orders.filter(o => o.order.kind === 'move');
  const successes = moves.filter(o => o.success).length;
  return [
    speech.tongue.alt.results(nameOf(when, phase, speech)),
    ...(moves.length > 0 ? [speech.tongue.alt.succeeded(successes, moves.length)] : []),
    ...dislodged(after, speech),
    ...holdings(after, speech),
  ];
}

const nameOf = (when: z.infer<typeof turn>, kind: z.infer<typeof phaseKind>, { board, tongue }: Speech): string =>
  sayPhase({ kind, turn: { ...when, era: board.file.year.era } }, tongue);

const dislodged = (on: Position, { tongue, names }: Speech): string[] =>
  on.dislodged.length > 0 ? [tongue.alt.mustRetreat(on.dislodged.map(u => names.unit(u.type, u.at)))] : [];

function holdings(on: Position, { board, tongue, names }: Speech): string[] {
  const of = (power: string, type: 'A' | 'F') => on.units.filter(u => u.power === power && u.type === type).map(u => names.place(u.at));
  const centres = (power: string) => Object.values(on.centres).filter(owner => owner === power).length;
  return board.powers
    .filter(({ id }) => centres(id) > 0 || on.units.some(u => u.power === id))
    .map(({ id }) => tongue.alt.holdings(names.power(id), of(id, 'A'), of(id, 'F'), centres(id)));
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
