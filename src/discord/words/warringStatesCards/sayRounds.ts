import type { CardsEvent } from '../../../games/warring-states-cards/model/cardsEvent.js';
import type { CardsReport } from '../../../games/warring-states-cards/view/cardsReport.js';
import { lineOf, type Speech } from './told.js';

/** A round in words: a line for each seat, then what came of it. */
export function sayRound(reports: readonly CardsReport[], speech: Speech): { readonly title: string; readonly lines: readonly string[] } {
  const events = reports.flatMap(report => report.events);
  const seats = [...new Set(events.flatMap(event => ('seat' in event ? [event.seat] : [])))];
  const isNews = (event: CardsEvent): boolean => !('seat' in event) && event.kind !== 'row' && event.kind !== 'resistance';
  const news = events.filter(isNews).flatMap(event => lineOf(event, speech) ?? []);
  return {
    title: titleOf(reports, speech),
    lines: [
      ...seats.map(seat => `**${speech.names.owner(seat)}** ${deeds(events, seat, speech).join(speech.tongue.rounds.between)}.`),
      ...resistance(reports, speech),
      ...news,
    ],
  };
}

/** What was laid for this round: at its end the cards for the next lie there already. */
function resistance(reports: readonly CardsReport[], { tongue, names }: Speech): readonly string[] {
  const laid = reports.findLast(({ round, after }) => after.round === round && after.resistance !== undefined)?.after.resistance;
  return laid ? [tongue.resistance(laid.length === 0 ? undefined : names.cards(laid))] : [];
}

/** What a seat did, in order; the cards it laid are but counted. */
function deeds(events: readonly CardsEvent[], seat: string, speech: Speech): readonly string[] {
  const own = events.filter(event => 'seat' in event && event.seat === seat);
  const laid = own.filter(isLaying).length;
  const others = own.filter(event => !isLaying(event)).flatMap(event => lineOf(event, speech) ?? []);
  const place = own.findIndex(isLaying);
  const before = own.slice(0, Math.max(place, 0)).flatMap(event => lineOf(event, speech) ?? []).length;
  return laid === 0 ? others : [...others.slice(0, before), speech.tongue.rounds.lays(laid), ...others.slice(before)];
}

const isLaying = (event: CardsEvent): boolean => event.kind === 'moved' && event.move.kind === 'play';

/** "Round 3: Gu". */
function titleOf(reports: readonly CardsReport[], { tongue, names }: Speech): string {
  const state = reports.findLast(({ after }) => after.state !== undefined)?.after.state;
  return tongue.rounds.round(reports.at(-1)?.round ?? 1, state === undefined ? undefined : names.state(state));
}

/** The whole game, a line a round: who claimed what, which states changed hands, how it ended. */
export function sayStory(reports: readonly CardsReport[], speech: Speech): readonly string[] {
  const numbers = [...new Set(reports.map(({ round }) => round))];
  return numbers.map(number =>
    storyLine(
      reports.filter(({ round }) => round === number),
      speech,
    ),
  );
}

function storyLine(round: readonly CardsReport[], speech: Speech): string {
  const { tongue, names } = speech;
  const told = round
    .flatMap(({ events }) => events)
    .flatMap(event => {
      if (event.kind === 'claimed')
        return event.symbols.length === 0 ? [] : [tongue.rounds.claimed(names.owner(event.seat), names.symbols(event.symbols))];
      if (event.kind === 'control') return [tongue.rounds.taken(names.owner(event.to), names.state(event.state))];
      return event.kind === 'ended' || event.kind === 'tied' ? (lineOf(event, speech) ?? []) : [];
    });
  return `*${titleOf(round, speech)}* — ${told.length === 0 ? tongue.rounds.quiet : told.join(tongue.rounds.between)}`;
}
