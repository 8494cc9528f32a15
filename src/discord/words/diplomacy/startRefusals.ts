import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
import type { InEach } from '../../../lib/language.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import { inert } from '../language/userText.js';
import type { FaultNames } from './faultNames.js';

/** By the expected JSON type. */
const EXPECTED: Readonly<Record<string, InEach>> = {
  string: { en: 'a text', fr: 'un texte' },
  array: { en: 'a list', fr: 'une liste' },
  object: { en: 'an object with braces', fr: 'un objet entre accolades' },
  record: { en: 'an object with braces', fr: 'un objet entre accolades' },
};

/** Why a custom start file was not accepted. */
export const startRefusals = {
  'start-not-json': {
    en: ({ typed }) => `This is not JSON (${inert(typed)}).`,
    fr: ({ typed }) => `Ce n’est pas du JSON (${inert(typed)}).`,
  },
  'start-too-deep': {
    en: 'The brackets are nested too deeply.',
    fr: 'Les parenthèses sont trop imbriquées.',
  },
  'start-key-twice': {
    en: ({ typed }) => `“${inert(typed)}” is there twice.`,
    fr: ({ typed }) => `« ${inert(typed)} » s’y trouve deux fois.`,
  },
  'start-unknown-field': {
    en: ({ typed }) => `There is no field “${inert(typed)}”.`,
    fr: ({ typed }) => `Il n’y a pas de champ « ${inert(typed)} ».`,
  },
  'start-expects': {
    en: ({ kind }) => `${EXPECTED[kind]?.en ?? 'something else'} is expected here.`,
    fr: ({ kind }) => `On attend ici ${EXPECTED[kind]?.fr ?? 'autre chose'}.`,
  },
  'start-empty': {
    en: 'An empty text says nothing.',
    fr: 'Un texte vide ne dit rien.',
  },
  'start-too-long': {
    en: 'This is longer than it may be.',
    fr: 'C’est plus long que permis.',
  },
  'start-settles': {
    en: ({ typed }) => `A custom start says who is played and with what, so “${inert(typed)}” cannot be chosen beside it.`,
    fr: ({ typed }) => `Un début sur mesure dit qui joue et avec quoi : « ${inert(typed)} » ne se choisit pas en plus.`,
  },
  'start-too-few': {
    en: 'At least two powers are played.',
    fr: 'Il faut au moins deux puissances.',
  },
  'unknown-power': {
    en: ({ typed }) => `There is no power called “${inert(typed)}”.`,
    fr: ({ typed }) => `Aucune puissance ne s’appelle « ${inert(typed)} ».`,
  },
  'start-power-twice': {
    en: ({ power }, names) => `${names.power(power)} is there already under another name.`,
    fr: ({ power }, names) => `Cette puissance s’y trouve déjà sous un autre nom : ${names.power(power)}.`,
  },
  'start-no-home': {
    en: ({ power }, names) => `${names.power(power)} has no home.`,
    fr: ({ power }, names) => `Cette puissance n’a pas de centre national : ${names.power(power)}.`,
  },
  'start-no-unit': {
    en: ({ power }, names) => `${names.power(power)} has no unit.`,
    fr: ({ power }, names) => `Cette puissance n’a aucune unité : ${names.power(power)}.`,
  },
  'start-no-unit-so': {
    en: ({ typed }) => `“${inert(typed)}” is no unit: write A or F and its place.`,
    fr: ({ typed }) => `« ${inert(typed)} » n’est pas une unité : écrivez A ou F et son lieu.`,
  },
  'start-no-centre': {
    en: ({ at }, names) => `${names.place(at)} is no supply centre, so it is nobody’s home.`,
    fr: ({ at }, names) => `Ce n’est pas un centre, donc pas un centre national : ${names.place(at)}.`,
  },
  'start-home-twice': {
    en: ({ at, power }, names) => `${names.place(at)} is a home of ${names.power(power)} already.`,
    fr: ({ power, at }, names) => `Ce centre national est déjà celui d’une autre puissance (${names.power(power)}) : ${names.place(at)}.`,
  },
  'start-capital-elsewhere': {
    en: ({ at, power }, names) => `${names.place(at)} is no home of ${names.power(power)}, so it cannot be its capital.`,
    fr: ({ power, at }, names) => `La capitale doit être un centre national de la puissance (${names.power(power)}) : ${names.place(at)}.`,
  },
  'start-closed': {
    en: ({ at }, names) => `${names.place(at)} is closed: nothing stands there.`,
    fr: ({ at }, names) => `Ce lieu est fermé, rien ne s’y tient : ${names.place(at)}.`,
  },
  'start-off-board': {
    en: ({ at }, names) => `${names.place(at)} is not on the board that is played.`,
    fr: ({ at }, names) => `Ce lieu n’est pas sur le plateau joué : ${names.place(at)}.`,
  },
  'two-units': {
    en: ({ at }, names) => `There is a unit in ${names.place(at)} already.`,
    fr: ({ at }, names) => `Une unité s’y trouve déjà : ${names.place(at)}.`,
  },
  'cannot-stand': {
    en: ({ type, at }, names) => `${names.unitTypeFirst(type)} cannot stand in ${names.place(at)}.`,
    fr: ({ type, at }, names) => `${names.unitTypeFirst(type)} ne peut pas s’y tenir : ${names.place(at)}.`,
  },
  'not-on-board': {
    en: ({ power }, names) => `${names.power(power)} is not on that board.`,
    fr: ({ power }, names) => `Cette nation n’est pas sur ce plateau : ${names.power(power)}.`,
  },
} satisfies Partial<SentencesByTag<DiplomacyFault, 'code', [FaultNames]>>;
