import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { tableContent } from '../../../src/drawing/cards/tableContent.js';
import type { PublicView } from '../../../src/games/warring-states-cards/view/publicView.js';
import { board, game, somewhere, stateIn } from '../../games/warring-states-cards/table.js';
import { drawn, inOrder, language, marked } from './cardsFixture.js';

const tableOf = (state: Parameters<typeof game.view>[0]): PublicView => game.view(state).table;
const seatsOf = (table: PublicView) => Object.entries(table.seats).flatMap(([seat, shown]) => (shown ? [{ seat, ...shown }] : []));

describe('The picture of a table', () => {
  test('shows what the view contains, and nothing else', () => {
    fc.assert(
      fc.property(somewhere, language, (state, spoken) => {
        const table = tableOf(state);
        const list = drawn({ kind: 'position', view: game.view(state), language: spoken });
        const stacked = (places: Readonly<Record<string, readonly string[]>>) =>
          Object.entries(places).flatMap(([place, armies]) => armies.map((army, i) => `${place} ${i} ${army}`));
        expect(marked(list, 'state-army')).toEqual(stacked(table.states).sort());
        expect(marked(list, 'hold-army')).toEqual(stacked(table.strongholds).sort());
        expect(marked(list, 'state')).toEqual(board.states.map(id => `${id} ${table.states[id]?.at(-1)}`).sort());
        expect(marked(list, 'lit')).toEqual(table.state === undefined ? [] : [table.state]);
        expect(inOrder(list, 'row')).toEqual(table.row);
        expect(marked(list, 'pile')).toEqual([`deck ${table.deck}`, `discards ${table.discards}`]);
        expect(marked(list, 'claimed')).toEqual(
          Object.entries(table.claimed)
            .map(([symbol, seat]) => `${symbol} ${seat}${table.toUse?.some(left => left === symbol) ? ' unused' : ''}`)
            .sort(),
        );
        expect(inOrder(list, 'turn')).toEqual(table.ending?.winners ?? table.waiting);
        expect(marked(list, 'start')).toEqual(table.start === undefined || table.ending ? [] : [table.start]);
      }),
      { numRuns: 60 },
    );
  });

  test('shows the numbers, cards in the order laid, and counts of each seat', () => {
    fc.assert(
      fc.property(somewhere, language, (state, spoken) => {
        const table = tableOf(state);
        const list = drawn({ kind: 'position', view: game.view(state), language: spoken });
        const seats = seatsOf(table);
        const resistance = table.resistance ?? [];
        expect(inOrder(list, 'seat')).toEqual([...seats.map(({ seat }) => seat), ...(resistance.length > 0 ? ['resistance'] : [])]);
        expect(inOrder(list, 'figure')).toEqual(
          seats.flatMap(({ seat, hand, states, left }) => [`${seat} hand ${hand}`, `${seat} states ${states}`, `${seat} left ${left}`]),
        );
        expect(inOrder(list, 'laid')).toEqual([
          ...seats.flatMap(({ seat, table: laid }) => laid.map((card, i) => `${seat} ${i} ${card}`)),
          ...resistance.map((card, i) => `resistance ${i} ${card}`),
        ]);
        expect(marked(list, 'count').filter(count => !count.startsWith('resistance'))).toEqual(
          seats.flatMap(({ seat, counts }) => Object.entries(counts).map(([symbol, count]) => `${seat} ${symbol} ${count}`)).sort(),
        );
      }),
      { numRuns: 60 },
    );
  });

  test('of a report is the same as of the view after it', () => {
    const [before, after] = [stateIn(5, 0.5), stateIn(9, 0.5)];
    const report = { kind: 'warring-states-cards', phase: 'battle', round: before.round, events: [], after: tableOf(after) };
    expect(drawn({ kind: 'results', report, language: 'en' })).toEqual(drawn({ kind: 'position', view: game.view(after), language: 'en' }));
  });

  describe('marks', () => {
    const opening = tableOf(stateIn(3, 0));
    const remarksOn = (parts: Partial<PublicView>): readonly string[] =>
      inOrder(
        drawn({ kind: 'position', view: { ...game.view(stateIn(3, 0)), table: { ...opening, ...parts } }, language: 'fr' }),
        'remark',
      );

    test('who has fallen back', () => {
      expect(remarksOn({ phase: 'battle', waiting: ['qi'], fallen: ['jin', 'chu'] })).toEqual(['chu fallen', 'jin fallen']);
    });
    test('who is not in a tie', () => {
      expect(remarksOn({ phase: 'battle', waiting: ['qi'], tied: ['chu', 'qi'], fallen: ['chu'] })).toEqual([
        'chu fallen',
        'jin untied',
        'qin untied',
        'yan untied',
      ]);
    });
    test('who has won, and nobody else when the game is over', () => {
      const ending = { reason: 'states', by: 'states', winners: ['qi', 'yan'] } as const;
      expect(remarksOn({ phase: 'over', waiting: [], fallen: ['chu', 'jin', 'qi'], ending })).toEqual(['qi won', 'yan won']);
    });
  });
});

describe('What the table says', () => {
  const opening = tableOf(stateIn(3, 0));

  test('a lead is the most of a symbol, counted by one strip alone', () => {
    const counting = (counts: readonly Readonly<Record<string, number>>[]): PublicView => ({
      ...opening,
      seats: Object.fromEntries(
        ['chu', 'jin', 'qi'].map((seat, i) => [seat, { hand: 0, left: 24, states: 0, table: [], counts: counts[i] ?? {} }]),
      ),
    });
    const { leads } = tableContent(counting([{ Fire: 2, Spy: 1 }, { Fire: 1, Spy: 1 }, { Wind: 1 }]), board.file, 'en');
    expect(leads).toEqual({ Fire: 2, Wind: 1 });
  });

  test('Wild cards of the local resistance count one of every symbol, and can take a lead away', () => {
    const table: PublicView = {
      ...opening,
      resistance: ['Fire', 'Wild'],
      seats: { chu: { hand: 0, left: 24, states: 0, table: [], counts: { Fire: 2, Spy: 2 } } },
    };
    const { strips, leads } = tableContent(table, board.file, 'en');
    expect(strips.at(-1)?.counts).toMatchObject({ Fire: 2, Spy: 1, Wind: 1 });
    expect(leads.Fire).toBeUndefined();
    expect(leads.Spy).toBe(2);
  });
});
