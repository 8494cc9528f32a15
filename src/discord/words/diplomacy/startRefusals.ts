import type { DiplomacyFault } from '../../../games/diplomacy/diplomacyFault.js';
import type { InEach } from '../../../lib/language.js';
import { capital, en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import { inert } from '../language/userText.js';
import type { FaultNames } from './faultNames.js';

/** By the expected JSON type. */
const EXPECTED: Readonly<Record<string, InEach>> = {
  string: { en: 'a text', fr: 'un texte' },
  array: { en: 'a list', fr: 'une liste' },
  object: { en: 'an object in braces', fr: 'un objet entre accolades' },
  record: { en: 'an object in braces', fr: 'un objet entre accolades' },
};

/** Why a custom start file was not accepted. */
export const startRefusals = {
  'start-not-json': {
    en: ({ typed }) => `This is not JSON (${inert(typed)}).`,
    fr: ({ typed }) => `Ce n’est pas du JSON (${inert(typed)}).`,
  },
  'start-too-deep': {
    en: 'The brackets are nested too deeply.',
    fr: 'Les accolades et les crochets sont trop imbriqués.',
  },
  'start-key-twice': {
    en: ({ typed }) => `“${inert(typed)}” appears twice.`,
    fr: ({ typed }) => `« ${inert(typed)} » apparaît deux fois.`,
  },
  'start-unknown-field': {
    en: ({ typed }) => `There’s no field called “${inert(typed)}”.`,
    fr: ({ typed }) => `Le champ « ${inert(typed)} » n’existe pas.`,
  },
  'start-expects': {
    en: ({ kind }) => `This should be ${EXPECTED[kind]?.en ?? 'something else'}.`,
    fr: ({ kind }) => `Il faut ici ${EXPECTED[kind]?.fr ?? 'autre chose'}.`,
  },
  'start-empty': {
    en: 'This text is empty.',
    fr: 'Ce texte est vide.',
  },
  'start-too-long': {
    en: 'This is too long.',
    fr: 'C’est trop long.',
  },
  'start-settles': {
    en: ({ typed }) => `The custom starting position already sets the powers and units, so you can’t also choose “${inert(typed)}”.`,
    fr: ({ typed }) =>
      `La position de départ personnalisée fixe déjà les puissances et les unités : vous ne pouvez pas choisir « ${inert(typed)} » en plus.`,
  },
  'start-too-few': {
    en: 'The game needs at least two powers.',
    fr: 'Il faut au moins deux puissances.',
  },
  'unknown-power': {
    en: ({ typed }) => `There’s no power called “${inert(typed)}”.`,
    fr: ({ typed }) => `Aucune puissance ne s’appelle « ${inert(typed)} ».`,
  },
  'start-power-twice': {
    en: ({ power }, names) =>
      `${capital(en.the(names.power(power)))} already ${en.verb([names.power(power)], 'appears', 'appear')} under another name.`,
    fr: ({ power }, names) => `Cette puissance apparaît déjà sous un autre nom : ${names.power(power)}.`,
  },
  'start-no-home': {
    en: ({ power }, names) => `${capital(en.the(names.power(power)))} ${en.verb([names.power(power)], 'has', 'have')} no home centre.`,
    fr: ({ power }, names) =>
      `${capital(fr.the(names.power(power)))} ${fr.verb([names.power(power)], 'n’a', 'n’ont')} pas de centre d’origine.`,
  },
  'start-no-unit': {
    en: ({ power }, names) => `${capital(en.the(names.power(power)))} ${en.verb([names.power(power)], 'has', 'have')} no unit.`,
    fr: ({ power }, names) => `${capital(fr.the(names.power(power)))} ${fr.verb([names.power(power)], 'n’a', 'n’ont')} aucune unité.`,
  },
  'start-no-unit-so': {
    en: ({ typed }) => `“${inert(typed)}” is not a unit. Write A or F and a place.`,
    fr: ({ typed }) => `« ${inert(typed)} » n’est pas une unité. Écrivez A ou F, puis un lieu.`,
  },
  'start-no-centre': {
    en: ({ at }, names) => `${capital(en.place(names.place(at)))} is not a supply centre, so it can’t be a home centre.`,
    fr: ({ at }, names) => `Il n’y a pas de centre ${fr.at(names.place(at))}, donc pas de centre d’origine.`,
  },
  'start-home-twice': {
    en: ({ at, power }, names) => `${capital(en.place(names.place(at)))} is already a home centre of ${en.the(names.power(power))}.`,
    fr: ({ power, at }, names) => `Ce centre d’origine est déjà celui ${fr.of(names.power(power))} : ${names.place(at)}.`,
  },
  'start-capital-elsewhere': {
    en: ({ at, power }, names) =>
      `${capital(en.place(names.place(at)))} is not a home centre of ${en.the(names.power(power))}, so it can’t be the capital.`,
    fr: ({ power, at }, names) =>
      `${capital(fr.place(names.place(at)))} n’est pas un centre d’origine ${fr.of(names.power(power))} : ce ne peut pas être la capitale.`,
  },
  'start-closed': {
    en: ({ at }, names) => `${capital(en.place(names.place(at)))} is closed: no unit can be there.`,
    fr: ({ at }, names) => `Ce lieu est fermé, aucune unité ne peut s’y trouver : ${names.place(at)}.`,
  },
  'start-off-board': {
    en: ({ at }, names) => `${capital(en.place(names.place(at)))} is not on the board in play.`,
    fr: ({ at }, names) => `Ce lieu n’est pas sur le plateau joué : ${names.place(at)}.`,
  },
  'two-units': {
    en: ({ at }, names) => `There’s already a unit in ${en.place(names.place(at))}.`,
    fr: ({ at }, names) => `Il y a déjà une unité ${fr.at(names.place(at))}.`,
  },
  'cannot-stand': {
    en: ({ type, at }, names) => `${names.unitTypeFirst(type)} can’t be in ${en.place(names.place(at))}.`,
    fr: ({ type, at }, names) => `${names.unitTypeFirst(type)} ne peut pas se trouver ${fr.at(names.place(at))}.`,
  },
  'not-on-board': {
    en: ({ power }, names) => `${capital(en.the(names.power(power)))} ${en.verb([names.power(power)], 'is', 'are')} not on this board.`,
    fr: ({ power }, names) => `Cette puissance n’est pas sur ce plateau : ${names.power(power)}.`,
  },
} satisfies Partial<SentencesByTag<DiplomacyFault, 'code', [FaultNames]>>;
