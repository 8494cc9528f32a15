import { randomBytes } from 'node:crypto';
import { InteractionType } from 'discord-api-types/v10';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { monotonicNow } from '../lib/monotonicNow.js';
import { type Channel, guildOf } from '../world/channel.js';
import type { Interaction, UserInteractionType } from '../world/interaction.js';
import type { Answered } from '../world/message.js';
import type { Snowflake } from '../world/snowflake.js';
import { nextId, saveInteraction } from '../world/world.js';

export interface NewInteraction {
  readonly type: UserInteractionType;
  readonly user: Snowflake;
  readonly data: object;
  readonly command?: string;
  readonly typing?: number;
  readonly source?: Snowflake | undefined;
  readonly opener?: Answered;
}

/** Begins an interaction. The gateway sends it to the bot. */
export function beginInteraction(context: SimulatorContext, channel: Channel, details: NewInteraction): Interaction {
  dropOldInteractions(context);
  const guild = guildOf(channel);
  const interaction: Interaction = {
    ...details,
    id: nextId(context.world),
    token: randomBytes(32).toString('base64url'),
    channel: channel.id,
    ...(guild && { guild }),
    begunAt: monotonicNow(),
    settled: false,
    followUps: [],
  };
  saveInteraction(context.world, interaction);
  context.events.publish({ kind: 'interaction-begun', interaction });
  return interaction;
}

/** What a message stores about the interaction it answers. */
export const answeredBy = ({ id, type, user, command, source, opener }: Interaction): Answered => ({
  interaction: id,
  type,
  user,
  ...(command !== undefined && { command: command.slice(1) }),
  ...(type === InteractionType.MessageComponent && source !== undefined && { pressed: source }),
  ...(opener && { opener }),
});

export function changeInteraction(context: SimulatorContext, interaction: Interaction, change: Partial<Interaction>): Interaction {
  const changed = { ...interaction, ...change };
  saveInteraction(context.world, changed);
  context.events.publish({ kind: 'interaction-changed', interaction: changed });
  return changed;
}

/** Drops old interactions, except those whose modal is still open. They are kept in the order in which they began. */
function dropOldInteractions({ world, rules }: SimulatorContext): void {
  const since = monotonicNow() - rules.interactionLives * 2;
  for (const [id, { begunAt, modal, modalClosed }] of world.interactions) {
    if (begunAt >= since) return;
    if (!modal || modalClosed) world.interactions.delete(id);
  }
}
