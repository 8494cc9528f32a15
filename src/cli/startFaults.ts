import type { ConfigFault } from '../config.js';
import { CLOSE_CODES } from '../discord/protocol/discordCodes.js';
import type { Lost } from '../discord/startBot.js';
import type { Fault } from '../games/game.js';

export const saySettingFault = ({ variable, message }: ConfigFault): string => `The setting ${variable} cannot be used: ${message}.`;

const TOKEN_REFUSED = 'Discord no longer accepts the token in DISCORD_TOKEN; copy it again from the developer portal.';

/** Why Discord closed the connection for good, by close code. */
const CLOSED: Readonly<Record<number, string>> = {
  [CLOSE_CODES.AuthenticationFailed]: TOKEN_REFUSED,
  [CLOSE_CODES.InvalidShard]: 'Discord refused the shard that Zongheng asked for (code 4010). Please report this.',
  [CLOSE_CODES.ShardingRequired]:
    'The bot is in more servers now than its connections may serve (code 4011). Start it again: it then opens more. If several processes share it, stop all of them first.',
  [CLOSE_CODES.InvalidAPIVersion]: 'Discord no longer supports the gateway version that this Zongheng uses (code 4012). Update Zongheng.',
  [CLOSE_CODES.InvalidIntents]: 'Discord does not know the intents that this Zongheng asks for (code 4013). Update Zongheng.',
  [CLOSE_CODES.DisallowedIntents]:
    'Discord does not allow the bot the intents it asks for (code 4014). Check the bot in the developer portal.',
};

const sayClosed = (code: number): string => CLOSED[code] ?? `Discord closed the connection permanently (code ${code}).`;

export const sayLost = (lost: Lost): string => (lost.because === 'closed' ? sayClosed(lost.code) : TOKEN_REFUSED);

/** Whether the bot need not be started again. With too few shards it helps: it then asks Discord anew how many it needs. */
export const isLostForGood = (lost: Lost): boolean => lost.because !== 'closed' || lost.code !== CLOSE_CODES.ShardingRequired;

/** Reports an unexpected error with its own message. */
export const sayUnexpected = (error: unknown): string =>
  `Zongheng has to stop: ${(error instanceof Error ? error.message : String(error))
    .split('\n')
    .join(' ')
    .replace(/\.?\s*$/, '.')}`;

/** One plain sentence for every reason why the bot cannot start. */
// biome-ignore lint/complexity/noExcessiveLinesPerFunction: a list of all faults, a sentence for each
export function sayStartFault(fault: Fault): string {
  const path = String(fault.path ?? '');
  const backup = typeof fault.backup === 'string' ? ` The latest backup is ${fault.backup}; \`zongheng restore\` restores it.` : '';
  switch (fault.code) {
    case 'wrong-token':
      return 'Discord does not accept the token in DISCORD_TOKEN; copy it again from the developer portal.';
    case 'gateway-closed':
      return sayClosed(Number(fault.close));
    case 'given-up':
      return `Stopped before ${String(fault.of ?? 'Discord')} could be reached.`;
    case 'ports-taken':
      return `All ports from ${String(fault.first)} to ${String(fault.last)} are taken; set another one in ZONGHENG_LOCAL_PORT.`;
    case 'storage-in-use':
      return `Another Zongheng is already using the local guild at ${path}. Set another ZONGHENG_DATABASE for this one.`;
    case 'storage-unreadable':
      return `The local guild at ${path} cannot be read or written: ${String(fault.why)}.`;
    case 'database-unwritable':
      return `The records at ${path} cannot be written: ${String(fault.detail)}.`;
    case 'database-in-use':
      return `Another Zongheng is already using the records at ${path}.`;
    case 'database-older-in-use':
      return `An older Zongheng is still using the records at ${path}. Stop all of them, then start this version.`;
    case 'database-away':
      return `The database ${path} cannot be reached: ${String(fault.detail)}.`;
    case 'database-refused':
      return `PostgreSQL does not let Zongheng into ${path}: ${String(fault.detail)}. Check the user and the password in ZONGHENG_DATABASE.`;
    case 'database-absent':
      return `There is no database ${path}. Create it with createdb, or name another one in ZONGHENG_DATABASE.`;
    case 'database-not-empty':
      return `There are records at ${path} already. Nothing was changed.`;
    case 'move-onto-itself':
      return `The records are at ${path} already: name another database after --to.`;
    case 'move-differs':
      return `The copy at ${path} differs from the records: ${String(fault.detail)}. The records are unchanged; the copy was removed.`;
    case 'program-missing':
      return `${String(fault.program)} is not installed. Install PostgreSQL's programs for version ${String(fault.server)} (Debian: postgresql-client-${String(fault.server)}).`;
    case 'program-old':
      return `${String(fault.program)} is of version ${String(fault.version)}, and the server of version ${String(fault.server)}. Install PostgreSQL's programs for version ${String(fault.server)} (Debian: postgresql-client-${String(fault.server)}).`;
    case 'restore-failed':
      return `The backup could not be restored into ${path}: ${String(fault.detail)}. Nothing was changed.`;
    case 'database-corrupt':
      return `The records at ${path} are damaged: ${String(fault.detail)}. Nothing was changed.${backup}`;
    case 'database-newer':
      return `The records at ${path} were written by a newer version. Update Zongheng.`;
    case 'database-lost':
      return `There are no records at ${path}, although there are backups of them. \`zongheng restore\` restores the latest, ${String(fault.backup)}. To start from scratch, move the folder ${String(fault.folder)} away or set another file in ZONGHENG_DATABASE.`;
    case 'database-behind':
      return `The records at ${path} hold fewer games (${String(fault.games)}) than their backup ${String(fault.backup)} (${String(fault.backedUp)}), so some games are missing. \`zongheng restore ${String(fault.backup)}\` restores that backup. To continue with these records, move the folder ${String(fault.folder)} away.`;
    case 'database-foreign':
      return `The file ${path} is another program's database. Nothing was changed. Set another file in ZONGHENG_DATABASE.`;
    case 'database-empty':
      return `There are no records at ${path} yet: the file is empty.`;
    case 'database-missing':
      return `There are no records at ${path}.`;
    case 'backup-missing':
      return `There is no backup: ${path}.`;
    case 'backup-unsound':
      return `The backup ${path} cannot be used: ${String(fault.detail)}. Nothing was changed.`;
    case 'backup-failed':
      return `The records at ${path} could not be backed up before the update: ${String(fault.detail)}. Nothing was changed.`;
    case 'backup-unwritten':
      return `The records at ${path} could not be backed up: ${String(fault.detail)}.`;
    case 'migration-failed':
      return `The records at ${path} could not be updated to this version: ${String(fault.detail)}.${backup}`;
    default:
      return `Zongheng cannot start (${fault.code}).`;
  }
}
