import { expect, it } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { presentersFor } from '../../src/discord/words/presentersFor.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';

const variants = variantsOn(readOwnVariant);
const presenters = presentersFor(variants);

/** What the player of a seat is told at the start of a game of so many. */
function briefed(id: string, players: number, seat: string, language: 'en' | 'fr' = 'en'): readonly string[] {
  const variant = variants.find(one => one.id === id);
  if (!variant) throw new Error(`there is no variant ${id}`);
  const game = diplomacy(variant);
  const options = game.chosen?.parse({}) ?? {};
  const seats = game.seats(players, options);
  if (!seats.ok) throw new Error(`${id} has no seats for ${players}`);
  const state = game.open({ seats: seats.value.map(one => one.id), seed: 1, secret: 'ab', options });
  return (
    presenters
      .get(id)
      ?.briefing(game.view(state), seat, language)
      .map(line => line.replaceAll('\u00a0', ' ')) ?? []
  );
}

it('France is told of its units, its centres and the goal', () => {
  expect(briefed('classic', 7, 'france')).toEqual([
    '**Your units:** A Paris, A Marseilles and F Brest.',
    '**Your centres:** Brest, Marseilles and Paris.',
    '**Goal:** 18 of the 34 centres, and more than anyone else.',
  ]);
});

it('the Norse are told of their Sea Raiders, and nobody else is', () => {
  expect(briefed('warhammer-fm05', 21, 'norse').join('\n')).toContain(
    '**Sea Raiders:** your fleets attack coastal provinces with strength 2',
  );
  expect(briefed('warhammer-fm05', 21, 'empire').join('\n')).not.toContain('Raiders');
});

it('the Hsiung-Nu are told of the band, and that they have no units yet', () => {
  const told = briefed('mandate-of-heaven', 8, 'hsiung-nu', 'fr');
  expect(told[0]).toBe('**Vos unités :** aucune pour l’instant, vous choisissez où placer les premières.');
  expect(told.join('\n')).toContain('placez trois armées dans les provinces de la bande');
  expect(briefed('mandate-of-heaven', 8, 'chin').join('\n')).not.toContain('band');
});

it('every rule that only one power has is described in both languages', () => {
  for (const [seat, name] of [
    ['wood-elves', 'Illusion'],
    ['vampire-counts', 'Immortality'],
    ['skaven', 'Underways'],
    ['tilea', 'Fledgling Nations'],
    ['estalia', 'Fledgling Nations'],
  ] as const) {
    expect(briefed('warhammer-fm05', 21, seat).some(line => line.startsWith(`**${name}:** `))).toBe(true);
    expect(briefed('warhammer-fm05', 21, seat, 'fr')).toHaveLength(briefed('warhammer-fm05', 21, seat).length);
  }
});
