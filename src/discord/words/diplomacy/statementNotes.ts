import type { Topic } from '../../../games/game.js';
import type { InEach, Language } from '../../../lib/language.js';

/** What each kind of statement about battles does, by the keys of its topics. */
const NOTES: readonly { readonly of: RegExp; readonly note: InEach }[] = [
  {
    of: /^wish$/,
    note: {
      en: '**Wish for battles**: the battle to fight on turns when you don’t declare any. It stays valid until you change it.',
      fr: '**Souhait de bataille**\u00a0: la bataille à livrer les tours où vous n’en déclarez aucune. Il reste valable tant que vous ne le changez pas.',
    },
  },
  {
    of: /^refuse(?:-|$)/,
    note: {
      en: '**Refuse**: powers you don’t allow to help you when you defend.',
      fr: '**Refuser**\u00a0: les puissances dont vous ne voulez pas l’aide quand vous défendez.',
    },
  },
  {
    of: /^away-/,
    note: {
      en: '**Stay away**: your units take no part in that battle.',
      fr: '**Rester à l’écart**\u00a0: vos unités ne prennent pas part à cette bataille.',
    },
  },
  {
    of: /^favour$/,
    note: {
      en: '**Favour**: the power your army fights for if it supports several.',
      fr: '**Favoriser**\u00a0: la puissance pour laquelle votre armée combat si elle en soutient plusieurs.',
    },
  },
  {
    of: /^flee-/,
    note: {
      en: '**Withdraw**: leave a cataclysmic battle before it is fought.',
      fr: '**Se replier**\u00a0: quitter une bataille cataclysmique avant qu’elle soit livrée.',
    },
  },
];

/** A line for each kind of statement among these topics that players do not know from other games. */
export const statementNotes = (topics: readonly Pick<Topic, 'key'>[], language: Language): readonly string[] =>
  NOTES.filter(({ of }) => topics.some(({ key }) => of.test(key))).map(({ note }) => note[language]);
