import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Why a General would give these orders: what they are for, in one sentence, and how it came to them, in another. */
export const hintMessages = messages({
  hintAims: {
    en: (places: readonly string[], helpers: number) =>
      `These orders go for ${en.list(places)}${helpers > 0 ? `, with ${en.count(helpers, 'one unit', '# units')} helping` : ', without support'}.`,
    fr: (places, helpers) =>
      `${fr.count(places.length, 'Objectif', 'Objectifs')}\u00a0: ${fr.list(places)}${helpers > 0 ? `, avec l’aide ${fr.count(helpers, 'd’une unité', 'de # unités')}` : ', sans soutien'}.`,
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
    en: 'These orders remove the units that are least useful where they are.',
    fr: 'Ces ordres retirent les unités les moins utiles là où elles sont.',
  },
  hintRetreats: {
    en: (places: readonly string[]) => `These orders save ${en.count(places.length, 'your unit', '# units')}: ${en.list(places)}.`,
    fr: places => `Ces ordres sauvent ${fr.count(places.length, 'votre unité', '# unités')}\u00a0: ${fr.list(places)}.`,
  },
  hintDisbands: {
    en: 'No retreat would do better here than disbanding.',
    fr: 'Ici, aucune retraite ne vaudrait mieux que la dissolution.',
  },
  hintTried: {
    en: 'A General sees only what you see. It tried different orders against what the others might do, and these did best on average.',
    fr: 'Un Général ne voit que ce que vous voyez. Il a essayé divers ordres contre ce que les autres pourraient faire\u00a0: ceux proposés ici donnent le meilleur résultat en moyenne.',
  },
  hintCompared: {
    en: 'A General sees only what you see. Here it just compares what the places are worth, without trying anything out.',
    fr: 'Un Général ne voit que ce que vous voyez. Ici, il compare seulement la valeur des lieux, sans rien essayer.',
  },
  hintVotes: {
    en: 'These votes send units without a player against the power with the most centres.',
    fr: 'Ces votes envoient les unités sans joueur contre la puissance qui a le plus de centres.',
  },
  hintVoted: {
    en: 'A General always votes like this, without trying anything else.',
    fr: 'Un Général vote toujours ainsi, sans rien essayer d’autre.',
  },
  hintLists: {
    en: (battles: number) =>
      `${en.count(battles, 'This battle', 'The first of these battles')} looks best, going by what a win would change times the chance of winning.`,
    fr: battles =>
      `${fr.count(battles, 'Cette bataille', 'La première de ces batailles')} est la plus prometteuse, d’après ce que changerait une victoire, multiplié par les chances de gagner.`,
  },
  hintListed: {
    en: 'A General sees only what you see, and doesn’t know the others’ lists.',
    fr: 'Un Général ne voit que ce que vous voyez, et ne connaît pas les listes des autres.',
  },
  hintRevolts: {
    en: 'You have won enough battles to revolt, and a General always does.',
    fr: 'Vous avez gagné assez de batailles pour vous révolter, et un Général le fait toujours.',
  },
  hintRevolted: {
    en: 'It picks the place at random.',
    fr: 'Il tire le lieu au sort.',
  },
});
