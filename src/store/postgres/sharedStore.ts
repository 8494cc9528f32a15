import type { DeliveryNote, OutboxRow } from '../../matches/context/store.js';
import type { HeldLeases } from './leases/heldLeases.js';
import { PARTS, partOfMatch, partOfTarget } from './leases/parts.js';
import type { PostgresStore } from './records.js';

/** A message that may be being sent now: under which lease, and whether an attempt has begun. */
interface Known {
  readonly part: number;
  readonly fence: number;
  isTried: boolean;
}

/** How many messages are remembered before those that are not being sent are forgotten. */
const MANY = 5_000;

export interface SharedStore {
  readonly store: PostgresStore;
  /** Whether the lease under which an attempt to send the message began is still ours. Asked at the last moment before it is sent. */
  isOurs(row: Pick<OutboxRow, 'id'>): boolean;
  /** Whether a message of this part is being sent. */
  isSending(part: number): boolean;
}

/**
 * Whether a search is for matches in which something is due, of which a process sees to those in its parts. Whom to ask to stand in is decided
 * outside the match: two processes would ask two people for one seat. Musters and ends of lobbies would only be worked on twice.
 */
const isAboutWhatIsDue = ({ asksBy, forsakenBy, lobbyEndsBy, mustering }: Parameters<PostgresStore['matches']['find']>[0]): boolean =>
  asksBy !== undefined || forsakenBy !== undefined || lobbyEndsBy !== undefined || mustering === true;

/**
 * The store of one of several processes. What is due is what is due in the parts this process holds. An attempt to send a message of another
 * part is not noted, and so not made.
 */
export function sharedStore(all: PostgresStore, leases: HeldLeases, process: string): SharedStore {
  const known = new Map<number, Known>();
  const mine = <T extends { readonly match: number }>(due: readonly T[]): readonly T[] => {
    const parts = leases.usable('work');
    return due.filter(({ match }) => parts.has(partOfMatch(match)));
  };

  function remember(rows: readonly OutboxRow[]): readonly OutboxRow[] {
    if (known.size > MANY) for (const [id, { isTried }] of known) if (!isTried) known.delete(id);
    return rows.filter(row => {
      const part = partOfTarget('channel' in row.to ? row.to.channel : row.to.user);
      const fence = leases.fenceOf('work', part);
      if (fence === undefined) return false;
      if (known.get(row.id)?.fence !== fence) known.set(row.id, { part, fence, isTried: false });
      return true;
    });
  }

  /** Whether an attempt may begin now. From here on its lease is not given back until the attempt is settled. */
  function begin(id: number): boolean {
    const one = known.get(id);
    if (!one || !leases.usable('work').has(one.part) || leases.fenceOf('work', one.part) !== one.fence) return false;
    one.isTried = true;
    return true;
  }

  async function note(notes: readonly DeliveryNote[]): Promise<readonly boolean[]> {
    const tried = notes.map(one => one.kind !== 'attempt' || begin(one.id));
    const asked = notes.filter((_, i) => tried[i]);
    try {
      const written = asked.length > 0 ? [...(await all.outbox.note(asked, process))] : [];
      for (const [i, one] of asked.entries()) if (one.kind !== 'attempt' || !written[i]) known.delete(one.id);
      return tried.map(isTried => isTried && (written.shift() ?? false));
    } catch (error) {
      for (const one of asked) if (one.kind === 'attempt') known.delete(one.id);
      throw error;
    }
  }

  const store: PostgresStore = {
    ...all,
    matches: {
      ...all.matches,
      duePhases: async (at, whose) => (whose === 'all' ? await all.matches.duePhases(at) : mine(await all.matches.duePhases(at))),
      remindersDue: async at => mine(await all.matches.remindersDue(at)),
      opponentsDue: async () => mine(await all.matches.opponentsDue()),
      find: async (where, whose) => {
        const found = await all.matches.find(where);
        if (whose === 'all' || !isAboutWhatIsDue(where)) return found;
        const parts = leases.usable('work');
        return found.filter(({ id }) => parts.has(partOfMatch(id)));
      },
    },
    servers: {
      ...all.servers,
      withQueues: async () => {
        const found = await all.servers.withQueues();
        const parts = leases.usable('work');
        return found.filter(guild => parts.has(partOfTarget(guild)));
      },
    },
    outbox: {
      ...all.outbox,
      due: async (at, limit, but) => {
        const parts = [...leases.usable('work')];
        if (parts.length === 0) return [];
        return remember(await all.outbox.due(at, limit, but, parts.length === PARTS ? undefined : parts));
      },
      note,
      refusedBefore: async at => mine(await all.outbox.refusedBefore(at)),
    },
  };
  return {
    store,
    isOurs: ({ id }) => {
      const one = known.get(id);
      return one?.isTried === true && leases.fenceOf('work', one.part) === one.fence;
    },
    isSending: part => [...known.values()].some(one => one.isTried && one.part === part),
  };
}
