/**
 * The words of orders that are written as sentences, in English and French. Sentences are compared without capitals and accents; elisions
 * (l’, d’, j’) are words of their own.
 */

/** The first word of each verb or phrase is conjugated: move, moves, moving. */
const english = (...verbs: readonly string[]): readonly string[] =>
  verbs.flatMap(phrase => {
    const [verb = '', ...rest] = phrase.split(' ');
    return [verb, thirdPerson(verb), verb.replace(/([^e])e$/, '$1').concat('ing')].map(form => [form, ...rest].join(' '));
  });

const thirdPerson = (verb: string): string => {
  if (/[^aeiou]y$/.test(verb)) return verb.replace(/y$/, 'ies');
  return verb + (/(?:s|sh|ch|x|o)$/.test(verb) ? 'es' : 's');
};

/** Regular French verbs in -er, by their stems: attaque, attaques, attaquons, attaquez, attaquent, attaquer. */
const french = (...stems: readonly string[]): readonly string[] =>
  stems.flatMap(phrase => {
    const [stem = '', ...rest] = phrase.split(' ');
    return ['e', 'es', 'ons', 'ez', 'ent', 'er', 'ant'].map(ending => [stem + ending, ...rest].join(' '));
  });

/** Phrases in a text, separated by commas. */
function list(words: string): readonly string[] {
  return words.split(',').map(word => word.trim());
}

/** Verbs of which the target is the object: attacks Cao. */
const ATTACKS = [
  ...english('attack', 'enter', 'invade', 'occupy', 'strike', 'assault', 'capture', 'conquer'),
  ...french('attaqu', 'occup', 'gagn', 'assaill'),
  ...list('envahis, envahit, envahir, envahissons, envahissez, rejoint, rejoins, rejoindre, conquiert, conquiers, conquérir'),
];
const GOES = [
  ...english('go', 'move', 'advance', 'march', 'sail', 'head', 'travel', 'proceed', 'push', 'head for', 'set out', 'push on'),
  ...list('is off, sets sail, set sail, makes its way, moves on, carries on'),
  ...french('avanc', 'march', 'déplac', 'entr', 'navigu', 'voyag', 'fonc', 'pass', 'mont', 'bouge', 'dirig', 'progress'),
  ...list('aille, ailles, va, vais, allons, allez, vont, aller, part, pars, partent, partir, rend, rends, rendre, descend, descendre'),
  ...list('en va, en vais, en aller, fait route, fait voile, fait mouvement, se met en route'),
];
const RETREATS = [
  ...english('retreat', 'withdraw', 'fall back', 'flee', 'escape', 'pull back', 'pull out'),
  ...french('recul', 'retir', 'repli', 'retrait', 'réfugi', 'échapp'),
  ...list('fuit, fuis, fuir, bat en retraite, bats en retraite, battre en retraite'),
];
const HOLDS = [
  ...english('hold', 'stay', 'stand', 'remain', 'wait', 'defend', 'rest', 'sit'),
  ...english('hold position', 'hold its position', 'hold the position', 'hold its ground', 'hold fast', 'hold firm', 'hold the line'),
  ...english(
    'stay put',
    'stay still',
    'stay here',
    'stay there',
    'stay home',
    'stay at home',
    'stay in place',
    'stay where it is',
    'remain there',
  ),
  ...english('stay in position', 'remain in place', 'remain where it is', 'remain in position', 'stand still', 'stand fast', 'stand firm'),
  ...english(
    'stand its ground',
    'do nothing',
    'defend itself',
    'keep still',
    'keep its position',
    'sit still',
    'sit tight',
    'hold in place',
  ),
  ...list('does not move, doesn’t move, do not move, don’t move, won’t move, will not move, does not go anywhere'),
  ...french(
    'rest',
    'demeur',
    'rest sur place',
    'rest ici',
    'rest là',
    'rest en place',
    'rest immobile',
    'rest où elle est',
    'rest en position',
  ),
  ...french('demeur sur place', 'demeur en place', 'gard sa position', 'gard la position', 'conserv sa position', 'rest tranquille'),
  ...list(
    'tiennent, attendent, ne bougent pas, restent où elles sont, maintiennent, défendent, tienne, attende, attend, attends, attendre, attend sur place, tient, tiens, tenir, tient bon, tient sa position, tient la position, tient position',
  ),
  ...list(
    'tenir sa position, tenir la position, tenir bon, maintient, maintient sa position, maintient la position, maintenir sa position',
  ),
  ...list(
    'défend, défends, défendre, défend sa position, ne bouge pas, ne bouges pas, ne bouge, ne se déplace pas, ne va nulle part, ne fait rien',
  ),
];
const SUPPORTS = [
  ...english('support', 'back', 'back up', 'help', 'assist', 'aid', 'second'),
  ...list('gives support to, lends support to, provides support to, supports with'),
  ...list('soutienne, soutient, soutiens, soutenir, soutenons, soutenez, soutiennent'),
  ...french('appui', 'appuy', 'aid', 'épaul', 'second', 'assist', 'support'),
  ...list('donne son soutien à, apporte son soutien à, donne son appui à, apporte son appui à, prête main-forte à, vient en aide à'),
];
const CONVOYS = [
  ...english('convoy', 'carry', 'transport', 'ferry', 'ship', 'take', 'bring'),
  ...french('convoi', 'convoy', 'transport', 'emmen', 'embarqu', 'amen', 'port', 'achemin', 'conduis'),
  ...list('conduit, conduire'),
];
const SENDS = [
  ...english('move', 'send', 'march', 'bring', 'take', 'lead', 'sail', 'push', 'order', 'shift', 'advance'),
  ...french('déplac', 'envoi', 'envoy', 'men', 'amen', 'boug', 'dirig', 'pouss', 'emmen', 'expédi', 'avanc'),
  ...list('fais avancer, faire avancer, fais aller, faire aller, fais marcher, fais passer, faire passer, conduis, conduire, conduit'),
];
const BUILDS = [
  ...english('build', 'raise', 'recruit', 'train', 'create', 'muster', 'make', 'place', 'put', 'levy', 'add'),
  ...french('recrut', 'cré', 'plac', 'pos', 'form', 'lev', 'entraîn', 'ajout', 'mobilis', 'déploi', 'déploy'),
  ...list('construis, construit, construire, construisons, construisez, mets, met, mettre, produis, produire'),
];
const REMOVES = [
  ...english('remove', 'disband', 'dissolve', 'delete', 'lose', 'give up', 'take off', 'dismiss'),
  ...french('retir', 'supprim', 'enlev', 'licenci', 'dispers', 'démobilis', 'ôt', 'sacrifi'),
  ...list('dissous, dissout, dissoudre, dissolvons, dissolvez, perds, perd, perdre'),
];
const ATTACK_NOUNS = list(
  'attack, attacks, move, advance, march, assault, invasion, attaque, assaut, mouvement, marche, déplacement, avance, avancée, offensive',
);
const INTO = list(
  "to, into, toward, towards, onto, on, against, up to, over to, in to, à, au, aux, en, dans, vers, sur, contre, pour, jusqu' à, jusqu' en, jusqu' au",
);
const AUXILIARIES = list(
  'to, de, d’, will, shall, must, should, is, are, is going to, going to, is to, wants to, want to, has to, ought to, may, can, just, now, simply, then, also, ' +
    "doit, devra, veut, va, vais, viendra, vient, peut, puis, est en train de, est en train d', aussi, alors, maintenant",
);
const IN_PLACE = list(
  'in place, there, here, where it is, in position, still, put, at home, sur place, en place, là, ici, où elle est, en position, immobile, tranquille',
);

/** The classes of words of which the forms of a sentence consist. */
export const SENTENCE_WORDS = {
  /** Before the order: I, we, please. Several may follow each other. */
  speaker: [
    ...list(
      'and, then, et, puis, ensuite, alors, also, so, please, ok, okay, first, finally, enfin, i, we, je, j’, nous, on, let us, let’s, lets, i’ll, we’ll, i’d',
    ),
    ...list(
      'i’m, my order, order, ordre, will, shall, would, like to, want to, wish to, am going to, going to, am, are, have, must, should, need to, intend to',
    ),
    ...list(
      'vais, allons, veux, voulons, voudrais, aimerais, souhaite, dois, devons, compte, fais, faites, s’il vous plaît, s’il te plaît, svp, stp',
    ),
    ...list('me, que, qu’, ordonne, ordonne à, demande à, ask, tell, command'),
  ],
  /** After the order. */
  courtesy: list(
    'please, thanks, thank you, now, again, this turn, this time, s’il vous plaît, s’il te plaît, svp, merci, maintenant, encore, à nouveau, ce tour, ce tour-ci',
  ),
  auxiliary: AUXILIARIES,
  self: list('se, s’, me, m’, nous, y'),
  goes: [...GOES, ...ATTACKS],
  retreats: [...RETREATS, ...GOES],
  attacks: ATTACKS,
  holds: HOLDS,
  supports: SUPPORTS,
  convoys: CONVOYS,
  sends: SENDS,
  sendsBack: [...SENDS, ...RETREATS],
  keeps: [
    ...english('keep', 'hold'),
    ...french('gard', 'immobilis'),
    ...list('tiens, tenir, tenez, tenons, maintiens, maintenir, maintenez'),
  ],
  leaves: [...english('leave', 'let'), ...french('laiss')],
  inPlace: IN_PLACE,
  builds: BUILDS,
  removes: REMOVES,
  isRemoved: [
    ...english('disband', 'dissolve', 'disappear', 'go home'),
    ...list(
      'is disbanded, is removed, is dissolved, is lost, be disbanded, be removed, se dissout, se disperse, se dissoudre, se disperser',
    ),
    ...list('est dissoute, est retirée, est supprimée, est dispersée, est perdue, disparaît, disparaître, rentre chez elle'),
  ],
  raisesFleet: [
    ...english('raise', 'build', 'launch', 'raise a', 'build a', 'launch a', 'raise a new', 'build a new').map(verb => `${verb} fleet`),
    ...['lève', 'lever', 'lèves', 'construit', 'construis', 'construire', 'arme', 'armer'].flatMap(verb => [
      `${verb} une flotte`,
      `${verb} flotte`,
    ]),
    ...list('becomes a fleet, turns into a fleet, become a fleet, devient une flotte, se change en flotte'),
  ],
  attackNoun: ATTACK_NOUNS,
  into: INTO,
  /** Where no verb stands: "in" and "à" would be where the unit is. */
  towards: list("to, into, toward, towards, vers, jusqu' à, jusqu' en, jusqu' au, ->, -->, >, -, =>"),
  /** What leads from a supported unit to its move. */
  joins: list(
    'to, in, in its, in their, for its, who, which, that, when it, as it, while it, and its, à, pour, dans son, dans sa, pour son, qui, lorsqu’ elle, quand elle',
  ),
  toHold: list(
    'to hold, to stay, to stay put, holding, in holding, to stand, to defend itself, defensively, in defence, in defense, in place, where it is, ' +
      'à tenir, pour tenir, à rester, en défense, sur place, qui tient, qui reste, qui reste sur place, qui ne bouge pas, à se défendre, à défendre',
  ),
  from: list('from, out of, of, de, du, d’, des, depuis, à partir de, à partir d’, à partir du'),
  where: list('in, at, from, of, de, d’, du, à, au, aux, en, dans'),
  with: list('with, from, using, out of, by, avec, depuis, à partir de, à partir d’, à partir du'),
  by: list('by, from, of, par, de, d’, du, depuis'),
  article: list('the, a, an, this, that, le, la, les, l’, un, une, cette, ce, its, their, son, sa, leur'),
  possessor: list('’s, s’'),
  bySea: list(
    'by convoy, via convoy, in convoy, by sea, over sea, by ship, by boat, par convoi, en convoi, par mer, par la mer, en bateau, par bateau',
  ),
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type SentenceWord = keyof typeof SENTENCE_WORDS;

/** Words that stand before the place of a unit, or before any place, and are no part of its name unless the board says so. */
export const BEFORE_PLACES = {
  articles: list(
    'the, a, an, my, our, this, that, its, le, la, les, l’, un, une, mon, ma, mes, notre, nos, ce, cette, new, nouvelle, nouvel',
  ),
  army: list('army, armies, troops, armée, armées, troupes'),
  fleet: list('fleet, fleets, navy, ships, flotte, flottes, navires'),
  unit: list('unit, units, unité, unités'),
  of: list('in, at, of, from, on, off, de, du, des, d’, à, au, aux, en, dans, sur, province of, province de, ville de, city of, région de'),
} as const;

/** Who holds, where every unit does. */
export const EVERY_UNIT = list(
  'all, all units, all my units, all our units, all the units, every unit, everything, everyone, everybody, all armies, all my armies, my units, ' +
    'tout, tous, toutes, tout le monde, toutes mes unités, toutes les unités, toutes nos unités, toutes mes armées, toutes les armées, mes unités',
);
/** Whole sentences by which every unit holds. */
export const NOBODY_MOVES = list(
  'nobody moves, nothing moves, no one moves, no moves, i don’t move, i do not move, personne ne bouge, rien ne bouge, aucun mouvement, je ne bouge pas',
);

/** Whole sentences that build nothing. */
export const BUILDS_NOTHING = list(
  'build nothing, no build, no builds, builds nothing, i build nothing, i don’t build, i do not build, i pass, pass, skip, nothing, none, ' +
    'je ne construis rien, ne construis rien, ne rien construire, je ne construis pas, pas de construction, aucune construction, je passe, rien',
);

/** A sentence with one of these says that, or whether, something is not done; unless it is a whole way to say that a unit holds. */
export const DOUBTS = list(
  'not, never, don’t, doesn’t, won’t, can’t, no, nor, if, unless, or, either, instead, without, except, maybe, perhaps, ne, n’, pas, jamais, ni, si, s’ il, s’ ils, ou, sinon, sans, sauf, peut-être',
);
