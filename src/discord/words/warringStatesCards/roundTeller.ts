import { z } from 'zod';
import { dynasty } from '../../../games/warring-states-cards/board/dynasties.js';
import { options } from '../../../games/warring-states-cards/deal/openGame.js';
import { cards, SYMBOLS, symbol } from '../../../games/warring-states-cards/model/battleCards.js';
import { cardsReport } from '../../../games/warring-states-cards/view/cardsReport.js';
import { type PublicView, publicView } from '../../../games/warring-states-cards/view/publicView.js';
import type { Language } from '../../../lib/language.js';
import type { RoundTeller } from '../teller.js';
import { sayRound, sayStory } from './sayRounds.js';
import type { Speech } from './told.js';

const symbols = z.array(symbol).readonly();
const view = z.object({
  table: publicView,
  own: z.object({ seat: dynasty, hand: cards, drawn: cards, claims: symbols }).optional(),
});

/** Tells the table, a hand, a round and the whole game. */
export function roundTeller(inEach: Readonly<Record<Language, Speech>>): RoundTeller {
  const reports = z.array(cardsReport);
  return {
    table: (seen, language) => tableFields(view.parse(seen).table, inEach[language]),
    own: (seen, language) => ownLines(view.parse(seen), inEach[language]),
    round: (told, language) => sayRound(reports.parse(told), inEach[language]),
    story: (told, language) => sayStory(reports.parse(told), inEach[language]),
    holdings: (seen, language) => stateLines(view.parse(seen).table, inEach[language], Object.keys(view.parse(seen).table.states)),
    chosen: (chosen, language) => {
      const { tongue, names } = inEach[language];
      const { skills, rounds, start } = options.parse(chosen);
      return [
        tongue.rounds.skills(skills),
        tongue.rounds.last(rounds),
        ...(start === undefined ? [] : [tongue.rounds.start(names.owner(start))]),
      ];
    },
  };
}

function tableFields(table: PublicView, speech: Speech): readonly { readonly name: string; readonly value: string }[] {
  const { tongue, names } = speech;
  const say = tongue.rounds;
  const held = Object.keys(table.states).filter(id => table.states[id]?.some(army => army !== 'neutral') || id === table.state);
  const holds = Object.entries(table.strongholds).toSorted(([a], [b]) => Number(a) - Number(b));
  return [
    { name: say.row, value: `${table.row.length === 0 ? say.empty : names.cards(table.row)}\n${say.piles(table.deck, table.discards)}` },
    ...(table.resistance
      ? [{ name: say.resistance, value: table.resistance.length === 0 ? say.empty : names.cards(table.resistance) }]
      : []),
    ...dynasty.options.flatMap(seat => {
      const shown = table.seats[seat];
      if (shown === undefined) return [];
      return [
        {
          name: say.seat(names.owner(seat), tongue.states(shown.states), shown.hand, shown.left),
          value: seatLines(table, seat, speech).join('\n'),
        },
      ];
    }),
    { name: say.states, value: stateLines(table, speech, held).join('\n') || say.allNeutral },
    { name: say.strongholds, value: holds.map(([hold, armies]) => `**${hold}** ${names.owners(armies)}`).join(' · ') || say.nobody },
  ];
}

function seatLines(table: PublicView, seat: z.infer<typeof dynasty>, { tongue, names }: Speech): readonly string[] {
  const say = tongue.rounds;
  const shown = table.seats[seat];
  const laid = shown?.table ?? [];
  const claimed = SYMBOLS.filter(one => table.claimed[one] === seat);
  return [
    laid.length === 0 ? say.nothingLaid : laid.map(one => (one === 'dynasty' ? tongue.dynastyCard : names.card(one))).join(' · '),
    ...(laid.length === 0 ? [] : [countsIn(table, seat, { tongue, names })].filter(text => text !== '')),
    ...(table.fallen.includes(seat) ? [say.fallen] : []),
    ...(claimed.length === 0 ? [] : [say.holds(names.symbols(claimed))]),
  ];
}

const countsIn = (table: PublicView, seat: z.infer<typeof dynasty>, { names }: Speech): string =>
  SYMBOLS.flatMap(one => {
    const count = table.seats[seat]?.counts[one];
    return count === undefined ? [] : [`${names.symbol(one)} ${count}`];
  }).join(', ');

/** The state battled for in bold; the upper army first. */
const stateLines = (table: PublicView, { tongue, names }: Speech, ids: readonly string[]): readonly string[] =>
  ids.map(id => {
    const name = id === table.state ? `**${names.state(id)}**` : names.state(id);
    return tongue.rounds.held(name, names.owners([...(table.states[id] ?? [])].toReversed()));
  });

function ownLines({ table, own }: z.infer<typeof view>, speech: Speech): readonly string[] {
  if (own === undefined) return [];
  const { tongue, names } = speech;
  const say = tongue.rounds;
  const laid = table.seats[own.seat]?.table ?? [];
  const isFighting = table.phase === 'battle' && !table.fallen.includes(own.seat);
  const hasDrawn = own.drawn.length > 0 && (table.fallen.includes(own.seat) || table.phase === 'use' || table.phase === 'take');
  return [
    own.hand.length === 0 ? say.noHand : say.hand(own.hand.map(names.card).join(' · ')),
    ...(laid.length === 0
      ? []
      : [
          say.before(
            laid.map(one => (one === 'dynasty' ? tongue.dynastyCard : names.card(one))).join(' · '),
            countsIn(table, own.seat, speech),
          ),
        ]),
    ...(hasDrawn ? [say.drawn(names.cards(own.drawn))] : []),
    ...(isFighting ? [say.claims(own.claims.length === 0 ? undefined : names.symbols(own.claims))] : []),
  ];
}
