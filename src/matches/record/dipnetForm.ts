import { z } from 'zod';
import { type PowerId, provinceOf } from '../../games/diplomacy/board/location.js';
import type { Unit } from '../../games/diplomacy/board/position.js';
import type { PhaseKind, State } from '../../games/diplomacy/model/state.js';
import type { AnyGame, SeatId } from '../../games/game.js';

/** The one game that is written in this form, what the form calls its map, and the phase in which a game is that is over. */
export const DIPNET = { game: 'classic', map: 'standard', over: 'COMPLETED' } as const;

/** Characters of an order, of a unit or of a name; units, centres or orders of a power; powers; phases. */
const MOST = { text: 80, list: 50, powers: 20, phases: 1_000 } as const;

const text = z.string().max(MOST.text);
const list = z.array(text).max(MOST.list);
const byPower = <T extends z.ZodType>(one: T) =>
  z.record(text, one).refine(powers => Object.keys(powers).length <= MOST.powers, { error: 'too many powers' });

const dipnetPhase = z.object({
  name: text,
  state: z.object({
    units: byPower(list),
    centers: byPower(list),
    /** In microseconds. */
    timestamp: z.number().nonnegative().optional().catch(undefined),
    note: z.string().optional().catch(undefined),
  }),
  /** Null: none were given yet. */
  orders: byPower(list.nullable()),
  results: z.record(z.string(), z.array(z.unknown())).optional().catch(undefined),
  messages: z
    .array(
      z.object({
        sender: z.string(),
        recipient: z.string(),
        message: z.string(),
        time_sent: z.number().nonnegative().optional().catch(undefined),
      }),
    )
    .default([]),
});
export type DipnetPhase = z.infer<typeof dipnetPhase>;

/** What is read of a game that the Python package `diplomacy` saved. The package derives everything else from it. */
export const dipnetGame = z.object({ phases: z.array(dipnetPhase).min(1).max(MOST.phases) });

/** Whether JSON is meant as a game in this form, and on which map. */
export const dipnetHead = z.object({ map: z.string(), phases: z.array(z.unknown()), form: z.never().optional() });

/** What everybody sees on the board, in the words of the package: "A PAR", "F STP/SC", "*A GAL" for a dislodged army. */
export interface DipnetPosition {
  readonly name: string;
  readonly units: ByPower<readonly string[]>;
  /** Where each dislodged unit may go. */
  readonly retreats: ByPower<Readonly<Record<string, readonly string[]>>>;
  readonly centers: ByPower<readonly string[]>;
}
type ByPower<T> = Readonly<Record<string, T>>;

/** The position before the orders of a phase. Units that were destroyed where they stood are not on it. */
export function dipnetPosition(
  powers: readonly PowerId[],
  { turn, phase, position }: Pick<State, 'turn' | 'phase' | 'position'>,
): DipnetPosition {
  const of = <T>(one: (power: PowerId) => T): ByPower<T> => Object.fromEntries(powers.map(power => [dipnetName(power), one(power)]));
  const fleeing = (power: PowerId) => position.dislodged.filter(unit => unit.power === power && unit.retreats.length > 0);
  return {
    name: `${SEASON[turn.season]}${turn.year}${KIND[phase]}`,
    units: of(power => [
      ...position.units.filter(unit => unit.power === power).map(unitName),
      ...fleeing(power).map(unit => `*${unitName(unit)}`),
    ]),
    retreats: of(power => Object.fromEntries(fleeing(power).map(unit => [unitName(unit), unit.retreats.map(placeName)]))),
    centers: of(power =>
      Object.keys(position.centres)
        .filter(centre => position.centres[centre] === power)
        .map(placeName),
    ),
  };
}
const SEASON = { spring: 'S', fall: 'F', autumn: 'F', winter: 'W' } as const;
const KIND = { placement: 'P', movement: 'M', retreats: 'R', adjustments: 'A' } as const satisfies Record<PhaseKind, string>;

export const dipnetName = (power: PowerId): string => power.toUpperCase();
export const placeName = (at: string): string => at.toUpperCase();
export const unitName = ({ type, at }: Pick<Unit, 'type' | 'at'>): string => `${type} ${placeName(at)}`;

/** The position of a game that is over: the package drops units that were still to retreat. */
export const withoutDislodged = (state: State): State => ({ ...state, position: { ...state.position, dislodged: [] } });

/** Dislodged units of a power that cannot retreat anywhere. Some programs list them once more before they are gone. */
export const doomedUnits = ({ position }: Pick<State, 'position'>, power: PowerId): readonly string[] =>
  position.dislodged.filter(unit => unit.power === power && unit.retreats.length === 0).map(unitName);

/** Whether an army could walk, in this position, to where it is ordered: then a convoy is its choice, and otherwise its only way. */
export function walks(
  game: AnyGame,
  state: State,
  { seat, at, to }: { readonly seat: SeatId; readonly at: string; readonly to: string },
): boolean {
  const unit = state.position.units.find(one => one.type === 'A' && one.at === at);
  if (!unit) return false;
  const alone: State = { ...state, position: { ...state.position, units: [unit], dislodged: [] } };
  return game.read(alone, seat, `A ${at} - ${provinceOf(to)}`, undefined, 'en', 0).lines[0]?.text !== undefined;
}
