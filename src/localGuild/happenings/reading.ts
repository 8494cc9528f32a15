import type { StandIn } from '../standIn.js';
import type { Channel } from '../world/channel.js';
import { isOlder, type Snowflake } from '../world/snowflake.js';
import { saveReading } from '../world/world.js';

/** The last message somebody has read in a channel; "0": none. */
export const readUntil = ({ world }: StandIn, user: Snowflake, channel: Snowflake): Snowflake => world.reading.get(user)?.[channel] ?? '0';

/** Somebody has read a channel up to a message. */
export function noteRead(standIn: StandIn, user: Snowflake, channel: Channel, until: Snowflake): void {
  if (!isOlder(readUntil(standIn, user, channel.id), until)) return;
  saveReading(standIn.world, user, { ...standIn.world.reading.get(user), [channel.id]: until });
  standIn.happenings.tell({ kind: 'read', channel, user, until });
}
