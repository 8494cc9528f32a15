import type { RoomFault } from '../../fault.js';
import { sayDuration } from '../durations.js';
import { counted, listed } from '../lists.js';
import { inCode, inert } from '../userText.js';

/** See en/faults.ts. */
export function fault(why: RoomFault): string {
  switch (why.code) {
    case 'unknown-game':
      return `Je ne connais pas de jeu nommé « ${inert(why.game)} ». Choisissez-en un dans la liste.`;
    case 'no-such-match':
      return 'Il n’y a pas de telle partie ici.';
    case 'not-in-lobby':
      return 'Les inscriptions à cette partie sont closes.';
    case 'already-joined':
      return 'Votre inscription est déjà faite.';
    case 'not-joined':
      return 'Vous n’étiez pas de la partie.';
    case 'match-full':
      return `${counted(why.most, { one: 'La seule place est prise', other: 'Les # places sont prises' }, 'fr')}.`;
    case 'not-host':
      return 'Seule la personne qui organise la partie peut faire cela.';
    case 'host-is-there':
      return 'Quelqu’un organise cette partie et n’a pas quitté le serveur.';
    case 'host-plays':
      return 'Vous jouez, ou avez joué, dans cette partie : son organisateur ne peut alors ni voir ni changer ce que font les puissances.';
    case 'others-decide':
      return 'Vous jouez, ou avez joué, dans cette partie : d’autres en décident, l’arbitre (`/organiser arbitre` en désigne un), une majorité des autres puissances (`/voter`) ou quelqu’un qui gère le serveur et ne joue pas. Quand tout le monde est prêt, la phase se termine d’elle-même.';
    case 'host-decides':
      return 'La personne qui organise cette partie n’y prend pas part, et en décide.';
    case 'own-battle':
      return 'Vous prenez part à cette bataille : ce sont les autres qui votent.';
    case 'not-oneself':
      return 'Choisissez quelqu’un d’autre : qui en décide ne peut prendre la place.';
    case 'cannot-arbitrate':
      return 'L’arbitre ne prend pas part à la partie : il faut quelqu’un qui ne l’organise pas, n’y joue pas, n’y a pas joué et n’y a donné d’ordres pour personne.';
    case 'no-arbiter':
      return 'Cette partie n’a pas d’arbitre. `/organiser arbitre joueur:` en désigne un.';
    case 'not-arbiter':
      return 'Vous n’êtes pas l’arbitre de cette partie.';
    case 'dispute-open':
      return 'Les rapports sur une bataille diffèrent en ce moment. Tant que ce n’est pas tranché, seul l’arbitre peut se retirer ou désigner quelqu’un d’autre.';
    case 'is-arbiter':
      return 'L’arbitre d’une partie n’y joue pas. `/organiser arbitre` sans nom permet de se retirer.';
    case 'orders-missing':
      return `Il manque des ordres (${counted(why.count, { one: 'une puissance', other: '# puissances' }, 'fr')}). Avec \`forcer: oui\` la phase se termine quand même.`;
    case 'no-press':
      return 'Dans cette phase il n’y a pas de courrier.';
    case 'public-press':
      return 'Dans cette phase il n’y a que du courrier public : sans `à:`.';
    case 'press-needs-text':
      return 'Dans cette partie je transmets les lettres : écrivez la vôtre avec `texte:`.';
    case 'no-such-seat':
      return 'Cette puissance ne joue pas, ou n’a rien à décider maintenant.';
    case 'no-rollback':
      return 'Dans ce jeu on ne revient pas en arrière : une carte vue reste vue.';
    case 'no-trial':
      return 'Dans ce jeu on n’essaie aucune phase : on y verrait ce qui reste à tirer.';
    case 'no-orders-for':
      return 'Dans ce jeu nul ne joue pour un autre : ce qu’il peut jouer trahirait sa main. Un tour manqué est joué d’office.';
    case 'no-correction':
      return 'La position de ce jeu n’est pas à son organisateur de changer.';
    case 'nothing-corrected':
      return 'Rien de cela ne change la position. Écrivez des lignes comme `Qin : A Xia` (une unité vient), `personne : A Xia` (elle part), `Qin : Xia` (à qui est un centre).';
    case 'too-many-lines':
      return `Je lis ${why.most} lignes à la fois au plus. Rien n’a été pris en compte : envoyez-les en plusieurs fois.`;
    case 'line-too-long':
      return `Une ligne compte ${why.most} caractères au plus. Rien n’a été pris en compte : écrivez un ordre par ligne, ou séparez-les par \`;\`.`;
    case 'import-not-json':
      return 'Ce n’est pas du JSON.';
    case 'import-other-form':
      return `Je ne comprends de ces fichiers que la version ${why.form}.`;
    case 'import-too-deep':
      return `Ce fichier est imbriqué sur plus de ${why.most} niveaux : \`/organiser exporter\` n’écrit rien de tel.`;
    case 'import-phase-too-large':
      return `Cette phase dépasse ${why.most} Ko : aucune partie n’est aussi grande.`;
    case 'import-too-many-lines':
      return `Une puissance donne au plus ${why.most} ordres par phase.`;
    case 'import-under-way':
      return why.by === 'user'
        ? 'Je lis encore votre autre fichier. Un seul à la fois.'
        : 'Je lis encore d’autres fichiers pour ce serveur. Réessayez dans une minute.';
    case 'import-too-many':
      return why.by === 'user'
        ? `Vous m’avez envoyé ${why.most} parties en fichier en un jour. Réessayez demain.`
        : `Sur ce serveur, on m’a envoyé ${why.most} parties en fichier en un jour. Réessayez demain.`;
    case 'took-too-long':
      return 'Cela m’a pris trop de temps, j’ai donc abandonné. Rien n’a changé.';
    case 'too-busy':
      return 'J’ai trop à faire en ce moment. Rien n’a changé ; réessayez dans une minute.';
    case 'import-form':
      return 'Ce n’est pas ainsi que `/organiser exporter` l’écrit.';
    case 'import-over':
      return 'Cette partie est terminée, ou ne se laisse emporter que terminée : personne ne peut la reprendre.';
    case 'import-seats':
      return 'Ce ne sont pas les places d’un tel jeu.';
    case 'hosts-still':
      return why.matches.length > 1
        ? `Vous organisez encore les parties ${listed(why.matches, 'fr')}. Confiez-les avec \`/organiser confier\`, ou terminez-les avec \`/partie terminer\`, d’abord.`
        : `Vous organisez encore la partie ${listed(why.matches, 'fr')}. Confiez-la avec \`/organiser confier\`, ou terminez-la avec \`/partie terminer\`, d’abord.`;
    case 'too-many-lobbies':
      return tooManyLobbies(why.where, why.matches);
    case 'no-muster':
      return 'L’organisateur n’a pas encore fait l’appel.';
    case 'stands-in':
      return 'Vous remplacez quelqu’un : vous donnez ses ordres, et rien d’autre.';
    case 'nobody-joined':
      return 'Personne n’est inscrit : il n’y a personne pour jouer.';
    case 'seats-empty':
      return `${counted(why.empty, { one: 'Une place est encore vide', other: '# places sont encore vides' }, 'fr')}.`;
    case 'no-seat':
      return 'Vous ne jouez aucune puissance dans cette partie.';
    case 'not-running':
      return 'Cette partie n’a pas encore commencé.';
    case 'match-paused':
      return PAUSED[why.because] ?? PAUSED_AT_WILL;
    case 'not-paused':
      return 'Cette partie n’est pas en pause.';
    case 'match-over':
      return 'Cette partie est finie.';
    case 'phase-over':
      return 'Cette phase est terminée.';
    case 'no-such-phase':
      return 'Cette partie n’a pas de telle phase.';
    case 'phase-still-open':
      return 'Cette phase est encore ouverte, ou aucune n’est encore close : on n’en peut montrer que la position.';
    case 'no-story':
      return 'Cette partie ne se raconte pas en images.';
    case 'no-such-theatre':
      return 'Ce plateau n’a pas de telle partie.';
    case 'eliminated':
      return 'Votre puissance est hors jeu.';
    case 'no-concession':
      return 'Personne ne gagne ce jeu par concession.';
    case 'cannot-concede-to':
      return 'On ne peut concéder qu’à une autre puissance encore en jeu et qui a un joueur.';
    case 'cannot-draw-between':
      return 'Une partie nulle se partage entre deux puissances au moins, encore en jeu et qui ont un joueur.';
    case 'no-such-power':
      return 'Quelle puissance ? Choisissez dans la liste ; plusieurs avec des virgules.';
    case 'seat-not-open':
      return 'Cette place n’est pas libre, ou ne l’est plus.';
    case 'cannot-stand-in':
      return 'Seul quelqu’un qui n’organise pas cette partie et n’y a jamais joué peut donner vos ordres.';
    case 'has-played':
      return 'Seul quelqu’un qui n’a jamais joué dans cette partie, ni vu d’ordres de personne, peut prendre cette place.';
    case 'nothing-voted':
      return 'Dans ce jeu, aucune unité n’est commandée par vote : il n’y a pas de motions.';
    case 'no-motion':
      return 'Une motion est un seul ordre permis, pour une unité commandée par vote.';
    case 'no-votes':
      return 'Ce jeu n’a pas de phases où l’on ne fait que voter : n’en donnez pas la durée.';
    case 'length-unclear':
      return `Je ne lis pas de durée dans « ${inert(why.typed)} ». Écrivez par exemple \`24h\`, \`2j 12h\` ou \`10m\`.`;
    case 'calendar-unclear':
      return `Je ne lis pas « ${inert(why.typed)} » comme un calendrier. Écrivez des jours, une heure et un fuseau : \`lun jeu 19:00 Europe/Paris\`, \`quotidien 20:00\`.`;
    case 'zone-unknown':
      return `Je ne connais pas de fuseau horaire « ${inert(why.zone)} ». Écrivez-le comme \`Europe/Paris\` ou \`America/Montreal\`.`;
    case 'zone-missing':
      return 'Dans quel fuseau horaire ? Ajoutez-le, par exemple `Europe/Paris`, ou réglez le vôtre une fois pour toutes avec `/réglages fuseau:`.';
    case 'hours-unclear':
      return `Je ne lis pas « ${inert(why.typed)} » comme des heures de silence. Écrivez-les comme \`22:00-07:30\`, ou \`aucune\`.`;
    case 'days-unclear':
      return `Je ne lis pas « ${inert(why.typed)} » comme des jours de repos. Écrivez six jours au plus et un fuseau, sans heure : \`sam dim Europe/Paris\`.`;
    case 'until-missing':
      return 'Jusqu’à quel jour ? Ajoutez `fin:`, par exemple `2026-12-24`, `24/12`, ou une durée à partir de maintenant : `3j`.';
    case 'date-unclear':
      return `Je ne lis pas « ${inert(why.typed)} » comme un jour. Écrivez-le comme \`2026-12-24\`, \`24/12\`, ou comme une durée à partir de maintenant : \`3j\`.`;
    case 'absence-unlikely':
      return 'Une absence se termine après avoir commencé, dans l’avenir, et dure soixante jours au plus.';
    case 'too-many-reminders':
      return `Au plus ${why.most} rappels par phase.`;
    case 'length-out-of-bounds':
      return `Une phase dure de ${sayDuration(why.least, 'fr')} à ${sayDuration(why.most, 'fr')}.`;
    case 'no-game-here':
      return 'Aucune partie ne se joue dans ce salon, et je ne vous en connais pas. `/partie liste` les montre.';
    case 'which-game':
      return `De quelle partie s’agit-il ? Dites-le avec l’option \`partie:\`.\n${why.games.join('\n')}`;
    case 'nothing-to-explain':
      return 'Il n’y a rien à expliquer : cette phase n’est pas finie, ou personne n’y a donné cet ordre.';
    case 'no-such-length':
      return `Ce jeu n’a pas de \`${inCode(why.length)}\` : n’en donnez pas la durée.`;
    case 'no-such-option':
      return `Dans ce jeu, il n’y a pas de \`${inCode(why.option)}\` à choisir.`;
    case 'option-unclear':
      return `Je n’arrive pas à lire ce choix : \`${inCode(why.option)}\`.`;
    case 'options-unfit':
      return 'Ces choix ne vont pas ensemble.';
    case 'not-sealed':
      return 'Cette partie n’a pas de secret : rien n’y est distribué depuis une pioche cachée.';
    case 'orders-sealed':
      return 'Les sceaux d’une phase s’ouvrent avec ses résultats.';
    case 'still-sealed':
      return 'Le secret de cette partie est révélé à sa fin ; d’ici là, son empreinte se trouve sur la carte d’inscription et sous l’annonce du début.';
    case 'never-began':
      return 'Cette partie s’est arrêtée avant de commencer : il n’y a rien à rejouer.';
    case 'file-too-large':
      return `\`${inCode(why.file)}\` dépasse ${why.most} Ko.`;
    case 'file-not-json':
      return `\`${inCode(why.file)}\` n’est pas un fichier JSON.`;
    case 'file-lost':
      return `Discord ne me donne pas \`${inCode(why.file)}\`. Renvoyez-le, s’il vous plaît.`;
    case 'nobody-chosen':
      return 'Choisissez une personne.';
    case 'chosen-bot':
      return 'C’est un bot. Choisissez une personne.';
    case 'text-too-long':
      return 'Ce texte est trop long pour un seul message : envoyez-le en deux fois.';
    case 'not-in-server':
      return 'Ouvrez la partie dans le salon d’un serveur, pas en message privé.';
    case 'channel-unfit':
      return `Je ne peux pas accueillir de partie ici : dans ce salon, il me manque le droit ${listed(why.lacks, 'fr')}. Demandez-le à qui gère le serveur, puis réessayez.`;
    default:
      return why satisfies never;
  }
}

function tooManyLobbies(where: 'server' | 'everywhere' | 'channel', matches: readonly string[]): string {
  const which = `${matches.length} parties en attente (n° ${listed(matches, 'fr')})`;
  if (where === 'channel')
    return `Ce salon a déjà ${which}, et ne peut en avoir plus. Réessayez quand l’une d’elles aura commencé ou pris fin, ou choisissez un autre salon.`;
  const place = where === 'server' ? 'sur ce serveur' : 'tous serveurs compris';
  return `Vous avez déjà ${which} ${place} : une personne ne peut en avoir plus. Lancez-en une, ou terminez-la avec \`/partie terminer\`, d’abord.`;
}

const UNREACHED =
  'Cette partie est en pause : je ne peux pas écrire dans son salon. Rien n’est perdu ; dès que je le pourrai, la personne qui l’organise la relance avec `/partie reprendre`.';
const PAUSED: Readonly<Record<string, string>> = {
  'host-gone':
    'La personne qui organisait cette partie a quitté le serveur. Rien n’avance tant que personne ne l’organise : ce sera la première de celles qui y jouent à appuyer sur **Organiser cette partie** dans son salon.',
  'channel-gone': UNREACHED,
  forbidden: UNREACHED,
  removed: UNREACHED,
  refused: UNREACHED,
  blocked: UNREACHED,
  broken:
    'Cette partie est en pause : ses règles se sont bloquées, et c’est notre faute. Rien n’est perdu, et la personne qui l’organise est prévenue.',
};
const PAUSED_AT_WILL =
  'Cette partie est en pause : ni ordres ni échéances tant que la personne qui l’organise ne la relance pas, ou que plus de la moitié des puissances ne le votent pas avec `/voter`.';
