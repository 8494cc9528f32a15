import { ApplicationCommandOptionType, InteractionType } from 'discord-api-types/v10';
import { type Channel, commandLine, type OfferedCommand, resolved, type ValueOption } from 'discord-simulator/internals';
import type { Random } from '../../../src/lib/random.js';
import type { Case } from './case.js';
import { anyOf, chance, weighed } from './dice.js';
import type { Person, Scene } from './scene.js';
import { type Filling, textFor, unfitting, type Value, valueFor } from './values.js';

/** How often a command is chosen; 10 by default. Commands that end games or need a picture are rare. */
const WEIGHTS: Readonly<Record<string, number>> = {
  '/order': 60,
  '/orders': 15,
  '/motion': 15,
  '/vote': 15,
  '/settings': 15,
  '/away': 15,
  '/press': 15,
  '/map': 1,
  '/history': 0.5,
  '/explain': 4,
  '/host dry-run': 1,
  '/host export': 3,
  '/game create': 6,
  '/host import': 12,
  '/game end': 2,
  '/resign': 2,
  '/privacy': 2,
  '/help': 2,
  '/host rollback': 3,
  '/host adjudicate': 2,
  '/host hand-over': 3,
};
const USUAL = 10;

export const anyCallable = (random: Random, { callables }: Scene): OfferedCommand =>
  weighed(
    random,
    callables.map(callable => [WEIGHTS[commandLine(callable)] ?? USUAL, callable]),
  );

/** Returns a person in a channel, and a match that is played there, or that is theirs, or any match. */
export function anyFilling(random: Random, scene: Scene, person: Person, channel: Channel): Filling {
  const here = scene.matches.filter(({ match }) => match.channel === channel.id);
  const own = scene.matches.filter(
    ({ match, seatHolders }) => match.host === person.user.id || seatHolders.some(({ user }) => user === person.user.id),
  );
  const match = weighed(random, [
    [5, anyOf(random, here)],
    [5, anyOf(random, own)],
    [1, anyOf(random, scene.matches)],
  ]);
  return { random, scene, person, match: match ?? anyOf(random, scene.matches) };
}

interface Given {
  readonly option: ValueOption;
  readonly value: Value;
  readonly focused?: true;
}

/** Returns a command with some of its options filled in. */
export function commandCase(random: Random, scene: Scene, person: Person, channel: Channel): Case {
  const callable = anyCallable(random, scene);
  const filling = anyFilling(random, scene, person, channel);
  const wanted = callable.options.filter(({ required, name }) => required || chance(random, name === 'game' ? 0.7 : 0.35));
  const given = wanted.flatMap((option): readonly Given[] => {
    const value = valueFor(filling, option);
    return value === undefined ? [] : [{ option, value }];
  });
  const isWhole = callable.options.every(({ required, name }) => !required || given.some(({ option }) => option.name === name));
  return {
    kind: commandLine(callable),
    type: InteractionType.ApplicationCommand,
    user: person.user.id,
    channel,
    told: toldOf(scene, { callable, given, person, channel }),
    ...(!isWhole && { mayStaySilent: true }),
  };
}

/** Returns a command with a text that is too long or not one of the choices, as a manipulated client might send it. */
export function unfittingCase(random: Random, scene: Scene, person: Person, channel: Channel): Case {
  const callable = anyCallable(random, scene);
  const filling = anyFilling(random, scene, person, channel);
  const given = callable.options.flatMap((option): readonly Given[] => {
    if (!option.required && chance(random, 0.5)) return [];
    const value =
      option.type === ApplicationCommandOptionType.String && chance(random, 0.6) ? unfitting(random) : valueFor(filling, option);
    return value === undefined ? [] : [{ option, value }];
  });
  return {
    kind: `${commandLine(callable)}, unfitting`,
    type: InteractionType.ApplicationCommand,
    user: person.user.id,
    channel,
    told: toldOf(scene, { callable, given, person, channel }),
    mayStaySilent: true,
  };
}

/** Returns text that is being typed into an option with suggestions. */
export function typingCase(random: Random, scene: Scene, person: Person, channel: Channel): Case {
  const completed = scene.callables.filter(({ options }) => options.some(({ autocomplete }) => autocomplete));
  const callable = weighed(
    random,
    completed.map(one => [WEIGHTS[commandLine(one)] ?? USUAL, one]),
  );
  const filling = anyFilling(random, scene, person, channel);
  const option =
    anyOf(
      random,
      callable.options.filter(({ autocomplete }) => autocomplete),
    ) ?? callable.options[0];
  const given = callable.options.flatMap((one): readonly Given[] => {
    if (one === option) return [{ option: one, value: textFor(filling, one).slice(0, 6_000), focused: true }];
    const value = chance(random, 0.3) && one.type === ApplicationCommandOptionType.String ? valueFor(filling, one) : undefined;
    return value === undefined ? [] : [{ option: one, value }];
  });
  return {
    kind: `typing ${commandLine(callable)} ${option?.name ?? ''}`,
    type: InteractionType.ApplicationCommandAutocomplete,
    user: person.user.id,
    channel,
    told: toldOf(scene, { callable, given, person, channel }),
    typing: ApplicationCommandOptionType.String,
  };
}

interface Telling {
  readonly callable: OfferedCommand;
  readonly given: readonly Given[];
  readonly person: Person;
  readonly channel: Channel;
}

const NAMES_BY_ID: ReadonlySet<number> = new Set([
  ApplicationCommandOptionType.Attachment,
  ApplicationCommandOptionType.User,
  ApplicationCommandOptionType.Mentionable,
]);

/** Returns the command's data, as Discord sends it to the bot. */
function toldOf({ context }: Scene, { callable, given, person, channel }: Telling): object {
  const values = given.map(({ option: { name, type }, value, focused }) => ({ name, type, value, ...(focused && { focused }) }));
  const options = callable.path.reduceRight<readonly object[]>((inner, { name, type }) => [{ name, type, options: inner }], values);
  const ids = given.filter(({ option }) => NAMES_BY_ID.has(option.type)).map(({ value }) => String(value));
  const { id, name, type } = callable.command;
  return { id, name, type, options, ...resolved(context, channel, person.user.id, ids) };
}
