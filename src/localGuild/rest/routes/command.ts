import { z } from 'zod';
import type { Result } from '../../../lib/result.js';
import type { Answer } from '../../answer.js';
import { command, commands } from '../../door/command.js';
import { nothing, type Route, route } from '../call.js';
import { addCommand, changeCommand, commandFor, listCommands, registerOf, removeCommand, replaceCommands } from '../registering.js';

const withLocalizations = z.object({ with_localizations: z.stringbool().default(false) });
const change = z.record(z.string(), z.unknown());

const everywhere = '/applications/:application/commands';
const inGuild = '/applications/:application/guilds/:guild/commands';

/** The commands of the bot: those that hold everywhere, and those of a guild. */
export const commandRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: everywhere,
    bucket: 'commands',
    body: nothing,
    query: withLocalizations,
    run: ({ standIn, query, param }) =>
      within(registerOf(standIn, param('application'), undefined), register => listCommands(register, query.with_localizations)),
  }),
  route({
    method: 'PUT',
    path: everywhere,
    bucket: 'commands',
    body: commands,
    query: nothing,
    run: ({ standIn, body, param }) =>
      within(registerOf(standIn, param('application'), undefined), register => replaceCommands(register, body)),
  }),
  route({
    method: 'POST',
    path: everywhere,
    bucket: 'commands',
    body: command,
    query: nothing,
    run: ({ standIn, body, param }) => within(registerOf(standIn, param('application'), undefined), register => addCommand(register, body)),
  }),
  route({
    method: 'GET',
    path: inGuild,
    bucket: 'commands',
    body: nothing,
    query: withLocalizations,
    run: ({ standIn, query, param }) =>
      within(registerOf(standIn, param('application'), param('guild')), register => listCommands(register, query.with_localizations)),
  }),
  route({
    method: 'PUT',
    path: inGuild,
    bucket: 'commands',
    body: commands,
    query: nothing,
    run: ({ standIn, body, param }) =>
      within(registerOf(standIn, param('application'), param('guild')), register => replaceCommands(register, body)),
  }),
  route({
    method: 'POST',
    path: inGuild,
    bucket: 'commands',
    body: command,
    query: nothing,
    run: ({ standIn, body, param }) =>
      within(registerOf(standIn, param('application'), param('guild')), register => addCommand(register, body)),
  }),
  route({
    method: 'PATCH',
    path: `${everywhere}/:command`,
    bucket: 'commands',
    body: change,
    query: nothing,
    run: ({ standIn, body, param }) =>
      within(registerOf(standIn, param('application'), undefined), register =>
        within(commandFor(register, param('command')), one => changeCommand(register, one, body)),
      ),
  }),
  route({
    method: 'DELETE',
    path: `${everywhere}/:command`,
    bucket: 'commands',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) =>
      within(registerOf(standIn, param('application'), undefined), register =>
        within(commandFor(register, param('command')), one => removeCommand(register, one)),
      ),
  }),
  route({
    method: 'PATCH',
    path: `${inGuild}/:command`,
    bucket: 'commands',
    body: change,
    query: nothing,
    run: ({ standIn, body, param }) =>
      within(registerOf(standIn, param('application'), param('guild')), register =>
        within(commandFor(register, param('command')), one => changeCommand(register, one, body)),
      ),
  }),
  route({
    method: 'DELETE',
    path: `${inGuild}/:command`,
    bucket: 'commands',
    body: nothing,
    query: nothing,
    run: ({ standIn, param }) =>
      within(registerOf(standIn, param('application'), param('guild')), register =>
        within(commandFor(register, param('command')), one => removeCommand(register, one)),
      ),
  }),
];

const within = <T>(found: Result<T, Answer>, go: (value: T) => Answer): Answer => (found.ok ? go(found.value) : found.fault);
