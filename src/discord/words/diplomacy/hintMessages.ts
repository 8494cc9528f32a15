import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Why a General would give these orders: what they are for, in one sentence, and how it came to them, in another. */
export const hintMessages = messages({
  hintAims: {
    en: (places: readonly string[], helpers: number) =>
      `These orders aim at ${en.list(places)}${helpers > 0 ? `, with ${en.count(helpers, 'one unit', '# units')} helping` : ', without support'}.`,
    fr: (places, helpers) =>
      `Ces ordres visent\u00a0: ${fr.list(places)}${helpers > 0 ? `, avec l’aide ${fr.count(helpers, 'd’une unité', 'de # unités')}` : ', sans soutien'}.`,
  },
  hintHolds: {
    en: (helpers: number) =>
      `These orders attack no other centre: they guard what you have or bring units closer${helpers > 0 ? `, with ${en.count(helpers, 'one unit', '# units')} helping` : ''}.`,
    fr: helpers =>
      `Ces ordres n’attaquent aucun autre centre\u00a0: ils gardent ce que vous avez ou rapprochent des unités${helpers > 0 ? `, avec l’aide ${fr.count(helpers, 'd’une unité', 'de # unités')}` : ''}.`,
  },
  hintBuilds: {
    en: 'These orders place units near centres that are worth gaining or guarding.',
    fr: 'Ces ordres placent des unités près de centres à gagner ou à protéger.',
  },
  hintRemoves: {
    en: 'These orders remove what is of least use where it is.',
    fr: 'Ces ordres retirent ce qui est le moins utile là où il se trouve.',
  },
  hintRetreats: {
    en: (places: readonly string[]) => `These orders keep ${en.count(places.length, 'your unit', '# units')}, in ${en.list(places)}.`,
    fr: places => `Ces ordres sauvent ${fr.count(places.length, 'votre unité', '# unités')}\u00a0: ${fr.list(places)}.`,
  },
  hintDisbands: {
    en: 'These orders disband what no retreat would help more.',
    fr: 'Ces ordres dissolvent ce qu’aucune retraite ne rendrait plus utile.',
  },
  hintTried: {
    en: 'A General, who sees only what you see, tried them against what the others might order, and of all it tried they did best on average.',
    fr: 'Un Général, qui ne voit que ce que vous voyez, les a essayés contre ce que les autres pourraient ordonner\u00a0: en moyenne, rien de ce qu’il a essayé n’a fait mieux.',
  },
  hintCompared: {
    en: 'A General, who sees only what you see, compares what places are worth here, and tries nothing out.',
    fr: 'Un Général, qui ne voit que ce que vous voyez, compare ici la valeur des lieux, sans rien essayer.',
  },
  hintVotes: {
    en: 'These votes send units without a player against the power with the most centres.',
    fr: 'Ces votes envoient les unités sans joueur contre la puissance qui a le plus de centres.',
  },
  hintVoted: {
    en: 'A General always votes like this, and tries nothing else.',
    fr: 'Un Général vote toujours ainsi, sans rien essayer d’autre.',
  },
  hintLists: {
    en: (battles: number) =>
      `${en.count(battles, 'This battle', 'The first of these battles')} promises most: what a victory would change, times the odds of it.`,
    fr: battles =>
      `${fr.count(battles, 'Cette bataille', 'La première de ces batailles')} promet le plus\u00a0: ce que changerait une victoire, multiplié par les chances de l’obtenir.`,
  },
  hintListed: {
    en: 'A General sees only what you see, and does not know the others’ lists.',
    fr: 'Un Général ne voit que ce que vous voyez, et ne connaît pas les listes des autres.',
  },
  hintRevolts: {
    en: 'You have won enough battles to revolt, and a General always does.',
    fr: 'Vous avez gagné assez de batailles pour vous révolter, et un Général le fait toujours.',
  },
  hintRevolted: {
    en: 'It draws the place by lot.',
    fr: 'Il tire le lieu au sort.',
  },
});
