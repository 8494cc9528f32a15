import type { ConfigFault } from '../config.js';
import type { Lost } from '../discord/startBot.js';
import type { Fault } from '../games/game.js';

export const saySettingFault = ({ variable, message }: ConfigFault): string => `The setting ${variable} cannot be used: ${message}.`;

const TOKEN_REFUSED = 'Discord no longer accepts the token in DISCORD_TOKEN; copy it again from the developer portal.';

/** Why Discord closed the connection for good, by close code. */
const CLOSED: Readonly<Record<number, string>> = {
  4004: TOKEN_REFUSED,
  4010: 'Discord refuses the shard this Zongheng asks for (code 4010); report it.',
  4011: 'The bot is in more servers than Discord lets one connection serve (code 4011); this Zongheng has no shards.',
  4012: 'Discord no longer speaks the version of its gateway that this Zongheng uses (code 4012); update it.',
  4013: 'Discord does not know the intents this Zongheng asks for (code 4013); update it.',
  4014: 'Discord does not allow the bot the intents it asks for (code 4014); look at the bot in the developer portal.',
};

const sayClosed = (code: number): string => CLOSED[code] ?? `Discord has closed the connection for good (code ${code}).`;

/** Why Discord no longer accepts the bot. */
export const sayLost = (lost: Lost): string => (lost.because === 'closed' ? sayClosed(lost.code) : TOKEN_REFUSED);

/** Reports an unexpected error with its own message. */
export const sayUnexpected = (error: unknown): string =>
  `Zongheng cannot go on: ${(error instanceof Error ? error.message : String(error))
    .split('\n')
    .join(' ')
    .replace(/\.?\s*$/, '.')}`;

/** One plain sentence for every reason why the bot cannot start. */
export function sayStartFault(fault: Fault): string {
  const path = String(fault.path ?? '');
  const backup =
    typeof fault.backup === 'string' ? ` The last backup is ${fault.backup}; \`zongheng restore\` puts it in their place.` : '';
  switch (fault.code) {
    case 'wrong-token':
      return 'Discord does not accept the token in DISCORD_TOKEN; copy it again from the developer portal.';
    case 'gateway-closed':
      return sayClosed(Number(fault.close));
    case 'given-up':
      return 'Stopped before Discord could be reached.';
    case 'ports-taken':
      return `All ports from ${String(fault.first)} to ${String(fault.last)} are taken; name another one in ZONGHENG_LOCAL_PORT.`;
    case 'storage-in-use':
      return `Another Zongheng plays in the local guild at ${path}; only one may. Give this one another ZONGHENG_DATABASE.`;
    case 'storage-unreadable':
      return `The local guild at ${path} cannot be read or written: ${String(fault.why)}.`;
    case 'database-unwritable':
      return `The records at ${path} cannot be written: ${String(fault.detail)}.`;
    case 'database-in-use':
      return `Another Zongheng is using the records at ${path}; only one may.`;
    case 'database-corrupt':
      return `The records at ${path} are damaged: ${String(fault.detail)}. Nothing was changed.${backup}`;
    case 'database-newer':
      return `The records at ${path} were written by a newer Zongheng; update this one.`;
    case 'database-lost':
      return `There are no records at ${path}, although there are backups of them. \`zongheng restore\` puts the last, ${String(fault.backup)}, there; to begin anew, move the folder ${String(fault.folder)} away or name another file in ZONGHENG_DATABASE.`;
    case 'database-behind':
      return `The records at ${path} hold fewer games (${String(fault.games)}) than their backup ${String(fault.backup)} (${String(fault.backedUp)}), so they are not those that were played. \`zongheng restore ${String(fault.backup)}\` puts that in their place; to go on with these, move the folder ${String(fault.folder)} away.`;
    case 'database-foreign':
      return `The file ${path} is another program's database. Nothing was changed; name another file in ZONGHENG_DATABASE.`;
    case 'database-empty':
      return `There are no records at ${path} yet: the file is empty.`;
    case 'database-missing':
      return `There are no records at ${path}.`;
    case 'backup-missing':
      return `There is no backup: ${path}.`;
    case 'backup-unsound':
      return `The backup ${path} cannot be used: ${String(fault.detail)}. Nothing was changed.`;
    case 'backup-failed':
      return `The records at ${path} could not be backed up before changing their form: ${String(fault.detail)}. Nothing was changed.`;
    case 'backup-unwritten':
      return `The records at ${path} could not be backed up: ${String(fault.detail)}.`;
    case 'migration-failed':
      return `The records at ${path} could not be brought to this version's form: ${String(fault.detail)}.${backup}`;
    default:
      return `Zongheng cannot start (${fault.code}).`;
  }
}
