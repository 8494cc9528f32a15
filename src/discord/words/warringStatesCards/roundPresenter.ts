import { z } from 'zod';
import { dynasty } from '../../../games/warring-states-cards/board/dynasties.js';
import { options } from '../../../games/warring-states-cards/deal/openGame.js';
import { cards, isAdvisor, SYMBOLS, symbol } from '../../../games/warring-states-cards/model/battleCards.js';
import { cardsReport } from '../../../games/warring-states-cards/view/cardsReport.js';
import { type PublicView, publicView } from '../../../games/warring-states-cards/view/publicView.js';
import type { Language } from '../../../lib/language.js';
import type { RoundPresenter } from '../presenters/gamePresenter.js';
import type { CardGameLocale } from './cardReportText.js';
import { sayRound, sayStory } from './sayRounds.js';

const symbols = z.array(symbol).readonly();
const view = z.object({
  table: publicView,
  own: z.object({ seat: dynasty, hand: cards, drawn: cards, claims: symbols }).optional(),
});

/** Presents the card table, a hand, a round and the whole game. */
export function roundPresenter(inEach: Readonly<Record<Language, CardGameLocale>>): RoundPresenter {
  const reports = z.array(cardsReport);
  return {
    table: (seen, language) => tableFields(view.parse(seen).table, inEach[language]),
    own: (seen, language) => ownLines(view.parse(seen), inEach[language]),
    round: (told, language) => sayRound(reports.parse(told), inEach[language]),
    story: (told, language) => sayStory(reports.parse(told), inEach[language]),
    holdings: (seen, language) => stateLines(view.parse(seen).table, inEach[language], Object.keys(view.parse(seen).table.states)),
    missed: (kind, language) => inEach[language].strings.rounds.missed(kind),
    chosen: (chosen, language) => {
      const { strings, names } = inEach[language];
      const { skills, rounds, start } = options.parse(chosen);
      return [
        strings.rounds.skills(skills),
        strings.rounds.last(rounds),
        ...(start === undefined ? [] : [strings.rounds.start(names.owner(start))]),
      ];
    },
  };
}

function tableFields(table: PublicView, locale: CardGameLocale): readonly { readonly name: string; readonly value: string }[] {
  const { strings, names } = locale;
  const say = strings.rounds;
  const held = Object.keys(table.states).filter(id => table.states[id]?.some(army => army !== 'neutral') || id === table.state);
  const holds = Object.entries(table.strongholds).toSorted(([a], [b]) => Number(a) - Number(b));
  return [
    { name: say.row, value: `${table.row.length === 0 ? say.empty : names.cards(table.row)}\n${say.piles(table.deck, table.discards)}` },
    ...(table.resistance
      ? [{ name: say.resistance, value: table.resistance.length === 0 ? say.empty : names.cards(table.resistance) }]
      : []),
    ...seatFields(table, locale),
    { name: say.states, value: stateLines(table, locale, held).join('\n') || say.allNeutral },
    ...(holds.length === 0
      ? []
      : [{ name: say.strongholds, value: holds.map(([hold, armies]) => `**${hold}** ${names.owners(armies)}`).join(' · ') }]),
  ];
}

/** A field for each seat with cards in front of it, and one for all others, a line each. */
function seatFields(table: PublicView, locale: CardGameLocale): readonly { readonly name: string; readonly value: string }[] {
  const { strings, names } = locale;
  const say = strings.rounds;
  const seats = dynasty.options.flatMap(seat => {
    const shown = table.seats[seat];
    if (shown === undefined) return [];
    const told = [names.owner(seat), strings.states(shown.states), shown.hand, shown.left] as const;
    const hasLaid = shown.table.length > 0;
    return [
      {
        hasLaid,
        name: say.seat(...told),
        lines: seatLines(table, seat, locale),
        line: say.seatLine(...told, seatLines(table, seat, locale)),
      },
    ];
  });
  const others = seats.filter(({ hasLaid }) => !hasLaid);
  return [
    ...seats.filter(({ hasLaid }) => hasLaid).map(({ name, lines }) => ({ name, value: lines.join('\n') })),
    ...(others.length === 0 ? [] : [{ name: say.nothingLaid, value: others.map(({ line }) => line).join('\n') }]),
  ];
}

function seatLines(table: PublicView, seat: z.infer<typeof dynasty>, { strings, names }: CardGameLocale): readonly string[] {
  const say = strings.rounds;
  const shown = table.seats[seat];
  const laid = shown?.table ?? [];
  const claimed = SYMBOLS.filter(one => table.claimed[one] === seat);
  return [
    ...(laid.length === 0 ? [] : [laid.map(one => (one === 'dynasty' ? strings.dynastyCard : names.card(one))).join(' · ')]),
    ...(laid.length === 0 ? [] : [countsIn(table, seat, { strings, names })].filter(text => text !== '')),
    ...(table.fallen.includes(seat) ? [say.fallen] : []),
    ...(claimed.length === 0 ? [] : [say.holds(names.symbols(claimed))]),
  ];
}

const countsIn = (table: PublicView, seat: z.infer<typeof dynasty>, { names }: CardGameLocale): string =>
  SYMBOLS.flatMap(one => {
    const count = table.seats[seat]?.counts[one];
    return count === undefined ? [] : [`${names.symbol(one)} ${count}`];
  }).join(', ');

/** Lists states and who holds them. The state that is fought for is in bold; the upper army comes first. */
const stateLines = (table: PublicView, { strings, names }: CardGameLocale, ids: readonly string[]): readonly string[] =>
  ids.map(id => {
    const name = id === table.state ? `**${names.state(id)}**` : names.state(id);
    return strings.rounds.held(name, names.owners([...(table.states[id] ?? [])].toReversed()));
  });

function ownLines({ table, own }: z.infer<typeof view>, locale: CardGameLocale): readonly string[] {
  if (own === undefined) return [];
  const { strings, names } = locale;
  const say = strings.rounds;
  const laid = table.seats[own.seat]?.table ?? [];
  const isFighting = table.phase === 'battle' && table.waiting.includes(own.seat);
  const hasDrawn = own.drawn.length > 0 && (table.fallen.includes(own.seat) || table.phase === 'use' || table.phase === 'take');
  return [
    own.hand.length === 0
      ? say.noHand
      : say.hand(own.hand.map(one => (isAdvisor(one) ? say.advisor(names.card(one)) : names.card(one))).join(' · ')),
    ...(laid.length === 0
      ? []
      : [
          say.before(
            laid.map(one => (one === 'dynasty' ? strings.dynastyCard : names.card(one))).join(' · '),
            countsIn(table, own.seat, locale),
          ),
        ]),
    ...(hasDrawn ? [say.drawn(names.cards(own.drawn))] : []),
    ...(isFighting ? [say.claims(own.claims.length === 0 ? undefined : names.symbols(own.claims))] : []),
  ];
}
