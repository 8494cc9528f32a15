import { capital, en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** A declaration: "A Nuln (move to Reikland)". */
export const declarationMessages = messages({
  move: {
    en: (unit: string, to: string) => `${unit} (move to ${to})`,
    fr: (unit, to) => `${unit} (attaque ${fr.place(to)})`,
  },
  hold: {
    en: (unit: string) => `${unit} (hold)`,
    fr: unit => `${unit} (tient)`,
  },
});

/** The tabletop game with which a battle is fought. */
export const tabletopMessages = messages({
  fleets: {
    en: 'Play this battle with Man O’War.',
    fr: 'À jouer avec Man O’War.',
  },
  armies: {
    en: 'Play this battle with Warmaster or Warhammer.',
    fr: 'À jouer avec Warmaster ou Warhammer.',
  },
});

/** Who won, by how that was decided. */
export const battleOutcomes = messages({
  unopposed: {
    en: (who: string) => `No fight: ${who} wins.`,
    fr: who => `Sans combat : ${who} l’emporte.`,
  },
  draw: {
    en: (who: string, army: string) => `The draw picked ${en.the(army)}: ${who} wins.`,
    fr: (who, army) => `Le tirage au sort a désigné ${fr.the(army)} : ${who} l’emporte.`,
  },
  reports: {
    en: (who: string) => `As reported: ${who} wins.`,
    fr: who => `D’après les rapports : ${who} l’emporte.`,
  },
  host: {
    en: (who: string) => `The reports differed. By decision, ${who} wins.`,
    fr: who => `Les rapports différaient. Décision : ${who} l’emporte.`,
  },
  /** Decided by lot, because the reports differed and nobody decided. */
  undecided: {
    en: (who: string, army: string) => `The reports differed, and nobody decided. The draw picked ${en.the(army)}: ${who} wins.`,
    fr: (who, army) => `Les rapports différaient, et personne n’a tranché. Le tirage au sort a désigné ${fr.the(army)} : ${who} l’emporte.`,
  },
});

/** Why nobody fought in a battle. */
export const noFightReasons = messages({
  /** A unit of the place fights in another battle. */
  elsewhere: {
    en: (type: string, power: string, home: string, places: readonly string[]) =>
      `${capital(en.ofPower(power))} ${type === 'F' ? 'fleet' : 'army'} is fighting for ${en.list(places.map(en.place))}, so it isn’t defending ${en.place(home)}.`,
    fr: (type, power, home, places) =>
      `${type === 'F' ? 'La flotte' : 'L’armée'} ${fr.of(power)} se bat ${fr.list(places.map(fr.at))} et ne défend donc pas ${fr.place(home)}.`,
  },
  nobody: {
    en: (places: readonly string[]) => `Nobody else contends for ${en.list(places.map(en.place))}.`,
    fr: places => `Personne d’autre ne se bat pour ${fr.list(places.map(fr.place))}.`,
  },
});

/** Titles of the posts about the battles of a turn. */
export const battleTitles = messages({
  drawnUp: {
    en: (turn: string) => `Battles to fight: ${turn}`,
    fr: turn => `Batailles à livrer : ${turn}`,
  },
  differ: {
    en: (turn: string) => `Reports that differ: ${turn}`,
    fr: turn => `Rapports qui diffèrent : ${turn}`,
  },
  fought: {
    en: (turn: string) => `Battle reports: ${turn}`,
    fr: turn => `Rapports de bataille : ${turn}`,
  },
  /** The results of the turn, once its battles are over. */
  results: {
    en: (turn: string) => `Results: ${turn}, after battles`,
    fr: turn => `Résultats : ${turn}, après les batailles`,
  },
});

/** Button labels for the outcomes of a battle: whose army won, on which side, and whether the losers were destroyed; or that nobody won. */
export const outcomeLabels = messages({
  won: {
    en: (nation: string, side: number | undefined, destroyed: boolean) =>
      `${nation} won${side === undefined ? '' : ` on side ${side}`}${destroyed ? ', losers destroyed' : ''}`,
    fr: (nation, side, destroyed) =>
      `Victoire : ${nation}${side === undefined ? '' : ` (camp ${side})`}${destroyed ? ', vaincus détruits' : ''}`,
  },
  nobody: {
    en: 'Nobody broke',
    fr: 'Personne n’a cédé',
  },
});

/** How a conquered player fights on, and for whom. */
export const serviceMessages = messages({
  sepoy: {
    en: (who: string, of: string, won: number) =>
      `${capital(en.the(who))} ${en.verb([who], 'serves', 'serve')} **${en.the(of)}** as a Sepoy (${won} of 3 battles won).`,
    fr: (who, of, won) =>
      `${capital(fr.the(who))} ${fr.verb([who], 'sert', 'servent')} **${fr.the(of)}** comme cipaye (${won} sur 3 batailles gagnées).`,
  },
  mercenary: {
    en: (who: string, of: string) => `${capital(en.the(who))} ${en.verb([who], 'serves', 'serve')} **${en.the(of)}** as a Mercenary.`,
    fr: (who, of) => `${capital(fr.the(who))} ${fr.verb([who], 'sert', 'servent')} **${fr.the(of)}** comme mercenaire.`,
  },
});
