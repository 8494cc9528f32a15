import type { InEach } from '../../src/lib/language.js';

/** Awkward messages to be mixed among true ones. A reader counts who finds at least fifteen of the twenty. */
export const PLANTED: readonly InEach[] = [
  { en: 'Of the orders on file, none stands.', fr: 'Des ordres déposés, nul ne subsiste.' },
  { en: 'Whoever is owed a turn is told of it by letter.', fr: 'Quiconque doit un tour en est avisé par pli.' },
  { en: 'None: nobody has a seat here that is his.', fr: 'Néant : nul n’a ici de place qui fût sienne.' },
  {
    en: 'The deadline is put off by one hour, it having been asked.',
    fr: 'L’échéance est remise d’une heure, la chose ayant été demandée.',
  },
  {
    en: 'So many builds are yours as you have centres more than units.',
    fr: 'Vôtres sont autant de constructions que de centres en surplus d’unités.',
  },
  { en: 'He who plays France has not yet sent his sheet.', fr: 'Celui par qui la France est jouée n’a point encore remis sa feuille.' },
  { en: 'The game stands still until the host has spoken.', fr: 'La partie demeure immobile jusqu’à ce que l’hôte ait parlé.' },
  { en: 'Your unit was thrown out of its place by that of another.', fr: 'Votre unité a été jetée hors de son lieu par celle d’un autre.' },
  { en: 'It is not to be done to write to oneself.', fr: 'Il n’est pas à faire de s’écrire à soi-même.' },
  {
    en: 'Errored: your action could not be actioned at this time.',
    fr: 'Erreur survenue : votre action n’a pu être actionnée à ce moment.',
  },
  { en: 'What you typed of, no province bears the name.', fr: 'De ce que vous avez tapé, aucune province ne porte le nom.' },
  { en: 'The ballot in which you took part was by you withdrawn.', fr: 'Le scrutin auquel vous prîtes part fut par vous retiré.' },
  {
    en: 'This phase knows no orders, only the casting of votes is had.',
    fr: 'Cette phase ne connaît pas d’ordres, seule l’émission de votes a lieu.',
  },
  {
    en: 'Please be informed that the utilisation of this button requires a seat.',
    fr: 'Veuillez être informé que l’utilisation de ce bouton nécessite une place.',
  },
  { en: 'By none of the powers is there anything still owed.', fr: 'Par aucune des puissances n’est encore due quelque chose.' },
  { en: 'The house moves for the one who let his time go by.', fr: 'La maison joue pour celui qui laissa passer son temps.' },
  { en: 'To the map of which phase would you go?', fr: 'À la carte de laquelle des phases iriez-vous ?' },
  { en: 'The support was not such as could be given.', fr: 'Le soutien ne fut pas tel qu’il pût être donné.' },
  { en: 'Seats: three are they that no player has.', fr: 'Places : trois sont celles que nul joueur n’a.' },
  { en: 'In the case that nobody a build orders, waived is it.', fr: 'Dans le cas où personne une construction n’ordonne, renoncé y est.' },
];
