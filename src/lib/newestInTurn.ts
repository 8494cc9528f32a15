import { soon, soonOr } from './soon.js';

/** Fulfils wishes about things, of each thing one after another. */
export interface NewestInTurn<Key, Wish> {
  /** Fulfils a wish in its turn, or a newer one of the same thing that came meanwhile. False if that came to nothing for now. Never fails. */
  want(key: Key, wish: Wish): Promise<boolean>;
  /** The same, unless another wish about the thing is waiting already. */
  wantIfNone(key: Key, wish: Wish): void;
  /** Does something else about a thing, in its turn. Fails if that takes longer than a turn may. */
  after<T>(key: Key, work: () => Promise<T>): Promise<T>;
  /** Resolves once nothing is under way, or after `patience` ms. Wishes that are to be tried again later are not waited for. */
  settled(patience: number): Promise<void>;
}

export interface Fulfilling<Key, Wish> {
  readonly fulfil: (key: Key, wish: Wish) => Promise<boolean>;
  /** Told of each failure. True if it may work later: the wish is tried again then, unless a newer one was fulfilled meanwhile. */
  readonly failed: (error: unknown) => boolean;
  /** The pauses before a wish is tried again, in ms; after the last one it is given up. */
  readonly pauses: readonly number[];
  /** How long a turn may take, in ms: whatever is behind it goes on then, beside it. A wish has failed by then. */
  readonly longest: number;
}

export function createNewestInTurn<Key, Wish>({ fulfil, failed, pauses, longest }: Fulfilling<Key, Wish>): NewestInTurn<Key, Wish> {
  const wanted = new Map<Key, { readonly wish: Wish }>();
  const lines = new Map<Key, Promise<unknown>>();
  /** What became of the last wish while others wait behind it. */
  const outcomes = new Map<Key, boolean>();
  /** How often the newest wish failed; and whether it waits for its pause to pass. */
  const failures = new Map<Key, number>();
  const pausing = new Set<Key>();

  function inTurn<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const done = (lines.get(key) ?? Promise.resolve()).then(work);
    const line = done
      .catch(() => undefined)
      .finally(() => {
        if (lines.get(key) !== line) return;
        lines.delete(key);
        outcomes.delete(key);
      });
    lines.set(key, line);
    return done;
  }

  async function newest(key: Key): Promise<boolean> {
    const next = wanted.get(key);
    if (!next) return outcomes.get(key) ?? true;
    wanted.delete(key);
    const outcome = await fulfilled(key, next.wish);
    outcomes.set(key, outcome);
    return outcome;
  }

  async function fulfilled(key: Key, wish: Wish): Promise<boolean> {
    try {
      const outcome = await soon(fulfil(key, wish), longest);
      failures.delete(key);
      return outcome;
    } catch (error) {
      if (!failed(error)) failures.delete(key);
      // A newer wish has its own turn.
      else if (!wanted.has(key)) again(key, wish);
      return false;
    }
  }

  /** Keeps a wish for whoever waits behind it, and for when its pause has passed. */
  function again(key: Key, wish: Wish): void {
    const count = failures.get(key) ?? 0;
    const ms = pauses[count];
    if (ms === undefined) return void failures.delete(key);
    wanted.set(key, { wish });
    if (pausing.has(key)) return;
    failures.set(key, count + 1);
    pausing.add(key);
    setTimeout(() => {
      pausing.delete(key);
      void inTurn(key, () => newest(key));
    }, ms).unref();
  }

  const want = (key: Key, wish: Wish): Promise<boolean> => {
    wanted.set(key, { wish });
    return inTurn(key, () => newest(key));
  };
  return {
    want,
    wantIfNone: (key, wish) => {
      if (!wanted.has(key)) void want(key, wish);
    },
    after: (key, work) => inTurn(key, () => soon(work(), longest)),
    settled: async patience => {
      let isLate = false;
      const all = async (): Promise<void> => {
        while (lines.size > 0 && !isLate) await Promise.all(lines.values());
      };
      await soonOr(all(), patience, undefined);
      isLate = true;
    },
  };
}
