import { backupsOf, backupTime } from '../store/backup.js';
import type { Vitals } from '../store/vitals.js';

export const sayGames = ({ games }: Vitals): string =>
  `Games: ${games.running} running, ${games.paused} paused, ${games.lobby} in the lobby, ${games.ended} over.`;

export function sayBackups(path: string): string {
  const backups = backupsOf(path);
  const last = backups.at(-1);
  if (last === undefined) return 'There is no backup yet.';
  return `Backups: ${backups.length}; the last is ${last}, made ${new Date(backupTime(last)).toISOString()}.`;
}
