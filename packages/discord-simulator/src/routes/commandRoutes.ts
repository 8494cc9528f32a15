import { z } from 'zod';
import type { Result } from '../lib/result.js';
import { command, commands } from '../requestSchemas/commandSchema.js';
import type { ApiResponse } from '../rest/apiResponse.js';
import {
  addCommand,
  changeCommand,
  commandFor,
  listCommands,
  registerOf,
  removeCommand,
  replaceCommands,
} from '../rest/commandRegistry.js';
import { type Route, route, unchecked } from '../rest/route.js';

const withLocalizations = z.object({ with_localizations: z.stringbool().default(false) });
const change = z.record(z.string(), z.unknown());

const everywhere = '/applications/:application/commands';
const inGuild = '/applications/:application/guilds/:guild/commands';

/** The bot's global and guild commands. */
export const commandRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: everywhere,
    bucket: 'commands',
    body: unchecked,
    query: withLocalizations,
    run: ({ context, query, param }) =>
      within(registerOf(context, param('application'), undefined), register => listCommands(register, query.with_localizations)),
  }),
  route({
    method: 'PUT',
    path: everywhere,
    bucket: 'commands',
    body: commands,
    query: unchecked,
    run: ({ context, body, param }) =>
      within(registerOf(context, param('application'), undefined), register => replaceCommands(register, body)),
  }),
  route({
    method: 'POST',
    path: everywhere,
    bucket: 'commands',
    body: command,
    query: unchecked,
    run: ({ context, body, param }) => within(registerOf(context, param('application'), undefined), register => addCommand(register, body)),
  }),
  route({
    method: 'GET',
    path: inGuild,
    bucket: 'commands',
    body: unchecked,
    query: withLocalizations,
    run: ({ context, query, param }) =>
      within(registerOf(context, param('application'), param('guild')), register => listCommands(register, query.with_localizations)),
  }),
  route({
    method: 'PUT',
    path: inGuild,
    bucket: 'commands',
    body: commands,
    query: unchecked,
    run: ({ context, body, param }) =>
      within(registerOf(context, param('application'), param('guild')), register => replaceCommands(register, body)),
  }),
  route({
    method: 'POST',
    path: inGuild,
    bucket: 'commands',
    body: command,
    query: unchecked,
    run: ({ context, body, param }) =>
      within(registerOf(context, param('application'), param('guild')), register => addCommand(register, body)),
  }),
  route({
    method: 'PATCH',
    path: `${everywhere}/:command`,
    bucket: 'commands',
    body: change,
    query: unchecked,
    run: ({ context, body, param }) =>
      within(registerOf(context, param('application'), undefined), register =>
        within(commandFor(register, param('command')), one => changeCommand(register, one, body)),
      ),
  }),
  route({
    method: 'DELETE',
    path: `${everywhere}/:command`,
    bucket: 'commands',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) =>
      within(registerOf(context, param('application'), undefined), register =>
        within(commandFor(register, param('command')), one => removeCommand(register, one)),
      ),
  }),
  route({
    method: 'PATCH',
    path: `${inGuild}/:command`,
    bucket: 'commands',
    body: change,
    query: unchecked,
    run: ({ context, body, param }) =>
      within(registerOf(context, param('application'), param('guild')), register =>
        within(commandFor(register, param('command')), one => changeCommand(register, one, body)),
      ),
  }),
  route({
    method: 'DELETE',
    path: `${inGuild}/:command`,
    bucket: 'commands',
    body: unchecked,
    query: unchecked,
    run: ({ context, param }) =>
      within(registerOf(context, param('application'), param('guild')), register =>
        within(commandFor(register, param('command')), one => removeCommand(register, one)),
      ),
  }),
];

const within = <T>(found: Result<T, ApiResponse>, go: (value: T) => ApiResponse): ApiResponse => (found.ok ? go(found.value) : found.fault);
