import { expect, test } from 'vitest';
import { readRulesPage } from '../../src/assets.js';
import { phaseCard } from '../../src/discord/posts/phaseCard.js';
import { postContextOf } from '../../src/discord/posts/postContext.js';
import { presenterOf } from '../../src/discord/words/presenters/gamePresenter.js';
import { presentersFor } from '../../src/discord/words/presentersFor.js';
import type { Language } from '../../src/lib/language.js';
import { CARDS, textOf, VARIANTS } from './testBot.js';

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve', 'Fay', 'Gus', 'Hal', 'Ida', 'Jan'];

/** What the card of a retreat says for which `people` and then `bots` have a choice, and one other power has none. */
function said({ people, bots, language = 'en' }: { people: number; bots: number; language?: Language }): string {
  const seats = NAMES.map(name => ({ id: name.toLowerCase(), name: { en: name, fr: name } }));
  const awaits = seats.slice(0, people + bots).map(({ id }) => id);
  const seatHolders = seats.map(({ id }, i) =>
    i >= people && i < people + bots ? { seat: id, opponent: 'captain' } : { seat: id, user: id },
  );
  const phase = { number: 3, kind: 'retreat', dueAt: 0 };
  const match = { id: 1, game: 'classic', status: 'running', plan: {} };
  const outgoing = { match, seats, seatHolders, phase, phaseName: { kind: 'retreat', awaits }, game: {}, language, row: { nonce: '1' } };
  const presenter = { ...presenterOf(presentersFor(VARIANTS, CARDS, readRulesPage), 'classic'), phaseName: () => 'Retreats' };
  return textOf(phaseCard(postContextOf(outgoing as never, presenter)) as never);
}

test('The card of a phase names who has something to decide, also powers that the bot plays', () => {
  expect(said({ people: 1, bots: 0 })).toContain('Ann has something to decide.');
  expect(said({ people: 1, bots: 2 })).toContain('Ann, Bob (bot) and Cat (bot) have something to decide.');
});

test('The card of a phase says of many powers that the bot plays only how many they are', () => {
  expect(said({ people: 2, bots: 7 })).toContain('Ann, Bob and 7 powers played by the bot have something to decide.');
  expect(said({ people: 1, bots: 7, language: 'fr' })).toContain('Ann et 7 puissances jouées par le bot ont quelque chose à décider.');
});
