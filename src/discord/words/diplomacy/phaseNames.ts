import type { UnitType } from '../../../games/diplomacy/board/position.js';
import type { ShownYear } from '../../../games/diplomacy/board/shownYear.js';
import type { InEach } from '../../../lib/language.js';
import { messages } from '../language/inLanguage.js';

/** What a kind of phase is called. */
interface PhaseName {
  /** At the end of a name: "Spring 450 BC, movement". */
  readonly inName: InEach;
  /** In a list of hosting rules: "Movement: 24 hours". */
  readonly inPlan: InEach;
  /** What players submit. Undefined: orders. */
  readonly sent?: InEach;
  /** What happens to a player who has submitted nothing. */
  readonly without: InEach;
  /** The same of all powers, in a study. */
  readonly withoutAny: InEach;
}

export const phaseNames: Readonly<Record<string, PhaseName>> = {
  placement: {
    inName: { en: 'placement', fr: 'placement' },
    inPlan: { en: 'Placement', fr: 'Placement' },
    sent: { en: 'Placements', fr: 'Placements' },
    without: { en: 'No units saved: the bot places them for you.', fr: 'Aucun placement enregistré : le bot place vos unités pour vous.' },
    withoutAny: { en: 'the units are placed by the rules', fr: 'les unités sont placées d’après les règles' },
  },
  movement: {
    inName: { en: 'movement', fr: 'mouvements' },
    inPlan: { en: 'Movement', fr: 'Mouvements' },
    without: { en: 'No orders saved: all your units hold.', fr: 'Aucun ordre enregistré : toutes vos unités tiennent.' },
    withoutAny: { en: 'all units hold', fr: 'toutes les unités tiennent' },
  },
  lists: {
    inName: { en: 'battle lists', fr: 'listes de batailles' },
    inPlan: { en: 'Battle lists', fr: 'Listes de batailles' },
    sent: { en: 'Battle lists', fr: 'Listes de batailles' },
    without: { en: 'No list saved: you declare no battle.', fr: 'Aucune liste enregistrée : vous ne déclarez aucune bataille.' },
    withoutAny: { en: 'nobody declares a battle', fr: 'personne ne déclare de bataille' },
  },
  battles: {
    inName: { en: 'battles', fr: 'batailles' },
    inPlan: { en: 'Battles', fr: 'Batailles' },
    sent: { en: 'Reports', fr: 'Rapports' },
    without: { en: 'No report saved: the others’ reports decide.', fr: 'Aucun rapport enregistré : les rapports des autres décident.' },
    withoutAny: {
      en: 'battles nobody reports are drawn by lot',
      fr: 'les batailles dont personne n’a rapporté l’issue sont tirées au sort',
    },
  },
  retreats: {
    inName: { en: 'retreats', fr: 'retraites' },
    inPlan: { en: 'Retreats', fr: 'Retraites' },
    sent: { en: 'Retreats', fr: 'Retraites' },
    without: {
      en: 'No retreats saved: your dislodged units are disbanded.',
      fr: 'Aucune retraite enregistrée : vos unités délogées sont dissoutes.',
    },
    withoutAny: { en: 'all dislodged units are disbanded', fr: 'toutes les unités délogées sont dissoutes' },
  },
  adjustments: {
    inName: { en: 'adjustments', fr: 'ajustements' },
    inPlan: { en: 'Adjustments', fr: 'Ajustements' },
    sent: { en: 'Builds and removals', fr: 'Constructions et retraits' },
    without: { en: 'No builds saved: you build nothing.', fr: 'Aucune construction enregistrée : vous ne construisez rien.' },
    withoutAny: {
      en: 'nobody builds, and the rules choose what is removed',
      fr: 'personne ne construit, et les règles choisissent ce qui est retiré',
    },
  },
};

/** What happens to a player who has to remove units and has chosen none. */
export const removalMessages = messages({
  removedForYou: {
    en: 'No removals saved: the rules decide which of your units are removed.',
    fr: 'Aucun retrait enregistré : les règles décident quelles unités vous sont retirées.',
  },
});

/** By the season in a phase's `turn`. */
export const seasonNames: Readonly<Record<string, InEach>> = {
  spring: { en: 'Spring', fr: 'Printemps' },
  fall: { en: 'Fall', fr: 'Automne' },
  autumn: { en: 'Autumn', fr: 'Automne' },
  winter: { en: 'Winter', fr: 'Hiver' },
};

export const unitTypeNames: Readonly<Record<UnitType, InEach>> = {
  A: { en: 'an army', fr: 'une armée' },
  F: { en: 'a fleet', fr: 'une flotte' },
};

/** Years, in the era of the board's calendar. */
export const calendarMessages = messages({
  year: {
    en: ({ year, era, isOther }: ShownYear) => (era === 'bc' ? `${year} BC` : isOther ? `AD ${year}` : `${year}`),
    fr: ({ year, era, isOther }) => (era === 'bc' ? `${year} av. J.-C.` : isOther ? `${year} apr. J.-C.` : `${year}`),
  },
});
