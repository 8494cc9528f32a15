import type { Rating } from '../../../matches/model/rating.js';
import { START } from '../../../matches/model/rating.js';
import { MATCHES_RATED } from '../../../matches/read/ratings.js';
import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

interface Placed extends Rating {
  readonly place: number;
}

/** "1248 ± 210" */
const range = ({ points, margin }: Pick<Rating, 'points' | 'margin'>): string => `${points}\u00a0±\u00a0${margin}`;

/** The ratings of a server. */
export const ratingMessages = messages({
  title: {
    en: (game: string) => `Ratings: ${game}`,
    fr: game => `Classement\u00a0: ${game}`,
  },
  line: {
    en: (player: string, rating: Placed) =>
      `${rating.place}\\. ${player} **${range(rating)}** · ${en.count(rating.matches, '# game', '# games')}`,
    fr: (player, rating) => `${rating.place}\\. ${player} **${range(rating)}** · ${fr.count(rating.matches, '# partie', '# parties')}`,
  },
  /** Within a line about one's games of a variant. */
  own: {
    en: (rating: Placed & { readonly among: number }) => `rating ${range(rating)}, place ${rating.place} of ${rating.among}`,
    fr: rating => `cote ${range(rating)}, place ${rating.place} sur ${rating.among}`,
  },
  /** In a picture. */
  short: {
    en: (rating: Placed & { readonly among: number }) => `rating ${range(rating)} · ${rating.place} of ${rating.among}`,
    fr: rating => `cote ${range(rating)} · ${rating.place} sur ${rating.among}`,
  },
  noGames: {
    en: 'No game that counts has finished on this server yet.',
    fr: 'Aucune partie qui compte ne s’est encore terminée sur ce serveur.',
  },
  nobody: {
    en: (game: string) => `Nobody is rated in ${game} on this server yet.`,
    fr: game => `Personne n’est encore classé en ${game} sur ce serveur.`,
  },
  rule: {
    en: `-# Only players who choose \`/settings rating: Yes\` are rated: by all their games that count, including earlier ones, and only against each other. Winners come first, equal if they shared the win or a draw; then the others by centres or points; those who left come last. Everyone starts at ${range(START)}: your strength is very likely within that range, and the list is sorted by its lower end. What doesn’t count: anonymous games, games in which the bot played a seat or could give missing orders, games from a custom start or a file, games that were rolled back, and seats you took over. The last ${MATCHES_RATED} games count (OpenSkill).`,
    fr: `-# Seules les personnes qui choisissent \`/réglages cote: Oui\` sont classées, d’après toutes leurs parties qui comptent, même passées, et seulement les unes par rapport aux autres. Viennent d’abord les personnes qui ont gagné, à égalité si la victoire ou la nulle est partagée\u00a0; puis les autres, selon leurs centres ou leurs points\u00a0; enfin celles qui ont quitté la partie. Chaque cote part de ${range(START)}\u00a0: votre force est très probablement dans cet intervalle, et c’est sa limite basse qui détermine le classement. Ne comptent pas\u00a0: les parties anonymes, celles où le bot a joué une place ou pouvait donner les ordres qui manquaient, celles qui partent d’une autre position ou d’un fichier, celles où l’on est revenu en arrière, ni une place reprise en cours de partie. Les ${MATCHES_RATED} dernières parties comptent (OpenSkill).`,
  },
});
