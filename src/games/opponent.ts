import type { Random } from '../lib/random.js';
import type { AnyGame, Game, OpponentLevel, OpponentMeans, OpponentSight, SeatId } from './game.js';

/** How many positions a search may look at in a phase: about a tenth of a second of one core. */
export const OPPONENT_BUDGET = 3_000;

/** Returns what an opponent on a seat may know. The options are computed when they are first asked for. */
export function sightOf<State, View, Report>(
  game: Pick<Game<State, never, Report, View>, 'view' | 'options'>,
  state: State,
  seat: SeatId,
  reports: readonly Report[] = [],
): OpponentSight<View, Report> {
  let options: OpponentSight<View, Report>['options'] | undefined;
  return {
    seat,
    view: game.view(state, seat),
    reports,
    get options() {
      options ??= game.options(state, seat, 'en');
      return options;
    },
  };
}

/** Returns the orders of an opponent as text. A game without that level is played by the next lower one it has. */
export function opponentText(
  { opponents }: Pick<AnyGame, 'opponents'>,
  level: OpponentLevel,
  sight: OpponentSight<unknown, unknown>,
  means: OpponentMeans,
): string {
  const { recruit, captain = recruit, general = captain } = opponents;
  return { recruit, captain, general }[level](sight, means);
}

/** Returns the orders of the weakest opponent, which searches nothing. */
export const recruitText = (game: AnyGame, state: unknown, seat: SeatId, random: Random): string =>
  opponentText(game, 'recruit', sightOf(game, state, seat), { random, budget: 0 });
