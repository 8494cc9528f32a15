import type { CardsEvent } from '../../../games/warring-states-cards/model/cardsEvent.js';
import type { CardsReport } from '../../../games/warring-states-cards/view/cardsReport.js';
import { type CardGameLocale, lineOf } from './cardReportText.js';

/** Puts a round into words: a line for each seat, then the consequences. */
export function sayRound(
  reports: readonly CardsReport[],
  locale: CardGameLocale,
): { readonly title: string; readonly lines: readonly string[] } {
  const events = reports.flatMap(report => report.events);
  const seats = [...new Set(events.flatMap(event => ('seat' in event ? [event.seat] : [])))];
  const isNews = (event: CardsEvent): boolean => !('seat' in event) && event.kind !== 'row' && event.kind !== 'resistance';
  const news = events.filter(isNews).flatMap(event => lineOf(event, locale) ?? []);
  return {
    title: titleOf(reports, locale),
    lines: [
      ...seats.map(
        seat =>
          `**${locale.strings.rounds.actor(locale.names.owner(seat))}** ${actionsOf(events, seat, locale).join(locale.strings.rounds.between)}.`,
      ),
      ...resistance(reports, locale),
      ...news,
    ],
  };
}

/** The local resistance in this round. At the end of a round, the cards of the next one are already there. */
function resistance(reports: readonly CardsReport[], { strings, names }: CardGameLocale): readonly string[] {
  const laid = reports.findLast(({ round, after }) => after.round === round && after.resistance !== undefined)?.after.resistance;
  return laid ? [strings.resistance(laid.length === 0 ? undefined : names.cards(laid))] : [];
}

/** Lists what a seat did, in order. The cards it laid, advisors too, are only counted, and a missed turn is told once. */
function actionsOf(events: readonly CardsEvent[], seat: string, locale: CardGameLocale): readonly string[] {
  const all = events.filter(event => 'seat' in event && event.seat === seat);
  const firstMiss = all.find(({ kind }) => kind === 'missed');
  const own = all.filter(event => event.kind !== 'missed' || event === firstMiss);
  const laid = own.flatMap(event => (event.kind === 'moved' && event.move.kind === 'play' ? [event.move] : []));
  const count = laid.reduce((sum, { advisor }) => sum + (advisor === undefined ? 1 : 2), 0);
  const withDynasty = laid.some(({ skill }) => skill !== undefined);
  const others = own.filter(event => !isLaying(event)).flatMap(event => lineOf(event, locale) ?? []);
  const place = own.findIndex(isLaying);
  const before = own.slice(0, Math.max(place, 0)).flatMap(event => lineOf(event, locale) ?? []).length;
  return laid.length === 0 ? others : [...others.slice(0, before), locale.strings.rounds.lays(count, withDynasty), ...others.slice(before)];
}

const isLaying = (event: CardsEvent): boolean => event.kind === 'moved' && event.move.kind === 'play';

/** "Round 3: Gu". */
function titleOf(reports: readonly CardsReport[], { strings, names }: CardGameLocale): string {
  const state = reports.findLast(({ after }) => after.state !== undefined)?.after.state;
  return strings.rounds.round(reports.at(-1)?.round ?? 1, state === undefined ? undefined : names.state(state));
}

/** Puts the whole game into words, one line per round: who claimed what, which states changed hands, how it ended. */
export function sayStory(reports: readonly CardsReport[], locale: CardGameLocale): readonly string[] {
  const numbers = [...new Set(reports.map(({ round }) => round))];
  return numbers.map(number =>
    storyLine(
      reports.filter(({ round }) => round === number),
      locale,
    ),
  );
}

function storyLine(round: readonly CardsReport[], locale: CardGameLocale): string {
  const { strings, names } = locale;
  const told = round
    .flatMap(({ events }) => events)
    .flatMap(event => {
      if (event.kind === 'claimed')
        return event.symbols.length === 0 ? [] : [strings.rounds.claimed(names.owner(event.seat), names.symbols(event.symbols))];
      if (event.kind === 'control') return [strings.rounds.taken(names.owner(event.to), names.state(event.state))];
      return event.kind === 'ended' || event.kind === 'tied' ? (lineOf(event, locale) ?? []) : [];
    });
  return `*${titleOf(round, locale)}* — ${(told.length === 0 ? [strings.rounds.quiet] : told).map(sentence).join(' ')}`;
}

const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);
