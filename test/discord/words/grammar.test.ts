import { describe, expect, test } from 'vitest';
import { readCardsBoardFile, readOwnVariant } from '../../../src/assets.js';
import { isKnownPower } from '../../../src/discord/words/language/frenchNames.js';
import { capital, en, fr } from '../../../src/discord/words/language/grammar.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import { DAEMONS, GOBLINS } from '../../../src/games/diplomacy/variants/warhammer/extraNations.js';

const names = [
  ...variantsOn(readOwnVariant).flatMap(({ board }) => board.file.powers.map(({ name }) => name.fr)),
  ...readCardsBoardFile().dynasties.map(({ name }) => name.fr),
  DAEMONS.name.fr,
  GOBLINS.name.fr,
];

describe.each([
  ['en-GB', en],
  ['fr-FR', fr],
] as const)('Lists in %s', (locale, { list, either }) => {
  const items = ['Qin', 'Chu', 'Wei', 'Yan', 'Zhao'];

  test.each([0, 1, 2, 3, 5])('of %i are written as the standard says', count => {
    const some = items.slice(0, count);
    expect(list(some)).toBe(new Intl.ListFormat(locale, { type: 'conjunction' }).format(some));
    expect(either(some)).toBe(new Intl.ListFormat(locale, { type: 'disjunction' }).format(some));
  });
});

describe('French articles', () => {
  test.each([...new Set(names)])('%s has one', name => expect(isKnownPower(name)).toBe(true));

  test.each([
    ['Allemagne', 'l’Allemagne', 'de l’Allemagne', 'à l’Allemagne'],
    ['France', 'la France', 'de la France', 'à la France'],
    ['Qin', 'le Qin', 'du Qin', 'au Qin'],
    ['Nains', 'les Nains', 'des Nains', 'aux Nains'],
    ['Empire (Nuln)', 'l’Empire (Nuln)', 'de l’Empire (Nuln)', 'à l’Empire (Nuln)'],
    ['Atlantide', 'Atlantide', 'd’Atlantide', 'à Atlantide'],
  ])('of a power: %s', (name, the, of, to) => {
    expect([fr.the(name), fr.of(name), fr.to(name)]).toEqual([the, of, to]);
  });

  test('of several powers', () => {
    const powers = ['Qin', 'Allemagne', 'Nains'];
    expect(fr.powers(powers)).toBe('le Qin, l’Allemagne et les Nains');
    expect(fr.ofPowers(powers)).toBe('du Qin, de l’Allemagne et des Nains');
    expect(fr.toPowers(powers)).toBe('au Qin, à l’Allemagne et aux Nains');
  });

  test.each([
    ['Bourgogne', 'en Bourgogne', 'la Bourgogne', 'de la Bourgogne'],
    ['Espagne (côte sud)', 'en Espagne (côte sud)', 'l’Espagne (côte sud)', 'de l’Espagne (côte sud)'],
    ['Mer Noire', 'en Mer Noire', 'la Mer Noire', 'de la Mer Noire'],
    ['Golfe du Lion', 'dans le Golfe du Lion', 'le Golfe du Lion', 'du Golfe du Lion'],
    ['Danemark', 'au Danemark', 'le Danemark', 'du Danemark'],
    ['Pouilles', 'dans les Pouilles', 'les Pouilles', 'des Pouilles'],
    [
      'Grand Océan Occidental Nord',
      'dans le Grand Océan Occidental Nord',
      'le Grand Océan Occidental Nord',
      'du Grand Océan Occidental Nord',
    ],
    ['Anyi', 'à Anyi', 'Anyi', 'd’Anyi'],
    ['Yong', 'à Yong', 'Yong', 'de Yong'],
    ['Yvresse', 'à Yvresse', 'Yvresse', 'd’Yvresse'],
    ['Les Voûtes', 'aux Voûtes', 'les Voûtes', 'des Voûtes'],
  ])('of a place: %s', (name, at, the, of) => {
    expect([fr.at(name), fr.place(name), fr.ofPlace(name)]).toEqual([at, the, of]);
  });

  test.each([
    ['Bourgogne', 'de Bourgogne'],
    ['Espagne (côte sud)', 'd’Espagne (côte sud)'],
    ['Danemark', 'du Danemark'],
    ['Manche', 'de la Manche'],
    ['Anyi', 'd’Anyi'],
  ])('falls away where something comes from a country: %s', (name, from) => expect(fr.from(name)).toBe(from));
});

describe('English articles', () => {
  test.each([
    ['Germany', 'Germany'],
    ['Empire', 'the Empire'],
    ['Dwarves (Nuln)', 'the Dwarves (Nuln)'],
  ])('of a power: %s', (name, the) => expect(en.the(name)).toBe(the));

  test.each([
    ['Paris', 'Paris'],
    ['North Sea', 'the North Sea'],
    ['Gulf of Bothnia', 'the Gulf of Bothnia'],
    ['Western Mediterranean', 'the Western Mediterranean'],
    ['Spain (south coast)', 'Spain (south coast)'],
  ])('of a place: %s', (name, the) => expect(en.place(name)).toBe(the));
});

test('a verb agrees with its powers', () => {
  expect(en.verb(['Qin'], 'has', 'have')).toBe('has');
  expect(en.verb(['Qin', 'Chu'], 'has', 'have')).toBe('have');
  expect(en.verb(['Dwarves'], 'has', 'have')).toBe('have');
  expect(fr.verb(['Nains'], 'a', 'ont')).toBe('ont');
  expect(fr.verb(['Allemagne'], 'a', 'ont')).toBe('a');
});

test('a sentence begins with a capital', () => {
  expect(capital(fr.the('Allemagne'))).toBe('L’Allemagne');
  expect(capital('<@1>')).toBe('<@1>');
});
