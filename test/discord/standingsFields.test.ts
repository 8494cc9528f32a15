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
    const lines = fields.flatMap(({ value }) => value.split('\n')).filter(line => line !== '```' && !line.startsWith('-#'));
    const rows = lines.join('\n').split(/(?<=\+10 {2}12)\n/);
    expect(rows).toHaveLength(names.length);
    expect(rows.filter((row, i) => !row.includes(names[i] ?? '?'))).toEqual([]);
    // On a phone no line breaks: a code block in an embed is 31 characters wide there, and a mark takes two.
    expect(lines.filter(line => [...line].length + (line.startsWith(' ') ? 0 : 1) > 31)).toEqual([]);
    expect(fields[0]?.name).toMatch(/^Standings \((centres|states|États) · (units|unités|armies|armées)\)$/);
    const fences = fields.map(({ value }) => value.split('```').length - 1);
    expect(fences.every(count => count % 2 === 0)).toBe(true);
  });

  test('have numbers below each other, and a line of its own for a name that is too long', () => {
    const [seat, other] = [
      { id: 'a', name: { en: 'Qin', fr: 'Qin' } },
      { id: 'b', name: { en: 'The Orcs and Goblins of the East', fr: '' } },
    ];
    const standings = [
      { seat: 'a', points: 12, units: 9 },
      { seat: 'b', points: 3, units: 10 },
    ];
    const standingsBefore = [{ seat: 'a', points: 11, units: 9 }, ...standings.slice(1)];
    const source = { seats: [seat, other], seatHolders: [], language: 'en' as const, standings, standingsBefore };
    const [field] = standingsFields('Standings', source, presenterOf(presenters, 'classic'));
    const [, first = '', second = '', third = ''] = field?.value.split('\n') ?? [];
    expect(first).toMatch(/^\S+ Qin {2}12 \+1 {3}9$/);
    expect(second).toMatch(/^\S+ The Orcs and Goblins of the East$/);
    expect(third).toBe(`${' '.repeat('xx Qin  '.length)} 3     10`);
  });

  test('of all nations of Warhammer need a second field, which has no name', () => {
    const warhammer = games.find(({ id }) => id === 'warhammer-fm05');
    if (!warhammer) throw new Error('Warhammer is not offered.');
    const fields = standingsFields('Classement', longest(warhammer, 'fr'), presenterOf(presenters, warhammer.id));
    expect(fields.map(({ name }) => name)).toEqual(['Classement (centres · unités)', '\u200b']);
  });
});
