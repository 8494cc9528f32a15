import type { LessonWords } from './lessonWords.js';

export const warhammerLessonWords: LessonWords = {
  title: { en: 'Warhammer: a battle', fr: 'Warhammer\u00a0: une bataille' },
  about: {
    en: 'When a move bounces, you can still fight for the place',
    fr: 'Quand un mouvement rebondit, vous pouvez encore livrer bataille',
  },
  end: {
    en: 'A turn has two parts: orders, then battles over what failed. Conquered players carry on as commanders for others.',
    fr: 'Un tour se joue en deux temps\u00a0: les ordres, puis des batailles pour ce qui a échoué. Une puissance conquise continue au service d’une autre.',
  },
  steps: {
    attack: {
      title: { en: 'An attack that bounces', fr: 'Une attaque qui rebondit' },
      task: {
        en: 'You’re the Empire. Bretonnia holds the Reikland Forest: attack it from Nuln. You’ll bounce, but here that isn’t the end.',
        fr: 'Vous êtes l’Empire. La Bretonnie tient la forêt du Reikland\u00a0: attaquez-la depuis Nuln. Vous rebondirez, mais ici tout n’est pas dit.',
      },
      done: {
        en: '1 against 1: you bounced. These results are provisional, because you can still fight over them.',
        fr: '1 contre 1\u00a0: vous avez rebondi. Ces résultats sont provisoires, car vous pouvez encore livrer bataille.',
      },
      other: {
        en: 'Nobody was attacked, so there’s nothing to fight for.',
        fr: 'Personne n’a été attaqué\u00a0: il n’y a pas de bataille à livrer.',
      },
      instead: {
        elsewhere: {
          en: 'Your army went somewhere else. Attack the Reikland Forest.',
          fr: 'Votre armée est allée ailleurs. Attaquez la forêt du Reikland.',
        },
      },
    },
    battle: {
      title: { en: 'The battle', fr: 'La bataille' },
      task: {
        en: 'Your move failed, so you may declare a battle for the Reikland Forest. Declare it: each side’s chances are in proportion to its strength.',
        fr: 'Votre mouvement a échoué\u00a0: vous pouvez déclarer une bataille pour la forêt du Reikland. Faites-le\u00a0: les chances de chaque camp sont proportionnelles à sa force.',
      },
      done: {
        en: 'You won, and your army is in the forest after all. In this lesson the draw always goes your way; in a real game it’s 1 chance in 2.',
        fr: 'Vous avez gagné, et votre armée est dans la forêt. Dans cette leçon, le tirage vous est toujours favorable\u00a0; dans une vraie partie, c’est 1 chance sur 2.',
      },
      other: { en: 'Your army isn’t in the forest.', fr: 'Votre armée n’est pas dans la forêt.' },
      instead: {
        quiet: {
          en: 'You declared no battle, so the bounce stands.',
          fr: 'Vous n’avez déclaré aucune bataille\u00a0: le rebond est maintenu.',
        },
      },
    },
  },
};
