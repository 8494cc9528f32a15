/** The result of a soak of inputs, which it prints as its last line. */
export interface Figures {
  readonly soak: 'inputs';
  readonly seed: number;
  readonly cases: number;
  /** Cases that changed the records, as the permissions allow. */
  readonly accepted: number;
  /** Cases that changed nothing: refused, malformed, or only asking to see something. */
  readonly refused: number;
  readonly breaches: number;
  /** How often the bot ended although nobody told it to. */
  readonly crashes: number;
  /** Filed orders that the game does not offer. */
  readonly illegal: number;
  /** Changes of the records that nothing explains that people were allowed to do. */
  readonly unexplained: number;
  /** Lines of the log that report something unforeseen. */
  readonly errors: number;
  /** Cases that Discord could have sent and that were not acknowledged within three seconds. */
  readonly unanswered: number;
  readonly turns: number;
  readonly worstTurnCpuMs: number;
  readonly turnsOver50Cpu: number;
  readonly wallP999Ms: number;
  /** The same, without the time for which the main thread waited for a processor, so that a busy machine does not count. */
  readonly ownP999Ms: number;
  /** How many seconds the main thread waited for a processor. */
  readonly waitedSeconds: number;
  readonly worstTurnWallMs: number;
  /** The CPU time of the bot's main thread per case, including what the games take. */
  readonly cpuMsPerCase: number;
  readonly seconds: number;
  readonly casesPerSecond: number;
  readonly rssStartMb: number;
  readonly rssEndMb: number;
  readonly heapEndMb: number;
}

/** Counts breaches, and prints at once what went wrong and how to see it again. */
export interface Ledger {
  readonly accepted: Set<number>;
  breach(kind: Breach, cases: readonly number[], what: string): void;
  count(kind: Breach): number;
}
export type Breach = 'crashes' | 'illegal' | 'unexplained' | 'errors' | 'unanswered' | 'slow turns';

const TOLD_IN_ALL = 200;

export function openLedger(seed: number): Ledger {
  const counts = new Map<Breach, number>();
  let told = 0;
  return {
    accepted: new Set(),
    count: kind => counts.get(kind) ?? 0,
    breach: (kind, cases, what) => {
      counts.set(kind, (counts.get(kind) ?? 0) + 1);
      told += 1;
      if (told > TOLD_IN_ALL) return;
      console.log(`✗ ${kind}: ${what}`);
      for (const number of cases.slice(0, 8)) console.log(`  again: npm run soak -- inputs --seed ${seed} --only ${number}`);
    },
  };
}
