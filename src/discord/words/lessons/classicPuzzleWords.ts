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
      en: 'The fleet that follows closes Rumania: if Turkey comes too, both bounce, and the province stays empty.',
      fr: 'La flotte qui suit ferme la Roumanie\u00a0: si la Turquie y vient aussi, les deux rebondissent et la province reste vide.',
    },
  },
  'helper-at-home': {
    title: { en: 'A helper at home', fr: 'L’aide à domicile' },
    task: {
      en: 'You’re Austria. Take Trieste, and still be in Budapest afterwards.',
      fr: 'Vous êtes l’Autriche. Prenez Trieste, et soyez encore à Budapest ensuite.',
    },
    hint: {
      en: 'Italy can go for Trieste too. One of your units may do two things at once.',
      fr: 'L’Italie peut aussi viser Trieste. L’une de vos unités peut faire deux choses à la fois.',
    },
    done: {
      en: 'Vienna attacks either Trieste, which the support beats, or Budapest, where a single attack on a unit that stays does nothing.',
      fr: 'Vienne attaque soit Trieste, où le soutien l’emporte, soit Budapest, où une attaque seule contre une unité qui reste ne donne rien.',
    },
  },
  'kiel-or-munich': {
    title: { en: 'Kiel or Munich', fr: 'Kiel ou Munich' },
    task: {
      en: 'You’re Germany. Take Kiel, and let nobody into Munich.',
      fr: 'Vous êtes l’Allemagne. Prenez Kiel, et ne laissez personne entrer à Munich.',
    },
    hint: {
      en: 'Berlin can reach both. Somebody has to be in Munich when it comes.',
      fr: 'Berlin peut atteindre les deux. Il faut quelqu’un à Munich quand elle arrive.',
    },
    done: {
      en: 'An attack on Munich cuts the support, but then Berlin isn’t in Kiel: it can’t do both.',
      fr: 'Une attaque sur Munich coupe le soutien, mais alors Berlin n’est pas à Kiel\u00a0: elle ne peut pas faire les deux.',
    },
  },
  'nine-centres': {
    title: { en: 'Nine centres', fr: 'Neuf centres' },
    task: {
      en: 'You’re Austria, in fall, with seven centres. Own nine afterwards: all the centres here count.',
      fr: 'Vous êtes l’Autriche, en automne, avec sept centres. Ayez-en neuf ensuite\u00a0: tous les centres d’ici comptent.',
    },
    hint: {
      en: 'Count what Ankara can take from you. Attacking it keeps it busy.',
      fr: 'Comptez ce qu’Ankara peut vous prendre. L’attaquer l’occupe.',
    },
    done: {
      en: 'If Ankara stays, it bounces your attack, and two new centres are enough; if it leaves for Smyrna, you get Ankara instead.',
      fr: 'Si Ankara reste, l’attaque rebondit et deux nouveaux centres suffisent\u00a0; si elle part à Smyrne, vous avez Ankara en échange.',
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
      fr: 'La flotte prend Rome elle-même, avec un soutien\u00a0: elle échappe à l’attaque de Tunis et de Toscane et bat un mouvement vers Rome.',
    },
  },
  'leave-albania': {
    title: { en: 'Leave by the front', fr: 'Sortir par devant' },
    task: {
      en: 'You’re Italy. Take Trieste without letting the army in Albania be dislodged.',
      fr: 'Vous êtes l’Italie. Prenez Trieste sans que l’armée d’Albanie soit délogée.',
    },
    hint: {
      en: 'Two units can attack Albania at once, but they find nobody if its army leaves.',
      fr: 'Deux unités peuvent attaquer l’Albanie à la fois, mais elles ne trouvent personne si son armée part.',
    },
    done: {
      en: 'Albania takes Trieste with Tyrolia’s support. Nobody can cut that support, and whoever attacks Albania finds it empty.',
      fr: 'L’Albanie prend Trieste avec le soutien du Tyrol. Personne ne peut couper ce soutien, et une attaque sur l’Albanie la trouve vide.',
    },
  },
  'three-on-rome': {
    title: { en: 'Three on Rome', fr: 'Trois contre Rome' },
    task: {
      en: 'You’re Italy. Drive Austria out of Rome and stand there.',
      fr: 'Vous êtes l’Italie. Chassez l’Autriche de Rome et prenez sa place.',
    },
    hint: {
      en: 'Rome has a friend in Venice. What keeps a friend from helping?',
      fr: 'Rome a une amie à Venise. Qu’est-ce qui empêche une amie d’aider\u00a0?',
    },
    done: {
      en: 'Apulia’s attack on Venice cuts its support for Rome. If Venice attacks Tuscany instead, Tuscany is the one that moves: there’s no support to cut.',
      fr: 'L’attaque de l’Apulie sur Venise coupe son soutien à Rome. Si Venise attaque plutôt la Toscane, c’est elle qui avance\u00a0: aucun soutien à couper.',
    },
  },
  'the-other-coast': {
    title: { en: 'The other coast', fr: 'L’autre côte' },
    task: { en: 'You’re England. Dislodge the army in Clyde.', fr: 'Vous êtes l’Angleterre. Délogez l’armée de Clyde.' },
    hint: {
      en: 'Clyde can attack Liverpool, and Wales can help. Stop the helper.',
      fr: 'Clyde peut attaquer Liverpool, et Wales peut l’aider. Arrêtez l’aide.',
    },
    done: {
      en: 'Yorkshire’s attack on Wales cuts the support for Clyde’s counterattack, so that two beat one.',
      fr: 'L’attaque du Yorkshire sur Wales coupe le soutien à la contre-attaque de Clyde\u00a0: deux battent un.',
    },
  },
  'first-trieste': {
    title: { en: 'First the neighbour', fr: 'D’abord la voisine' },
    task: {
      en: 'You’re Italy. Drive Austria out of Serbia and stand there.',
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
    title: { en: 'Out of the way', fr: 'Hors du chemin' },
    task: {
      en: 'You’re France. Take Marseilles without letting the fleet in Gascony be dislodged.',
      fr: 'Vous êtes la France. Prenez Marseille sans que la flotte de Gascogne soit délogée.',
    },
    hint: {
      en: 'Gascony isn’t needed for Marseilles. The army that Italy can attack should move rather than support.',
      fr: 'La Gascogne n’est pas nécessaire pour Marseille. L’armée que l’Italie peut attaquer devrait avancer plutôt que soutenir.',
    },
    done: {
      en: 'Paris can cut a support from Burgundy, not one from Spain. And the fleet is safe at sea, where Italy can’t follow with two.',
      fr: 'Paris peut couper un soutien de Bourgogne, pas d’Espagne. Et la flotte est en sûreté en mer, où l’Italie ne peut pas la suivre à deux.',
    },
  },
  'brest-by-marseilles': {
    title: { en: 'The long way to Brest', fr: 'Brest par le sud' },
    task: {
      en: 'You’re England. Drive France out of Brest and stand there.',
      fr: 'Vous êtes l’Angleterre. Chassez la France de Brest et prenez sa place.',
    },
    hint: {
      en: 'One of your units near Brest can be attacked by Italy. It shouldn’t be the one that supports.',
      fr: 'L’une de vos unités près de Brest peut être attaquée par l’Italie. Ce ne doit pas être celle qui soutient.',
    },
    done: {
      en: 'Gascony moves, so that Marseilles has no support to cut; and Spain’s attack on Marseilles keeps it from helping Brest’s counterattack.',
      fr: 'La Gascogne avance, et Marseille n’a plus de soutien à couper\u00a0; l’attaque d’Espagne empêche Marseille d’aider la contre-attaque de Brest.',
    },
  },
  'northern-knock': {
    title: { en: 'A knock on Norway’s door', fr: 'On frappe en Norvège' },
    task: {
      en: 'You’re England. Drive Austria out of Denmark and stand there.',
      fr: 'Vous êtes l’Angleterre. Chassez l’Autriche du Danemark et prenez sa place.',
    },
    hint: {
      en: 'Norway can cut a support from Sweden, or help Denmark against Sweden. Keep it busy.',
      fr: 'La Norvège peut couper un soutien de la Suède, ou aider le Danemark contre elle. Occupez-la.',
    },
    done: {
      en: 'Sweden moves, so there’s nothing to cut, and Finland’s attack cuts Norway’s support for Denmark’s counterattack.',
      fr: 'La Suède avance, et il n’y a rien à y couper\u00a0; l’attaque de Finlande coupe le soutien de la Norvège à la contre-attaque du Danemark.',
    },
  },
  'hand-in-hand': {
    title: { en: 'Hand in hand', fr: 'Main dans la main' },
    task: {
      en: 'You’re Germany. Still be in Vienna afterwards, and don’t let the army in Galicia be dislodged.',
      fr: 'Vous êtes l’Allemagne. Soyez encore à Vienne ensuite, sans que l’armée de Galicie soit délogée.',
    },
    hint: {
      en: 'Austria can attack either army with two. Both need help.',
      fr: 'L’Autriche peut attaquer chacune des deux armées à deux. Toutes deux ont besoin d’aide.',
    },
    done: {
      en: 'They support each other. The one that’s attacked can no longer support, but it doesn’t have to: at 2 against 2 it holds.',
      fr: 'Elles se soutiennent l’une l’autre. Celle qu’on attaque ne soutient plus, mais n’en a pas besoin\u00a0: à 2 contre 2, elle tient.',
    },
  },
  'two-for-moscow': {
    title: { en: 'Everybody for Moscow', fr: 'Tous pour Moscou' },
    task: {
      en: 'You’re Turkey. Take Moscow without letting the army in Sevastopol be dislodged.',
      fr: 'Vous êtes la Turquie. Prenez Moscou sans que l’armée de Sébastopol soit délogée.',
    },
    hint: {
      en: 'Moscow can hold with 2, or attack Sevastopol with 2. What beats both?',
      fr: 'Moscou peut tenir avec 2, ou attaquer Sébastopol avec 2. Qu’est-ce qui bat les deux\u00a0?',
    },
    done: {
      en: 'Sevastopol’s army goes itself, with two supports: 3 beat 2, and head to head Moscow’s army doesn’t get into Sevastopol.',
      fr: 'Sébastopol y va elle-même, avec deux soutiens\u00a0: 3 battent 2, et face à face Moscou n’entre pas à Sébastopol.',
    },
  },
  'stay-home': {
    title: { en: 'Somebody stays home', fr: 'Quelqu’un garde la maison' },
    task: {
      en: 'You’re Austria. Take Munich, and let nobody into Trieste.',
      fr: 'Vous êtes l’Autriche. Prenez Munich, et ne laissez personne entrer à Trieste.',
    },
    hint: {
      en: 'Munich is empty, but two German units can go there or defend it. Not every unit has to move.',
      fr: 'Munich est vide, mais deux unités allemandes peuvent y venir ou la défendre. Toutes les unités n’ont pas à bouger.',
    },
    done: {
      en: 'Bohemia needs Tyrolia’s support against Silesia, and only the fleet in Trieste can keep Budapest out of it: by staying.',
      fr: 'La Bohême a besoin du soutien du Tyrol contre la Silésie, et seule la flotte de Trieste peut en écarter Budapest\u00a0: en restant.',
    },
  },
  'no-way-out': {
    title: { en: 'No way out', fr: 'Sans issue' },
    task: {
      en: 'You’re France. Destroy the army in Spain: dislodge it, with nowhere left to retreat to.',
      fr: 'Vous êtes la France. Détruisez l’armée d’Espagne\u00a0: délogez-la, sans aucune retraite possible.',
    },
    hint: {
      en: 'The army in Gascony may leave, and then the one in Spain could retreat there. A bounce closes a place just as a unit does.',
      fr: 'L’armée de Gascogne peut partir, et celle d’Espagne s’y retirer. Un rebond ferme un lieu aussi bien qu’une unité.',
    },
    done: {
      en: 'The fleet goes to Gascony: if the army there stays or leaves, the place is taken. And Marseilles attacks, so that Gascony has nothing to cut.',
      fr: 'La flotte va en Gascogne\u00a0: que l’armée y reste ou parte, le lieu est occupé. Et Marseille attaque, si bien que la Gascogne n’a rien à couper.',
    },
  },
  'room-to-build': {
    title: { en: 'Room to build', fr: 'De la place pour construire' },
    task: {
      en: 'You’re Austria, in fall. Let nobody into Trieste, where you want to build, and still be in Vienna and Budapest afterwards.',
      fr: 'Vous êtes l’Autriche, en automne. Ne laissez personne entrer à Trieste, où vous voulez construire, et soyez encore à Vienne et à Budapest ensuite.',
    },
    hint: {
      en: 'One army bounces Venice if it comes. And if it doesn’t come, but helps your army in?',
      fr: 'Une armée arrête Venise si elle vient. Et si elle ne vient pas, mais aide votre armée à entrer\u00a0?',
    },
    done: {
      en: 'Two armies of yours bounce in Trieste, whether Venice comes or not. Rome’s attack cuts the support by which Venice could let one of them in.',
      fr: 'Deux de vos armées rebondissent à Trieste, que Venise vienne ou non. L’attaque de Rome coupe le soutien par lequel Venise pourrait en faire entrer une.',
    },
  },
  'across-the-channel': {
    title: { en: 'Across the Channel', fr: 'À travers la Manche' },
    task: {
      en: 'You’re England. Take Belgium, still be in Holland afterwards, and let nobody into the English Channel.',
      fr: 'Vous êtes l’Angleterre. Prenez la Belgique, soyez encore en Hollande ensuite, et ne laissez personne entrer dans la Manche.',
    },
    hint: {
      en: 'Picardy can go for Belgium, and Brest for the Channel. Each of your units has one thing to do.',
      fr: 'La Picardie peut viser la Belgique, et Brest la Manche. Chacune de vos unités a une seule chose à faire.',
    },
    done: {
      en: 'The fleet carries the army and stays: Brest alone can’t drive it off. With Holland’s support the army gets in before Picardy.',
      fr: 'La flotte transporte l’armée et reste\u00a0: Brest seule ne peut pas la déloger. Avec le soutien de la Hollande, l’armée devance la Picardie.',
    },
  },
  'nowhere-to-go': {
    title: { en: 'Nowhere to go', fr: 'Nulle part où aller' },
    task: {
      en: 'You’re Germany. Destroy the army in Denmark, and still be in Sweden, Munich and Berlin afterwards.',
      fr: 'Vous êtes l’Allemagne. Détruisez l’armée du Danemark, et soyez encore en Suède, à Munich et à Berlin ensuite.',
    },
    hint: {
      en: 'It can retreat to Kiel alone. Nobody retreats to where others bounced.',
      fr: 'Elle ne peut se retirer qu’à Kiel. On ne se retire pas là où d’autres ont rebondi.',
    },
    done: {
      en: 'Munich and Berlin bounce in Kiel: both stay where they were, and Kiel is closed to retreats. Denmark, beaten 2 to 1, has nowhere to go.',
      fr: 'Munich et Berlin rebondissent à Kiel\u00a0: toutes deux restent où elles étaient, et Kiel est fermée aux retraites. Le Danemark, battu 2 contre 1, n’a nulle part où aller.',
    },
  },
  'over-two-seas': {
    title: { en: 'Over two seas', fr: 'Par deux mers' },
    task: {
      en: 'You’re England. Take Sweden, and still be in the North Sea, the Skagerrak and Finland afterwards.',
      fr: 'Vous êtes l’Angleterre. Prenez la Suède, et soyez encore en mer du Nord, dans le Skagerrak et en Finlande ensuite.',
    },
    hint: {
      en: 'Only one of your units may go to Sweden, and it’s far away. Norway can go there too.',
      fr: 'Une seule de vos unités peut aller en Suède, et elle est loin. La Norvège peut y aller aussi.',
    },
    done: {
      en: 'Both fleets carry Edinburgh’s army, sea by sea, and Finland’s support beats Norway. If Norway attacks Finland, it isn’t in Sweden.',
      fr: 'Les deux flottes transportent l’armée d’Édimbourg, de mer en mer, et le soutien de la Finlande bat la Norvège. Si la Norvège attaque la Finlande, elle n’est pas en Suède.',
    },
  },
};
