import { backupsOf, backupTime, lastBackup } from '../store/backups/backup.js';
import type { Vitals } from '../store/database/vitals.js';

export const sayGames = ({ games }: Vitals): string =>
  `Games: ${games.running} running, ${games.paused} paused, ${games.lobby} in the lobby, ${games.ended} finished.`;

export const sayBackups = (path: string): string => sayBackupFiles(backupsOf(path), lastBackup(path));

/** Says how many backups there are and when the latest was made. `files` are sorted from the oldest to the newest; `last` is the newest. */
export function sayBackupFiles(files: readonly string[], last: string | undefined = files.at(-1)): string {
  if (last === undefined) return 'There is no backup yet.';
  return `Backups: ${files.length}. Latest: ${last}, made ${new Date(backupTime(last)).toISOString()}.`;
}
