import type { PuzzleWords } from './puzzleWords.js';

export const warringStatesPuzzleWords: Readonly<Record<string, PuzzleWords>> = {
  'from-the-gulf': {
    title: { en: 'From the gulf', fr: 'Depuis le golfe' },
    task: {
      en: 'You’re Yan. Take Yuyang, and let nobody into Ji.',
      fr: 'Vous êtes Yan. Prenez Yuyang, et ne laissez personne entrer à Ji.',
    },
    hint: {
      en: 'Juyong Pass can go for Yuyang or for Ji. One of your units can guard Ji and help as well.',
      fr: 'La passe de Juyong peut viser Yuyang ou Ji. Une même unité peut garder Ji et aider.',
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
      fr: 'Sur un fleuve, une flotte défend avec une force de 2. Laquelle des vôtres est sur un fleuve\u00a0?',
    },
    done: {
      en: 'Diqiu comes down the river with 2, but your fleet in Linzi defends with 2, and also helps the other one into Libei.',
      fr: 'Diqiu descend le fleuve avec une force de 2, mais votre flotte à Linzi en oppose autant, et elle aide l’autre à entrer à Libei.',
    },
  },
  'leave-luoyang': {
    title: { en: 'Leave Luoyang', fr: 'Quitter Luoyang' },
    task: {
      en: 'You’re Wei. Take Yangzhai without letting the army in Luoyang be dislodged.',
      fr: 'Vous êtes Wei. Prenez Yangzhai sans que l’armée de Luoyang soit délogée.',
    },
    hint: {
      en: 'Han can attack Luoyang with two units, but it can’t beat an army that has left.',
      fr: 'Han peut attaquer Luoyang avec deux unités, mais on ne bat pas une armée qui est partie.',
    },
    done: {
      en: 'Luoyang’s army makes the move itself, supported by Tang; Yiyang alone can’t bounce 2, and whoever attacks Luoyang finds it empty.',
      fr: 'L’armée de Luoyang avance elle-même, soutenue par Tang\u00a0; Yiyang seule n’arrête pas une force de 2, et une attaque sur Luoyang la trouve vide.',
    },
  },
  yong: {
    title: { en: 'Back to Yong', fr: 'Retour à Yong' },
    task: {
      en: 'You’re Qin. Take Yong, and let nobody into Xianyang.',
      fr: 'Vous êtes Qin. Prenez Yong, et ne laissez personne entrer à Xianyang.',
    },
    hint: {
      en: 'Beidi can reach both places. One of your units has to stay.',
      fr: 'Beidi peut atteindre les deux lieux. L’une de vos unités doit rester.',
    },
    done: {
      en: 'Xianyang stays and supports: Beidi either bounces off it or is beaten to Yong, 2 to 1.',
      fr: 'Xianyang reste et soutient\u00a0: Beidi rebondit contre elle, ou s’incline à Yong, à 1 contre 2.',
    },
  },
  'down-the-river': {
    title: { en: 'Down the river', fr: 'Au fil du fleuve' },
    task: {
      en: 'You’re Wei. Take Luoyang, and keep a unit in Daliang.',
      fr: 'Vous êtes Wei. Prenez Luoyang, et gardez une unité à Daliang.',
    },
    hint: {
      en: 'On a river, a fleet counts as 2. It needs no help.',
      fr: 'Sur un fleuve, une flotte compte pour 2. Elle n’a pas besoin d’aide.',
    },
    done: {
      en: 'Along the Yellow River, the fleet beats Luoyang by itself, even head to head; and Han can’t dislodge an army that stays in Daliang.',
      fr: 'Sur le fleuve Jaune, la flotte bat Luoyang à elle seule, même face à face\u00a0; et Han n’a pas de quoi déloger une armée qui reste à Daliang.',
    },
  },
  'one-each': {
    title: { en: 'One for each', fr: 'À chacun sa part' },
    task: { en: 'You’re Wei. Take both Diqiu and Zheng.', fr: 'Vous êtes Wei. Prenez Diqiu et Zheng.' },
    hint: {
      en: 'Han can bounce you in both places with 1. How strong is a fleet on a river?',
      fr: 'Han peut vous arrêter aux deux endroits avec une force de 1. Pour combien compte une flotte sur un fleuve\u00a0?',
    },
    done: {
      en: 'The fleet gets into Diqiu by itself, with 2, so the support is free for Zheng, where two armies beat Daliang.',
      fr: 'À elle seule, la flotte atteint Diqiu avec une force de 2\u00a0: le soutien peut donc servir à Zheng, où deux armées battent Daliang.',
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
      fr: 'L’armée de Qin à Yanying peut atteindre les deux lieux. Laquelle de vos unités ne peut pas être chassée\u00a0?',
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
      en: 'Wu Pass will attack any unit that supports from Hanchung. What does the wall do to that attack?',
      fr: 'La passe de Wu attaquera toute unité qui soutient depuis Hanchung. Quel effet la muraille a-t-elle sur cette attaque\u00a0?',
    },
    done: {
      en: 'The wall takes 1 from Wu Pass’s attack, and an attack of 0 cuts no support: Hanchung stays, and helps Luoyang’s army past Tang.',
      fr: 'La muraille ôte un point à l’attaque venue de la passe de Wu, et une attaque de force 0 ne coupe aucun soutien\u00a0: Hanchung reste, et aide l’armée de Luoyang à devancer Tang.',
    },
  },
  'up-to-chang-hsia': {
    title: { en: 'The fleet comes last', fr: 'La flotte vient en dernier' },
    task: {
      en: 'You’re Chu. Take Huaiyang, and keep units in Chang-hsia and Jiujiang.',
      fr: 'Vous êtes Chu. Prenez Huaiyang, et gardez une unité à Chang-hsia et une à Jiujiang.',
    },
    hint: {
      en: 'Two armies take Huaiyang, and one place becomes empty. A rapid river move comes after everything else.',
      fr: 'Deux armées prennent Huaiyang, et un lieu se vide. Un mouvement fluvial rapide se fait après tout le reste.',
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
      en: 'Wei can come to Zheng with 2. On a river a fleet supports with 2, and a single attack takes away only 1.',
      fr: 'Wei peut venir à Zheng avec une force de 2. Sur un fleuve, le soutien d’une flotte vaut 2, et une seule attaque n’en ôte que 1.',
    },
    done: {
      en: 'With the fleet’s support, your army attacks with 3. If Henei attacks the fleet, that leaves 2, but then Daliang comes alone; and the fleet defends Luoyang with 2.',
      fr: 'Avec le soutien de la flotte, votre armée attaque avec une force de 3. Si Henei attaque la flotte, il en reste 2, mais alors Daliang vient seule\u00a0; et la flotte défend Luoyang avec une force de 2.',
    },
  },
};
