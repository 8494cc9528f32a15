import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
import { capital, en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import { inert } from '../language/userText.js';
import type { FaultNames } from './faultNames.js';

/** Why a correction of the position was not accepted, or why a match cannot continue from a position. */
export const correctionRefusals = {
  'correction-unclear': {
    en: ({ typed }) => `I don’t understand “${inert(typed)}”. Write a power, a colon, and a unit or a centre.`,
    fr: ({ typed }) => `Je ne comprends pas « ${inert(typed)} ». Écrivez une puissance, deux-points, puis une unité ou un centre.`,
  },
  'not-while-fighting': {
    en: 'You can’t change the position while battles are being fought.',
    fr: 'On ne peut pas changer la position pendant que des batailles se jouent.',
  },
  'battles-unfought': {
    en: 'This game still has battles to fight, and the secret declarations aren’t in the file. Export it again when they’re over.',
    fr: 'Il reste des batailles à jouer dans cette partie, et les déclarations secrètes ne sont pas dans le fichier. Exportez-la de nouveau après les batailles.',
  },
  'other-variant': {
    en: 'This is the position of another game.',
    fr: 'C’est la position d’un autre jeu.',
  },
  'no-such-moment': {
    en: 'This game has no such phase at that time of year.',
    fr: 'Cette phase n’existe pas à ce moment de l’année dans ce jeu.',
  },
  'not-played': {
    en: ({ power }, names) => `${capital(en.the(names.power(power)))} ${en.verb([names.power(power)], 'is', 'are')} not in this game.`,
    fr: ({ power }, names) => `Cette puissance n’est pas dans cette partie : ${names.power(power)}.`,
  },
  'no-centre': {
    en: ({ at }, names) => `There’s no supply centre in ${en.place(names.place(at))}.`,
    fr: ({ at }, names) => `Il n’y a pas de centre ${fr.at(names.place(at))}.`,
  },
  'so-already': {
    en: 'It’s already like that.',
    fr: 'C’est déjà le cas.',
  },
  'which-fleet': {
    en: ({ most, at }, names) => `There are ${most} fleets in ${en.place(names.place(at))}. Which one? Add its number after the name: #1.`,
    fr: ({ most, at }, names) => `Il y a ${most} flottes ${fr.at(names.place(at))}. Laquelle ? Ajoutez son numéro après le nom : #1.`,
  },
} satisfies Partial<SentencesByTag<DiplomacyFault, 'code', [FaultNames]>>;
