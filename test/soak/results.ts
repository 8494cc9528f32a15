import type { Diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import type { Variant } from '../../src/games/diplomacy/model/variant.js';

/** What became of a power in all the games it was played in. */
interface Tally {
  readonly games: number;
  readonly wins: number;
  /** Games at whose end it was still in play. */
  readonly left: number;
  readonly centres: number;
  readonly units: number;
}

export interface Results {
  games: number;
  phases: number;
  readonly powers: Map<string, Tally>;
}

/** A line a power, in the order of the board: games, wins, survived, centres and units at the end of an average one. */
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
