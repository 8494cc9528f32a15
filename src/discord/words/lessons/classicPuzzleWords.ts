import type { PuzzleWords } from './puzzleWords.js';

export const classicPuzzleWords: Readonly<Record<string, PuzzleWords>> = {
  'close-the-door': {
    title: { en: 'Close the door', fr: 'Fermer la porte' },
    task: {
      en: 'You’re Russia. Take Bulgaria, and let nobody into Rumania.',
      fr: 'Vous êtes la Russie. Prenez la Bulgarie, et ne laissez personne entrer en Roumanie.',
    },
    hint: { en: 'If you leave a place, you leave a door open behind you.', fr: 'Quand on quitte un lieu, on laisse une porte ouverte.' },
    done: {
      en: 'The fleet moves in behind and closes Rumania: if Turkey comes too, both bounce, and the province stays empty.',
      fr: 'La flotte qui suit ferme la Roumanie\u00a0: si la Turquie y vient aussi, les deux rebondissent et la province reste vide.',
    },
  },
  'helper-at-home': {
    title: { en: 'A helper at home', fr: 'L’aide à domicile' },
    task: {
      en: 'You’re Austria. Take Trieste, and keep a unit in Budapest.',
      fr: 'Vous êtes l’Autriche. Prenez Trieste, et gardez une unité à Budapest.',
    },
    hint: {
      en: 'Italy can go for Trieste too. One of your units can do two things at once.',
      fr: 'L’Italie peut aussi viser Trieste. L’une de vos unités peut faire deux choses à la fois.',
    },
    done: {
      en: 'If Vienna attacks Trieste, your supported move beats it; if it attacks Budapest, it’s alone and can’t dislodge a unit that stays.',
      fr: 'Si Vienne attaque Trieste, votre mouvement soutenu l’emporte\u00a0; si elle attaque Budapest, une attaque sans soutien ne déloge pas une unité qui reste.',
    },
  },
  'kiel-or-munich': {
    title: { en: 'Kiel or Munich', fr: 'Kiel ou Munich' },
    task: {
      en: 'You’re Germany. Take Kiel, and let nobody into Munich.',
      fr: 'Vous êtes l’Allemagne. Prenez Kiel, et ne laissez personne entrer à Munich.',
    },
    hint: {
      en: 'Berlin can reach both places. You need a unit in Munich when the one from Berlin arrives.',
      fr: 'Berlin peut atteindre les deux lieux. Il faut une unité à Munich quand celle de Berlin y arrive.',
    },
    done: {
      en: 'An attack on Munich cuts the support, but then Berlin doesn’t go to Kiel: it can’t do both.',
      fr: 'Une attaque sur Munich coupe le soutien, mais alors Berlin ne va pas à Kiel\u00a0: elle ne peut pas faire les deux.',
    },
  },
  'nine-centres': {
    title: { en: 'Nine centres', fr: 'Neuf centres' },
    task: {
      en: 'You’re Austria, in fall, with seven centres. Finish with nine: every centre on the map counts.',
      fr: 'Vous êtes l’Autriche, en automne, avec sept centres. Finissez avec neuf centres\u00a0: tous ceux de la carte comptent.',
    },
    hint: {
      en: 'Count what Ankara can take from you. Attacking it keeps it busy.',
      fr: 'Comptez ce qu’Ankara peut vous prendre. Une attaque contre elle l’oblige à se défendre.',
    },
    done: {
      en: 'If Ankara stays, it bounces your attack, and two new centres are enough; if it leaves for Smyrna, you get Ankara instead.',
      fr: 'Si Ankara reste, l’attaque rebondit et deux nouveaux centres suffisent\u00a0; si elle part pour Smyrne, vous prenez Ankara en échange.',
    },
  },
  'leave-the-tyrrhenian': {
    title: { en: 'Get away in time', fr: 'Partir à temps' },
    task: {
      en: 'You’re Austria. Take Rome without letting the fleet in the Tyrrhenian Sea be dislodged.',
      fr: 'Vous êtes l’Autriche. Prenez Rome sans que la flotte de la mer Tyrrhénienne soit délogée.',
    },
    hint: {
      en: 'Two Italian fleets can push one of yours out, but not if it has already left.',
      fr: 'Deux flottes italiennes peuvent chasser la vôtre, mais pas si elle est déjà partie.',
    },
    done: {
      en: 'The fleet itself takes Rome, with support: it escapes the attack from Tunis and Tuscany and beats a move to Rome.',
      fr: 'C’est la flotte qui prend Rome, avec un soutien\u00a0: elle échappe ainsi à l’attaque venue de Tunis et de Toscane, et l’emporte sur tout autre mouvement vers Rome.',
    },
  },
  'leave-albania': {
    title: { en: 'Leave by the front', fr: 'Partir vers l’avant' },
    task: {
      en: 'You’re Italy. Take Trieste without letting the army in Albania be dislodged.',
      fr: 'Vous êtes l’Italie. Prenez Trieste sans que l’armée d’Albanie soit délogée.',
    },
    hint: {
      en: 'Two units can attack Albania at once, but they find nobody there if its army leaves.',
      fr: 'Deux unités peuvent attaquer l’Albanie à la fois, mais elles n’y trouvent personne si son armée part.',
    },
    done: {
      en: 'Albania takes Trieste with Tyrolia’s support. Nobody can cut that support, and whoever attacks Albania finds it empty.',
      fr: 'L’Albanie prend Trieste avec le soutien du Tyrol. Personne ne peut couper ce soutien, et une attaque sur l’Albanie la trouve vide.',
    },
  },
  'three-on-rome': {
    title: { en: 'Three on Rome', fr: 'Trois contre Rome' },
    task: {
      en: 'You’re Italy. Drive Austria out of Rome and take its place.',
      fr: 'Vous êtes l’Italie. Chassez l’Autriche de Rome et prenez sa place.',
    },
    hint: {
      en: 'Venice can help Rome. What could keep it from helping?',
      fr: 'Venise peut aider Rome. Qu’est-ce qui pourrait l’en empêcher\u00a0?',
    },
    done: {
      en: 'Apulia’s attack on Venice cuts its support for Rome. If Venice attacks Tuscany instead, it finds no support to cut: Tuscany is the one that moves.',
      fr: 'L’attaque des Pouilles sur Venise coupe son soutien à Rome. Si Venise attaque plutôt la Toscane, elle n’y trouve aucun soutien à couper\u00a0: c’est la Toscane qui avance.',
    },
  },
  'the-other-coast': {
    title: { en: 'The other coast', fr: 'L’autre côte' },
    task: { en: 'You’re England. Dislodge the army in Clyde.', fr: 'Vous êtes l’Angleterre. Délogez l’armée de Clyde.' },
    hint: {
      en: 'Clyde can attack Liverpool, and Wales can help. Keep Wales from helping.',
      fr: 'Clyde peut attaquer Liverpool avec l’aide du pays de Galles. Privez Clyde de cette aide.',
    },
    done: {
      en: 'Yorkshire’s attack on Wales cuts the support for Clyde’s counterattack: at 2 against 1, your attack wins.',
      fr: 'L’attaque du Yorkshire sur le pays de Galles coupe le soutien à la contre-attaque de Clyde\u00a0: à 2 contre 1, votre attaque l’emporte.',
    },
  },
  'first-trieste': {
    title: { en: 'First the neighbour', fr: 'D’abord la voisine' },
    task: {
      en: 'You’re Italy. Drive Austria out of Serbia and take its place.',
      fr: 'Vous êtes l’Italie. Chassez l’Autriche de Serbie et prenez sa place.',
    },
    hint: {
      en: 'Trieste can support Serbia, or attack one of your own units. Choose a supporter out of its reach.',
      fr: 'Trieste peut soutenir la Serbie, ou attaquer l’une de vos unités. Choisissez un soutien hors de sa portée.',
    },
    done: {
      en: 'The fleet cuts Trieste’s support. Budapest moves and Greece supports: the other way round, Trieste would cut Budapest’s support.',
      fr: 'La flotte coupe le soutien de Trieste. Budapest avance et la Grèce soutient\u00a0: dans l’autre sens, Trieste couperait le soutien de Budapest.',
    },
  },
  'out-of-the-way': {
    title: { en: 'Out of the way', fr: 'Se mettre à l’écart' },
    task: {
      en: 'You’re France. Take Marseilles without letting the fleet in Gascony be dislodged.',
      fr: 'Vous êtes la France. Prenez Marseille sans que la flotte de Gascogne soit délogée.',
    },
    hint: {
      en: 'You don’t need the fleet in Gascony to take Marseilles. The army that Italy can attack should move rather than support.',
      fr: 'Vous pouvez prendre Marseille sans la flotte de Gascogne. L’armée que l’Italie peut attaquer devrait avancer plutôt que soutenir.',
    },
    done: {
      en: 'Paris can cut support from Burgundy, but not from Spain. And the fleet is safe at sea, where Italy can’t attack it with two units.',
      fr: 'Paris peut couper un soutien venu de Bourgogne, mais pas d’Espagne. Et la flotte est en sûreté en mer, où l’Italie ne peut pas l’attaquer avec deux unités.',
    },
  },
  'brest-by-marseilles': {
    title: { en: 'The long way to Brest', fr: 'Brest par le sud' },
    task: {
      en: 'You’re England. Drive France out of Brest and take its place.',
      fr: 'Vous êtes l’Angleterre. Chassez la France de Brest et prenez sa place.',
    },
    hint: {
      en: 'One of your units near Brest can be attacked by Italy. It shouldn’t be the one that supports.',
      fr: 'L’une de vos unités près de Brest peut être attaquée par l’Italie. Ce ne doit pas être celle qui soutient.',
    },
    done: {
      en: 'Gascony moves, so Marseilles has no support to cut, and Spain’s attack on Marseilles keeps it from helping Brest’s counterattack.',
      fr: 'La Gascogne avance, et Marseille n’a plus de soutien à couper\u00a0; l’attaque venue d’Espagne empêche Marseille d’aider la contre-attaque de Brest.',
    },
  },
  'northern-knock': {
    title: { en: 'A knock on Norway’s door', fr: 'Frapper à la porte de la Norvège' },
    task: {
      en: 'You’re England. Drive Austria out of Denmark and take its place.',
      fr: 'Vous êtes l’Angleterre. Chassez l’Autriche du Danemark et prenez sa place.',
    },
    hint: {
      en: 'Norway can cut support from Sweden, or help Denmark against Sweden. Keep it busy.',
      fr: 'La Norvège peut couper un soutien de la Suède, ou aider le Danemark contre elle. Ne la laissez pas tranquille.',
    },
    done: {
      en: 'Sweden moves, so there’s nothing to cut, and Finland’s attack cuts Norway’s support for Denmark’s counterattack.',
      fr: 'La Suède avance, il n’y a donc rien à couper\u00a0; l’attaque venue de Finlande coupe le soutien de la Norvège à la contre-attaque du Danemark.',
    },
  },
  'hand-in-hand': {
    title: { en: 'Hand in hand', fr: 'Main dans la main' },
    task: {
      en: 'You’re Germany. Keep a unit in Vienna, and don’t let the army in Galicia be dislodged.',
      fr: 'Vous êtes l’Allemagne. Gardez une unité à Vienne, sans que l’armée de Galicie soit délogée.',
    },
    hint: {
      en: 'Austria can attack either of your armies with two units. Both need help.',
      fr: 'L’Autriche peut attaquer l’une ou l’autre de vos armées avec deux unités. Toutes deux ont besoin d’aide.',
    },
    done: {
      en: 'Your armies support each other. The one that’s attacked can no longer support, but it doesn’t have to: at 2 against 2 it holds.',
      fr: 'Vos armées se soutiennent l’une l’autre. Celle qu’on attaque ne soutient plus, mais peu importe\u00a0: à 2 contre 2, elle tient.',
    },
  },
  'two-for-moscow': {
    title: { en: 'Everybody for Moscow', fr: 'Tout pour Moscou' },
    task: {
      en: 'You’re Turkey. Take Moscow without letting the army in Sevastopol be dislodged.',
      fr: 'Vous êtes la Turquie. Prenez Moscou sans que l’armée de Sébastopol soit délogée.',
    },
    hint: {
      en: 'Moscow can hold or attack Sevastopol, either time with a strength of 2. What beats both?',
      fr: 'Moscou peut tenir ou attaquer Sébastopol, chaque fois avec une force de 2. Qu’est-ce qui bat les deux\u00a0?',
    },
    done: {
      en: 'Sevastopol’s army makes the move itself, with two supports: 3 beats 2, and head to head, Moscow’s army can’t get into Sevastopol.',
      fr: 'L’armée de Sébastopol va elle-même à Moscou, avec deux soutiens\u00a0: 3 l’emporte sur 2 et, face à face, celle de Moscou n’entre pas à Sébastopol.',
    },
  },
  'stay-home': {
    title: { en: 'Somebody stays home', fr: 'Quelqu’un garde la maison' },
    task: {
      en: 'You’re Austria. Take Munich, and let nobody into Trieste.',
      fr: 'Vous êtes l’Autriche. Prenez Munich, et ne laissez personne entrer à Trieste.',
    },
    hint: {
      en: 'Munich is empty, but one German unit can go there, and another can attack Bohemia. Not every unit has to move.',
      fr: 'Munich est vide, mais une unité allemande peut y aller, et une autre attaquer la Bohême. Il n’est pas nécessaire que toutes les unités bougent.',
    },
    done: {
      en: 'Bohemia needs Tyrolia’s support against Silesia, and only the fleet can keep Budapest out of Trieste, by staying there.',
      fr: 'La Bohême a besoin du soutien du Tyrol contre la Silésie, et seule la flotte peut empêcher Budapest d’entrer à Trieste, en y restant.',
    },
  },
  'no-way-out': {
    title: { en: 'No way out', fr: 'Sans issue' },
    task: {
      en: 'You’re France. Destroy the army in Spain: dislodge it, and leave it nowhere to retreat.',
      fr: 'Vous êtes la France. Détruisez l’armée d’Espagne\u00a0: délogez-la, sans lui laisser de retraite possible.',
    },
    hint: {
      en: 'The army in Gascony may leave, and then the one in Spain could retreat there. A bounce closes a place just as a unit does.',
      fr: 'L’armée de Gascogne peut partir, et celle d’Espagne pourrait alors s’y retirer. Un rebond ferme un lieu tout comme le ferait une unité.',
    },
    done: {
      en: 'The fleet goes to Gascony: whether the army there stays or leaves, the place is taken. And Marseilles attacks, so Gascony has no support to cut.',
      fr: 'La flotte va en Gascogne\u00a0: que l’armée y reste ou parte, le lieu est occupé. Et Marseille attaque, si bien que la Gascogne n’a aucun soutien à couper.',
    },
  },
  'room-to-build': {
    title: { en: 'Room to build', fr: 'De la place pour construire' },
    task: {
      en: 'You’re Austria, in fall. Keep a unit in Vienna and one in Budapest, and let nobody into Trieste: you want to build there.',
      fr: 'Vous êtes l’Autriche, en automne. Gardez une unité à Vienne et une à Budapest, et ne laissez personne entrer à Trieste\u00a0: vous voulez y construire.',
    },
    hint: {
      en: 'One army is enough to bounce Venice if it comes. But what if Venice stays and supports your army into Trieste?',
      fr: 'Une armée suffit à arrêter Venise si elle vient. Et si Venise reste et soutient votre armée vers Trieste\u00a0?',
    },
    done: {
      en: 'Two of your armies bounce in Trieste, whether Venice comes or not. The attack from Rome cuts the support that could have let one of them in.',
      fr: 'Deux de vos armées rebondissent à Trieste, que Venise vienne ou non. L’attaque venue de Rome coupe le soutien que Venise pourrait donner à l’une d’elles.',
    },
  },
  'across-the-channel': {
    title: { en: 'Across the Channel', fr: 'À travers la Manche' },
    task: {
      en: 'You’re England. Take Belgium, keep a unit in Holland, and let nobody into the English Channel.',
      fr: 'Vous êtes l’Angleterre. Prenez la Belgique, gardez une unité en Hollande, et ne laissez personne entrer dans la Manche.',
    },
    hint: {
      en: 'Picardy can go for Belgium, and Brest for the Channel. Each of your units has one thing to do.',
      fr: 'La Picardie peut viser la Belgique, et Brest la Manche. Chacune de vos unités a une seule chose à faire.',
    },
    done: {
      en: 'The fleet carries the army and stays: Brest alone can’t drive it off. With Holland’s support, the army beats Picardy to Belgium.',
      fr: 'La flotte transporte l’armée et reste\u00a0: Brest seule ne peut pas la déloger. Avec le soutien de la Hollande, l’armée devance la Picardie.',
    },
  },
  'nowhere-to-go': {
    title: { en: 'Nowhere to go', fr: 'Nulle part où aller' },
    task: {
      en: 'You’re Germany. Destroy the army in Denmark, and keep units in Sweden, Munich and Berlin.',
      fr: 'Vous êtes l’Allemagne. Détruisez l’armée du Danemark, et gardez une unité en Suède, une à Munich et une à Berlin.',
    },
    hint: {
      en: 'The army in Denmark can retreat only to Kiel. No unit can retreat to a place where others have bounced.',
      fr: 'L’armée du Danemark ne peut se retirer qu’à Kiel. On ne peut pas se retirer là où d’autres ont rebondi.',
    },
    done: {
      en: 'Munich and Berlin bounce in Kiel: both stay where they were, and Kiel is closed to retreats. Denmark, beaten 2 to 1, has nowhere to go.',
      fr: 'Munich et Berlin rebondissent à Kiel\u00a0: toutes deux restent où elles étaient, et Kiel est fermée aux retraites. Le Danemark, battu 2 contre 1, n’a nulle part où aller.',
    },
  },
  'over-two-seas': {
    title: { en: 'Over two seas', fr: 'Par deux mers' },
    task: {
      en: 'You’re England. Take Sweden, and keep units in the North Sea, the Skagerrak and Finland.',
      fr: 'Vous êtes l’Angleterre. Prenez la Suède, et gardez une unité en mer du Nord, une dans le Skagerrak et une en Finlande.',
    },
    hint: {
      en: 'Only one of your units can go to Sweden, and that unit is far from the others. Norway can go there too.',
      fr: 'Une seule de vos unités peut aller en Suède, et elle est loin. La Norvège peut y aller aussi.',
    },
    done: {
      en: 'Both fleets carry Edinburgh’s army, sea by sea, and Finland’s support beats Norway. If Norway attacks Finland, it doesn’t go to Sweden.',
      fr: 'Les deux flottes transportent l’armée d’Édimbourg, de mer en mer, et le soutien de la Finlande lui permet de battre la Norvège. Si la Norvège attaque la Finlande, elle ne va pas en Suède.',
    },
  },
};
