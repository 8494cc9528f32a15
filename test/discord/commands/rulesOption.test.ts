import { expect, it } from 'vitest';
import { readOwnVariant } from '../../../src/assets.js';
import { rulesGiven } from '../../../src/discord/commands/rulesOption.js';
import { catalogue } from '../../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';

const settings = catalogue(variantsOn(readOwnVariant)).get('warhammer-fm05')?.settings ?? expect.fail('the game is not on offer');

it.each([
  ['scale linear; battles tabletop', { scale: 'linear', battles: 'tabletop' }],
  ['échelle linéaire ; batailles jouées sur table', { scale: 'linear', battles: 'tabletop' }],
  ['échelle 2000; camps chaque puissance; cataclysmes', { scale: '2000', sides: 'separate', cataclysmic: 'true' }],
  ['sides every power its own side; oceans; missing neutral', { sides: 'separate', oceans: 'true', missing: 'neutral' }],
  ['board the Old World; nations Empire, Kislev', { board: 'old-world', nations: 'Empire, Kislev' }],
])('the host writes “%s”', (typed, chosen) => {
  expect(rulesGiven(settings, typed)).toEqual({ ok: true, value: chosen });
});

it.each(['scale 1750', 'dependent fights', 'sides'])('“%s” is not understood, or means several things', typed => {
  expect(rulesGiven(settings, typed)).toMatchObject({ ok: false, fault: { code: 'option-unclear' } });
});

it('what no game lets a host choose is named', () => {
  expect(rulesGiven(settings, 'scale linear; weather fine')).toEqual({ ok: false, fault: { code: 'no-such-option', option: 'weather' } });
});
