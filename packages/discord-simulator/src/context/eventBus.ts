import type { Channel, TextChannel, Thread } from '../world/channel.js';
import type { Guild, Member, Role } from '../world/guild.js';
import type { Interaction } from '../world/interaction.js';
import type { Message } from '../world/message.js';
import type { Snowflake } from '../world/snowflake.js';

/** A change in the simulated world. The gateway and the personas' clients are notified from these. */
export type SimulatorEvent =
  | { readonly kind: 'message-created' | 'message-edited' | 'message-deleted'; readonly message: Message; readonly channel: Channel }
  | { readonly kind: 'channel-created' | 'channel-edited' | 'channel-deleted'; readonly channel: TextChannel }
  | { readonly kind: 'thread-created' | 'thread-edited' | 'thread-deleted'; readonly thread: Thread }
  | { readonly kind: 'thread-joined' | 'thread-left'; readonly thread: Thread; readonly user: Snowflake }
  | { readonly kind: 'pins-changed'; readonly channel: Channel }
  | { readonly kind: 'typing'; readonly channel: Channel; readonly user: Snowflake }
  | { readonly kind: 'guild-joined' | 'guild-edited' | 'guild-left' | 'guild-unavailable' | 'guild-available'; readonly guild: Guild }
  | { readonly kind: 'role-created' | 'role-edited' | 'role-deleted'; readonly guild: Guild; readonly role: Role }
  | { readonly kind: 'member-joined' | 'member-edited' | 'member-left'; readonly guild: Guild; readonly member: Member }
  | { readonly kind: 'interaction-begun' | 'interaction-changed'; readonly interaction: Interaction }
  | { readonly kind: 'read'; readonly channel: Channel; readonly user: Snowflake; readonly until: Snowflake }
  | { readonly kind: 'commands-changed' }
  | { readonly kind: 'bot-came' | 'bot-went' }
  | { readonly kind: 'autopilot-changed' }
  | { readonly kind: 'time-skipped' };

export interface EventBus {
  publish(event: SimulatorEvent): void;
  /** Returns a function that ends the subscription. */
  subscribe(listener: (event: SimulatorEvent) => void): () => void;
}

export function createEventBus(): EventBus {
  const listeners = new Set<(event: SimulatorEvent) => void>();
  return {
    publish: event => {
      for (const listener of [...listeners]) listener(event);
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
