import type { CardsEnding } from '../../../games/warring-states-cards/model/cardsEnding.js';
import { type Skill, symbolUsed } from '../../../games/warring-states-cards/model/move.js';
import { counted } from '../lists.js';
import { faults } from './frFaults.js';
import { rounds } from './frRounds.js';
import type { Naming } from './naming.js';
import type { Tongue } from './tongue.js';

const fr = (count: number, one: string, other: string): string => counted(count, { one, other }, 'fr');

export const french: Tongue = {
  kinds: {
    keep: { inName: 'choix des mains', inPlan: 'Choix des mains' },
    state: { inName: 'choix du prochain État', inPlan: 'Choix du prochain État' },
    battle: { inName: 'bataille', inPlan: 'Un tour de bataille' },
    use: { inName: 'emploi des cartes remportées', inPlan: 'Emploi des cartes remportées' },
    take: { inName: 'prise de cartes', inPlan: 'Prise de cartes' },
    over: { inName: 'fin', inPlan: 'Fin' },
  },
  phase: (round, state, kind) => [`Manche ${round}`, ...(state === undefined ? [] : [state]), kind].join(', '),
  missedOrders:
    'Qui ne répond pas se replie, pioche une carte pour tout ce qu’il remporte et se sert à gauche de la rangée ; qui doit nommer un État nomme le premier qui soit ouvert. ' +
    'Deux tours manqués de suite ouvrent la place à qui la prend.',
  howToOrder: [
    '`jouer Feu/Char/Cavalerie + Char` une carte claire et un conseiller · `jouer Joker + dynastie` avec la carte de dynastie · `se replier`',
    'Cartes de dynastie : `+ dynastie, couvrir Char` (Qi) · `+ dynastie, échanger Joker contre Char` (Qin, d’abord la carte de la rangée) · `+ dynastie, reprendre Joker` (Yan)',
    'Cartes remportées, une à une : `Feu piocher` · `Infanterie 12` · `Espion Joker` · `Feu 12, Yan → 13` · `Forêt Gu` · `Montagne 10` · `Vent 22 → 23`',
    'Au début : `montrer Joker, Char` · La rangée : `prendre Joker, Char` · Entre les manches : `état Gu`, avec l’Espion `départ Yan, état Gu`',
    'Le français et l’anglais sont compris, et des mots peuvent manquer. Ce qui est ambigu n’est jamais deviné : on vous pose la question.',
  ].join('\n'),
  missed: 'ne répond pas',
  shows: cards => `montre ${cards}`,
  names: (state, start) => (start === undefined ? `se bat pour ${state}` : `fait commencer ${start}, pour ${state}`),
  lays: ({ card, advisor, skill }, names) => {
    const beside = skill === undefined ? advisor && `avec ${names.card(advisor)}` : `avec la carte de dynastie${toldSkill(skill, names)}`;
    return ['pose', names.card(card), ...(beside === undefined ? [] : [beside])].join(' ');
  },
  fallsBack: 'se replie',
  claims: symbols => (symbols === undefined ? 'ne remporte rien' : `remporte ${symbols}`),
  uses: (use, names) => {
    const symbol = names.symbol(symbolUsed(use));
    switch (use.kind) {
      case 'place':
        return `${symbol} : une armée en ${use.at}`;
      case 'spy':
        return `${symbol} : prend ${names.card(use.card)} dans la rangée`;
      case 'fire':
        return `${symbol} : ${use.armies.map(({ of, to }) => `${names.owner(of)} de ${use.from} à ${to}`).join(', ')}`;
      case 'forest':
        return `${symbol} : une armée sous celle de ${names.state(use.state)}`;
      case 'mountain':
        return `${symbol} : une deuxième armée en ${use.at}`;
      case 'wind':
        return `${symbol} : une armée de ${use.from} à ${use.to}`;
      default:
        return use satisfies never;
    }
  },
  draws: (count, because) =>
    `${because === undefined ? '' : `${because} : `}${count === 0 ? 'ne trouve aucune carte à piocher' : 'pioche une carte'}`,
  takes: cards => `prend ${cards}`,
  takesRest: cards => `prend le reste de la rangée : ${cards}`,
  reshuffled: count =>
    `${fr(count, 'Une carte défaussée est mélangée et redevient', '# cartes défaussées sont mélangées et redeviennent')} la pioche.`,
  row: cards => (cards === undefined ? 'Il ne reste aucune carte pour une nouvelle rangée.' : `Nouvelle rangée : ${cards}.`),
  resistance: cards => (cards === undefined ? 'Il ne reste aucune carte pour la résistance locale.' : `Résistance locale : ${cards}.`),
  control: (state, from, to) => `**${to}** s’empare de ${state} (jusque-là : ${from}).`,
  tied: seats => `${seats} sont à égalité ; une manche de départage décidera.`,
  ended: (ending, winners) =>
    `**${winners}** ${ending.winners.length === 1 ? 'unifie' : 'unifient'} la Chine avec le plus ${MOST[ending.by]} : ${REASONS[ending.reason]}.`,
  states: count => fr(count, '# État', '# États'),
  armies: count => fr(count, '# armée', '# armées'),
  alt: {
    hand: 'Votre main. Ses cartes sont nommées dans le texte ci-dessus.',
    table: phase => `La table : ${phase}.`,
    rules: (seat, states) => (states === undefined ? `${seat} ne contrôle aucun État.` : `${seat} contrôle ${states}.`),
    row: cards => (cards === undefined ? 'La rangée est vide.' : `La rangée : ${cards}.`),
    before: (seat, cards) => `Devant ${seat} : ${cards}.`,
  },
  rounds,
  dynastyCard: 'carte de dynastie',
  faults,
};

const REASONS: Readonly<Record<CardsEnding['reason'], string>> = {
  states: 'assez d’États sont gagnés',
  neutrals: 'il ne reste aucune armée neutre',
  armies: 'huit armées entourent chaque État',
  rounds: 'la dernière manche est finie',
};
const MOST: Readonly<Record<CardsEnding['by'], string>> = {
  states: 'd’États',
  superiorities: 'de supériorités dans une manche de départage',
  strongholds: 'de places fortes',
};

function toldSkill(skill: Skill, names: Naming): string {
  switch (skill.of) {
    case 'chu':
    case 'jin':
      return '';
    case 'qi':
      return `, en couvrant ${names.symbol(skill.cover)}`;
    case 'qin':
      return `, en prenant ${names.card(skill.take)} dans la rangée contre ${names.card(skill.give)}`;
    case 'yan':
      return `, en reprenant ${names.card(skill.take)}`;
    default:
      return skill satisfies never;
  }
}
