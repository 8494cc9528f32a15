import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** Why a General would give these orders, in one sentence. */
export const hintMessages = messages({
  hintAims: {
    en: (places: readonly string[], helpers: number) =>
      `They aim at ${en.list(places)}${helpers > 0 ? `, with ${en.count(helpers, 'one unit', '# units')} helping` : ', without support'}.`,
    fr: (places, helpers) =>
      `Ils visent : ${fr.list(places)}${helpers > 0 ? `, avec l’aide ${fr.count(helpers, 'd’une unité', 'de # unités')}` : ', sans soutien'}.`,
  },
  hintHolds: {
    en: (helpers: number) =>
      `No centre seems worth an attack now, so they guard what you have or bring units closer${helpers > 0 ? `, with ${en.count(helpers, 'one unit', '# units')} helping` : ''}.`,
    fr: helpers =>
      `Aucun centre ne semble valoir une attaque maintenant : ils gardent ce que vous avez ou rapprochent des unités${helpers > 0 ? `, avec l’aide ${fr.count(helpers, 'd’une unité', 'de # unités')}` : ''}.`,
  },
  hintBuilds: {
    en: 'They keep or place units where the nearest centres can be gained or guarded.',
    fr: 'Ils gardent ou placent des unités là où l’on peut gagner ou protéger les centres les plus proches.',
  },
  hintRetreats: {
    en: 'They save a unit where it can still do the most, or disband it if it can be built again somewhere better.',
    fr: 'Ils sauvent une unité là où elle peut encore servir le plus, ou la dissolvent si l’on peut la recréer à un meilleur endroit.',
  },
});
