import { ok, type Result, refuse } from '../../lib/result.js';
import { type Answer, created, done, found, refusal } from '../answer.js';
import { type Command, command, commandsFaults, limitOf } from '../door/command.js';
import { invalidForm, readForm } from '../formError.js';
import type { StandIn } from '../standIn.js';
import { wireCommand } from '../wire/command.js';
import type { Snowflake } from '../world/snowflake.js';
import { nextId, type RegisteredCommand, saveCommands } from '../world/world.js';
import { guildFor } from './find.js';

/** A list of commands: of a guild, or the one that holds everywhere. */
export interface Register {
  readonly standIn: StandIn;
  readonly guild: Snowflake | undefined;
}

const EVERYWHERE = 'global';

/** The register of an application; only the bot's own may be looked into. */
export function registerOf(standIn: StandIn, application: Snowflake, guild: Snowflake | undefined): Result<Register, Answer> {
  if (application !== standIn.world.bot) return refuse(refusal(20012));
  if (guild !== undefined && !guildFor(standIn, guild).ok) return refuse(refusal(50001));
  return ok({ standIn, guild });
}

export const commandsIn = ({ standIn, guild }: Register): readonly RegisteredCommand[] =>
  standIn.world.commands.get(guild ?? EVERYWHERE) ?? [];

function setCommands({ standIn, guild }: Register, commands: readonly RegisteredCommand[]): void {
  saveCommands(standIn.world, guild ?? EVERYWHERE, commands);
  standIn.happenings.tell({ kind: 'commands-changed' });
}

const wire = ({ standIn, guild }: Register, one: RegisteredCommand) => wireCommand(standIn, one, guild);

export function listCommands(register: Register, localizations: boolean): Answer {
  return found(commandsIn(register).map(one => wire(register, localizations ? one : withoutLocalizations(one))));
}

const withoutLocalizations = (one: RegisteredCommand): RegisteredCommand => ({
  ...one,
  name_localizations: undefined,
  description_localizations: undefined,
});

/** Replaces all: a command of the same name and type keeps its id. */
export function replaceCommands(register: Register, commands: readonly Command[]): Answer {
  const faults = commandsFaults(commands);
  if (faults.length > 0) return invalidForm(faults);
  const before = commandsIn(register);
  const after = commands.map(one => enrolled(register.standIn, one, before));
  setCommands(register, after);
  return found(after.map(one => wire(register, one)));
}

const same = (a: Command, b: Command): boolean => a.name === b.name && a.type === b.type;

function enrolled({ world }: StandIn, one: Command, before: readonly RegisteredCommand[]): RegisteredCommand {
  const earlier = before.find(other => same(other, one));
  const candidate = { ...one, id: earlier?.id ?? nextId(world), version: earlier?.version ?? nextId(world) };
  return JSON.stringify(candidate) === JSON.stringify(earlier) ? candidate : { ...candidate, version: nextId(world) };
}

/** Adds one, over any of the same name and type. */
export function addCommand(register: Register, one: Command): Answer {
  const before = commandsIn(register);
  const earlier = before.find(other => same(other, one));
  if (!earlier && before.filter(other => other.type === one.type).length >= limitOf(one.type)) return refusal(30032);
  const added = enrolled(register.standIn, one, before);
  setCommands(register, [...before.filter(other => other !== earlier), added]);
  return earlier ? found(wire(register, added)) : created(wire(register, added));
}

export function commandFor(register: Register, id: Snowflake): Result<RegisteredCommand, Answer> {
  const one = commandsIn(register).find(other => other.id === id);
  return one ? ok(one) : refuse(refusal(10063));
}

/** Changes some fields; the command as it would be must be a good one. */
export function changeCommand(register: Register, before: RegisteredCommand, change: Readonly<Record<string, unknown>>): Answer {
  const read = readForm(command, { ...before, ...change, type: before.type });
  if (!read.ok) return invalidForm(read.fault);
  const after = { ...read.value, id: before.id, version: nextId(register.standIn.world) };
  setCommands(
    register,
    commandsIn(register).map(one => (one.id === before.id ? after : one)),
  );
  return found(wire(register, after));
}

export function removeCommand(register: Register, one: RegisteredCommand): Answer {
  setCommands(
    register,
    commandsIn(register).filter(other => other.id !== one.id),
  );
  return done;
}
