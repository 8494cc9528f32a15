import { describe, expect, it, test } from 'vitest';
import { cardGamePresenter } from '../../../src/discord/words/warringStatesCards/cardGamePresenter.js';
import { CARD_GAME_REFUSALS } from '../../../src/discord/words/warringStatesCards/cardGameRefusals.js';
import { cardGameStrings } from '../../../src/discord/words/warringStatesCards/cardGameStrings.js';
import { cardNamesOn } from '../../../src/discord/words/warringStatesCards/cardNames.js';
import type { CardsState } from '../../../src/games/warring-states-cards/model/cardsState.js';
import type { CardsReport } from '../../../src/games/warring-states-cards/view/cardsReport.js';
import { LANGUAGES } from '../../../src/lib/language.js';
import { seededRandom } from '../../../src/lib/random.js';
import { setTable } from '../../games/warring-states-cards/rulebook/setTable.js';
import { board, game, opened, practised, statesOf } from '../../games/warring-states-cards/table.js';

const presenter = cardGamePresenter(board);

describe('Every fault of the card game', () => {
  const codes = Object.keys(CARD_GAME_REFUSALS);

  test.each(codes)('%s has a sentence in both languages', code => {
    const detail = {
      code,
      symbol: 'Spy',
      card: 'Fire',
      previous: 'Wild',
      advisor: 'Spy',
      hold: '12',
      from: '13',
      state: 'gu',
      seats: ['yan'],
      due: 1,
      candidates: ['Wild'],
      least: 2,
      most: 5,
    };
    const [en, fr] = LANGUAGES.map(language => presenter.fault(detail, language));
    expect(en).toMatch(/^[A-Z].*[.?]$/);
    expect(fr).toMatch(/^[A-ZÀ-Ý].*[.?]$/);
    expect(en).not.toBe(fr);
  });

  it('of another game has none', () => {
    expect(presenter.fault({ code: 'no-convoy-route' }, 'en')).toBeUndefined();
  });
});

it('has a name for each kind of phase that it asks time for', () => {
  for (const language of LANGUAGES) for (const kind of game.phaseKinds) expect(presenter.kindName(kind, language)).not.toBe(kind);
});

test('the report of a round between two tells what resisted in it, not what will in the next', () => {
  const random = seededRandom(5);
  let state = opened(5, 2);
  for (const round of [1, 2, 3]) {
    const reports: CardsReport[] = [];
    let resistance: CardsState['resistance'];
    do {
      if (state.round === round && state.resistance) resistance = state.resistance;
      const advanced = game.advance(state, practised(state, random));
      reports.push(advanced.report);
      state = advanced.state;
    } while (reports.at(-1) && game.endsRound?.(reports.at(-1) as CardsReport) !== true);
    const lines = presenter.rounds?.round(reports, 'en').lines ?? [];
    const told = lines.filter(line => line.includes('resistance'));
    expect(told).toHaveLength(1);
    expect(told[0]).toBe(cardGameStrings.en.resistance(resistance && cardNamesOn(board, 'en').cards(resistance)));
    expect(state.round > round || game.ending(state) !== undefined).toBe(true);
  }
});

test.each([
  ['en', '**Jin** plays 3 cards and the dynasty card; falls back; claims nothing.'],
  ['fr', '**Le Jin** pose 3 cartes et sa carte de dynastie ; se replie ; ne remporte rien.'],
] as const)('a round counts advisors among the cards laid (%s)', (language, line) => {
  const after = game.view(opened(5, 3)).table;
  const moves = [
    { kind: 'play', card: 'Wind/Infantry/Spy', advisor: 'Wind' },
    { kind: 'play', card: 'Wild', skill: { of: 'jin' } },
    { kind: 'fall-back' },
  ] as const;
  const events = [
    ...moves.map(move => ({ kind: 'moved', seat: 'jin', move }) as const),
    { kind: 'claimed', seat: 'jin', symbols: [] } as const,
  ];
  const told = presenter.rounds?.round([{ kind: 'warring-states-cards', phase: 'battle', round: 1, events, after }], language);
  expect(told?.lines[0]?.replaceAll('\u00a0', ' ')).toBe(line);
});

describe.each(LANGUAGES)('A whole match in %s', language => {
  const told: string[] = [];
  for (let seed = 4; seed < 12; seed++)
    for (const state of statesOf(seed)) {
      if (game.ending(state)) break;
      const { report } = game.advance(state, seed % 2 ? practised(state, seededRandom(seed)) : new Map());
      const { groups, news } = presenter.reportText(report, language);
      for (const { heading, lines } of groups) told.push(heading, ...lines);
      told.push(...news, presenter.phaseName(game.phase(state), language));
      const alt = presenter.altText({ kind: 'results', game: game.id, report, language }, language);
      expect(alt.length).toBeLessThanOrEqual(1024);
      expect(presenter.altText({ kind: 'position', game: game.id, view: game.view(state), language }, language)).toMatch(/\.$/);
      told.push(alt);
    }

  it('is told in words, none of them missing', () => {
    expect(told.length).toBeGreaterThan(1000);
    expect(told.filter(line => line === '' || /undefined|NaN|\[object|[a-z]-[a-z]+-[a-z]/.test(line))).toEqual([]);
  });

  it('speaks of cards in that language', () => {
    const words = told.join('\n');
    for (const other of language === 'en' ? ['Feu', 'Joker', 'Arbalète'] : ['Fire', 'Wild', 'Crossbow']) expect(words).not.toContain(other);
  });
});

describe('When all have fallen back, the round says why', () => {
  /** The lines of the round that ends when Qi, the last in battle, falls back. */
  const told = (places: Readonly<Record<string, string>>, language: 'en' | 'fr' = 'en'): string => {
    const table = { seats: 'qin yan qi', fallen: 'qin yan', start: 'qi', ...places };
    const state = setTable(Object.entries(table).map(([key, value]) => ({ key, value, at: '' })));
    const { submission } = game.read(state, 'qi', 'fall back', undefined, 'en');
    const { report } = game.advance(state, new Map([['qi', submission]]));
    return presenter.rounds?.round([report], language).lines.join('\n') ?? '';
  };

  test('a contested state stays neutral', () => {
    const places = { gu: 'neutral', 12: 'qin', 13: 'yan qi', 14: 'yan qi' };
    expect(told(places)).toContain('Gu stays neutral: Yan 2, Qi 2, neutral 1, Qin 1.');
    expect(told(places, 'fr')).toContain('Gu reste neutre\u00a0: Yan 2, Qi 2');
  });

  test('a neutral state has too few armies around it', () => {
    expect(told({ gu: 'neutral', 12: 'qin', 13: 'qin' })).toContain('Gu stays neutral: 2 armies around it, but it takes four.');
    expect(told({ gu: 'neutral' })).toContain('Gu stays neutral: no army around it, but it takes four.');
  });

  test('a state stays with its controller, or falls in the battle for another', () => {
    expect(told({ gu: 'yan', 12: 'qin' })).toContain('Gu stays with Yan: Yan 1, Qin 1.');
    expect(told({ gu: 'neutral', wey: 'yan', 12: 'qin', 3: 'qin' })).toContain('takes Wey (from Yan): Qin 2, Yan 1.');
  });

  test('nothing is said of states nobody could expect to change', () => {
    expect(told({ gu: 'yan', 12: 'yan' }).match(/stays/g)).toHaveLength(1);
  });
});
