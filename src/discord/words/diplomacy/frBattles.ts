import { listed } from '../language/grammar.js';
import type { BattleTongue } from './battleTongue.js';

export const battles: BattleTongue = {
  heading: places => `Bataille : ${listed(places, 'fr')}`,
  provisional: 'Des batailles peuvent encore changer ces résultats.',
  mayDeclare: (power, declarations) => `**${power}** peut déclarer : ${listed(declarations, 'fr')}.`,
  declaration: { move: (unit, to) => `${unit} (attaque vers ${to})`, hold: unit => `${unit} (tient)` },
  sealed: hash => `Les batailles seront tirées avec 32 octets dont le SHA-256 est \`${hash}\`.`,
  drawnWith: draw =>
    `Tirées avec \`${draw}\` (\`printf %s ${draw} | xxd -r -p | sha256sum\`). Les règles disent comment refaire le tirage.`,
  side: ({ declared, leader, points, commander, armies }) =>
    `**${leader}** pour ${declared ?? 'le statu quo'} : ${points} points${commander === undefined ? '' : `, sous ${commander}`}${armies.length === 0 ? '' : ` (${listed(armies, 'fr')})`}`,
  army: (nation, points, commander) => `${nation} ${points}${commander === undefined ? '' : ` sous ${commander}`}`,
  supports: units => `Avec le soutien de ${listed(units, 'fr')}.`,
  withdrawsAt: strength => `Se retire quand des armées de force ${strength} sont brisées.`,
  primaryDefender: nation => `Premier défenseur : ${nation}.`,
  withdrawn: nations => `Repliés aussitôt : ${listed(nations, 'fr')}.`,
  refused: nations => `Refusés ou absents : ${listed(nations, 'fr')}.`,
  waitsFor: places => `Attend la bataille : ${listed(places, 'fr')}.`,
  table: { fleets: 'À jouer avec Man O’War.', armies: 'À jouer avec Warmaster ou Warhammer.' },
  won: {
    unopposed: who => `Sans combat : ${who} l’emporte.`,
    draw: (who, army) => `Armée tirée au sort : ${army}. ${who.charAt(0).toUpperCase()}${who.slice(1)} l’emporte.`,
    reports: who => `D’après les rapports : ${who} l’emporte.`,
    host: who => `Les rapports différaient, et il a été tranché : ${who} l’emporte.`,
    undecided: (who, army) =>
      `Les rapports différaient, et personne n’a tranché. Armée tirée au sort : ${army}. ${who.charAt(0).toUpperCase()}${who.slice(1)} l’emporte.`,
  },
  claim: (seat, outcome) => `Rapport (**${seat}**) : ${outcome}`,
  title: {
    drawnUp: turn => `Batailles à livrer : ${turn}`,
    differ: turn => `Rapports contradictoires : ${turn}`,
    fought: turn => `Batailles rapportées : ${turn}`,
    results: turn => `Résultats : ${turn}, après les batailles`,
  },
  outcome: {
    won: (nation, side, destroyed) =>
      `Victoire : ${nation}${side === undefined ? '' : ` (camp ${side})`}${destroyed ? ', vaincus détruits' : ''}`,
    nobody: 'Personne n’a rompu',
  },
  statusQuo: 'le statu quo',
  destroyed: units => `Détruites pour de bon : ${listed(units, 'fr')}.`,
  crossedOff: (nation, unit, commander) => `**${nation}** doit d’abord se défendre : ${unit} est rayée, ${commander} défend.`,
  given: (master, sepoy, places) => `Une bataille est due à ${sepoy} : **${master}** lui donne ${places}.`,
  conquered: power => `**${power}** est conquise. Son joueur peut servir, comme cipaye ou mercenaire : \`Servir en …\`.`,
  serves: {
    sepoy: (who, of, won) => `${who} sert **${of}** comme cipaye (${won} batailles gagnées sur 3).`,
    mercenary: (who, of) => `${who} sert **${of}** comme mercenaire.`,
  },
  revolt: (who, master, unit) => `**${who}** se soulève contre ${master} avec ${unit} : de nouveau une nation.`,
  decided: places => `bataille : ${listed(places, 'fr')}`,
  lost: 'elle est détruite pour de bon',
};
