import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { cardsTeller } from '../../src/discord/words/warringStatesCards/cardsTeller.js';
import { english } from '../../src/discord/words/warringStatesCards/en.js';
import { french } from '../../src/discord/words/warringStatesCards/fr.js';
import { namingOn } from '../../src/discord/words/warringStatesCards/naming.js';
import type { CardsState } from '../../src/games/warring-states-cards/model/cardsState.js';
import type { CardsReport } from '../../src/games/warring-states-cards/view/cardsReport.js';
import { LANGUAGES } from '../../src/lib/language.js';
import { seededRandom } from '../../src/lib/random.js';
import { board, game, opened, practised, statesOf } from '../games/warring-states-cards/table.js';
import { literalsOf } from './literals.js';

const teller = cardsTeller(board);
const WORDS = 'src/discord/words/warringStatesCards';

describe('Every fault of the card game', () => {
  const source = readFileSync('src/games/warring-states-cards/model/ruleFault.ts', 'utf8');
  const codes = [...source.matchAll(/\| '([a-z-]+)'/g)].map(([, code = '']) => code);

  it('is found in its sources', () => {
    expect(codes.length).toBeGreaterThan(25);
  });

  test.each([...codes, 'not-understood', 'ambiguous', 'too-few-players', 'too-many-players'])(
    '%s has a sentence in both languages',
    code => {
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
      const [en, fr] = LANGUAGES.map(language => teller.fault(detail, language));
      expect(en).toMatch(/^[A-Z].*[.?]$/);
      expect(fr).toMatch(/^[A-ZÀ-Ý].*[.?]$/);
      expect(en).not.toBe(fr);
    },
  );

  it('of another game has none', () => {
    expect(teller.fault({ code: 'no-convoy-route' }, 'en')).toBeUndefined();
  });
});

it('has the same kinds of phase in both languages, and a name for each it asks time for', () => {
  expect(Object.keys(french.kinds)).toEqual(Object.keys(english.kinds));
  for (const language of LANGUAGES) for (const kind of game.phaseKinds) expect(teller.kindName(kind, language)).not.toBe(kind);
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
    const lines = teller.rounds?.round(reports, 'en').lines ?? [];
    const told = lines.filter(line => line.includes('resistance'));
    expect(told).toHaveLength(1);
    expect(told[0]).toBe(english.resistance(resistance && namingOn(board, 'en').cards(resistance)));
    expect(state.round > round || game.ending(state) !== undefined).toBe(true);
  }
});

describe.each(LANGUAGES)('A whole match in %s', language => {
  const told: string[] = [];
  for (let seed = 4; seed < 12; seed++)
    for (const state of statesOf(seed)) {
      if (game.ending(state)) break;
      const { report } = game.advance(state, seed % 2 ? practised(state, seededRandom(seed)) : new Map());
      const { groups, news } = teller.told(report, language);
      for (const { heading, lines } of groups) told.push(heading, ...lines);
      told.push(...news, teller.phaseName(game.phase(state), language));
      const alt = teller.altText({ kind: 'results', game: game.id, report, language }, language);
      expect(alt.length).toBeLessThanOrEqual(1024);
      expect(teller.altText({ kind: 'position', game: game.id, view: game.view(state), language }, language)).toMatch(/\.$/);
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

describe('French', () => {
  const files = readdirSync(WORDS).filter(name => name.startsWith('fr'));
  const sentences = files.flatMap(name => literalsOf(readFileSync(`${WORDS}/${name}`, 'utf8')));

  it('sets no breaking space before double signs or within « »', () => {
    expect(sentences.filter(text => / [:;!?»]|« /.test(text))).toEqual([]);
  });

  it('has no typewriter apostrophes', () => {
    expect(sentences.filter(text => /[a-zà-ÿ]\\?'[a-zà-ÿ]/i.test(text))).toEqual([]);
  });
});
