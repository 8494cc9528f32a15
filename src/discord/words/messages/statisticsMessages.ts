import type { PlayerOutcome } from '../../../matches/model/playerResult.js';
import { en, fr } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

type Outcomes = Readonly<Record<PlayerOutcome, number>>;

/** The variant somebody has played most, how often, and the power they had there most often. */
interface Most {
  readonly title: string;
  readonly games: number;
  readonly power: string;
}

/** How a player's games on a server ended. */
export const statisticsMessages = messages({
  own: {
    en: (games: number, { won, drew, lost, left }: Outcomes) =>
      `**Your games on this server:** ${games} finished: ${won} won, ${drew} drawn, ${lost} lost, ${left} left before the end.`,
    fr: (games, { won, drew, lost, left }) =>
      `**Vos parties sur ce serveur\u00a0:** ${fr.count(games, '# terminée', '# terminées')}. Gagnées\u00a0: ${won}, nulles\u00a0: ${drew}, perdues\u00a0: ${lost}, quittées avant la fin\u00a0: ${left}.`,
  },
  of: {
    en: (player: string, games: number, { won, drew, lost, left }: Outcomes) =>
      `**${player} on this server:** ${en.count(games, '# game', '# games')} finished: ${won} won, ${drew} drawn, ${lost} lost, ${left} left before the end.`,
    fr: (player, games, { won, drew, lost, left }) =>
      `**${player} sur ce serveur\u00a0:** ${fr.count(games, '# partie terminée', '# parties terminées')}. Gagnées\u00a0: ${won}, nulles\u00a0: ${drew}, perdues\u00a0: ${lost}, quittées avant la fin\u00a0: ${left}.`,
  },
  noneOf: {
    en: (player: string) => `${player} hasn’t finished a game on this server that counts.`,
    fr: player => `${player} n’a pas terminé de partie qui compte sur ce serveur.`,
  },
  pictured: { en: 'Games on this server', fr: 'Parties sur ce serveur' },
  /** `some`: the picture has no room for everything that was played. */
  finished: {
    en: (games: number, some: boolean) => `${en.count(games, '# game', '# games')} finished${some ? ' · what was played most' : ''}`,
    fr: (games, some) => `${fr.count(games, '# partie terminée', '# parties terminées')}${some ? ' · les plus jouées' : ''}`,
  },
  legend: {
    en: { won: 'won', drew: 'drawn', lost: 'lost', left: 'left early' },
    fr: { won: 'gagnées', drew: 'nulles', lost: 'perdues', left: 'quittées' },
  },
  alt: {
    en: (games: number, { won, drew, lost, left }: Outcomes, most: Most) =>
      `Bars show how ${en.count(games, '# game', '# games')} ended: ${won} won, ${drew} drawn, ${lost} lost, ${left} left early. Most played: ${most.title} (${most.games}), most often as ${most.power}.`,
    fr: (games, { won, drew, lost, left }, most) =>
      `Des barres montrent l’issue de ${fr.count(games, '# partie', '# parties')}\u00a0: ${fr.count(won, '# gagnée', '# gagnées')}, ${fr.count(drew, '# nulle', '# nulles')}, ${fr.count(lost, '# perdue', '# perdues')}, ${fr.count(left, '# quittée', '# quittées')} avant la fin. Variante la plus jouée\u00a0: ${most.title} (${most.games}), le plus souvent avec ${most.power}.`,
  },
  game: {
    en: (title: string, games: number, { won, drew }: Outcomes) =>
      `${title}: ${en.count(games, '# game', '# games')}, ${won} won, ${drew} drawn`,
    fr: (title, games, { won, drew }) =>
      `${title}\u00a0: ${fr.count(games, '# partie', '# parties')}, ${fr.count(won, '# gagnée', '# gagnées')}, ${fr.count(drew, '# nulle', '# nulles')}`,
  },
  seat: {
    en: (power: string, games: number, { won, drew }: Outcomes) => `${power} ${games}${earned(won, drew, 'won', 'drawn')}`,
    fr: (power, games, { won, drew }) =>
      `${power} ${games}${earned(won, drew, fr.count(won, 'gagnée', 'gagnées'), fr.count(drew, 'nulle', 'nulles'))}`,
  },
  rule: {
    en: '-# Games that were won or drawn count. Anonymous games, training games, games in which the bot played a seat, games from a custom start or a file, and games that were rolled back don’t.',
    fr: '-# Seules comptent les parties terminées par une victoire ou une nulle\u00a0; ne comptent pas les parties anonymes ou d’entraînement, celles où le bot a joué une place, celles qui partent d’une autre position ou d’un fichier, ni celles où l’on est revenu en arrière.',
  },
});

/** " (2 won, 1 drawn)"; nothing if neither. */
function earned(won: number, drew: number, wonWord: string, drewWord: string): string {
  const parts = [...(won > 0 ? [`${won} ${wonWord}`] : []), ...(drew > 0 ? [`${drew} ${drewWord}`] : [])];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}
