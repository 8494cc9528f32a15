import { describe, expect, it } from 'vitest';
import type { TypedLine } from '../../../src/games/game.js';
import type { CardsState } from '../../../src/games/warring-states-cards/model/cardsState.js';
import { strictMove } from '../../../src/games/warring-states-cards/notation/strictMove.js';
import type { Language } from '../../../src/lib/language.js';
import { setTable } from './rulebook/setTable.js';
import { board, game } from './table.js';

/** Sets up a table from lines as in case files, such as "hand qin: Wild". Qin, Yan and Qi are seated. */
const table = (...lines: readonly string[]): CardsState =>
  setTable(
    ['seats: qin yan qi', ...lines].map(line => {
      const [key = '', value = ''] = line.split(': ');
      return { key, value, at: 'here' };
    }),
  );
const lineOf = (state: CardsState, seat: string, text: string, language: Language = 'en'): TypedLine | undefined =>
  game.read(state, seat, text, undefined, language).lines[0];
/** Returns how a text is read, or the code of its fault. */
const understood = (state: CardsState, seat: string, text: string): string => {
  const line = lineOf(state, seat, text);
  return line?.text ?? `${line?.fault?.code}`;
};

const battle = table('hand qin: Fire/Chariot/Cavalry, Chariot, Wild, Spy', 'row: Wild, Wind', 'skills: yes');

describe('A play', () => {
  it.each([
    'play Fire/Chariot/Cavalry + Chariot',
    'PLAY  fire / cavalry / chariot , advisor/chariot',
    'Fire/Chariot/Cavalry + Chariot',
    'Fire Chariot Cavalry, Chariot',
    'fire-chariot-cavalry with chariot',
    'jouer Feu/Char/Cavalerie + Char',
    'Feu/Char/Cavalerie avec le conseiller Char',
    'Je joue feu char cavalerie, et mon conseiller char',
    'I lay my Fire Chariot Cavalry and a Chariot',
  ])('is understood from “%s”', text => {
    expect(understood(battle, 'qin', text)).toBe('play Fire/Chariot/Cavalry + Chariot');
  });

  it('is told in the language of the reader', () => {
    expect(lineOf(battle, 'qin', 'play Fire/Chariot/Cavalry + Chariot', 'fr')?.text).toBe('jouer Feu/Char/Cavalerie + Char');
    expect(lineOf(battle, 'qin', 'jouer Joker + Espion', 'en')?.text).toBe('play Wild + Spy');
  });

  it.each([
    'play Wild + dynasty: swap Wind for Chariot',
    'Wild, swap Wind for Chariot',
    'Joker + dynastie, échanger Vent contre Char',
    'wild + qin: wind for chariot',
    'joker échange vent char',
  ])('with Qin’s dynasty card is understood from “%s”', text => {
    expect(understood(battle, 'qin', text)).toBe('play Wild + dynasty: swap Wind for Chariot');
  });

  it('with the other dynasty cards is understood with words missing', () => {
    const hands = [
      'skills: yes',
      'seats: qi yan jin chu',
      'hand qi: Fire/Chariot/Cavalry',
      'hand yan: Wild',
      'hand jin: Wild',
      'hand chu: Wild',
    ];
    const turn = (seat: string) => table(...hands, `turn: ${seat}`);
    expect(understood(turn('qi'), 'qi', 'feu/char/cavalerie couvrir cavalerie')).toBe('play Fire/Chariot/Cavalry + dynasty: cover Cavalry');
    expect(understood(turn('qi'), 'qi', 'Fire/Chariot/Cavalry + dynasty Chariot')).toBe(
      'play Fire/Chariot/Cavalry + dynasty: cover Chariot',
    );
    expect(understood(turn('yan'), 'yan', 'joker, reprendre joker')).toBe('play Wild + dynasty: take Wild');
    expect(understood(turn('jin'), 'jin', 'wild + Jin')).toBe('play Wild + dynasty');
    expect(understood(turn('chu'), 'chu', 'wild dynastie')).toBe('play Wild + dynasty');
  });

  it('that is not allowed comes back with its fault and the nearest that are', () => {
    const line = lineOf(battle, 'qin', 'play Fire/Chariot/Cavalry + Cavalry');
    expect(line).toMatchObject({ typed: 'play Fire/Chariot/Cavalry + Cavalry', fault: { code: 'not-in-hand' } });
    expect(line?.suggestions[0]).toBe('play Fire/Chariot/Cavalry + Chariot');
    expect(lineOf(battle, 'qin', 'jouer Jocker', 'fr')).toMatchObject({
      fault: { code: 'not-understood' },
      suggestions: expect.arrayContaining(['jouer Joker']),
    });
    expect(lineOf(battle, 'qin', 'x'.repeat(3000))).toMatchObject({ fault: { code: 'not-understood' }, suggestions: [] });
  });

  it.each(['fall back', 'Fall Back!', 'fallback', 'se replier', 'repli', 'je me replie'])('is none when it says “%s”', text => {
    expect(understood(battle, 'qin', text)).toBe('fall back');
  });
});

describe('Nothing is guessed', () => {
  it('where a word means nothing', () => {
    expect(understood(battle, 'qin', 'play Wild please')).toBe('not-understood');
    expect(understood(battle, 'qin', 'je ne me replie pas')).toBe('not-understood');
    expect(understood(battle, 'qin', 'play Wild or Fire/Chariot/Cavalry')).toBe('not-understood');
  });

  it('where symbols can be parted into cards in two ways that are both allowed', () => {
    const state = table(
      'seats: qin yan',
      'phase: keep',
      'hand qin: Fire/Chariot/Cavalry, Chariot, Chariot/Cavalry/Fire, Cavalry/Fire/Chariot',
      'hand yan: Wild',
    );
    const keep = table(
      'seats: qin yan',
      'phase: keep',
      'hand qin: Chariot, Fire/Cavalry/Crossbow, Fire/Chariot/Cavalry, Crossbow',
      'hand yan: Wild',
    );
    expect(understood(state, 'qin', 'chariot fire chariot cavalry')).toBe('show Chariot, Fire/Chariot/Cavalry');
    expect(lineOf(keep, 'qin', 'chariot fire cavalry crossbow')).toMatchObject({
      fault: {
        code: 'ambiguous',
        candidates: expect.arrayContaining(['show Chariot, Fire/Cavalry/Crossbow', 'show Fire/Chariot/Cavalry, Crossbow']),
      },
      suggestions: expect.arrayContaining(['show Chariot, Fire/Cavalry/Crossbow']),
    });
    expect(understood(keep, 'qin', 'chariot, fire cavalry crossbow')).toBe('show Chariot, Fire/Cavalry/Crossbow');
    expect(understood(keep, 'qin', 'chariot/fire/cavalry crossbow')).toBe('show Fire/Chariot/Cavalry, Crossbow');
  });

  it('where a number alone may be for two claimed cards', () => {
    const state = game.advance(
      table('table qin: Wild, Infantry, Chariot, Wind', '17: qin'),
      new Map([['qin', { move: { kind: 'fall-back' } }]]),
    ).state;
    expect(lineOf(state, 'qin', '12')).toMatchObject({ fault: { code: 'ambiguous' }, suggestions: ['Infantry 12', 'Chariot 12'] });
    expect(understood(state, 'qin', '17 28')).toBe('Wind 17 → 28');
    expect(understood(state, 'qin', 'draw')).toBe('ambiguous');
    expect(understood(state, 'qin', 'char 12')).toBe('Chariot 12');
  });
});

describe('A use', () => {
  const given = table(
    'table qin: Wild, Spy, Fire, Forest, Mountain, Wind, Infantry',
    'row: Chariot, Wild, Spy, Fire',
    '12: yan qi',
    '20: qi',
    '10: qin',
  );
  const state = game.advance(given, new Map([['qin', { move: { kind: 'fall-back' } }]])).state;

  it.each([
    ['infanterie 13', 'Infantry 13'],
    ['Infantry: an army on 13', 'Infantry 13'],
    ['espion joker', 'Spy Wild'],
    ['spy takes spy', 'Spy Spy'],
    ['feu piocher', 'Fire draw'],
    ['fire 12: yan -> 13, qi -> 22', 'Fire 12, Yan → 13, Qi → 22'],
    ['feu de 12, l’armée de yan vers 13 et qi vers 22', 'Fire 12, Yan → 13, Qi → 22'],
    ['fire 20 19', 'Fire 20, Qi → 19'],
    ['fire 12 13', 'not-understood'],
    ['forêt Zhou', 'Forest Zhou'],
    ['forest 周', 'Forest Zhou'],
    ['montagne 10', 'Mountain 10'],
    ['wind 10 to 9', 'Wind 10 → 9'],
    ['vent de 10 à 9', 'Wind 10 → 9'],
    ['wind 10 39', 'not-understood'],
    ['wind 010 9', 'not-understood'],
    ['chariot 13', 'not-claimed'],
  ])('“%s” is %s', (text, wanted) => {
    expect(understood(state, 'qin', text)).toBe(wanted);
  });
});

describe('Other decisions', () => {
  it('read a state and a start player in either order and language', () => {
    const spy = table('phase: state', 'claimed: Spy qin', 'round: 2');
    for (const text of ['start yan, state gu', 'départ Yan, état 顧', 'gu, yan', 'start: Yan, state: Gu', 'état Gu, départ 燕'])
      expect(understood(spy, 'qin', text)).toBe('start Yan, state Gu');
    expect(understood(spy, 'qin', 'gu')).toBe('start-missing');
    expect(understood(spy, 'qin', 'gu zhou yan')).toBe('not-understood');
  });

  it('read cards to take or to show with or without the verb', () => {
    const row = game.advance(
      table('table qin: Wild', 'row: Wind, Spy, Wild, Fire/Chariot/Cavalry'),
      new Map([['qin', { move: { kind: 'fall-back' } }]]),
    ).state;
    for (const text of ['take Wind, Spy', 'vent espion', 'prendre Vent et Espion'])
      expect(understood(row, 'qin', text)).toBe('take Wind, Spy');
    expect(understood(row, 'qin', 'Joker')).toBe('wrong-number');
    expect(understood(row, 'qin', 'fire chariot cavalry wild')).toBe('take Fire/Chariot/Cavalry, Wild');
  });

  it('are nobody’s who is not awaited', () => {
    expect(understood(battle, 'yan', 'fall back')).toBe('not-your-turn');
    expect(understood(battle, 'chu', 'fall back')).toBe('not-your-turn');
  });
});

describe('What is on file', () => {
  it('is the last good line; a bad one takes nothing away', () => {
    const { submission, lines } = game.read(battle, 'qin', 'play Wild\nnonsense; fall back', undefined, 'en');
    expect(lines.map(({ typed, fault }) => [typed, fault?.code])).toEqual([
      ['play Wild', undefined],
      ['nonsense', 'not-understood'],
      ['fall back', undefined],
    ]);
    expect(submission).toEqual({ move: { kind: 'fall-back' } });
    expect(game.read(battle, 'qin', 'nonsense', submission, 'en').submission).toEqual(submission);
    expect(game.sheet(battle, 'qin', submission, 'fr')).toEqual([{ key: 'battle', label: 'Votre tour', text: 'se replier', warnings: [] }]);
    expect(game.sheet(battle, 'qin', game.clear(submission, 'battle'), 'en')).toEqual([
      { key: 'battle', label: 'Your turn', warnings: [] },
    ]);
  });
});

describe('The strict language of replay', () => {
  const understands = (text: string): boolean => strictMove(board, battle, 'qin', text) !== undefined;

  it.each([
    'play Wild',
    ' PLAY,  wild ',
    'play fire /cavalry/ chariot',
    'play:Advisor/Chariot→wild',
    'fall\tback',
    'play Wild + dynasty -> swap Wild for Wind',
  ])('takes “%s”', text => {
    expect(understands(text)).toBe(true);
  });

  it.each([
    '',
    '+',
    'Wild',
    'jouer Wild',
    'play',
    'play Joker',
    'play Wild;',
    'play Wild - Spy',
    'play Fire/Chariot',
    'play Fire/Chariot/Chariot',
    'play Fire//Chariot/Cavalry',
    'play Advisor/Wild',
    'play Advisor/Fire/Chariot/Cavalry',
    'play Wild dynasty',
    'play Wild dynasty cover Chariot',
    'play Wild dynasty swap Wild for',
    'play Wild Spy Spy',
    'fall back now',
    'show Wild Wild',
    'take Wild',
    'state gu',
    'spy Wild',
    'play constructor',
  ])('does not take “%s”', text => {
    expect(understands(text)).toBe(false);
  });
});
