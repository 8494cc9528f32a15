import { z } from 'zod';
import type { Capacity, UserId } from './match.js';
import { disclose } from './people.js';
import type { MatchTransaction } from './transaction.js';

/** Actions of a host, or of somebody who decides in their place, that all players may know of. */
export const HOST_ACTIONS = [
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
  'offered',
  'ordered',
  'edited',
  'rolled-back',
  'announced',
  'handed-over',
  'asked-host',
  'arbiter-named',
  'arbiter-left',
  'changed-setting',
  'exported',
  'imported',
  'ended',
] as const;

export type HostAction = (typeof HOST_ACTIONS)[number];

export const noted = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** The `actor` of what a majority of the other powers decided. */
export const BY_VOTE: UserId = 'vote';

/** One line of the match log: who did what when. `about.as`: in what capacity, if not as the host. Reveals nobody's orders. */
export interface Noted {
  readonly at: number;
  readonly actor: UserId;
  readonly deed: HostAction;
  readonly about: Readonly<z.infer<typeof noted>>;
}

/** Adds a line to the log. If the action showed the host something of seats' plans, that is recorded as a disclosure. */
export function note(tx: MatchTransaction, actor: UserId, { deed, about = {} }: Pick<Noted, 'deed'> & Partial<Pick<Noted, 'about'>>): void {
  tx.add('notes', { at: tx.now, actor, deed, about });
  if (SHOWING.includes(deed) && about.as === undefined) disclose(tx, { viewer: actor, as: 'host', seat: '' });
}

/** Actions that show a host something of seats' plans. Somebody who decides in the host's place is shown nothing. */
const SHOWING: readonly HostAction[] = ['looked', 'tried', 'ordered'];

/** The capacity of the actor, as log entries keep it: nothing for the host. */
export const inCapacity = (as: Capacity): Pick<Noted, 'about'>['about'] => (as === 'host' ? {} : { as });
