import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
import { capital, en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FaultNames } from './faultNames.js';

/** Why a build or a removal was not accepted. */
export const winterRefusals = {
  'no-builds': {
    en: 'You have nothing to build.',
    fr: 'Vous n’avez rien à construire.',
  },
  'no-removals': {
    en: 'You have nothing to remove.',
    fr: 'Vous n’avez rien à retirer.',
  },
  'too-many-builds': {
    en: ({ due }) => `You’ve already ordered all your builds (${due}). Clear one first.`,
    fr: ({ due }) => `Vous avez déjà ordonné toutes vos constructions (${due}). Effacez-en une d’abord.`,
  },
  'too-many-removals': {
    en: ({ due }) => `You’ve already ordered all your removals (${due}). Clear one first.`,
    fr: ({ due }) => `Vous avez déjà ordonné tous vos retraits (${due}). Effacez-en un d’abord.`,
  },
  'not-your-centre': {
    en: ({ at }, names) => `You don’t own ${en.place(names.place(at))}.`,
    fr: ({ at }, names) => `${capital(fr.place(names.place(at)))} n’est pas à vous.`,
  },
  'not-vacant': {
    en: ({ at }, names) => `You can’t build in ${en.place(names.place(at))}: there’s a unit there.`,
    fr: ({ at }, names) => `Vous ne pouvez pas construire ${fr.at(names.place(at))} : il y a une unité.`,
  },
  'not-a-home': {
    en: ({ at }, names) => `You can’t build in ${en.place(names.place(at))}: it isn’t one of your home centres.`,
    fr: ({ at }, names) => `Vous ne pouvez pas construire ${fr.at(names.place(at))} : ce n’est pas un de vos centres d’origine.`,
  },
  'not-in-band': {
    en: ({ at }, names) => `${capital(en.place(names.place(at)))} isn’t in the band, and armies can only be placed there.`,
    fr: ({ at }, names) => `${capital(fr.place(names.place(at)))} n’est pas dans la bande, le seul endroit où l’on place des armées.`,
  },
  'needs-no-centre': {
    en: ({ at }, names) => `The army in ${en.place(names.place(at))} needs no centre and isn’t removed.`,
    fr: ({ at }, names) => `L’armée ${fr.at(names.place(at))} n’a pas besoin de centre et n’est pas retirée.`,
  },
  'not-your-city': {
    en: ({ at }, names) => `${capital(en.place(names.place(at)))} isn’t one of your cities.`,
    fr: ({ at }, names) => `${capital(fr.place(names.place(at)))} n’est pas une de vos villes.`,
  },
  'cannot-build': {
    en: ({ type, at }, names) => `${names.unitTypeFirst(type)} can’t be built in ${en.place(names.place(at))}.`,
    fr: ({ type, at }, names) => `${names.unitTypeFirst(type)} ne peut pas être construite ${fr.at(names.place(at))}.`,
  },
} satisfies Partial<SentencesByTag<DiplomacyFault, 'code', [FaultNames]>>;
