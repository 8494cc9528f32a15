/** What a soak of inputs came to: its last line. Times in milliseconds, sizes in megabytes. */
export interface Figures {
  readonly soak: 'inputs';
  readonly seed: number;
  readonly cases: number;
  /** Cases that changed the records, as the permissions allow. */
  readonly accepted: number;
  /** Cases that changed nothing: refused, malformed, or asked to see something. */
  readonly refused: number;
  readonly breaches: number;
  /** The bot ended though nobody told it to. */
  readonly crashes: number;
  /** Orders on file that the game does not offer. */
  readonly illegal: number;
  /** Changes of the records without a deed that the permissions allow. */
  readonly unexplained: number;
  /** Lines of its log that tell of something unforeseen. */
  readonly errors: number;
  /** Cases that Discord could have told and that were not acknowledged within three seconds. */
  readonly unanswered: number;
  readonly turns: number;
  readonly worstTurnCpuMs: number;
  readonly turnsOver50Cpu: number;
  readonly wallP999Ms: number;
  /** The same without the time for which the main thread waited for a processor: a busy machine does not count. */
  readonly ownP999Ms: number;
  /** For how many of its seconds the main thread waited for a processor. */
  readonly waitedSeconds: number;
  readonly worstTurnWallMs: number;
  /** Of the bot's main thread, with all that the games take. */
  readonly cpuMsPerCase: number;
  readonly seconds: number;
  readonly casesPerSecond: number;
  readonly rssStartMb: number;
  readonly rssEndMb: number;
  readonly heapEndMb: number;
}

/** Counts, and says at once what went wrong and how to see it again. */
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
