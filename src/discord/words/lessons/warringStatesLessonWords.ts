import type { LessonWords } from './lessonWords.js';

export const warringStatesLessonWords: LessonWords = {
  title: { en: 'Warring States: walls and rivers', fr: 'Royaumes combattants\u00a0: murailles et fleuves' },
  about: {
    en: 'Walls, armies that become fleets, fleets on rivers, rapid moves',
    fr: 'Murailles, armées qui deviennent flottes, flottes sur les fleuves, mouvements rapides',
  },
  end: {
    en: 'Walls protect, and rivers are roads. There are no convoys here, and you can also build in captured home centres.',
    fr: 'Les murailles protègent, et les fleuves sont des routes. Ici il n’y a pas de convois, et on construit aussi dans les centres d’origine qu’on a pris.',
  },
  steps: {
    wall: {
      title: { en: 'A wall', fr: 'Une muraille' },
      task: {
        en: 'You’re Qin. Drive Wei out of Anyi: its wall faces Xianyang, and an attack that comes or is supported from there loses 1 strength.',
        fr: 'Vous êtes Qin. Chassez Wei d’Anyi\u00a0: sa muraille fait face à Xianyang, et une attaque venue ou soutenue de là perd un point de force.',
      },
      done: {
        en: 'Anyi is yours. From the other sides, 2 against 1 is enough; over the wall, it takes one more unit.',
        fr: 'Anyi est à vous. Des autres côtés, 2 contre 1 suffit\u00a0; par-dessus la muraille, il faut une unité de plus.',
      },
      other: { en: 'Wei is still in Anyi: nobody attacked it.', fr: 'Wei est toujours à Anyi\u00a0: personne ne l’a attaqué.' },
      instead: {
        wall: {
          en: 'The wall took 1 from your attack. Leave Xianyang out of it, or use all three armies.',
          fr: 'La muraille a ôté un point de force à votre attaque. Laissez Xianyang de côté, ou engagez les trois armées.',
        },
        alone: {
          en: 'Your attack wasn’t strong enough. It takes a move and a support.',
          fr: 'Votre attaque n’était pas assez forte. Il faut un mouvement et un soutien.',
        },
      },
    },
    raise: {
      title: { en: 'Raise a fleet', fr: 'Lever une flotte' },
      task: {
        en: 'You’re Chu. Fleets aren’t built here: an order turns an army on a coast or a river into one. Do that in Ying.',
        fr: 'Vous êtes Chu. Ici les flottes ne se construisent pas\u00a0: un ordre transforme en flotte une armée sur une côte ou un fleuve. Faites-le à Ying.',
      },
      done: {
        en: 'Now it’s a fleet. If you send it where only an army can go, it becomes an army again.',
        fr: 'C’est maintenant une flotte. Envoyée là où seule une armée peut aller, elle redevient une armée.',
      },
      other: {
        en: 'It’s still an army. Choose the order that turns it into a fleet.',
        fr: 'C’est toujours une armée. Choisissez l’ordre qui en fait une flotte.',
      },
      instead: {
        left: {
          en: 'The army moved away. To become a fleet it has to stay where it is.',
          fr: 'L’armée est partie. Pour devenir une flotte, elle doit rester où elle est.',
        },
      },
    },
    fortress: {
      title: { en: 'Fleets on rivers', fr: 'Les flottes sur les fleuves' },
      task: {
        en: 'Qi’s army holds Chang-hsia, down the Yangtze from your fleet. Drive the army out: on a river, a fleet counts as 2 and needs no help.',
        fr: 'L’armée de Qi tient Chang-hsia, en aval de votre flotte sur le Yangtsé. Chassez l’armée\u00a0: sur un fleuve, une flotte compte pour 2, et cela suffit.',
      },
      done: {
        en: '2 against 1, without any support. It defends with 2 as well.',
        fr: '2 contre 1, sans aucun soutien. Elle défend aussi avec 2.',
      },
      other: { en: 'Qi is still in Chang-hsia. Move your fleet there.', fr: 'Qi est toujours à Chang-hsia. Envoyez-y votre flotte.' },
      instead: {
        left: {
          en: 'Your fleet went somewhere else. Qi is still in Chang-hsia.',
          fr: 'Votre flotte est allée ailleurs. Qi est toujours à Chang-hsia.',
        },
      },
    },
    rapid: {
      title: { en: 'Rapid river move', fr: 'Mouvement fluvial rapide' },
      task: {
        en: 'A fleet can go up to three places along a river in one order. Take yours from Ying to Songyang.',
        fr: 'Une flotte peut parcourir jusqu’à trois lieux d’un fleuve en un seul ordre. Amenez la vôtre de Ying à Songyang.',
      },
      done: {
        en: 'Three places in one turn. A rapid move happens after all other orders, and stops before the first place that isn’t free.',
        fr: 'Trois lieux en un tour. Ce mouvement se fait après tous les autres ordres, et s’arrête avant le premier lieu qui n’est pas libre.',
      },
      other: {
        en: 'Your fleet isn’t in Songyang. Choose the rapid move with three places.',
        fr: 'Votre flotte n’est pas à Songyang. Choisissez le mouvement rapide de trois lieux.',
      },
      instead: {
        near: {
          en: 'Your fleet moved, but not as far as Songyang. Choose the rapid move with three places.',
          fr: 'Votre flotte a bougé, mais pas jusqu’à Songyang. Choisissez le mouvement rapide de trois lieux.',
        },
      },
    },
  },
};
