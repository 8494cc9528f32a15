import { z } from 'zod';
import { type CardsReport, cardsReport } from '../../../games/warring-states-cards/view/cardsReport.js';
import { type PublicView, publicView } from '../../../games/warring-states-cards/view/publicView.js';
import type { Language } from '../../../lib/language.js';
import type { Picture } from '../../../matches/context/ports.js';
import { DISCORD_LIMITS } from '../../protocol/discordLimits.js';
import { fitSentences } from '../language/fitSentences.js';
import { type CardGameLocale, toldReport } from './cardReportText.js';
import { sayPhase } from './sayCardPhase.js';

const MOST = DISCORD_LIMITS.altText;
const view = z.object({ table: publicView });

/**
 * Describes the card table in as many whole sentences as fit, and says if some are left out. A hand is described without its cards, which the
 * message lists.
 */
export const sayPicture = (picture: Picture, locale: CardGameLocale, language: Language): string =>
  fitSentences(sentencesOf(picture, locale), MOST, language);

/** Describes the card table completely. */
export function sentencesOf(picture: Picture, locale: CardGameLocale): readonly string[] {
  if (picture.kind === 'position') return sentencesOn(view.parse(picture.view).table, locale);
  return 'report' in picture ? ofReport(cardsReport.parse(picture.report), locale) : [locale.strings.alt.hand];
}

/** What changed, in at most two sentences, then the table. */
function ofReport(told: CardsReport, locale: CardGameLocale): readonly string[] {
  const { groups, news } = toldReport(told, locale);
  const changes = [...groups.map(({ heading, lines }) => locale.strings.alt.did(heading, lines)), ...news].map(unmarked);
  const [title = '', ...table] = sentencesOn(told.after, locale);
  const newest = changes.slice(-2);
  return [title, ...newest, ...table.filter(line => !newest.includes(line))];
}

/** The words without Discord's marks. */
const unmarked = (line: string): string => line.replaceAll('*', '');

function sentencesOn(table: PublicView, { strings, names }: CardGameLocale): readonly string[] {
  const seats = Object.entries(table.seats);
  const ruled = (seat: string): readonly string[] => Object.keys(table.states).filter(id => table.states[id]?.at(-1) === seat);
  return [
    strings.alt.table(
      sayPhase({ kind: table.phase, turn: { round: table.round, ...(table.state && { state: table.state }) } }, { strings, names }),
    ),
    ...(table.ending ? [unmarked(strings.ended(table.ending, names.owners(table.ending.winners)))] : []),
    ...seats.map(([seat]) =>
      strings.alt.rules(names.owner(seat), ruled(seat).length === 0 ? undefined : names.list(ruled(seat).map(names.state))),
    ),
    ...seats.flatMap(([seat, shown]) => {
      const laid = shown?.table.filter(one => one !== 'dynasty') ?? [];
      return laid.length === 0 ? [] : [strings.alt.before(names.owner(seat), names.cards(laid))];
    }),
    strings.alt.row(table.row.length === 0 ? undefined : names.cards(table.row)),
  ];
}
