import { z } from 'zod';
import type { AnyGame, Fault, FileFault } from '../../games/game.js';
import { ok, type Result, refuse } from '../../lib/result.js';
import type { HostingFault } from '../fault.js';
import type { ChosenOptions } from './match.js';

/** Why these options allow no number of players. Undefined if some number can be dealt. */
export function faultOfSeats(game: AnyGame, options: ChosenOptions, places = game.players.most): Fault | undefined {
  const dealt = game.seats(places, options);
  if (dealt.ok) return undefined;
  const { most } = dealt.fault;
  return typeof most === 'number' && most < places ? faultOfSeats(game, options, most) : dealt.fault;
}

/** Parses a custom start file for a game and the other options its host chose. */
export function readStart(
  game: AnyGame,
  chosen: Readonly<Record<string, string>>,
  text: string,
): Result<unknown, HostingFault | readonly FileFault[]> {
  if (!game.readStart) return refuse({ code: 'no-such-option', option: 'start' });
  const options = optionsFor(game, chosen);
  return options.ok ? game.readStart(text, options.value) : options;
}

/** The host's options, checked by the game's schema. */
export function optionsFor(game: AnyGame, chosen: Readonly<Record<string, string>>, start?: unknown): Result<ChosenOptions, HostingFault> {
  const stray = Object.keys(chosen).find(key => !game.settings?.some(setting => setting.key === key));
  if (stray !== undefined) return refuse({ code: 'no-such-option', option: stray });
  if (start !== undefined && !game.readStart) return refuse({ code: 'no-such-option', option: 'start' });
  const read = game.chosen?.safeParse({ ...chosen, ...(start !== undefined && { start }) }) ?? { success: true, data: {} };
  return read.success ? ok(read.data) : refuse(unfit(read.error.issues[0]));
}

/** The options of a match with one of them chosen anew, or undefined for its default. */
export function changedOption(
  game: AnyGame,
  options: ChosenOptions,
  { key, typed }: { readonly key: string; readonly typed: string | undefined },
): Result<ChosenOptions, HostingFault> {
  const { [key]: _, ...others } = options;
  const read = game.chosen?.safeParse({ ...others, ...(typed !== undefined && { [key]: typed }) });
  if (!read) return refuse({ code: 'no-such-option', option: key });
  if (!read.success) return refuse(unfit(read.error.issues[0]));
  const because = faultOfSeats(game, read.data);
  return because ? refuse({ code: 'options-unfit', because }) : ok(read.data);
}

/** Why options are rejected: for the reason the game gives, or because one cannot be parsed. */
function unfit(issue: z.core.$ZodIssue | undefined): HostingFault {
  const because = said.safeParse(issue).data?.params.fault;
  return because
    ? { code: 'options-unfit', because: { code: because.code } }
    : { code: 'option-unclear', option: String(issue?.path[0] ?? '') };
}

const said = z.looseObject({ params: z.looseObject({ fault: z.looseObject({ code: z.string() }) }) });
