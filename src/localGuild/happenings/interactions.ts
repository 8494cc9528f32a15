import { randomBytes } from 'node:crypto';
import { realTime } from '../realTime.js';
import type { StandIn } from '../standIn.js';
import { type Channel, guildOf } from '../world/channel.js';
import { INTERACTION_TYPE, type Interaction, type InteractionType } from '../world/interaction.js';
import type { Answered } from '../world/message.js';
import type { Snowflake } from '../world/snowflake.js';
import { nextId, saveInteraction } from '../world/world.js';

export interface Beginning {
  readonly type: InteractionType;
  readonly user: Snowflake;
  readonly told: object;
  readonly command?: string;
  readonly typing?: number;
  readonly source?: Snowflake | undefined;
  readonly opener?: Answered;
}

/** A persona does something with the bot; the bot is told. */
export function beginInteraction(standIn: StandIn, channel: Channel, beginning: Beginning): Interaction {
  forgetOld(standIn);
  const guild = guildOf(channel);
  const interaction: Interaction = {
    ...beginning,
    id: nextId(standIn.world),
    token: randomBytes(32).toString('base64url'),
    channel: channel.id,
    ...(guild && { guild }),
    begunAt: realTime(),
    settled: false,
    followUps: [],
  };
  saveInteraction(standIn.world, interaction);
  standIn.happenings.tell({ kind: 'interaction-begun', interaction });
  return interaction;
}

/** What a message that answers an interaction keeps of it. */
export const answeredBy = ({ id, type, user, command, source, opener }: Interaction): Answered => ({
  interaction: id,
  type,
  user,
  ...(command !== undefined && { command: command.slice(1) }),
  ...(type === INTERACTION_TYPE.component && source !== undefined && { pressed: source }),
  ...(opener && { opener }),
});

export function changeInteraction(standIn: StandIn, interaction: Interaction, change: Partial<Interaction>): Interaction {
  const changed = { ...interaction, ...change };
  saveInteraction(standIn.world, changed);
  standIn.happenings.tell({ kind: 'interaction-changed', interaction: changed });
  return changed;
}

/** Old ones go, but not those whose modal may still be handed in. */
function forgetOld({ world, rules }: StandIn): void {
  for (const [id, { begunAt, modal, modalClosed }] of world.interactions) {
    const age = realTime() - begunAt;
    if (age > rules.interactionLives * 2 && (!modal || modalClosed)) world.interactions.delete(id);
    else if (age < rules.interactionLives) return;
  }
}
