import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Board } from '../../../../src/games/diplomacy/board/board.js';
import { orderLexiconOf } from '../../../../src/games/diplomacy/notation/orderLexicon.js';
import { parseOrder } from '../../../../src/games/diplomacy/notation/parseOrder.js';
import { shortMovement } from '../../../../src/games/diplomacy/notation/shortNotation.js';
import { classic, warringStates } from './boards.js';

/** Words of orders, and some that are nearly right. */
const someWord = (board: Board): fc.Arbitrary<string> => {
  const places = board.locations.map(at => board.abbreviations.values[board.locations.indexOf(at)] ?? at);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...places, ...board.locations) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'sup',
        'via',
        'hol',
        'stp/xc',
        'spa/',
        'stpx',
        'by',
        '/nc',
        'bul/ecx',
        'é',
        'via convoy',
        'par convoi',
        '',
      ),
    },
  );
};
const someType = fc.constantFrom('A', 'F', 'a', 'f', 'V', 'army', '');
const someSign = fc.constantFrom('-', 'S', 's', 'C', 'c', 'H', 'h', '->', ' - ', 'R F', '\r', '\t', '');

const someText = (board: Board): fc.Arbitrary<string> => {
  const word = someWord(board);
  const part = fc.oneof({ weight: 3, arbitrary: word }, { weight: 1, arbitrary: someSign });
  const usual = fc.constantFrom('A', 'F', 'a', 'f');
  const named = fc.constantFrom(...board.locations);
  return fc
    .oneof(
      fc.tuple(
        usual,
        named,
        fc.constantFrom('-', 'S A', 's f', 'C A', 'H', '\r'),
        named,
        fc.constantFrom('', '- ', 'H', 'via convoy', 'par convoi'),
        named,
      ),
      fc.tuple(someType, part, someSign, someType, part, someSign, part),
      fc.tuple(
        usual,
        named,
        fc.constantFrom('- ', 'S A ', 'C A ').chain(sign => named.map(to => sign + to)),
      ),
      fc.tuple(usual, named, fc.constantFrom('S', 'C'), usual, named, fc.constant('-'), part),
    )
    .map(words => words.join(' ').replace(/ $/, ''));
};

describe.each([
  ['classic', classic],
  ['Warring States', warringStates],
])('The short notation of %s', (_, board) => {
  const lexicon = orderLexiconOf(board);

  it('is read as the whole notation reads it', () => {
    fc.assert(
      fc.property(someText(board), text => {
        const short = shortMovement(lexicon, text);
        if (short === undefined) return;
        const read = parseOrder(board, 'movement', text);
        expect(read).toEqual({ ok: true, value: [short] });
      }),
      { numRuns: 2_000 },
    );
  });

  it('has every hold, move, support and convoy', () => {
    const [one = '', two = ''] = board.locations.filter(at => at.length === 3);
    for (const text of [
      `A ${one} H`,
      `a ${one} - ${two}`,
      `F ${one} S A ${two}`,
      `f ${one} s a ${two} - ${one}`,
      `F ${one} C A ${two} - ${one}`,
      `A ${one} S F ${two} H`,
    ])
      expect(shortMovement(lexicon, text)).toBeDefined();
    expect(shortMovement(lexicon, `A ${one} - ${two} via convoy`)).toMatchObject({ kind: 'move', viaConvoy: true });
  });

  it.each(['', 'A', 'A ', 'H', 'A xxx H', '- - -'])('does not know "%s"', text => {
    expect(shortMovement(lexicon, text)).toBeUndefined();
  });

  it('does not take another sign for the arrow', () => {
    const [one, two] = board.locations.filter(at => at.length === 3);
    for (const sign of ['\r', '=', '\t']) expect(shortMovement(lexicon, `A ${one} ${sign} ${two}`)).toBeUndefined();
  });
});

describe('Names of two letters in the short notation', () => {
  const lexicon = orderLexiconOf(warringStates);
  const [short = '', other = ''] = warringStates.provinces.filter(({ abbr }) => abbr.length === 2).map(({ abbr }) => abbr);

  it.each([
    `A ${short} H`,
    `A ${short} - ${other}`,
    `A ${other} S A ${short}`,
    `A ${short} S F ${other} H`,
    `F ${short} C A ${other} - ${short}`,
  ])('are read: %s', text => {
    expect(parseOrder(warringStates, 'movement', text)).toEqual({ ok: true, value: [shortMovement(lexicon, text)] });
  });
});

describe('Paris, which begins the French “par convoi”', () => {
  const lexicon = orderLexiconOf(classic);

  it.each(['A par H', 'a bur s a par', 'A gas - par', 'A bur S A par H', 'A pic S A par - bre', 'A par - bre via convoy'])(
    'is read: %s',
    text => {
      expect(parseOrder(classic, 'movement', text)).toEqual({ ok: true, value: [shortMovement(lexicon, text)] });
    },
  );

  it.each(['A lon - bre par convoi', 'A par convoi', 'A gas - par convoi'])('is left to the whole notation: %s', text => {
    expect(shortMovement(lexicon, text)).toBeUndefined();
  });
});

describe('A coast in the short notation', () => {
  const lexicon = orderLexiconOf(classic);

  it.each(['F bul/ec - rum', 'F rum S F bul/ec', 'F rum - bul/ec', 'F con S F bla - bul/ec'])('is read: %s', text => {
    expect(parseOrder(classic, 'movement', text)).toEqual({ ok: true, value: [shortMovement(lexicon, text)] });
  });

  it.each(['F bul/nc - rum', 'F bul/e - rum', 'F rum - bul/', 'F bul/ecx - rum'])('has to be one of the province: %s', text => {
    expect(shortMovement(lexicon, text)).toBeUndefined();
  });
});
