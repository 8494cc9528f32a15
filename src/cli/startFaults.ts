import type { ConfigFault } from '../config.js';
import type { Fault } from '../games/game.js';

export const saySettingFault = ({ variable, message }: ConfigFault): string => `The setting ${variable} cannot be used: ${message}.`;

const AUTHENTICATION_FAILED = 4004;

/** Why Discord has closed the connection for good, by its close code. */
export const sayHungUp = (code: number): string =>
  code === AUTHENTICATION_FAILED
    ? 'Discord no longer accepts the token in DISCORD_TOKEN; copy it again from the developer portal.'
    : `Discord has closed the connection for good (code ${code}).`;

/** What nobody foresaw, in the words of whoever met it. */
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
    case 'given-up':
      return 'Stopped before Discord could be reached.';
    case 'ports-taken':
      return `All ports from ${String(fault.first)} to ${String(fault.last)} are taken; name another one in ZONGHENG_LOCAL_PORT.`;
    case 'guild-in-use':
      return `Another Zongheng plays in the local guild at ${path}; only one may. Give this one another ZONGHENG_DATABASE.`;
    case 'guild-unreadable':
      return `The local guild at ${path} cannot be read or written: ${String(fault.why)}.`;
    case 'database-unwritable':
      return `The records at ${path} cannot be written: ${String(fault.detail)}.`;
    case 'database-in-use':
      return `Another Zongheng is using the records at ${path}; only one may.`;
    case 'database-corrupt':
      return `The records at ${path} are damaged: ${String(fault.detail)}. Nothing was changed.${backup}`;
    case 'database-newer':
      return `The records at ${path} were written by a newer Zongheng; update this one.`;
    case 'database-missing':
      return `There are no records at ${path}.`;
    case 'backup-missing':
      return `There is no backup: ${path}.`;
    case 'backup-unsound':
      return `The backup ${path} cannot be used: ${String(fault.detail)}. Nothing was changed.`;
    case 'backup-failed':
      return `The records at ${path} could not be backed up before changing their form: ${String(fault.detail)}. Nothing was changed.`;
    case 'migration-failed':
      return `The records at ${path} could not be brought to this version's form: ${String(fault.detail)}.${backup}`;
    default:
      return `Zongheng cannot start (${fault.code}).`;
  }
}
