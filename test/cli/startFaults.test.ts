import { expect, test } from 'vitest';
import { exitCodeOf } from '../../src/cli/start.js';
import { isLostForGood, sayLost, sayStartFault, sayUnexpected } from '../../src/cli/startFaults.js';

const path = '/srv/zongheng.db';

test.each([
  [{ code: 'wrong-token' }, 'Discord does not accept the token in DISCORD_TOKEN; copy it again from the developer portal.'],
  [{ code: 'given-up' }, 'Stopped before Discord could be reached.'],
  [{ code: 'ports-taken', first: 4750, last: 4770 }, 'All ports from 4750 to 4770 are taken; set another one in ZONGHENG_LOCAL_PORT.'],
  [
    { code: 'database-unwritable', path, detail: 'unable to open database file' },
    'The records at /srv/zongheng.db cannot be written: unable to open database file.',
  ],
  [
    { code: 'database-older-in-use', path },
    'An older Zongheng is still using the records at /srv/zongheng.db. Stop all of them, then start this version.',
  ],
  [{ code: 'database-in-use', path }, 'Another Zongheng is already using the records at /srv/zongheng.db.'],
  [
    { code: 'database-corrupt', path, detail: 'file is not a database', backup: undefined },
    'The records at /srv/zongheng.db are damaged: file is not a database. Nothing was changed.',
  ],
  [
    { code: 'database-corrupt', path, detail: 'file is not a database', backup: '/srv/backups/zongheng-1.db' },
    'The records at /srv/zongheng.db are damaged: file is not a database. Nothing was changed. The latest backup is /srv/backups/zongheng-1.db; `zongheng restore` restores it.',
  ],
  [{ code: 'database-newer', path }, 'The records at /srv/zongheng.db were written by a newer version. Update Zongheng.'],
  [
    { code: 'backup-failed', path, detail: 'database or disk is full' },
    'The records at /srv/zongheng.db could not be backed up before the update: database or disk is full. Nothing was changed.',
  ],
  [
    { code: 'migration-failed', path, detail: 'no such table: seats', backup: '/srv/backups/zongheng-1.db' },
    'The records at /srv/zongheng.db could not be updated to this version: no such table: seats. The latest backup is /srv/backups/zongheng-1.db; `zongheng restore` restores it.',
  ],
  [
    { code: 'database-lost', path, backup: '/srv/backups/zongheng-1.db', folder: '/srv/backups' },
    'There are no records at /srv/zongheng.db, although there are backups of them. `zongheng restore` restores the latest, /srv/backups/zongheng-1.db. To start from scratch, move the folder /srv/backups away or set another file in ZONGHENG_DATABASE.',
  ],
  [
    { code: 'database-behind', path, games: 1, backup: '/srv/backups/zongheng-1.db', backedUp: 40, folder: '/srv/backups' },
    'The records at /srv/zongheng.db hold fewer games (1) than their backup /srv/backups/zongheng-1.db (40), so some games are missing. `zongheng restore /srv/backups/zongheng-1.db` restores that backup. To continue with these records, move the folder /srv/backups away.',
  ],
  [
    { code: 'database-foreign', path },
    "The file /srv/zongheng.db is another program's database. Nothing was changed. Set another file in ZONGHENG_DATABASE.",
  ],
  [{ code: 'database-empty', path }, 'There are no records at /srv/zongheng.db yet: the file is empty.'],
  [
    { code: 'backup-unwritten', path, detail: 'EACCES: permission denied' },
    'The records at /srv/zongheng.db could not be backed up: EACCES: permission denied.',
  ],
  [
    { code: 'program-missing', program: 'pg_dump', server: 16 },
    "pg_dump is not installed. Install PostgreSQL's programs for version 16 (Debian: postgresql-client-16).",
  ],
  [
    { code: 'program-old', program: 'pg_dump', version: 15, server: 16 },
    "pg_dump is of version 15, and the server of version 16. Install PostgreSQL's programs for version 16 (Debian: postgresql-client-16).",
  ],
  [{ code: 'given-up', of: 'PostgreSQL' }, 'Stopped before PostgreSQL could be reached.'],
  [{ code: 'database-missing', path }, 'There are no records at /srv/zongheng.db.'],
  [{ code: 'backup-missing', path: '/srv/other.db' }, 'There is no backup: /srv/other.db.'],
  [
    { code: 'backup-unsound', path: '/srv/other.db', detail: 'file is not a database' },
    'The backup /srv/other.db cannot be used: file is not a database. Nothing was changed.',
  ],
])('%j is said in plain words', (fault, said) => {
  expect(sayStartFault(fault)).toBe(said);
});

test('what nobody foresaw is said on one line, without where it broke', () => {
  expect(sayUnexpected(new Error('The module is of another Node.\nRebuild it.'))).toBe(
    'Zongheng has to stop: The module is of another Node. Rebuild it.',
  );
});

test.each([
  [4004, 'Discord no longer accepts the token in DISCORD_TOKEN; copy it again from the developer portal.'],
  [4010, 'Discord refused the shard that Zongheng asked for (code 4010). Please report this.'],
  [
    4011,
    'The bot is in more servers now than its connections may serve (code 4011). Start it again: it then opens more. If several processes share it, stop all of them first.',
  ],
  [4012, 'Discord no longer supports the gateway version that this Zongheng uses (code 4012). Update Zongheng.'],
  [4013, 'Discord does not know the intents that this Zongheng asks for (code 4013). Update Zongheng.'],
  [4014, 'Discord does not allow the bot the intents it asks for (code 4014). Check the bot in the developer portal.'],
])('that Discord has closed the connection for good with %i is said, at the start and later', (code, said) => {
  expect(sayLost({ because: 'closed', code })).toBe(said);
  expect(sayStartFault({ code: 'gateway-closed', close: code })).toBe(said);
});

test.each([
  [4004, 2],
  [4010, 2],
  [4011, 1],
  [4012, 2],
  [4013, 2],
  [4014, 2],
])('a gateway that Discord has closed for good with %i ends the program with code %i, at the start and later', (code, outcome) => {
  expect(exitCodeOf({ code: 'gateway-closed', close: code })).toBe(outcome);
  expect(isLostForGood({ because: 'closed', code })).toBe(outcome === 2);
});

test.each([
  ['wrong-token', 2],
  ['database-refused', 2],
  ['database-absent', 2],
  ['database-away', 1],
  ['ports-taken', 1],
  ['given-up', 0],
])('a start that fails with %s ends with code %i', (code, outcome) => {
  expect(exitCodeOf({ code })).toBe(outcome);
});

test('that Discord no longer accepts the token is said', () => {
  expect(sayLost({ because: 'token-refused' })).toBe(
    'Discord no longer accepts the token in DISCORD_TOKEN; copy it again from the developer portal.',
  );
});
