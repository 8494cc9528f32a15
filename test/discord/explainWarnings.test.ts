import { expect, test } from 'vitest';
import { diplomacyPresenter } from '../../src/discord/words/diplomacy/diplomacyPresenter.js';
import { VARIANTS } from './testBot.js';

test.each([
  [
    { code: 'wall-leaves-nothing', to: 'any' },
    'The wall of Anyi takes 1 from this attack and leaves 0. Unless others support it, it cuts no support and dislodges nobody.',
    'La muraille d’Anyi enlève 1 à cette attaque, qui tombe à 0. Si personne d’autre ne la soutient, elle ne coupe aucun soutien et ne déloge personne.',
  ],
  [
    { code: 'becomes-army', at: 'cha', to: 'cai' },
    'The fleet in Chang-hsia can only do that as an army: it turns into one, even if the order fails.',
    'La flotte à Chang-hsia ne peut faire cela que comme armée : elle en redevient une, même si l’ordre échoue.',
  ],
  [
    { code: 'supports-other-move', of: 'xia', to: 'any', goes: 'hch' },
    'Your unit in Xianyang is ordered to Hanchung, not to Anyi: this support has no effect.',
    'Votre unité à Xianyang a l’ordre d’aller vers Hanchung, et non vers Anyi : ce soutien est sans effet.',
  ],
])('$code reads well', (fault, en, fr) => {
  const variant = VARIANTS.find(one => one.id === 'warring-states-v2');
  if (variant === undefined) throw new Error('Warring States is not on offer');
  const presenter = diplomacyPresenter(variant.board);
  expect(presenter.fault(fault, 'en')).toBe(en);
  expect(presenter.fault(fault, 'fr')?.replaceAll(/[\u00a0\u202f]/g, ' ')).toBe(fr);
});
