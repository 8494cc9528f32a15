import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
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
    en: ({ due }) => `You may build ${due} and have ordered as many already. Clear one first.`,
    fr: ({ due }) => `Constructions permises : ${due}, et vous en avez déjà ordonné autant. Effacez-en une d’abord.`,
  },
  'too-many-removals': {
    en: ({ due }) => `You must remove ${due} and have ordered as many already. Clear one first.`,
    fr: ({ due }) => `Retraits à faire : ${due}, et vous en avez déjà ordonné autant. Effacez-en un d’abord.`,
  },
  'not-your-centre': {
    en: ({ at }, names) => `You do not own ${names.place(at)}.`,
    fr: ({ at }, names) => `Ce centre n’est pas à vous : ${names.place(at)}.`,
  },
  'not-vacant': {
    en: ({ at }, names) => `A unit stands in ${names.place(at)}: nothing can be built there.`,
    fr: ({ at }, names) => `Une unité s’y trouve : rien ne peut y être construit (${names.place(at)}).`,
  },
  'not-a-home': {
    en: ({ at }, names) => `Nothing can be built in ${names.place(at)}: it is not a home centre of yours.`,
    fr: ({ at }, names) => `Rien ne peut y être construit : ce n’est pas un de vos centres nationaux (${names.place(at)}).`,
  },
  'not-in-band': {
    en: ({ at }, names) => `${names.place(at)} is no province of the band, and armies are placed only there.`,
    fr: ({ at }, names) => `Cette province n’est pas dans la bande, seul endroit où l’on place des armées : ${names.place(at)}.`,
  },
  'needs-no-centre': {
    en: ({ at }, names) => `The army in ${names.place(at)} needs no centre and is not removed.`,
    fr: ({ at }, names) => `L’armée en ${names.place(at)} n’a pas besoin de centre et n’est pas retirée.`,
  },
  'not-your-city': {
    en: ({ at }, names) => `${names.place(at)} is not one of your cities.`,
    fr: ({ at }, names) => `${names.place(at)} n’est pas une de vos villes.`,
  },
  'cannot-build': {
    en: ({ type, at }, names) => `${names.unitTypeFirst(type)} cannot be built in ${names.place(at)}.`,
    fr: ({ type, at }, names) => `${names.unitTypeFirst(type)} ne peut pas y être construite : ${names.place(at)}.`,
  },
} satisfies Partial<SentencesByTag<DiplomacyFault, 'code', [FaultNames]>>;
