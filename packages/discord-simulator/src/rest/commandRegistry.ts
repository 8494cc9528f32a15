import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { ok, type Result, refuse } from '../lib/result.js';
import { type Command, command, commandListErrors, limitOf } from '../requestSchemas/commandSchema.js';
import { readForm } from '../requestSchemas/formErrors.js';
import { serializeCommand } from '../serializers/serializeCommand.js';
import type { Snowflake } from '../world/snowflake.js';
import { nextId, type RegisteredCommand, registeredCommands, saveCommands } from '../world/world.js';
import { type ApiResponse, createdResponse, errorResponse, invalidForm, noContent, okResponse } from './apiResponse.js';
import { guildFor } from './lookups.js';

/** The commands of a guild, or the global ones. */
export interface Register {
  readonly context: SimulatorContext;
  readonly guild: Snowflake | undefined;
}

/** The command list of an application. A bot can use only its own. */
export function registerOf(context: SimulatorContext, application: Snowflake, guild: Snowflake | undefined): Result<Register, ApiResponse> {
  if (application !== context.world.bot) return refuse(errorResponse(RESTJSONErrorCodes.NotAuthorizedToPerformThisActionOnThisApplication));
  if (guild !== undefined && !guildFor(context, guild).ok) return refuse(errorResponse(RESTJSONErrorCodes.MissingAccess));
  return ok({ context, guild });
}

const commandsIn = ({ context, guild }: Register): readonly RegisteredCommand[] => registeredCommands(context.world, guild);

function setCommands({ context, guild }: Register, commands: readonly RegisteredCommand[]): void {
  saveCommands(context.world, guild, commands);
  context.events.publish({ kind: 'commands-changed' });
}

const wire = ({ context, guild }: Register, one: RegisteredCommand) => serializeCommand(context, one, guild);

export function listCommands(register: Register, localizations: boolean): ApiResponse {
  return okResponse(commandsIn(register).map(one => wire(register, localizations ? one : withoutLocalizations(one))));
}

const withoutLocalizations = (one: RegisteredCommand): RegisteredCommand => ({
  ...one,
  name_localizations: undefined,
  description_localizations: undefined,
});

/** Replaces all commands. A command of the same name and type keeps its id. */
export function replaceCommands(register: Register, commands: readonly Command[]): ApiResponse {
  const faults = commandListErrors(commands);
  if (faults.length > 0) return invalidForm(faults);
  const before = commandsIn(register);
  const after = commands.map(one => enrolled(register.context, one, before));
  setCommands(register, after);
  return okResponse(after.map(one => wire(register, one)));
}

const same = (a: Command, b: Command): boolean => a.name === b.name && a.type === b.type;

function enrolled({ world }: SimulatorContext, one: Command, before: readonly RegisteredCommand[]): RegisteredCommand {
  const earlier = before.find(other => same(other, one));
  const candidate = { ...one, id: earlier?.id ?? nextId(world), version: earlier?.version ?? nextId(world) };
  return JSON.stringify(candidate) === JSON.stringify(earlier) ? candidate : { ...candidate, version: nextId(world) };
}

/** Adds a command, or replaces the one of the same name and type. */
export function addCommand(register: Register, one: Command): ApiResponse {
  const before = commandsIn(register);
  const earlier = before.find(other => same(other, one));
  if (!earlier && before.filter(other => other.type === one.type).length >= limitOf(one.type))
    return errorResponse(RESTJSONErrorCodes.MaximumNumberOfApplicationCommandsReached);
  const added = enrolled(register.context, one, before);
  setCommands(register, [...before.filter(other => other !== earlier), added]);
  return earlier ? okResponse(wire(register, added)) : createdResponse(wire(register, added));
}

export function commandFor(register: Register, id: Snowflake): Result<RegisteredCommand, ApiResponse> {
  const one = commandsIn(register).find(other => other.id === id);
  return one ? ok(one) : refuse(errorResponse(RESTJSONErrorCodes.UnknownApplicationCommand));
}

/** Changes some fields. The changed command must be valid. */
export function changeCommand(register: Register, before: RegisteredCommand, change: Readonly<Record<string, unknown>>): ApiResponse {
  const read = readForm(command, { ...before, ...change, type: before.type });
  if (!read.ok) return invalidForm(read.fault);
  const after = { ...read.value, id: before.id, version: nextId(register.context.world) };
  setCommands(
    register,
    commandsIn(register).map(one => (one.id === before.id ? after : one)),
  );
  return okResponse(wire(register, after));
}

export function removeCommand(register: Register, one: RegisteredCommand): ApiResponse {
  setCommands(
    register,
    commandsIn(register).filter(other => other.id !== one.id),
  );
  return noContent;
}
