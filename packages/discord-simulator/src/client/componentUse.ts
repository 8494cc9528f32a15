import { ButtonStyle, ComponentType, InteractionType } from 'discord-api-types/v10';
import { beginInteraction } from '../changes/interactionChanges.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { ok, type Result } from '../lib/result.js';
import type { Select } from '../requestSchemas/selectSchema.js';
import { channelType } from '../serializers/serializeChannel.js';
import type { Channel } from '../world/channel.js';
import type { Message } from '../world/message.js';
import type { Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { known } from '../world/world.js';
import { awaitAnswer } from './awaitReply.js';
import { type ClientFault, clientFault } from './clientFault.js';
import { channelFor, messageFor } from './clientView.js';
import { pickedRole, pickedUser, resolved } from './pickedEntities.js';
import { replyOf } from './replyView.js';
import type { Reply } from './seen.js';
import { buttonsOf, seenButton, selectsOf } from './seenComponent.js';

/** A user who uses a component of a message. */
export interface ComponentUse {
  readonly context: SimulatorContext;
  readonly user: User;
  readonly message: Snowflake;
}

/** Presses a button, named by its label or custom id, and waits for the bot's reply. */
export async function pressButton(use: ComponentUse, name: string): Promise<Result<Reply, ClientFault>> {
  const message = messageFor(use.context, use.user, use.message);
  if (!message.ok) return message;
  const buttons = buttonsOf(message.value);
  const byLabel = buttons.filter(one => seenButton(one).label === name);
  const button = buttons.find(one => one.custom_id === name) ?? byLabel[0];
  if (!button)
    return clientFault('unknown-component', `The message has no button ${name}${offered(buttons.map(one => seenButton(one).label))}`);
  if (byLabel.length > 1 && button.custom_id !== name) return clientFault('unknown-component', `The message has several buttons ${name}.`);
  if (button.disabled) return clientFault('disabled', `The button ${name} is disabled.`);
  if (button.style >= ButtonStyle.Link) return clientFault('unknown-component', `The button ${name} is a link.`);
  return sendUse(use, message.value, { component_type: button.type, id: button.id, custom_id: button.custom_id });
}

const offered = (labels: readonly string[]): string => (labels.length > 0 ? `, only ${labels.join(', ')}.` : '.');

/** Chooses in a select menu, named by its custom id or placeholder; options by label or value. */
export async function chooseIn(use: ComponentUse, name: string, wanted: readonly string[]): Promise<Result<Reply, ClientFault>> {
  const message = messageFor(use.context, use.user, use.message);
  if (!message.ok) return message;
  const selects = selectsOf(message.value);
  const select = selects.find(one => one.custom_id === name) ?? selects.find(one => one.placeholder === name);
  if (!select)
    return clientFault(
      'unknown-component',
      `The message has no menu ${name}${offered(selects.map(one => one.placeholder ?? one.custom_id))}`,
    );
  if (select.disabled) return clientFault('disabled', `The menu ${name} is disabled.`);
  const channel = known(use.context.world.channels, message.value.channel);
  const values = choicesIn({ ...use, channel }, select, wanted);
  if (!values.ok) return values;
  const { type: component_type, id, custom_id } = select;
  return sendUse(use, message.value, {
    component_type,
    id,
    custom_id,
    values: values.value,
    ...resolvedIn({ ...use, channel }, select, values.value),
  });
}

interface Place {
  readonly context: SimulatorContext;
  readonly user: User;
  readonly channel: Channel;
}

export const resolvedIn = ({ context, user, channel }: Place, select: Select, values: readonly string[]) =>
  select.type === ComponentType.StringSelect ? {} : resolved(context, channel, user.id, values);

/** The values of the chosen options, checked against the menu's options and bounds. */
export function choicesIn(place: Place, select: Select, wanted: readonly string[]): Result<readonly string[], ClientFault> {
  const { min_values: min = 1, max_values: max = 1 } = select;
  const values: string[] = [];
  for (const one of wanted) {
    const value = choiceIn(place, select, one);
    if (!value.ok) return value;
    values.push(value.value);
  }
  if (new Set(values).size < values.length) return clientFault('bad-choice', 'An option can be chosen only once.');
  return values.length >= min && values.length <= max ? ok(values) : clientFault('bad-choice', `The menu takes ${min} to ${max} options.`);
}

function choiceIn({ context, user, channel }: Place, select: Select, wanted: string): Result<string, ClientFault> {
  switch (select.type) {
    case ComponentType.StringSelect: {
      const option = select.options.find(one => one.value === wanted) ?? select.options.find(one => one.label === wanted);
      return option
        ? ok(option.value)
        : clientFault('bad-choice', `The menu does not offer ${wanted}${offered(select.options.map(one => one.label))}`);
    }
    case ComponentType.UserSelect:
      return pickedUser(context, channel, wanted);
    case ComponentType.RoleSelect:
      return pickedRole(context, channel, wanted);
    case ComponentType.MentionableSelect: {
      const picked = pickedUser(context, channel, wanted);
      return picked.ok ? picked : pickedRole(context, channel, wanted);
    }
    case ComponentType.ChannelSelect: {
      const picked = channelFor(context, user, wanted);
      if (!picked.ok) return picked;
      const fits = !select.channel_types?.length || select.channel_types.includes(channelType(picked.value));
      return fits ? ok(picked.value.id) : clientFault('bad-choice', `The menu does not offer ${wanted}.`);
    }
  }
}

async function sendUse({ context, user }: ComponentUse, message: Message, data: object): Promise<Result<Reply, ClientFault>> {
  const channel = known(context.world.channels, message.channel);
  const interaction = beginInteraction(context, channel, {
    type: InteractionType.MessageComponent,
    user: user.id,
    data,
    source: message.id,
  });
  const answered = await awaitAnswer(context, interaction);
  return answered.ok ? ok(replyOf(context, user, answered.value)) : answered;
}
