import { backupsOf, backupTime, lastBackup } from '../store/backups/backup.js';
import type { Vitals } from '../store/database/vitals.js';

export const sayGames = ({ games }: Vitals): string =>
  `Games: ${games.running} running, ${games.paused} paused, ${games.lobby} in the lobby, ${games.ended} finished.`;

export function sayBackups(path: string): string {
  const last = lastBackup(path);
  if (last === undefined) return 'There is no backup yet.';
  return `Backups: ${backupsOf(path).length}. Latest: ${last}, made ${new Date(backupTime(last)).toISOString()}.`;
}
