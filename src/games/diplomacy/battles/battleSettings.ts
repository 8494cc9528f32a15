import { z } from 'zod';
import type { Setting } from '../../game.js';
import { YES_NO, yesNo } from '../../yesNo.js';
import { type BattleTerms, pointScale } from '../model/battle/battleTerms.js';

const text = (said: unknown): unknown => (said === '1500' || said === '2000' ? Number(said) : said);

/**
 * Parses the host's choices into battle terms. Also accepts its own output. Default scale: linear for drawn battles, 1500 for tabletop
 * battles.
 */
export const chosenBattles = z
  .object({
    battles: z.enum(['simulated', 'tabletop']).default('simulated'),
    scale: z.preprocess(text, pointScale).optional(),
    dependent: z.enum(['dislodge', 'join', 'schedule']).default('dislodge'),
    sides: z.enum(['coalition', 'separate']).default('coalition'),
    cataclysmic: yesNo,
  })
  .transform(({ scale: size, ...said }) => ({ ...said, scale: size ?? (said.battles === 'simulated' ? ('linear' as const) : 1500) }));

export function termsOfBattle(options: Readonly<Record<string, unknown>>): BattleTerms {
  const { battles: mode, ...terms } = chosenBattles.parse(options);
  return { mode, ...terms };
}

export const battleSettings: readonly Setting[] = [
  {
    key: 'battles',
    name: { en: 'battles', fr: 'batailles' },
    heading: { en: 'How battles are decided', fr: 'Comment les batailles sont décidées' },
    about: {
      en: 'How battles are decided',
      fr: 'Comment les batailles sont décidées',
    },
    choices: [
      { value: 'simulated', name: { en: 'drawn in proportion to points', fr: 'tirées au sort selon les points' } },
      { value: 'tabletop', name: { en: 'fought on the tabletop', fr: 'jouées sur table' } },
    ],
  },
  {
    key: 'scale',
    name: { en: 'scale', fr: 'échelle' },
    heading: { en: 'Army points', fr: 'Points d’armée' },
    about: { en: 'Battles: army points for each strength', fr: 'Batailles : points d’armée selon la force' },
    choices: [
      { value: '1500', name: { en: '1500 and a quarter for each more', fr: '1500 et un quart par point de plus' } },
      { value: '2000', name: { en: '2000 and a quarter for each more', fr: '2000 et un quart par point de plus' } },
      { value: 'linear', name: { en: 'linear: 1000 each', fr: 'linéaire : 1000 chacune' } },
    ],
  },
  {
    key: 'dependent',
    name: { en: 'dependent', fr: 'dépendantes' },
    heading: { en: 'Units that bounced back to a battle', fr: 'Unités repoussées vers une bataille' },
    about: { en: 'Battles: whoever returns to a place being fought over', fr: 'Batailles : qui revient là où l’on se bat' },
    choices: [
      { value: 'dislodge', name: { en: 'is dislodged at once', fr: 'est délogé aussitôt' } },
      { value: 'join', name: { en: 'fights there with 1', fr: 'y combat avec 1' } },
      { value: 'schedule', name: { en: 'fights there with 1, their own battle first', fr: 'y combat avec 1, sa bataille d’abord' } },
    ],
  },
  {
    key: 'sides',
    name: { en: 'sides', fr: 'camps' },
    heading: { en: 'Powers that declare nothing', fr: 'Puissances qui ne déclarent rien' },
    about: { en: 'Battles: powers that declare nothing', fr: 'Batailles : les puissances qui ne déclarent rien' },
    choices: [
      { value: 'coalition', name: { en: 'one side for the status quo', fr: 'un camp pour le statu quo' } },
      { value: 'separate', name: { en: 'every power its own side', fr: 'chaque puissance son camp' } },
    ],
  },
  {
    key: 'cataclysmic',
    name: { en: 'cataclysmic', fr: 'cataclysmes' },
    heading: { en: 'Cataclysmic battles', fr: 'Batailles cataclysmiques' },
    about: { en: 'Battles: losers can be permanently destroyed', fr: 'Batailles : les vaincus peuvent être détruits définitivement' },
    choices: YES_NO,
  },
];
