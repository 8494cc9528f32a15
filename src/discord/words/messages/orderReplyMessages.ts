import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Replies to typed orders. */
export const orderReplyMessages = messages({
  filed: {
    en: 'Saved.',
    fr: 'C’est enregistré.',
  },
  filedSome: {
    en: (good: number, bad: number) => `${good} saved, ${bad} rejected.`,
    fr: (good, bad) => `${fr.count(good, '# ligne enregistrée', '# lignes enregistrées')}, ${fr.count(bad, '# refusée', '# refusées')}.`,
  },
  filedNone: {
    en: (bad: number) => `${en.count(bad, 'This line was', 'These # lines were')} rejected. Your saved orders haven’t changed.`,
    fr: bad => `${fr.count(bad, 'Cette ligne a été refusée', 'Ces # lignes ont été refusées')}. Vos ordres enregistrés n’ont pas changé.`,
  },
  noOrders: {
    en: 'I couldn’t find any orders in that. Your saved orders haven’t changed.',
    fr: 'Ce texte ne contient aucun ordre. Vos ordres enregistrés n’ont pas changé.',
  },
  cleared: {
    en: 'Cleared.',
    fr: 'C’est effacé.',
  },
  clearAsk: {
    en: 'Clear all your orders?',
    fr: 'Effacer tous vos ordres ?',
  },
  notRead: {
    en: 'Not saved',
    fr: 'Non enregistré',
  },
  noWords: {
    en: 'I don’t understand this.',
    fr: 'Je ne comprends pas.',
  },
  perhaps: {
    en: (suggestions: readonly string[]) => `Did you mean: ${suggestions.join(' · ')}`,
    fr: suggestions => `Vouliez-vous dire : ${suggestions.join(' · ')}`,
  },
  alreadyFiled: {
    en: (order: string) => `Already saved: ${order}`,
    fr: order => `Déjà enregistré : ${order}`,
  },
  replaced: {
    en: (by: string) => `A later line replaces this one: ${by}`,
    fr: by => `Une ligne plus bas remplace celle-ci : ${by}`,
  },
  pasteTitle: {
    en: (power: string) => `Orders for ${en.the(power)}`,
    fr: power => `Ordres ${fr.of(power)}`,
  },
  /** What an empty form shows: orders that could be sent now. Nothing if there are none. */
  example: {
    en: (orders: readonly string[]) => (orders.length === 0 ? '' : `For example: ${orders.join('; ')}`),
    fr: orders => (orders.length === 0 ? '' : `Par exemple\u00a0: ${orders.join('; ')}`),
  },
  pasteLabel: {
    en: 'One order per line',
    fr: 'Un ordre par ligne',
  },
  pasteHint: {
    en: 'This replaces all your orders. If a line isn’t understood, your other orders stay.',
    fr: 'Remplace tous vos ordres. Si une ligne n’est pas comprise, vos autres ordres restent.',
  },
  /** The same where one also votes on what neutrals do. */
  pasteVotesLabel: {
    en: 'One order or vote per line',
    fr: 'Un ordre ou un vote par ligne',
  },
  pasteVotesHint: {
    en: 'Replaces all your orders and votes. A line for a neutral’s unit is your vote.',
    fr: 'Remplace tous vos ordres et votes. Une ligne qui concerne une unité neutre compte comme votre vote.',
  },
  pasteSomeHint: {
    en: 'Not all your orders fit here. Those not shown stay as they are.',
    fr: 'Vos ordres ne sont pas tous affichés ici, faute de place. Ceux qui manquent ne changent pas.',
  },
  /** Of a form that opens before the orders there are could be read. */
  laterTitle: { en: 'Orders', fr: 'Ordres' },
  laterHint: { en: 'What you send is added to the orders already saved.', fr: 'Ce que vous envoyez s’ajoute aux ordres déjà enregistrés.' },
  moveTitle: {
    en: (power: string) => `Your move as ${en.the(power)}`,
    fr: power => `Votre coup : ${power}`,
  },
  moveLabel: {
    en: 'Your move',
    fr: 'Votre coup',
  },
  moveHint: {
    en: 'This is your choice. Press Confirm to play it.',
    fr: 'Voici votre choix. Appuyez sur Confirmer pour le jouer.',
  },
  fixTitle: {
    en: 'Fix these lines',
    fr: 'Corrigez ces lignes',
  },
  fixHint: {
    en: 'Your saved orders stay as they are.',
    fr: 'Vos ordres enregistrés ne changent pas.',
  },
});
