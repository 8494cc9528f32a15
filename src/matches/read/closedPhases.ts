import type { HostingContext } from '../context/ports.js';
import type { Match } from '../model/match.js';

/** A closed phase, with the game's own state before it and report, as stored. */
export interface ReportedPhase {
  readonly number: number;
  readonly state: unknown;
  readonly report: unknown;
}

/** The closed phases of a match that have a report, oldest first, each read when it is asked for. */
export async function* closedPhases({ store }: Pick<HostingContext, 'store'>, { id }: Match): AsyncGenerator<ReportedPhase> {
  for (const { number, closedAt } of await store.history.phaseHeads(id)) {
    if (closedAt === undefined) continue;
    const phase = await store.history.phase(id, number);
    if (phase?.report !== undefined) yield { number, state: phase.state, report: phase.report };
  }
}
