import { readFileSync } from 'node:fs';
import { readOwnVariant } from '../assets.js';
import { rulesGiven } from '../discord/commands/rulesOption.js';
import { wordsIn } from '../discord/words/wordsIn.js';
import { variantsOn } from '../games/catalogue/diplomacyVariants.js';
import { ok, type Result, refuse } from '../lib/result.js';
import { unreadable } from './fileTrouble.js';
import { play } from './play.js';
import { type Playable, playablesOn } from './playables.js';

export interface NamedPlay {
  readonly variant: string;
  /** Default: all. */
  readonly seats?: number | undefined;
  readonly seed: number;
  readonly years: number;
  /** Path of a JSON file with a custom start. */
  readonly start?: string | undefined;
  /** The options that the host chooses, as written in Discord. */
  readonly rules?: string;
  readonly say: (line: string) => void;
}

/** Has practice players play a match of the named variant. The fault is a sentence. */
export async function playNamed({ variant, seats, seed, years, start: file, rules = '', say }: NamedPlay): Promise<Result<void, string>> {
  const playables = playablesOn(variantsOn(readOwnVariant));
  const playable = playables.get(variant);
  if (!playable) return refuse(`There is no variant ${variant}. Variants: ${[...playables.keys()].join(', ')}.`);
  const { least, most } = playable.game.players;
  const options = optionsIn(playable, rules);
  if (!options.ok) return options;
  const start = file === undefined ? ok(undefined) : startIn(playable, options.value, file);
  if (!start.ok) return start;
  const dealt = seatsFrom(playable, { ...options.value, start: start.value });
  if (!dealt.ok) return dealt;
  const players = seats ?? dealt.value;
  if (players < least || players > most) return refuse(`${variant} is for ${least} to ${most} players.`);
  await play({ ...playable, seed, players, options: options.value, start: start.value, years, say });
  return ok(undefined);
}

type Options = Readonly<Record<string, string>>;

/** Parses the options that the host chose. The fault is a sentence. */
function optionsIn({ game }: Playable, rules: string): Result<Options, string> {
  const given = rulesGiven(game.settings ?? [], rules);
  if (!given.ok) return refuse(wordsIn('en').fault(given.fault));
  const [bad] = game.chosen?.safeParse(given.value).error?.issues ?? [];
  return bad ? refuse(wordsIn('en').fault({ code: 'option-unclear', option: String(bad.path[0] ?? '') })) : given;
}

/** Has the game read a file with a custom start. The fault has one line for each error. */
function startIn({ game, presenter }: Playable, options: Options, file: string): Result<unknown, string> {
  const text = readText(file);
  if (!text.ok) return text;
  if (!game.readStart) return refuse(`${game.id} does not allow a custom start.`);
  const read = game.readStart(text.value, game.chosen?.parse(options) ?? {});
  if (read.ok) return read;
  const { misprint } = wordsIn('en').lobby;
  const lines = read.fault.map(({ line, where, fault }) => misprint(line, where, presenter.fault(fault, 'en') ?? fault.code));
  return refuse([`${file} is not a valid start for ${game.id}:`, ...lines].join('\n'));
}

/** How many seats the game has with these options. If none can be dealt, the fault says why. */
function seatsFrom(
  { game, presenter }: Playable,
  chosen: Readonly<Record<string, unknown>>,
  places = game.players.most,
): Result<number, string> {
  const seats = game.seats(places, game.chosen?.parse(chosen));
  if (seats.ok) return ok(seats.value.length);
  const { fault } = seats;
  if (typeof fault.most === 'number' && fault.most < places) return seatsFrom({ game, presenter }, chosen, fault.most);
  return refuse(presenter.fault(fault, 'en') ?? fault.code);
}

function readText(file: string): Result<string, string> {
  try {
    return ok(readFileSync(file, 'utf8'));
  } catch (error) {
    return refuse(unreadable(file, error));
  }
}
