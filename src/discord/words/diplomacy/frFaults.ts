import { inert } from '../userText.js';
import type { faults as english } from './enFaults.js';
import type { Detail } from './tongue.js';

const BOARDS: Readonly<Record<string, string>> = { world: 'le monde entier', 'old-world': 'le Vieux Monde' };

const EXPECTED: Readonly<Record<string, string>> = {
  string: 'un texte',
  array: 'une liste',
  object: 'un objet entre accolades',
  record: 'un objet entre accolades',
};

/** See enFaults.ts. */
const startFaults = {
  'start-not-json': (d: Detail) => `Ce n’est pas du JSON (${inert(d.typed('typed'))}).`,
  'start-too-deep': () => 'Les parenthèses sont trop imbriquées.',
  'start-key-twice': (d: Detail) => `« ${inert(d.typed('typed'))} » s’y trouve deux fois.`,
  'start-unknown-field': (d: Detail) => `Il n’y a pas de champ « ${inert(d.typed('typed'))} ».`,
  'start-expects': (d: Detail) => `On attend ici ${EXPECTED[d.typed('kind')] ?? 'autre chose'}.`,
  'start-empty': () => 'Un texte vide ne dit rien.',
  'start-too-long': () => 'C’est plus long que permis.',
  'start-settles': (d: Detail) =>
    `Un début sur mesure dit qui joue et avec quoi : « ${inert(d.typed('typed'))} » ne se choisit pas en plus.`,
  'start-too-few': () => 'Il faut au moins deux puissances.',
  'unknown-power': (d: Detail) => `Aucune puissance ne s’appelle « ${inert(d.typed('typed'))} ».`,
  'start-power-twice': (d: Detail) => `Cette puissance s’y trouve déjà sous un autre nom : ${d.power('power')}.`,
  'start-no-home': (d: Detail) => `Cette puissance n’a pas de centre national : ${d.power('power')}.`,
  'start-no-unit': (d: Detail) => `Cette puissance n’a aucune unité : ${d.power('power')}.`,
  'start-no-unit-so': (d: Detail) => `« ${inert(d.typed('typed'))} » n’est pas une unité : écrivez A ou F et son lieu.`,
  'start-no-centre': (d: Detail) => `Ce n’est pas un centre, donc pas un centre national : ${d.place('at')}.`,
  'start-home-twice': (d: Detail) => `Ce centre national est déjà celui d’une autre puissance (${d.power('power')}) : ${d.place('at')}.`,
  'start-capital-elsewhere': (d: Detail) =>
    `La capitale doit être un centre national de la puissance (${d.power('power')}) : ${d.place('at')}.`,
  'start-closed': (d: Detail) => `Ce lieu est fermé, rien ne s’y tient : ${d.place('at')}.`,
  'start-off-board': (d: Detail) => `Ce lieu n’est pas sur le plateau joué : ${d.place('at')}.`,
  'two-units': (d: Detail) => `Une unité s’y trouve déjà : ${d.place('at')}.`,
  'cannot-stand': (d: Detail) => `${d.unitTypeFirst('type')} ne peut pas s’y tenir : ${d.place('at')}.`,
};

/** See enFaults.ts. */
export const faults: typeof english = {
  'not-understood': d => `Je ne tire aucun ordre de « ${inert(d.typed('typed'))} ».`,
  'unknown-place': d => `Aucun lieu ne s’appelle « ${inert(d.typed('typed'))} ».`,
  'ambiguous-place': d => `« ${inert(d.typed('typed'))} » peut être ${d.either('candidates')}. Lequel ?`,
  'ambiguous-order': d => `« ${inert(d.typed('typed'))} » peut se lire de plusieurs façons : ${d.texts('candidates')}. Laquelle ?`,
  'unknown-coast': d => `Cette province n’a pas une telle côte : ${d.place('at')}.`,
  'coast-needed': d => `Quelle côte ? (${d.place('at')})`,
  'type-needed': d => `Une armée ou une flotte ? (${d.place('at')})`,
  'wrong-type': d => `L’unité qui s’y trouve (${d.place('at')}) est ${d.unitType('type')}.`,
  'no-unit': d => (d.has('at') ? `Il n’y a pas d’unité à cet endroit : ${d.place('at')}.` : 'Il n’y a pas de telle unité.'),
  'not-your-unit': d => `Cette unité n’est pas sous vos ordres : ${d.place('at')}.`,
  'not-dislodged': d => `Cette unité n’a pas été délogée : ${d.place('at')}.`,
  'not-beside': d => `${d.unitTypeFirst('type')} ne peut pas passer là : ${d.place('from')} – ${d.place('to')}.`,
  'already-there': d => `Elle s’y trouve déjà : ${d.place('at')}.`,
  'no-such-order': d => `Ce jeu ne connaît pas cet ordre : ${d.orderKind('kind')}.`,
  'cannot-raise': d =>
    `Aucune flotte ne peut être levée ici (${d.place('at')}) : seule une armée sur une côte ou un fleuve peut le devenir.`,
  'cannot-rapid': d =>
    `Ce n’est pas un mouvement fluvial rapide : depuis ${d.place('at')}, une à trois étapes le long d’un même fleuve, une mer seulement au début ou à la fin.`,
  'rapid-not-supported': () => 'Un mouvement fluvial rapide ne peut pas être soutenu.',
  'nobody-there': d => `Il n’y a là aucune unité à soutenir : ${d.place('at')}.`,
  'supports-itself': () => 'Une unité ne peut pas se soutenir elle-même.',
  'supports-into-own-place': () => 'Une unité ne peut pas soutenir un mouvement vers l’endroit où elle se tient.',
  'cannot-support-into': d =>
    `${d.unitTypeFirst('type')} ne peut pas passer là (${d.place('from')} – ${d.place('to')}), donc pas y apporter de soutien.`,
  'supported-cannot-go': d => `L’unité à soutenir ne peut pas passer là : ${d.place('at')} – ${d.place('to')}.`,
  'cannot-convoy-here': d =>
    `Cette unité ne peut pas convoyer (${d.place('at')}) : il faut une flotte en mer${d.has('rivers') ? ' ou sur un fleuve' : ''}.`,
  'no-army-there': d => `Il n’y a là aucune armée à convoyer : ${d.place('at')}.`,
  'no-convoy-route': d => `Aucune chaîne de flottes n’y mène : ${d.place('at')}.`,
  'not-now': d => `Ce n’est pas le moment d’un tel ordre : ${d.orderKind('kind')}.`,
  'not-in-this-phase': d => `C’est un ordre pour une autre phase : ${d.phase('of')}.`,
  'cannot-retreat-there': d => `Aucune retraite possible par là : ${d.place('at')} – ${d.place('to')}.`,
  'no-builds': () => 'Vous n’avez rien à construire.',
  'no-removals': () => 'Vous n’avez rien à retirer.',
  'too-many-builds': d => `Constructions permises : ${d.count('due')}, et vous en avez déjà ordonné autant. Effacez-en une d’abord.`,
  'too-many-removals': d => `Retraits à faire : ${d.count('due')}, et vous en avez déjà ordonné autant. Effacez-en un d’abord.`,
  'not-your-centre': d => `Ce centre n’est pas à vous : ${d.place('at')}.`,
  'not-vacant': d => `Une unité s’y trouve : rien ne peut y être construit (${d.place('at')}).`,
  'not-a-home': d => `Rien ne peut y être construit : ce n’est pas un de vos centres nationaux (${d.place('at')}).`,
  'not-in-band': d => `Cette province n’est pas dans la bande, seul endroit où l’on place des armées : ${d.place('at')}.`,
  'nobody-plays': d => `Personne ne joue cette puissance (${d.power('power')}) : ses unités font ce que les autres décident par vote.`,
  'no-vote': d => `Cette puissance (${d.power('of')}) est commandée par vote, et seules votent celles qui sont en jeu et ont un joueur.`,
  'nations-dealt': d =>
    `De ${d.count('least')} à ${d.count('most')} joueurs : ${BOARDS[d.typed('board')] ?? ''} ; autant de nations${d.has('more') ? `, moins ${d.count('more')}` : ''}, dans cet ordre : ${d.powers('powers')}.`,
  'nations-named': d => `Le plateau est ${BOARDS[d.typed('board')] ?? ''}, les nations sont ${d.powers('powers')}.`,
  'custom-start': () => 'La partie commence par un début sur mesure.',
  'shared-not-played': d => `Personne ne joue cette nation, on ne peut donc pas la partager : ${d.power('power')}.`,
  'no-unit-to-share': d => `Aucune unité de cette nation (${d.power('power')}) ne commence là : ${d.place('at')}.`,
  'nothing-left-to-share': d => `Une unité doit rester au premier siège de cette nation : ${d.power('power')}.`,
  duchy: d =>
    `Duchés : le siège ${d.count('seat')} (${d.power('power')}) commande les unités qui commencent là : ${d.places('places')} ; le premier commande les autres, et construit.`,
  ...startFaults,
  'correction-unclear': (d: Detail) =>
    `« ${inert(d.typed('typed'))} » ne dit rien d’une position : écrivez à qui c’est, deux-points, puis une unité ou un centre.`,
  'not-while-fighting': () => 'Tant que des batailles se livrent, la position reste ce qu’elle est.',
  'battles-unfought': () =>
    'Ses batailles restent à livrer : ce qui fut déclaré est secret et n’est pas dans le fichier. Exportez-la quand elles seront finies.',
  'other-variant': () => 'C’est la position d’un autre jeu.',
  'no-such-moment': () => 'Ce jeu n’a pas une telle phase à ce moment de l’année.',
  'not-played': (d: Detail) => `Personne ne joue cette puissance dans cette partie : ${d.power('power')}.`,
  'no-centre': (d: Detail) => `Il n’y a pas de centre ici : ${d.place('at')}.`,
  'so-already': () => 'C’est déjà le cas.',
  'which-fleet': (d: Detail) =>
    `${d.count('most')} flottes se trouvent ici : ${d.place('at')}. Laquelle ? Écrivez son numéro derrière le nom : #1.`,
  'not-on-board': d => `Cette nation n’est pas sur ce plateau : ${d.power('power')}.`,
  'virtual-not-ordered': () => 'Personne ne donne d’ordres à une armée virtuelle.',
  'no-virtual-army': d => `Aucune armée virtuelle n’est en ${d.place('at')} ce tour-ci, ni n’y vient ainsi.`,
  'two-nations': () => 'Nommez au moins deux nations, chacune une fois.',
  'own-armies-alone': d => `Seules les armées de sa nation soutiennent ce qui vient en ${d.place('at')}.`,
  'needs-no-centre': d => `L’armée en ${d.place('at')} n’a pas besoin de centre et n’est pas retirée.`,
  'not-your-city': d => `${d.place('at')} n’est pas une de vos villes.`,
  'cannot-build': d => `${d.unitTypeFirst('type')} ne peut pas y être construite : ${d.place('at')}.`,
};
