import type { SimulatorContext } from '../context/simulatorContext.js';
import type { Channel } from '../world/channel.js';
import { isOlder, type Snowflake } from '../world/snowflake.js';
import { saveReadMarkers } from '../world/world.js';

/** The last message that a user has read in a channel; "0" for none. */
export const lastRead = ({ world }: SimulatorContext, user: Snowflake, channel: Snowflake): Snowflake =>
  world.readMarkers.get(user)?.[channel] ?? '0';

/** Notes that a user has read a channel up to a message. */
export function markRead(context: SimulatorContext, user: Snowflake, channel: Channel, until: Snowflake): void {
  if (!isOlder(lastRead(context, user, channel.id), until)) return;
  saveReadMarkers(context.world, user, { ...context.world.readMarkers.get(user), [channel.id]: until });
  context.events.publish({ kind: 'read', channel, user, until });
}
