import { en, fr } from '../language/grammar.js';
import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FindingNames, ToldFinding } from './findingNames.js';
import { many } from './findingNames.js';

/** Why convoys carried an army or did not. Without a full stop: the rule follows in brackets. */
export const convoyFindings = {
  carried: {
    en: ({ fleets }, t) => `It was convoyed by ${t.all(fleets.map(t.unit))}`,
    fr: ({ fleets }, t) => `Elle a été convoyée par ${t.all(fleets.map(t.unit))}`,
  },
  'other-route': {
    en: ({ lost }, t) => `${t.all(lost.map(t.unit))} ${many(lost, 'was', 'were')} dislodged, but another convoy route was left`,
    fr: ({ lost }, t) =>
      `${t.all(lost.map(t.unit))} ${many(lost, 'a été délogée', 'ont été délogées')}, mais il restait une autre route de convoi`,
  },
  'by-land': {
    en: ({ fleets }, t) => `${t.all(fleets.map(t.unit))} offered a convoy, but it went by land: its order didn’t ask for a convoy`,
    fr: ({ fleets }, t) =>
      `${t.all(fleets.map(t.unit))} ${many(fleets, 'proposait', 'proposaient')} un convoi, mais elle est passée par terre : son ordre ne demandait pas de convoi`,
  },
  'no-fleets': {
    en: ({ to }, t) => `No fleet was ordered to convoy it to ${en.place(t.place(to))}`,
    fr: ({ to }, t) => `Aucune flotte n’avait l’ordre de la convoyer vers ${fr.place(t.place(to))}`,
  },
  gap: {
    en: ({ fleets }, t) => `The fleets (${t.all(fleets.map(t.unit))}) don’t form a complete route`,
    fr: ({ fleets }, t) => `Les flottes (${t.all(fleets.map(t.unit))}) ne forment pas une route complète`,
  },
  'fleet-lost': {
    en: ({ fleet, by }, t) => `${t.unit(fleet)}, which should have convoyed it, was dislodged${by ? ` by ${t.order(by)}` : ''}`,
    fr: ({ fleet, by }, t) => `${t.unit(fleet)}, qui devait la convoyer, a été délogée${by ? ` par ${t.order(by)}` : ''}`,
  },
  'convoy-broken': {
    en: ({ fleet, by }, t) =>
      `${by ? t.order(by) : 'A fleet'} attacked ${t.unit(fleet)}, which should have convoyed it: on a river, any attack by a fleet breaks the convoy, even if it fails`,
    fr: ({ fleet, by }, t) =>
      `${by ? t.order(by) : 'Une flotte'} a attaqué ${t.unit(fleet)}, qui devait la convoyer : sur un fleuve, toute attaque d’une flotte rompt le convoi, même si elle échoue`,
  },
  'off-route': {
    en: ({ fleet }, t) => `No working convoy route went through ${t.unit(fleet)}`,
    fr: ({ fleet }, t) => `Aucune route de convoi intacte ne passait par ${t.unit(fleet)}`,
  },
  paradox: {
    en: ({ fleets }, t) =>
      `Its own attack would decide whether its convoy (${t.all(fleets.map(t.unit))}) succeeds. In such a paradox the army stays and cuts no support`,
    fr: ({ fleets }, t) =>
      `Sa propre attaque déciderait du sort de son convoi (${t.all(fleets.map(t.unit))}). Dans un tel paradoxe, l’armée reste sur place et ne coupe aucun soutien`,
  },
} satisfies Partial<SentencesByTag<ToldFinding, 'kind', [FindingNames]>>;
