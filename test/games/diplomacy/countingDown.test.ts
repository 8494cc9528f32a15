import { describe, expect, test } from 'vitest';
import { diplomacyStrings } from '../../../src/discord/words/diplomacy/diplomacyStrings.js';
import { sayTurn } from '../../../src/discord/words/diplomacy/sayPhase.js';
import { turnWords } from '../../../src/drawing/scene/pictureWords.js';
import { diplomacy } from '../../../src/games/diplomacy/game/diplomacy.js';
import { exampleWith, variantOf } from '../../authoring/folders.js';

/** The springs of a game that begins in year 2 and counts down, as they are called in messages, on pictures, and in French. */
function springs(era: 'ad' | 'bc' | 'none') {
  const calendar = `"calendar": {"year": 2, "counts": "down", "era": "${era}"}`;
  const written = exampleWith('variant.json', '"calendar":', `"x":`);
  const text = (written.get('variant.json') ?? '').replace(/"x":\s*\{[^}]*\}/, calendar);
  const { variant, board } = variantOf(new Map([...written, ['variant.json', text]]));
  const game = diplomacy(variant);
  let state = game.open({ seats: ['north', 'west', 'east'], seed: 1, options: {} });
  const said: (readonly string[])[] = [];
  while (said.length < 4) {
    const { turn } = game.phase(state);
    if (turn.season === 'spring' && game.phase(state).kind === 'movement')
      said.push([
        sayTurn(turn, diplomacyStrings.en),
        turnWords(state.turn, board, 'en'),
        sayTurn(turn, diplomacyStrings.fr),
        turnWords(state.turn, board, 'fr'),
      ]);
    // What is stored of a position can be read in every year.
    state = game.state.parse(JSON.parse(JSON.stringify(game.advance(state, new Map()).state)));
    expect(game.flaw?.(state)).toBeUndefined();
  }
  return {
    messages: said.map(([en]) => en),
    pictures: said.map(([, en]) => en),
    french: said.map(([, , fr]) => fr),
    frenchPictures: said.map(([, , , fr]) => fr),
  };
}

describe('A calendar that counts down past its first year', () => {
  test('goes on from 1 BC to AD 1: there is no year 0', () => {
    const { messages, pictures, french, frenchPictures } = springs('bc');
    expect(messages).toEqual(['Spring 2 BC', 'Spring 1 BC', 'Spring AD 1', 'Spring AD 2']);
    expect(pictures).toEqual(messages);
    expect(french).toEqual([
      'Printemps 2\u00a0av.\u00a0J.-C.',
      'Printemps 1\u00a0av.\u00a0J.-C.',
      'Printemps 1\u00a0apr.\u00a0J.-C.',
      'Printemps 2\u00a0apr.\u00a0J.-C.',
    ]);
    expect(frenchPictures).toEqual(french.map(text => text?.replaceAll('\u00a0', ' ')));
  });

  test('goes from AD 1 to 1 BC', () => {
    const { messages, pictures } = springs('ad');
    expect(messages).toEqual(['Spring 2', 'Spring 1', 'Spring 1 BC', 'Spring 2 BC']);
    expect(pictures).toEqual(messages);
  });

  test('goes on to 0 and below without an era', () => {
    expect(springs('none').messages).toEqual(['Spring 2', 'Spring 1', 'Spring 0', 'Spring -1']);
  });
});
