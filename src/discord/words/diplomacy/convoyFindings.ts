import type { SentencesByTag } from '../language/sentencesByTag.js';
import type { FindingNames, ToldFinding } from './findingNames.js';
import { many } from './findingNames.js';

/** Why convoys carried an army or did not. Without a full stop: the rule follows in brackets. */
export const convoyFindings = {
  carried: {
    en: ({ fleets }, t) => `It was carried by ${t.all(fleets.map(t.unit))}`,
    fr: ({ fleets }, t) => `Convoi assuré : ${t.all(fleets.map(t.unit))}`,
  },
  'other-route': {
    en: ({ lost }, t) => `${t.all(lost.map(t.unit))} ${many(lost, 'was', 'were')} dislodged, but another chain of fleets was left`,
    fr: ({ lost }, t) =>
      `${t.all(lost.map(t.unit))} ${many(lost, 'a été délogée', 'ont été délogées')}, mais il restait une autre chaîne de flottes`,
  },
  'by-land': {
    en: ({ fleets }, t) => `${t.all(fleets.map(t.unit))} would have carried it, but it went by land: its order did not ask for a convoy`,
    fr: ({ fleets }, t) =>
      `Convoi offert (${t.all(fleets.map(t.unit))}), mais elle est passée par terre : son ordre ne demandait pas de convoi`,
  },
  'no-fleets': {
    en: ({ to }, t) => `No fleet was ordered to carry it to ${t.place(to)}`,
    fr: ({ to }, t) => `Aucune flotte n’avait ordre de l’y convoyer : ${t.place(to)}`,
  },
  gap: {
    en: ({ fleets }, t) => `The chain of ${t.all(fleets.map(t.unit))} does not reach all the way`,
    fr: ({ fleets }, t) => `La chaîne des flottes ne va pas jusqu’au bout : ${t.all(fleets.map(t.unit))}`,
  },
  'fleet-lost': {
    en: ({ fleet, by }, t) => `${t.unit(fleet)}, which was to carry it, is dislodged${by ? ` by ${t.order(by)}` : ''}`,
    fr: ({ fleet, by }, t) => `${t.unit(fleet)}, qui devait la convoyer, est délogée${by ? ` par ${t.order(by)}` : ''}`,
  },
  'convoy-broken': {
    en: ({ fleet, by }, t) =>
      `${by ? t.order(by) : 'A fleet'} attacked ${t.unit(fleet)}, which was to carry it: on a river a fleet’s attack breaks the convoy, whatever comes of it`,
    fr: ({ fleet, by }, t) =>
      `${by ? t.order(by) : 'Une flotte'} a attaqué ${t.unit(fleet)}, qui devait la convoyer : sur un fleuve, l’attaque d’une flotte rompt le convoi, quelle qu’en soit l’issue`,
  },
  'off-route': {
    en: ({ fleet }, t) => `No chain of fleets that held led by way of ${t.unit(fleet)}`,
    fr: ({ fleet }, t) => `Aucune chaîne de flottes restée entière ne passait par ${t.unit(fleet)}`,
  },
  paradox: {
    en: ({ fleets }, t) =>
      `Its own attack would decide whether its convoy (${t.all(fleets.map(t.unit))}) holds; such an army stays and cuts nothing`,
    fr: ({ fleets }, t) =>
      `Sa propre attaque déciderait du sort de son convoi (${t.all(fleets.map(t.unit))}) ; une telle armée reste sur place et ne coupe rien`,
  },
} satisfies Partial<SentencesByTag<ToldFinding, 'kind', [FindingNames]>>;
