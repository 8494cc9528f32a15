import type { PuzzleWords } from './puzzleWords.js';

export const warringStatesPuzzleWords: Readonly<Record<string, PuzzleWords>> = {
  'from-the-gulf': {
    title: { en: 'From the gulf', fr: 'Depuis le golfe' },
    task: {
      en: 'You’re Yan. Take Yuyang, and let nobody into Ji.',
      fr: 'Vous êtes Yan. Prenez Yuyang, et ne laissez personne entrer à Ji.',
    },
    hint: {
      en: 'Juyong Pass can go for Yuyang or for Ji. One unit guards Ji and helps.',
      fr: 'La passe de Juyong peut viser Yuyang ou Ji. Une unité garde Ji et aide.',
    },
    done: {
      en: 'Ji supports and stays. If the pass attacks Ji, it cuts the support, but then nobody contests Yuyang.',
      fr: 'Ji soutient et reste. Si la passe attaque Ji, elle coupe le soutien, mais alors personne ne dispute Yuyang.',
    },
  },
  'two-fleets': {
    title: { en: 'Two fleets', fr: 'Deux flottes' },
    task: {
      en: 'You’re Qi. Take Libei, and let nobody into Linzi.',
      fr: 'Vous êtes Qi. Prenez Libei, et ne laissez personne entrer à Linzi.',
    },
    hint: {
      en: 'On a river a fleet defends with 2. Which of yours is on one?',
      fr: 'Sur un fleuve, une flotte défend avec 2. Laquelle des vôtres y est\u00a0?',
    },
    done: {
      en: 'Diqiu comes down the river with 2, but your fleet in Linzi defends with 2; and it helps the other one into Libei.',
      fr: 'Diqiu descend le fleuve avec 2, mais votre flotte à Linzi défend avec 2\u00a0; et elle aide l’autre à entrer à Libei.',
    },
  },
  'leave-luoyang': {
    title: { en: 'Leave Luoyang', fr: 'Quitter Luoyang' },
    task: {
      en: 'You’re Wei. Take Yangzhai without letting the army in Luoyang be dislodged.',
      fr: 'Vous êtes Wei. Prenez Yangzhai sans que l’armée de Luoyang soit délogée.',
    },
    hint: {
      en: 'Han can attack Luoyang with two. It can’t beat an army that has left.',
      fr: 'Han peut attaquer Luoyang à deux. Il ne bat pas une armée qui est partie.',
    },
    done: {
      en: 'Luoyang’s army moves itself, supported by Tang; Yiyang alone can’t bounce 2, and whoever attacks Luoyang finds it empty.',
      fr: 'L’armée de Luoyang avance elle-même, soutenue par Tang\u00a0; Yiyang seule n’arrête pas 2, et qui attaque Luoyang la trouve vide.',
    },
  },
  yong: {
    title: { en: 'Back to Yong', fr: 'Retour à Yong' },
    task: {
      en: 'You’re Qin. Take Yong, and let nobody into Xianyang.',
      fr: 'Vous êtes Qin. Prenez Yong, et ne laissez personne entrer à Xianyang.',
    },
    hint: { en: 'Beidi can reach both. Somebody has to stay.', fr: 'Beidi peut atteindre les deux. Quelqu’un doit rester.' },
    done: {
      en: 'Xianyang stays and supports: Beidi either bounces off it or is beaten to Yong, 2 to 1.',
      fr: 'Xianyang reste et soutient\u00a0: Beidi rebondit contre elle, ou est devancée à Yong par 2 contre 1.',
    },
  },
  'down-the-river': {
    title: { en: 'Down the river', fr: 'Au fil du fleuve' },
    task: {
      en: 'You’re Wei. Take Luoyang, and still be in Daliang afterwards.',
      fr: 'Vous êtes Wei. Prenez Luoyang, et soyez encore à Daliang ensuite.',
    },
    hint: { en: 'On a river a fleet counts 2. It needs no help.', fr: 'Sur un fleuve, une flotte compte 2. Elle n’a pas besoin d’aide.' },
    done: {
      en: 'Along the Yellow River the fleet beats Luoyang alone, even head to head; and Han has nothing that beats an army that stays in Daliang.',
      fr: 'Sur le fleuve Jaune, la flotte bat Luoyang seule, même face à face\u00a0; et rien de ce qu’a Han ne bat une armée qui reste à Daliang.',
    },
  },
  'one-each': {
    title: { en: 'One for each', fr: 'À chacun sa part' },
    task: { en: 'You’re Wei. Take both Diqiu and Zheng.', fr: 'Vous êtes Wei. Prenez Diqiu et Zheng.' },
    hint: {
      en: 'Han can bounce you in both places with 1. How much does a fleet count on a river?',
      fr: 'Han peut vous arrêter aux deux endroits avec 1. Combien compte une flotte sur un fleuve\u00a0?',
    },
    done: {
      en: 'The fleet gets to Diqiu with 2 by itself, so the support is free for Zheng, where two armies beat Daliang.',
      fr: 'La flotte atteint Diqiu avec 2 à elle seule\u00a0: le soutien est libre pour Zheng, où deux armées battent Daliang.',
    },
  },
  'the-fleet-at-ying': {
    title: { en: 'The fleet at Ying', fr: 'La flotte de Ying' },
    task: {
      en: 'You’re Chu. Take Chang-hsia, and let nobody into Ying.',
      fr: 'Vous êtes Chu. Prenez Chang-hsia, et ne laissez personne entrer à Ying.',
    },
    hint: {
      en: 'Qin’s army in Yanying can reach both places. Which of your units can’t be pushed away?',
      fr: 'L’armée de Qin à Yanying peut atteindre les deux. Laquelle de vos unités ne se laisse pas chasser\u00a0?',
    },
    done: {
      en: 'The fleet stays, guards Ying and supports Huaiyang’s army; Yanying can attack only one of the two places.',
      fr: 'La flotte reste, garde Ying et soutient l’armée de Huaiyang\u00a0; Yanying ne peut attaquer qu’un des deux lieux.',
    },
  },
  'behind-the-pass': {
    title: { en: 'Behind the pass', fr: 'Derrière la passe' },
    task: {
      en: 'You’re Han. Take Yiyang, and let nobody into Hanchung.',
      fr: 'Vous êtes Han. Prenez Yiyang, et ne laissez personne entrer à Hanchung.',
    },
    hint: {
      en: 'Wu Pass will attack whoever supports from Hanchung. What does the wall do to that attack?',
      fr: 'La passe de Wu attaquera qui soutient depuis Hanchung. Que fait le mur à cette attaque\u00a0?',
    },
    done: {
      en: 'The wall takes 1 from the attack of Wu Pass, and 0 cuts no support: Hanchung stays, and helps Luoyang’s army past Tang.',
      fr: 'Le mur ôte 1 à l’attaque de la passe de Wu, et 0 ne coupe aucun soutien\u00a0: Hanchung reste, et aide l’armée de Luoyang à devancer Tang.',
    },
  },
  'up-to-chang-hsia': {
    title: { en: 'The fleet comes last', fr: 'La flotte vient en dernier' },
    task: {
      en: 'You’re Chu. Take Huaiyang, and be in Chang-hsia and Jiujiang afterwards too.',
      fr: 'Vous êtes Chu. Prenez Huaiyang, et soyez aussi à Chang-hsia et à Jiujiang ensuite.',
    },
    hint: {
      en: 'Two armies take Huaiyang, and one place becomes empty. A rapid river move comes when everything else is done.',
      fr: 'Deux armées prennent Huaiyang, et un lieu se vide. Un mouvement fluvial rapide vient quand tout le reste est fait.',
    },
    done: {
      en: 'Chang-hsia attacks with Jiujiang’s help. Then the fleet, three places away, comes down the river and fills the gap.',
      fr: 'Chang-hsia attaque avec l’aide de Jiujiang. Puis la flotte, à trois lieux de là, descend le fleuve et comble le vide.',
    },
  },
  'half-a-support': {
    title: { en: 'Half a support', fr: 'Un demi-soutien' },
    task: {
      en: 'You’re Han. Take Zheng, and let nobody into Luoyang.',
      fr: 'Vous êtes Han. Prenez Zheng, et ne laissez personne entrer à Luoyang.',
    },
    hint: {
      en: 'Wei can come to Zheng with 2. On a river a fleet supports with 2, and a single attack takes only 1 of it.',
      fr: 'Wei peut venir à Zheng avec 2. Sur un fleuve, une flotte soutient avec 2, et une attaque seule n’en ôte que 1.',
    },
    done: {
      en: 'With the fleet your army has 3. If Henei attacks the fleet, 2 are left, but then Daliang comes alone; and the fleet defends Luoyang with 2.',
      fr: 'Avec la flotte, votre armée a 3. Si Henei attaque la flotte, il reste 2, mais alors Daliang vient seule\u00a0; et la flotte défend Luoyang avec 2.',
    },
  },
};
