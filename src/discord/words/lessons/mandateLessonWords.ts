import type { LessonWords } from './lessonWords.js';

export const mandateLessonWords: LessonWords = {
  title: { en: 'Mandate of Heaven: votes and the border band', fr: 'Mandat céleste\u00a0: votes et bande frontalière' },
  about: {
    en: 'The nomads’ first armies, votes on neutrals, builds anywhere',
    fr: 'Les premières armées des nomades, les votes sur les neutres, les constructions partout',
  },
  end: {
    en: 'Everyone has a say in what the neutrals do, so talk about them. A neutral with three centres gets a player of its own.',
    fr: 'Les neutres sont l’affaire de tout le monde\u00a0: parlez-en. Avec trois centres, un neutre devient une place libre.',
  },
  steps: {
    band: {
      title: { en: 'The band', fr: 'La bande' },
      task: {
        en: 'You’re the Hsiung-Nu, who begin without a centre. Place three armies within the black band on the border.',
        fr: 'Vous êtes les Hsiung-Nu, qui commencent sans centre. Placez trois armées dans la bande noire de la frontière.',
      },
      done: {
        en: 'All three armies are in the band. Every two centres give you one more army; with fewer than two, you lose armies from the second year on.',
        fr: 'Les trois armées sont dans la bande. Chaque paire de centres vous donne une armée de plus\u00a0; avec moins de deux centres, vous perdez des armées dès la deuxième année.',
      },
      other: { en: 'You have three armies to place.', fr: 'Vous avez trois armées à placer.' },
      instead: {
        lot: {
          en: 'The armies you didn’t place were placed at random. Choose all three places.',
          fr: 'Les armées que vous n’avez pas placées l’ont été au hasard. Choisissez les trois lieux.',
        },
      },
    },
    vote: {
      title: { en: 'A vote', fr: 'Un vote' },
      task: {
        en: 'You’re Wei. Sung is neutral, and Ch’i wants Sung’s army to move to Lu: vote for that under **Neutrals**. It takes more than half of the three powers, with more than half of the units.',
        fr: 'Vous êtes Wei. Sung est neutre, et Ch’i veut que l’armée de Sung aille à Lu\u00a0: votez pour cela dans **Neutres**. Il faut plus de la moitié des puissances, avec plus de la moitié des unités.',
      },
      done: {
        en: 'Two of three powers, with two of their three units: the vote passes. In a real game, nobody sees who voted.',
        fr: 'Deux puissances sur trois, avec deux unités sur trois\u00a0: le vote passe. Dans une vraie partie, personne ne voit qui a voté.',
      },
      other: { en: 'Sung’s army isn’t in Lu. Vote for it to go there.', fr: 'L’armée de Sung n’est pas à Lu. Votez pour qu’elle y aille.' },
      instead: {
        short: {
          en: 'One of three isn’t more than half, so Sung’s army held. Vote for the same order: Sung to Lu.',
          fr: 'Une sur trois, ce n’est pas plus de la moitié\u00a0: l’armée de Sung a tenu. Votez pour le même ordre\u00a0: Sung vers Lu.',
        },
      },
    },
    builds: {
      title: { en: 'Builds', fr: 'Les constructions' },
      task: {
        en: 'Here you can build in any free centre you own, not only at home. You captured Chou: build an army there.',
        fr: 'Ici, on peut construire dans tout centre libre qu’on possède, pas seulement chez soi. Vous avez pris Chou\u00a0: construisez-y une armée.',
      },
      done: { en: 'Your army begins where you need it.', fr: 'Votre armée commence là où vous en avez besoin.' },
      other: { en: 'There is no army in Chou yet.', fr: 'Il n’y a pas encore d’armée à Chou.' },
    },
  },
};
