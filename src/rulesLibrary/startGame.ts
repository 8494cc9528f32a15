import { z } from 'zod';
import type { State } from '../games/diplomacy/model/state.js';
import type { Fault, Seat } from '../games/game.js';
import { ok, type Result, refuse } from '../lib/result.js';
import { type LibraryVariant, variantNamed } from './libraryVariants.js';
import { badForm } from './loadState.js';

const startOptions = z.strictObject({
  /** Default: the maximum for the variant with these options. */
  players: z.number().int().optional(),
  /** Values by option key, as listed by `variants()`. */
  options: z.record(z.string(), z.string()).optional(),
  /** Seed of everything drawn by lot. The same seed gives the same draws. Default 0. */
  seed: z.number().int().optional(),
  /** Hexadecimal, at least 128 random bits. Decides battles that are drawn by lot, so that nobody can foresee them. Default: the seed. */
  secret: z
    .string()
    .regex(/^[0-9a-f]{32,}$/)
    .optional(),
});
export type StartOptions = Readonly<z.infer<typeof startOptions>>;

/** Creates a game at its first phase. */
export function startGame(variantId: string, given: StartOptions = {}): Result<State, Fault> {
  const named = variantNamed(variantId);
  if (!named.ok) return named;
  const formed = startOptions.safeParse(given);
  if (!formed.success) return refuse(badForm('bad-options', formed.error));
  const { game } = named.value;
  const { players, options: texts = {}, seed = 0, secret } = formed.data;
  const options = optionsFrom(named.value, texts);
  if (!options.ok) return options;
  const seats = seatsFor(named.value, options.value, players);
  if (!seats.ok) return seats;
  return ok(game.open({ seats: seats.value.map(({ id }) => id), seed, options: options.value, ...(secret !== undefined && { secret }) }));
}

function seatsFor({ game }: LibraryVariant, options: Options, players: number | undefined): Result<readonly Seat[], Fault> {
  const { least, most } = game.players;
  if (players !== undefined) return players < least ? refuse({ code: 'too-few-players', least, most }) : game.seats(players, options);
  const all = game.seats(most, options);
  const fewer = all.ok ? undefined : all.fault.most;
  return typeof fewer === 'number' ? game.seats(fewer, options) : all;
}

type Options = Readonly<Record<string, unknown>>;

function optionsFrom({ game }: LibraryVariant, texts: Readonly<Record<string, string>>): Result<Options, Fault> {
  const stray = Object.keys(texts).find(key => !game.settings?.some(setting => setting.key === key));
  if (stray !== undefined) return refuse({ code: 'no-such-option', option: stray });
  const read = game.chosen?.safeParse(texts);
  if (!read) return ok({});
  return read.success ? ok(read.data) : refuse(badForm('bad-options', read.error, ['options']));
}
