import { describe, expect, test } from 'vitest';
import { standingsFields } from '../../src/discord/posts/standingsFields.js';
import { presenterOf } from '../../src/discord/words/presenters/gamePresenter.js';
import { presentersFor } from '../../src/discord/words/presentersFor.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import type { AnyGame, Seat } from '../../src/games/game.js';
import { LANGUAGES, type Language } from '../../src/lib/language.js';
import { CARDS, VARIANTS } from './testBot.js';

const games = [...catalogue(VARIANTS, CARDS).values()];
const presenters = presentersFor(VARIANTS, CARDS);
const cases = games.flatMap(game => LANGUAGES.map((language): [string, Language, AnyGame] => [game.id, language, game]));

/** The seats of the largest match. */
function seatsOf(game: AnyGame): readonly Seat[] {
  const seats = game.seats(game.players.most);
  if (!seats.ok) throw new Error(seats.fault.code);
  return seats.value;
}

/** The longest standings there can be: every power played by the bot, with two digits everywhere, of which three do not count. */
function longest(game: AnyGame, language: Language) {
  const seats = seatsOf(game);
  const held = { points: 12, units: 12, uncounted: 3 };
  return {
    seats,
    language,
    seatHolders: seats.map(({ id }) => ({ seat: id, opponent: 'general' as const })),
    standings: seats.map(({ id }) => ({ seat: id, ...held })),
    standingsBefore: seats.map(({ id }) => ({ seat: id, ...held, points: 2 })),
  };
}

describe('Standings', () => {
  test.each(cases)('of %s in %s name every power within the limits of Discord’s fields', (id, language, game) => {
    const source = longest(game, language);
    const names = source.seats.map(({ name }) => name[language]);
    const fields = standingsFields('Standings', source, presenterOf(presenters, id));
    expect(fields.every(({ value }) => value.length <= 1024 && value !== '')).toBe(true);
    const rows = fields.flatMap(({ value }) => value.split('\n')).filter(line => line.includes('+10'));
    expect(rows).toHaveLength(names.length);
    expect(rows.filter((row, i) => !row.includes(names[i] ?? '?'))).toEqual([]);
    const fences = fields.map(({ value }) => value.split('```').length - 1);
    expect(fences.every(count => count % 2 === 0)).toBe(true);
  });

  test('of all nations of Warhammer need a second field, which has no name', () => {
    const warhammer = games.find(({ id }) => id === 'warhammer-fm05');
    if (!warhammer) throw new Error('Warhammer is not offered.');
    const fields = standingsFields('Classement', longest(warhammer, 'fr'), presenterOf(presenters, warhammer.id));
    expect(fields.map(({ name }) => name)).toEqual(['Classement', '\u200b']);
  });
});
