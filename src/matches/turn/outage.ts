import { breath } from '../../lib/breath.js';
import { decide } from '../context/decide.js';
import type { House } from '../context/ports.js';
import { whereItBroke } from '../context/whereItBroke.js';
import { tableOf } from '../read/table.js';
import { putOff } from './putOff.js';

const MINUTE = 60_000;
/** An absence of the bot that is shorter than this hurts nobody. */
export const OUTAGE = 10 * MINUTE;
/** The end of a phase, when orders come in: only what is lost of it is given back. */
const LAST_HOURS = 120 * MINUTE;

const KEY = 'last-there';

/** Notes that players can reach the bot now. */
export const noteThere = (house: House): void => house.store.remember(KEY, String(house.now()));

/** When they last could, in UTC milliseconds, by the records. */
export function lastThere(house: House): number | undefined {
  const noted = house.store.recall(KEY);
  return noted === undefined ? undefined : Number(noted);
}

/**
 * The bot could not be reached since a moment. Of every phase that lost more than ten minutes of its last two hours by that, the
 * deadline is put off by as much, and the channel is told. Others have their turn between two matches.
 */
export async function makeUpFor(house: House, since: number): Promise<void> {
  const now = house.now();
  if (now - since < OUTAGE) return;
  for (const { match } of house.store.duePhases(now + LAST_HOURS)) {
    await breath();
    makeUpIn(house, match, since);
  }
}

function makeUpIn(house: House, match: number, since: number): void {
  try {
    decide(house, match, tx => {
      const table = tableOf(tx);
      if (!table.ok) return;
      const { openedAt, dueAt } = table.value.phase;
      const lost = Math.min(tx.now, dueAt) - Math.max(since, openedAt, dueAt - LAST_HOURS);
      if (lost >= OUTAGE) putOff(tx, Math.max(dueAt, tx.now) + lost, { notice: 'outage', seats: [], lost });
    });
  } catch (error) {
    house.log.error({ match, ...whereItBroke(error) }, 'an outage could not be made up for');
  }
}
