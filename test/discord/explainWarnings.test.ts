import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { diplomacyTeller } from '../../src/discord/words/diplomacy/diplomacyTeller.js';
import { warnings as english } from '../../src/discord/words/diplomacy/enWarnings.js';
import { warnings as french } from '../../src/discord/words/diplomacy/frWarnings.js';
import { VARIANTS } from './parlour.js';

const FOLDER = 'src/games/diplomacy/lint';
const sources = readdirSync(FOLDER).map(name => readFileSync(`${FOLDER}/${name}`, 'utf8'));
/** Every code that a warning can have; a rule that weakens an attack gives its own name to one. */
const codes = [
  ...new Set(sources.flatMap(source => [...source.matchAll(/'([a-z]+(?:-[a-z]+)+)'/g)].map(([, code]) => code ?? ''))),
  'wall-leaves-nothing',
];

test('every warning has a sentence in both languages, and no sentence is without its warning', () => {
  expect(Object.keys(english).toSorted()).toEqual(codes.toSorted());
  expect(Object.keys(french).toSorted()).toEqual(codes.toSorted());
});

test.each([
  [
    { code: 'wall-leaves-nothing', to: 'any' },
    'The wall of Anyi takes 1 from this attack and leaves 0: unless others support it, it cuts no support and dislodges nobody.',
    'La muraille (Anyi) prend 1 à cette attaque, qui tombe à 0 : si personne d’autre ne la soutient, elle ne coupe aucun soutien et ne déloge personne.',
  ],
  [
    { code: 'becomes-army', at: 'cha', to: 'cai' },
    'The fleet in Chang-hsia can do that only as an army: it becomes one even if the order fails.',
    'La flotte (Chang-hsia) ne peut faire cela qu’en armée : elle en redevient une même si l’ordre échoue.',
  ],
  [
    { code: 'supports-other-move', of: 'xia', to: 'any', goes: 'hch' },
    'Your unit in Xianyang is ordered to Hanchung, not to Anyi: this support does nothing.',
    'Votre unité (Xianyang) a ordre d’aller ailleurs (Hanchung, et non Anyi) : ce soutien est sans effet.',
  ],
])('$code reads well', (fault, en, fr) => {
  const variant = VARIANTS.find(one => one.id === 'warring-states-v2');
  if (variant === undefined) throw new Error('Warring States is not on offer');
  const teller = diplomacyTeller(variant.board);
  expect(teller.fault(fault, 'en')).toBe(en);
  expect(teller.fault(fault, 'fr')?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(fr);
});
