import type { Phase } from '../../game.js';
import { waitingFor } from '../battles/battleWaiting.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { asksWhoSits } from '../phases/attendance.js';
import { awaits, mayVote } from '../phases/awaits.js';

export function phaseNow(variant: Variant, now: State): Phase {
  const turn = { ...now.turn, era: variant.board.file.year.era };
  const votes = asksWhoSits(variant) ? mayVote(variant, now) : [];
  if (!variant.battles) return { kind: now.phase, turn, awaits: awaits(variant, now), ...(asksWhoSits(variant) && { mayAct: votes }) };
  const waiting = waitingFor(variant, now);
  return {
    kind: now.fight?.stage ?? now.phase,
    turn,
    awaits: now.fight ? waiting.awaits : awaits(variant, now),
    mayAct: [...votes, ...waiting.mayAct],
    ...(waiting.host && { host: true }),
    ...(now.fight?.disputed && { within: now.fight.checking ? HOUR : DECISION }),
  };
}

const HOUR = 3_600_000;

/** The longest time, in ms, that the host has to decide a disputed battle. Commanders have an hour to correct their reports. */
const DECISION = 72 * HOUR;
