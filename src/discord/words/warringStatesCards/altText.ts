import { z } from 'zod';
import { cardsReport } from '../../../games/warring-states-cards/view/cardsReport.js';
import { type PublicView, publicView } from '../../../games/warring-states-cards/view/publicView.js';
import type { Picture } from '../../../matches/ports.js';
import { sayPhase } from './phaseWords.js';
import type { Speech } from './told.js';

const MOST = 1024;
const view = z.object({ table: publicView });

/** The table in whole sentences, as many as fit. Of a hand no card: those are named beside it. */
export function sayPicture(picture: Picture, speech: Speech): string {
  let text = '';
  for (const sentence of sentencesOf(picture, speech)) {
    const longer = text === '' ? sentence : `${text} ${sentence}`;
    if (longer.length > MOST) return text;
    text = longer;
  }
  return text;
}

/** All of them. */
export function sentencesOf(picture: Picture, speech: Speech): readonly string[] {
  if (picture.kind === 'position') return sentencesOn(view.parse(picture.view).table, speech);
  return 'report' in picture ? sentencesOn(cardsReport.parse(picture.report).after, speech) : [speech.tongue.alt.hand];
}

function sentencesOn(table: PublicView, { tongue, names }: Speech): readonly string[] {
  const seats = Object.entries(table.seats);
  const ruled = (seat: string): readonly string[] => Object.keys(table.states).filter(id => table.states[id]?.at(-1) === seat);
  return [
    tongue.alt.table(
      sayPhase({ kind: table.phase, turn: { round: table.round, ...(table.state && { state: table.state }) } }, { tongue, names }),
    ),
    ...seats.map(([seat]) =>
      tongue.alt.rules(names.owner(seat), ruled(seat).length === 0 ? undefined : names.list(ruled(seat).map(names.state))),
    ),
    ...seats.flatMap(([seat, shown]) => {
      const laid = shown?.table.filter(one => one !== 'dynasty') ?? [];
      return laid.length === 0 ? [] : [tongue.alt.before(names.owner(seat), names.cards(laid))];
    }),
    tongue.alt.row(table.row.length === 0 ? undefined : names.cards(table.row)),
  ];
}
