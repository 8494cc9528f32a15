import type { MatchHistory, Store } from '../matches/context/store.js';
import type { FiledOrders, MatchId, MatchPhase } from '../matches/model/match.js';
import type { MatchSnapshot } from '../matches/model/snapshot.js';
import type { PressMessage } from '../matches/model/transaction.js';
import { type UploadedParts, uploadedIn } from '../matches/model/uploadedVariant.js';
import type { ImmediateStore } from '../store/records.js';

/** Everything on record that the record of a match is made from: its phases that are over, which change no more unless it is rolled back. */
export interface GatheredMatch {
  readonly facts: MatchSnapshot;
  readonly phases: readonly GatheredPhase[];
  readonly press: readonly PressMessage[];
  /** What it is played by, if somebody brought that to a server. */
  readonly variant?: UploadedParts | undefined;
}

interface GatheredPhase {
  readonly phase: MatchPhase;
  readonly submissions: readonly FiledOrders[];
  readonly salts: ReadonlyMap<string, string>;
}

/** Reads a match from a store that answers at once. Undefined if there is none. */
export function gatherNow({ matches, history, variants }: ImmediateStore, id: MatchId): GatheredMatch | undefined {
  const facts = matches.read(id);
  if (!facts) return undefined;
  const phases: GatheredPhase[] = [];
  for (let number = 1; number < (facts.open?.number ?? 0); number++) {
    const phase = history.phase(id, number);
    if (phase) phases.push({ phase, submissions: history.submissions(id, number), salts: history.salts(id, number) });
  }
  const version = uploadedIn(facts.match.game);
  return { facts, phases, press: history.pressMessages(id, 0), variant: version && variants.get(version) };
}

/** Like `gatherNow`, from a store that answers later. */
export async function gatherLater({ matches, history, variants }: Store, id: MatchId): Promise<GatheredMatch | undefined> {
  const facts = await matches.read(id);
  if (!facts) return undefined;
  const phases: GatheredPhase[] = [];
  for (let number = 1; number < (facts.open?.number ?? 0); number++) {
    const phase = await history.phase(id, number);
    if (phase) phases.push({ phase, submissions: await history.submissions(id, number), salts: await history.salts(id, number) });
  }
  const version = uploadedIn(facts.match.game);
  return { facts, phases, press: await history.pressMessages(id, 0), variant: version && (await variants.get(version)) };
}

/** The gathered match as a history. Nothing is written: a salt that is not on record stays what it was going to be. */
export function historyOf({
  phases,
  press,
}: GatheredMatch): Pick<MatchHistory, 'phase' | 'submissions' | 'salts' | 'keepSalt' | 'pressMessages'> {
  const at = (number: number): GatheredPhase | undefined => phases.find(({ phase }) => phase.number === number);
  return {
    phase: async (_, number) => at(number)?.phase,
    submissions: async (_, number) => at(number)?.submissions ?? [],
    salts: async (_, number) => at(number)?.salts ?? new Map(),
    keepSalt: async (_match, _phase, _seat, salt) => salt,
    pressMessages: async (_, since) => press.filter(one => one.at >= since),
  };
}
