import type { Topic } from '../../../games/game.js';
import type { InEach, Language } from '../../../lib/language.js';

/** What each kind of statement about battles does, by the keys of its topics. */
const NOTES: readonly { readonly of: RegExp; readonly note: InEach }[] = [
  {
    of: /^wish$/,
    note: {
      en: '**Wish for battles**: what your battle list declares if you don’t send one. Wishes stand from turn to turn until you change them.',
      fr: '**Souhait de bataille**\u00a0: ce que déclare votre liste de batailles si vous n’en envoyez pas. Les souhaits valent d’un tour à l’autre, jusqu’à ce que vous les changiez.',
    },
  },
  {
    of: /^refuse(?:-|$)/,
    note: {
      en: '**Refuse**: nations whose help you turn down where you lead the defence.',
      fr: '**Refuser**\u00a0: les nations dont vous refusez l’aide là où vous menez la défense.',
    },
  },
  {
    of: /^away-/,
    note: {
      en: '**Stay away**: your units take no part in that battle.',
      fr: '**S’absenter**\u00a0: vos unités ne prennent pas part à cette bataille.',
    },
  },
  {
    of: /^favour$/,
    note: {
      en: '**Favour**: the nation your army fights for where it supports several.',
      fr: '**Favoriser**\u00a0: la nation pour laquelle combat votre armée là où elle en soutient plusieurs.',
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
