import type { InEach } from '../../../lib/language.js';

/** What a kind of phase is called: `inName` at the end of a phase's name, `inPlan` in a list of hosting rules. */
export const cardPhaseNames: Readonly<Record<string, { readonly inName: InEach; readonly inPlan: InEach }>> = {
  keep: {
    inName: { en: 'choosing hands', fr: 'choix des mains' },
    inPlan: { en: 'Choosing hands', fr: 'Choix des mains' },
  },
  state: {
    inName: { en: 'choosing the next state', fr: 'choix du prochain État' },
    inPlan: { en: 'Choosing the next state', fr: 'Choix du prochain État' },
  },
  battle: {
    inName: { en: 'battle', fr: 'bataille' },
    inPlan: { en: 'A turn in battle', fr: 'Un tour de bataille' },
  },
  use: {
    inName: { en: 'using claimed cards', fr: 'utilisation des cartes remportées' },
    inPlan: { en: 'Using claimed cards', fr: 'Utilisation des cartes remportées' },
  },
  take: {
    inName: { en: 'taking cards', fr: 'prise de cartes' },
    inPlan: { en: 'Taking cards', fr: 'Prise de cartes' },
  },
  over: {
    inName: { en: 'the end', fr: 'fin' },
    inPlan: { en: 'The end', fr: 'Fin' },
  },
};
