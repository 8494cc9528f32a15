import { messages } from '../language/inLanguage.js';

/** A declaration: "A Nuln (move to Reikland)". */
export const declarationMessages = messages({
  move: {
    en: (unit: string, to: string) => `${unit} (move to ${to})`,
    fr: (unit, to) => `${unit} (attaque vers ${to})`,
  },
  hold: {
    en: (unit: string) => `${unit} (hold)`,
    fr: unit => `${unit} (tient)`,
  },
});

/** The tabletop game with which a battle is fought. */
export const tabletopMessages = messages({
  fleets: {
    en: 'To be fought with Man O’War.',
    fr: 'À jouer avec Man O’War.',
  },
  armies: {
    en: 'To be fought with Warmaster or Warhammer.',
    fr: 'À jouer avec Warmaster ou Warhammer.',
  },
});

/** Who won, by how that was decided. */
export const battleOutcomes = messages({
  unopposed: {
    en: (who: string) => `Without a fight: ${who} wins.`,
    fr: who => `Sans combat : ${who} l’emporte.`,
  },
  draw: {
    en: (who: string, army: string) => `The army of ${army} was drawn: ${who} wins.`,
    fr: (who, army) => `Armée tirée au sort : ${army}. ${who.charAt(0).toUpperCase()}${who.slice(1)} l’emporte.`,
  },
  reports: {
    en: (who: string) => `As reported: ${who} wins.`,
    fr: who => `D’après les rapports : ${who} l’emporte.`,
  },
  host: {
    en: (who: string) => `The reports differed, and it was decided: ${who} wins.`,
    fr: who => `Les rapports différaient, et il a été tranché : ${who} l’emporte.`,
  },
  /** Decided by lot, because the reports differed and nobody decided. */
  undecided: {
    en: (who: string, army: string) => `The reports differed, and nobody decided. By lot, the army of ${army} was drawn: ${who} wins.`,
    fr: (who, army) =>
      `Les rapports différaient, et personne n’a tranché. Armée tirée au sort : ${army}. ${who.charAt(0).toUpperCase()}${who.slice(1)} l’emporte.`,
  },
});

/** Titles of the posts about the battles of a turn. */
export const battleTitles = messages({
  drawnUp: {
    en: (turn: string) => `Battles to be fought: ${turn}`,
    fr: turn => `Batailles à livrer : ${turn}`,
  },
  differ: {
    en: (turn: string) => `Reports differ: ${turn}`,
    fr: turn => `Rapports contradictoires : ${turn}`,
  },
  fought: {
    en: (turn: string) => `Battles reported: ${turn}`,
    fr: turn => `Batailles rapportées : ${turn}`,
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
    fr: 'Personne n’a rompu',
  },
});

/** How a conquered player fights on, and for whom. */
export const serviceMessages = messages({
  sepoy: {
    en: (who: string, of: string, won: number) => `${who} serves **${of}** as Sepoy (${won} of 3 battles won).`,
    fr: (who, of, won) => `${who} sert **${of}** comme cipaye (${won} batailles gagnées sur 3).`,
  },
  mercenary: {
    en: (who: string, of: string) => `${who} serves **${of}** as Mercenary.`,
    fr: (who, of) => `${who} sert **${of}** comme mercenaire.`,
  },
});
