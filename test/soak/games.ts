import { readOwnVariant } from '../../src/assets.js';
import { rulesGiven } from '../../src/discord/commands/rulesOption.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { type Diplomacy, diplomacy } from '../../src/games/diplomacy/game/diplomacy.js';
import type { State } from '../../src/games/diplomacy/model/state.js';
import { type Variant, variantFor } from '../../src/games/diplomacy/model/variant.js';
import { breachesInWinter, changedInStore, misplacedUnits, unaccountedUnits } from '../games/diplomacy/adjudication/gameLaws.js';
import { practiceGame } from '../games/diplomacy/adjudication/practiceGame.js';
import type { Agreed, Played } from '../games/diplomacy/adjudication/randomGame.js';
import { type Results, tableOf } from './results.js';
import { lostOnTheWay, recordOfPlayed } from './thereAndBack.js';

export interface GamesAsked {
  readonly variant: string;
  readonly first: number;
  readonly seeds: number;
  readonly years: number;
  /** Undefined: as many as possible. */
  readonly players?: number;
  /** The rules that the host chose, as the host writes them. */
  readonly rules?: string;
}

const EVERY = 25;

/**
 * Plays a whole game between practice players for each seed and checks every phase: no line is refused, every state is legal and complete,
 * and none occurs twice; and that its record comes back from each of its forms. Prints every breach and how to see it again, and finally the results of each power. Returns the number of
 * breaches.
 */
export function soakGames({ variant: id, first, seeds, years, players, rules = '' }: GamesAsked): number {
  const variant = variantsOn(readOwnVariant).find(one => one.id === id);
  if (!variant) throw new Error(`There is no variant ${id}.`);
  const game = diplomacy(variant);
  const chosen = rulesGiven(game.settings ?? [], rules);
  if (!chosen.ok) throw new Error(`I cannot read ${rules}.`);
  const agreed = { players, options: chosen.value };
  const start = performance.now();
  const results: Results = { games: 0, phases: 0, powers: new Map() };
  const asked = `${players === undefined ? '' : ` --players ${players}`}${rules === '' ? '' : ` --rules "${rules}"`}`;
  let faults = 0;
  for (let seed = first; seed < first + seeds; seed++) {
    for (const fault of play(variant, game, { seed, years, agreed, results })) {
      faults++;
      console.log(`✗ seed ${seed}: ${fault}\n  again: npm run soak -- games --variant ${id} --seeds 1 --seed ${seed}${asked}`);
    }
    const done = seed - first + 1;
    if (done % EVERY === 0 || done === seeds)
      console.log(
        `${done} games, ${results.phases} phases, ${((performance.now() - start) / done / 1000).toFixed(2)} s a game, ${faults} breaches`,
      );
  }
  console.log(tableOf(game, variant, results));
  return faults;
}

interface Play {
  readonly seed: number;
  readonly years: number;
  readonly agreed: Agreed;
  readonly results: Results;
}

function play(variant: Variant, game: Diplomacy, { seed, years, agreed, results }: Play): readonly string[] {
  const found: string[] = [];
  const seen = new Set<string>();
  try {
    const phases = practiceGame(game, seed, years, agreed);
    const played: Played[] = [];
    let next = phases.next();
    for (; !next.done; next = phases.next()) {
      results.phases++;
      played.push(next.value);
      found.push(
        ...breachesOf(variantFor(variant, next.value.before.terms), game, next.value, seen).map(what => `${nameOf(next.value)}: ${what}`),
      );
    }
    count(game, next.value, results);
    found.push(...lostOnTheWay(game, recordOfPlayed(game, game.chosen?.parse(agreed.options ?? {}) ?? {}, played, next.value)));
  } catch (cause) {
    found.push(cause instanceof Error ? (cause.stack ?? cause.message) : String(cause));
  }
  return found;
}

const nameOf = (one: Played | State): string => {
  const { turn, phase, fight } = 'before' in one ? one.before : one;
  const battles = fight ? `, ${fight.stage}, ${fight.fought?.length ?? 0} fought${fight.disputed ? ', in dispute' : ''}` : '';
  return `${turn.season} ${turn.year}, ${phase}${battles}`;
};

function breachesOf(variant: Variant, game: Diplomacy, played: Played, seen: Set<string>): readonly string[] {
  const name = nameOf(played);
  const stuck = seen.has(name) ? ['the phase comes again'] : [];
  seen.add(name);
  return [
    ...stuck,
    ...played.refused.map(line => `refused: ${line}`),
    ...changedInStore(game, played),
    ...unaccountedUnits(played),
    ...breachesInWinter(variant, played),
    ...misplacedUnits(variant, played),
  ];
}

function count(game: Diplomacy, last: State, results: Results): void {
  results.games++;
  const winners = game.ending(last)?.winners ?? [];
  const alive = game.inPlay(last);
  for (const { seat, points, units } of game.standings(last)) {
    const sofar = results.powers.get(seat) ?? { games: 0, wins: 0, left: 0, centres: 0, units: 0 };
    results.powers.set(seat, {
      games: sofar.games + 1,
      wins: sofar.wins + Number(winners.includes(seat)),
      left: sofar.left + Number(alive.includes(seat)),
      centres: sofar.centres + points,
      units: sofar.units + units,
    });
  }
}
