import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import { inert } from '../language/userText.js';
import type { FaultNames } from './faultNames.js';

/** Why a correction of the position was not accepted, or why a match cannot continue from a position. */
export const correctionRefusals = {
  'correction-unclear': {
    en: ({ typed }) => `“${inert(typed)}” says nothing of a position: write whose it is, a colon, and a unit or a centre.`,
    fr: ({ typed }) => `« ${inert(typed)} » ne dit rien d’une position : écrivez à qui c’est, deux-points, puis une unité ou un centre.`,
  },
  'not-while-fighting': {
    en: 'While battles are fought the position stays as it is.',
    fr: 'Tant que des batailles se livrent, la position reste ce qu’elle est.',
  },
  'battles-unfought': {
    en: 'Its battles are still to be fought: what was declared is secret, and not in the file. Export it when they are over.',
    fr: 'Ses batailles restent à livrer : ce qui fut déclaré est secret et n’est pas dans le fichier. Exportez-la quand elles seront finies.',
  },
  'other-variant': {
    en: 'This is the position of another game.',
    fr: 'C’est la position d’un autre jeu.',
  },
  'no-such-moment': {
    en: 'This game has no such phase at that time of the year.',
    fr: 'Ce jeu n’a pas une telle phase à ce moment de l’année.',
  },
  'not-played': {
    en: ({ power }, names) => `Nobody plays ${names.power(power)} in this game.`,
    fr: ({ power }, names) => `Personne ne joue cette puissance dans cette partie : ${names.power(power)}.`,
  },
  'no-centre': {
    en: ({ at }, names) => `${names.place(at)} is no supply centre.`,
    fr: ({ at }, names) => `Il n’y a pas de centre ici : ${names.place(at)}.`,
  },
  'so-already': {
    en: 'That is so already.',
    fr: 'C’est déjà le cas.',
  },
  'which-fleet': {
    en: ({ most, at }, names) => `There are ${most} fleets in ${names.place(at)}. Which one? Write its number behind the name: #1.`,
    fr: ({ most, at }, names) =>
      `${most} flottes se trouvent ici : ${names.place(at)}. Laquelle ? Écrivez son numéro derrière le nom : #1.`,
  },
} satisfies Partial<SentencesByTag<DiplomacyFault, 'code', [FaultNames]>>;
