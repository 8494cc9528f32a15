import { z } from 'zod';
import type { Capacity, UserId } from './match.js';
import { disclose } from './people.js';
import type { MatchTransaction } from './transaction.js';

/** What a host, or whoever decides in his place, can do to a match that everybody who plays in it may know. */
export const HOST_DEEDS = [
  'looked',
  'tried',
  'adjudicated',
  'extended',
  'paused',
  'resumed',
  'replaced',
  'removed',
  'invited',
  'decided',
  'seated',
  'ordered',
  'edited',
  'rolled-back',
  'announced',
  'handed-over',
  'asked-host',
  'arbiter-named',
  'arbiter-left',
  'exported',
  'imported',
  'ended',
] as const;

export type HostDeed = (typeof HOST_DEEDS)[number];

export const noted = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** Who stands in the log where more than half of the others decided. */
export const BY_VOTE: UserId = 'vote';

/** One line of a match's log: who did what, when; `about.as`: in what capacity, if not as the host. It says nothing of anybody's orders. */
export interface Noted {
  readonly at: number;
  readonly actor: UserId;
  readonly deed: HostDeed;
  readonly about: Readonly<z.infer<typeof noted>>;
}

/** Adds a line to the log. What shows a host something of what seats plan is kept as that, too. */
export function note(tx: MatchTransaction, actor: UserId, { deed, about = {} }: Pick<Noted, 'deed'> & Partial<Pick<Noted, 'about'>>): void {
  tx.add('notes', { at: tx.now, actor, deed, about });
  if (SHOWING.includes(deed) && about.as === undefined) disclose(tx, { viewer: actor, as: 'host', seat: '' });
}

/** What a host can do that shows him something of what seats plan. Who decides in his place says what came of a battle, and is shown nothing. */
const SHOWING: readonly HostDeed[] = ['looked', 'tried', 'ordered'];

/** Who decided, as the log keeps it of a deed. */
export const inCapacity = (as: Capacity): Pick<Noted, 'about'>['about'] => (as === 'host' ? {} : { as });
