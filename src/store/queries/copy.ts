import { sql } from 'drizzle-orm';
import type { Store } from '../../matches/ports.js';
import { type Connection, together } from '../connection.js';

/** Everything before a phase, as it is: phases, what counted in them, its salts; and who sits where now. */
export const copyQueries = (db: Connection): Pick<Store, 'copyUntil'> => ({
  copyUntil: (from, to, phase) =>
    together(db, () => {
      db.run(sql`insert into phases (match_id, number, kind, state, opened_at, due_at, closed_at, closed_by, report, seal_form, edition, turn)
        select ${to}, number, kind, state, opened_at, due_at, closed_at, closed_by, report, seal_form, edition, turn from phases
        where match_id = ${from} and number < ${phase}`);
      db.run(sql`insert into submissions (match_id, phase, seat, submission, ready, revision)
        select ${to}, phase, seat, submission, ready, revision from submissions where match_id = ${from} and phase < ${phase}`);
      db.run(sql`insert into salts (match_id, phase, seat, salt)
        select ${to}, phase, seat, salt from salts where match_id = ${from} and phase < ${phase}`);
      db.run(sql`insert into seats (match_id, seat) select ${to}, seat from seats where match_id = ${from} order by id`);
      db.run(sql`insert into tenures (seat_id, user_id, since, until)
        select new.id, tenures.user_id, tenures.since, tenures.until from tenures
        join seats old on old.id = tenures.seat_id and old.match_id = ${from}
        join seats new on new.match_id = ${to} and new.seat = old.seat order by tenures.id`);
    }),
});
