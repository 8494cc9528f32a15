import type { Diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';

/** The results of a power, summed over all games in which it was played. */
interface Tally {
  readonly games: number;
  readonly wins: number;
  /** The number of games at whose end it was still in play. */
  readonly left: number;
  readonly centres: number;
  readonly units: number;
}

export interface Results {
  games: number;
  phases: number;
  readonly powers: Map<string, Tally>;
}

/** Formats a table with one row per power, in the order of the board: games, wins, survivals, and average final centres and units. */
export function tableOf(game: Diplomacy, { board }: Variant, { games, powers }: Results): string {
  const head = `| ${game.title.en} | played | won | left at the end | centres | units |\n|---|---|---|---|---|---|`;
  const lines = board.powers.flatMap(({ id, name }) => {
    const tally = powers.get(id);
    return tally
      ? [`| ${name.en} | ${tally.games} | ${tally.wins} | ${tally.left} | ${mean(tally.centres, tally)} | ${mean(tally.units, tally)} |`]
      : [];
  });
  const won = [...powers.values()].reduce((sum, { wins }) => sum + wins, 0);
  return [head, ...lines, '', `${won} of ${games} games were won.`].join('\n');
}

const mean = (sum: number, { games }: Tally): string => (sum / games).toFixed(1);
