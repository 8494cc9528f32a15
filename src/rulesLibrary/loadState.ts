import type { z } from 'zod';
import { powerOf } from '../games/diplomacy/board/board.js';
import type { PowerId } from '../games/diplomacy/board/location.js';
import { positionFlaw } from '../games/diplomacy/correction/stateFlaw.js';
import type { Diplomacy } from '../games/diplomacy/game/diplomacy.js';
import { type State, state as stateForm } from '../games/diplomacy/model/state.js';
import { type Variant, variantFor } from '../games/diplomacy/model/variant.js';
import type { Fault } from '../games/game.js';
import { ok, type Result, refuse } from '../lib/result.js';
import { variantNamed } from './libraryVariants.js';

/** A checked state, its game and its variant. */
export interface LoadedState {
  readonly state: State;
  readonly game: Diplomacy;
  /** With the options of the state applied. */
  readonly variant: Variant;
}

/** Checks a state of unknown origin. Faults: `bad-state`, `unknown-variant`, and those of `positionFlaw`. */
export function loadState(json: unknown): Result<LoadedState, Fault> {
  const formed = stateForm.safeParse(json);
  if (!formed.success) return refuse(badForm('bad-state', formed.error));
  const state = formed.data;
  const named = variantNamed(state.variant);
  if (!named.ok) return named;
  const options = state.terms && named.value.variant.choices?.chosen.safeParse(state.terms.options);
  if (options?.error) return refuse(badForm('bad-state', options.error, ['terms', 'options']));
  const variant = variantFor(named.value.variant, state.terms);
  const stranger = state.powers.find(power => !powerOf(variant.board, power));
  if (stranger !== undefined) return refuse({ code: 'not-played', power: stranger });
  const flaw = positionFlaw(variant, state);
  return flaw ? refuse(flaw) : ok({ state, game: named.value.game, variant });
}

/** Like `loadState`, and refuses a game that is over. Faults: those of `loadState`, and `over` { winner }. */
export function loadOpenState(json: unknown): Result<LoadedState, Fault> {
  const loaded = loadState(json);
  if (!loaded.ok || loaded.value.state.winner === undefined) return loaded;
  return refuse({ code: 'over', winner: loaded.value.state.winner });
}

/**
 * Like `loadOpenState`, and refuses a power that has no seat: `not-played` { power }. In games with decisive battles the seat "host"
 * decides disputed ones.
 */
export function loadSeat(json: unknown, power: PowerId): Result<LoadedState, Fault> {
  const loaded = loadOpenState(json);
  return loaded.ok && !isSeat(loaded.value, power) ? refuse({ code: 'not-played', power }) : loaded;
}

export const isSeat = ({ state, variant }: LoadedState, power: PowerId): boolean =>
  state.powers.includes(power) || (variant.battles === true && power === 'host');

/** The first schema error as a fault { where, message }: a path like "position.units.0.at", and English for a log. */
export function badForm(code: string, { issues: [issue] }: z.ZodError, within: readonly string[] = []): Fault {
  return { code, where: [...within, ...(issue?.path ?? []).map(String)].join('.'), message: issue?.message };
}
