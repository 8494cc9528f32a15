import { breath } from '../../lib/breath.js';
import { decide } from '../context/decide.js';
import type { HostingContext } from '../context/ports.js';
import { whereItBroke } from '../context/whereItBroke.js';
import { matchInPlay } from '../read/matchInPlay.js';
import { postponeDeadline } from './postponeDeadline.js';

const MINUTE = 60_000;
/** An absence of the bot that is shorter than this hurts nobody. */
export const OUTAGE = 10 * MINUTE;
/** The end of a phase, when orders come in: only what is lost of it is given back. */
const LAST_HOURS = 120 * MINUTE;

const KEY = 'last-there';

/** Notes that players can reach the bot now. */
export const noteThere = (hosting: HostingContext): void => hosting.store.setMeta(KEY, String(hosting.now()));

/** When they last could, in UTC milliseconds, by the records. */
export function lastThere(hosting: HostingContext): number | undefined {
  const noted = hosting.store.getMeta(KEY);
  return noted === undefined ? undefined : Number(noted);
}

/**
 * The bot could not be reached since a moment. Of every phase that lost more than ten minutes of its last two hours by that, the
 * deadline is put off by as much, and the channel is told. Others have their turn between two matches.
 */
export async function makeUpFor(hosting: HostingContext, since: number): Promise<void> {
  const now = hosting.now();
  if (now - since < OUTAGE) return;
  for (const { match } of hosting.store.duePhases(now + LAST_HOURS)) {
    await breath();
    makeUpIn(hosting, match, since);
  }
}

function makeUpIn(hosting: HostingContext, match: number, since: number): void {
  try {
    decide(hosting, match, tx => {
      const current = matchInPlay(tx);
      if (!current.ok) return;
      const { openedAt, dueAt } = current.value.phase;
      const lost = Math.min(tx.now, dueAt) - Math.max(since, openedAt, dueAt - LAST_HOURS);
      if (lost >= OUTAGE) postponeDeadline(tx, Math.max(dueAt, tx.now) + lost, { notice: 'outage', seats: [], lost });
    });
  } catch (error) {
    hosting.log.error({ match, ...whereItBroke(error) }, 'an outage could not be made up for');
  }
}
