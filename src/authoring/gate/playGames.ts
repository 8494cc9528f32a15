import { diplomacy } from '../../games/diplomacy/game/diplomacy.js';
import type { Variant } from '../../games/diplomacy/model/variant.js';
import type { Ending } from '../../games/game.js';
import { opponentText, sightOf } from '../../games/opponent.js';
import { seededRandom } from '../../lib/random.js';
import { quotable, type VariantFault } from '../model/variantFault.js';

/** A game that Recruits played to its end. */
export interface PlayedGame {
  readonly number: number;
  readonly years: number;
  /** Undefined if nobody had won when time was up. */
  readonly winner: string | undefined;
  /** Set if it was drawn in the variant's last year. */
  readonly isDrawn?: true;
  /** Centres of each power at the end. */
  readonly centres: ReadonlyMap<string, number>;
  /** What went against the rules, at which the game ended. */
  readonly breach?: VariantFault;
}

export interface GamesWanted {
  readonly games: number;
  readonly seed: number;
  /** After so many years nobody has won. */
  readonly years: number;
  /** The first game to play. Default: 1. */
  readonly from?: number;
}

/**
 * Plays games of Recruits, one at a time. Each order that they choose from the menus must be read back as it is, and each state must be one
 * that a game can be in. A game depends on the seed and its number alone.
 */
export function* playGames(variant: Variant, wanted: GamesWanted): Generator<PlayedGame> {
  for (const step of playSteps(variant, wanted)) if (!('state' in step)) yield step;
}

/** A game between two of its phases. It can be sent to another thread, and goes on there as if it had not been interrupted. */
export interface GameUnderWay {
  readonly number: number;
  /** The next phase, from 1. */
  readonly phase: number;
  /** The years that have begun. */
  readonly years: readonly number[];
  readonly state: unknown;
}

/** Plays the same games. Each step is a game after one of its phases, or at its end. `underWay`: the first game has already begun. */
export function* playSteps(
  variant: Variant,
  { games, seed, years, from = 1 }: GamesWanted,
  underWay?: GameUnderWay,
): Generator<GameUnderWay | PlayedGame> {
  const game = diplomacy(variant);
  for (let number = underWay?.number ?? from; number <= games; number++)
    yield* playGame({ game, variant }, { number, seed: seed * 10_000 + number, years }, underWay?.number === number ? underWay : undefined);
}

/**
 * How many orders a seat may have to choose from in a phase. Panels and suggestions list them all, which takes the main thread about two
 * microseconds an order, and ten the first time. On our own boards there are 240 at most; on boards of 200 provinces with many islands, where
 * one power has come to fifty units and fleets of all powers could convoy, there have been 8,000.
 */
export const MOST_CHOICES = 12_000;

interface OneGame {
  readonly number: number;
  readonly seed: number;
  readonly years: number;
}

interface Played {
  readonly game: ReturnType<typeof diplomacy>;
  readonly variant: Variant;
}

function* playGame(
  { game, variant }: Played,
  { number, seed, years }: OneGame,
  underWay: GameUnderWay | undefined,
): Generator<GameUnderWay | PlayedGame> {
  const seats = variant.board.powers.flatMap(({ id, neutral }) => (neutral ? [] : [id]));
  let state = underWay ? game.state.parse(underWay.state) : game.open({ seats, seed, options: {} });
  const begun = new Set<number>(underWay?.years);
  let breach: VariantFault | undefined;
  try {
    for (let phase = underWay?.phase ?? 1; breach === undefined && !game.ending(state); phase++) {
      begun.add(state.turn.year);
      if (begun.size > years) break;
      const now = state;
      const sent = new Map(
        game.phase(now).awaits.map((seat, place) => {
          const random = seededRandom(seed * 1_000_003 + phase * 101 + place);
          const sight = sightOf(game, now, seat);
          const choices = sight.options.reduce((sum, topic) => sum + topic.choices.length, 0);
          if (choices > MOST_CHOICES) breach ??= { code: 'game-large', game: number, choices, most: MOST_CHOICES };
          const text = opponentText(game, 'recruit', sight, { random, budget: 0 });
          const { submission, lines } = game.read(now, seat, text, undefined, 'en', 0);
          const refused = lines.find(line => line.fault);
          if (refused) breach ??= { code: 'game-refused', game: number, typed: quotable(refused.typed) };
          return [seat, submission] as const;
        }),
      );
      state = game.advance(now, sent).state;
      const flaw = game.flaw?.(state);
      if (flaw) breach ??= { code: 'game-flawed', game: number, typed: flaw.code };
      if (breach === undefined) yield { number, phase: phase + 1, years: [...begun], state };
    }
  } catch (error) {
    breach = { code: 'game-failed', game: number, typed: quotable(error instanceof Error ? error.message : String(error)) };
  }
  const standings = game.standings(state);
  const ending = game.ending(state);
  yield {
    number,
    years: Math.min(begun.size, years),
    winner: winnerIn(ending),
    ...(ending?.isDrawBySize && { isDrawn: true as const }),
    centres: new Map(standings.map(({ seat, points }) => [seat, points])),
    ...(breach && { breach }),
  };
}

/** Who has won; nobody if it is a draw by size. */
const winnerIn = (ending: Ending | undefined): string | undefined => (ending?.isDrawBySize ? undefined : ending?.winners[0]);

/** Lengths and shares of the games together. */
export interface GamesPlayed {
  readonly games: number;
  readonly won: number;
  /** Drawn in the variant's last year; all others were stopped. */
  readonly drawn: number;
  /** The shortest, the middle and the longest game, in years. */
  readonly years: readonly [number, number, number];
  readonly powers: readonly PowerShare[];
  readonly breaches: readonly VariantFault[];
}

export interface PowerShare {
  readonly power: string;
  /** Of all games, from 0 to 1. */
  readonly wins: number;
  /** Its average share of all owned centres at the end, from 0 to 1. */
  readonly centres: number;
}

export function summaryOf(powers: readonly string[], played: readonly PlayedGame[]): GamesPlayed {
  const lengths = played.map(({ years }) => years).sort((a, b) => a - b);
  const share = (one: PlayedGame, power: string): number => {
    const all = [...one.centres.values()].reduce((a, b) => a + b, 0);
    return all === 0 ? 0 : (one.centres.get(power) ?? 0) / all;
  };
  const mean = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0) / Math.max(1, numbers.length);
  return {
    games: played.length,
    won: played.filter(({ winner }) => winner !== undefined).length,
    drawn: played.filter(({ isDrawn }) => isDrawn).length,
    years: [lengths[0] ?? 0, lengths[lengths.length >> 1] ?? 0, lengths.at(-1) ?? 0],
    powers: powers.map(id => ({
      power: id,
      wins: mean(played.map(({ winner }) => (winner === id ? 1 : 0))),
      centres: mean(played.map(one => share(one, id))),
    })),
    breaches: played.flatMap(({ breach }) => breach ?? []),
  };
}
