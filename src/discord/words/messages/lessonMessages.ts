import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** `/learn`: what is around the texts of lessons. Labels of buttons are within `DISCORD_LIMITS.button`. */
export const lessonMessages = messages({
  all: { en: 'Lessons', fr: 'Leçons' },
  choose: { en: 'Choose a lesson…', fr: 'Choisir une leçon…' },
  intro: {
    en: 'Ten minutes, in private: give real orders on a board and see what happens. Start with the basics, then learn what’s special about your game.',
    fr: 'Dix minutes, en privé\u00a0: donnez de vrais ordres sur un plateau et voyez ce qui se passe. Commencez par les bases, puis découvrez ce que votre jeu a de particulier.',
  },
  line: {
    en: (title: string, about: string, done: string) => `**${title}** · ${done}\n${about}`,
    fr: (title, about, done) => `**${title}** · ${done}\n${about}`,
  },
  done: {
    en: (reached: number, all: number) =>
      reached === all ? '✅ finished' : reached === 0 ? en.count(all, '# step', '# steps') : `${reached} of ${all}`,
    fr: (reached, all) =>
      reached === all ? '✅ terminée' : reached === 0 ? fr.count(all, '# étape', '# étapes') : `${reached} sur ${all}`,
  },
  title: {
    en: (lesson: string, step: string, place: number, all: number) => `${lesson} · ${place} of ${all}: ${step}`,
    fr: (lesson, step, place, all) => `${lesson} · ${place} sur ${all}\u00a0: ${step}`,
  },
  footer: {
    en: 'Only you can see this. /learn brings you back here.',
    fr: 'Personne d’autre ne voit ce message. /apprendre vous ramène ici.',
  },
  ordersOf: {
    en: (power: string, orders: string) => `**${power}**: ${orders}`,
    fr: (power, orders) => `**${power}**\u00a0: ${orders}`,
  },
  others: { en: 'This turn:', fr: 'Ce tour-ci\u00a0:' },
  own: { en: 'Your orders:', fr: 'Vos ordres\u00a0:' },
  noOrders: { en: 'You haven’t given orders yet.', fr: 'Vous n’avez pas encore donné d’ordres.' },
  showAnswer: { en: 'Show the answer', fr: 'Voir la réponse' },
  again: { en: 'Try again', fr: 'Réessayer' },
  back: { en: 'Previous step', fr: 'Étape précédente' },
  next: { en: 'Next step', fr: 'Étape suivante' },
  skip: { en: 'Skip', fr: 'Passer' },
  end: { en: 'What next?', fr: 'Et maintenant\u00a0?' },
  toLesson: { en: 'Back to the lesson', fr: 'Retour à la leçon' },
  answerShown: { en: 'Here’s one answer.', fr: 'Voici une réponse.' },
  notCounted: {
    en: 'The step isn’t finished yet: it counts once your own orders work. Press **Try again**.',
    fr: 'L’étape n’est pas encore réussie\u00a0: elle compte dès que vos propres ordres atteignent le but. Appuyez sur **Réessayer**.',
  },
  inLesson: { en: 'These orders only count in this lesson.', fr: 'Ces ordres ne comptent que dans cette leçon.' },
  endTitle: { en: (lesson: string) => `${lesson}: the end`, fr: lesson => `${lesson}\u00a0: fin` },
  finished: {
    en: (reached: number, all: number) =>
      reached === all ? `You finished all ${all} steps.` : `You finished ${reached} of ${all} steps. You can go back to the others.`,
    fr: (reached, all) =>
      reached === all
        ? `Vous avez réussi les ${all} étapes.`
        : `Vous avez réussi ${reached} étapes sur ${all}. Vous pouvez revenir aux autres.`,
  },
  whatNext: {
    en: 'Ready to play? `/play` finds you a game. On a `/study` board you can try anything out, and `/rules` has every rule.',
    fr: 'Envie de jouer\u00a0? `/jouer` vous trouve une partie. Un plateau `/étude` permet de tout essayer, et `/règles` donne toutes les règles.',
  },
});
