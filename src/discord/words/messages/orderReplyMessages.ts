import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Replies to typed orders. */
export const orderReplyMessages = messages({
  filed: {
    en: 'On file.',
    fr: 'Enregistré.',
  },
  filedSome: {
    en: (good: number, bad: number) =>
      `${en.count(good, 'One line is', '# lines are')} on file; ${en.count(bad, 'one could not be taken', '# could not be taken')}.`,
    fr: (good, bad) =>
      `${fr.count(good, 'Une ligne est enregistrée', '# lignes sont enregistrées')} ; ${fr.count(bad, 'une autre n’a pas pu l’être', '# autres n’ont pas pu l’être')}.`,
  },
  filedNone: {
    en: (bad: number) => `${en.count(bad, 'This line', 'These # lines')} could not be taken; what was on file has not changed.`,
    fr: bad =>
      `${fr.count(bad, 'Cette ligne n’a pas pu être enregistrée', 'Ces # lignes n’ont pas pu être enregistrées')} ; ce qui l’était déjà n’a pas changé.`,
  },
  noOrders: {
    en: 'There was no order in that; what was on file has not changed.',
    fr: 'Il n’y avait là aucun ordre ; ce qui était enregistré n’a pas changé.',
  },
  cleared: {
    en: 'Taken off the file.',
    fr: 'Retiré.',
  },
  clearAsk: {
    en: 'Take all your orders off the file?',
    fr: 'Retirer tous vos ordres ?',
  },
  notRead: {
    en: 'Not on file',
    fr: 'Non enregistré',
  },
  noWords: {
    en: 'I did not understand this.',
    fr: 'Je n’ai pas compris cela.',
  },
  perhaps: {
    en: (suggestions: readonly string[]) => `Perhaps: ${suggestions.join(' · ')}`,
    fr: suggestions => `Peut-être : ${suggestions.join(' · ')}`,
  },
  alreadyFiled: {
    en: (order: string) => `Already saved: ${order}`,
    fr: order => `Déjà enregistré : ${order}`,
  },
  replaced: {
    en: (by: string) => `A later line replaces this one: ${by}`,
    fr: by => `Une ligne plus bas la remplace : ${by}`,
  },
  pasteTitle: {
    en: (power: string) => `Orders for ${power}`,
    fr: power => `Ordres pour ${power}`,
  },
  pasteLabel: {
    en: 'One order a line',
    fr: 'Un ordre par ligne',
  },
  pasteHint: {
    en: 'What is written here when you send it replaces all your orders.',
    fr: 'Ce qui est écrit ici à l’envoi remplace tous vos ordres.',
  },
  pasteSomeHint: {
    en: 'Not all of your orders fit in here. Those that are not shown stay as they are.',
    fr: 'Tous vos ordres ne tiennent pas ici. Ceux qui manquent restent enregistrés.',
  },
  moveTitle: {
    en: (power: string) => `Your move as ${power}`,
    fr: power => `Votre coup : ${power}`,
  },
  moveLabel: {
    en: 'Your move',
    fr: 'Votre coup',
  },
  moveHint: {
    en: 'What stands here when you send it is your choice; Confirm plays it.',
    fr: 'Ce qui est écrit ici à l’envoi est votre choix ; Confirmer le joue.',
  },
  fixTitle: {
    en: 'Lines to correct',
    fr: 'Lignes à corriger',
  },
  fixHint: {
    en: 'The orders on file stay as they are.',
    fr: 'Les ordres enregistrés ne changent pas.',
  },
});
