import { ok, type Result } from '../../lib/result.js';
import { BUTTON_STYLE } from '../door/button.js';
import { COMPONENT } from '../door/component.js';
import type { Select } from '../door/select.js';
import { beginInteraction } from '../happenings/interactions.js';
import type { StandIn } from '../standIn.js';
import { channelType } from '../wire/channel.js';
import type { Channel } from '../world/channel.js';
import { INTERACTION_TYPE } from '../world/interaction.js';
import type { Message } from '../world/message.js';
import type { Snowflake } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { known } from '../world/world.js';
import { awaitAnswer } from './await.js';
import { type Fault, fault } from './fault.js';
import { channelFor, messageFor } from './look.js';
import { pickedRole, pickedUser, resolved } from './picked.js';
import { replyOf } from './reply.js';
import type { Reply } from './seen.js';
import { buttonsOf, seenButton, selectsOf } from './seenComponent.js';

/** A persona before a message. */
export interface Touch {
  readonly standIn: StandIn;
  readonly user: User;
  readonly message: Snowflake;
}

/** Presses a button, named by its label or custom id, and waits for what the bot makes of it. */
export async function pressButton(touch: Touch, name: string): Promise<Result<Reply, Fault>> {
  const message = messageFor(touch.standIn, touch.user, touch.message);
  if (!message.ok) return message;
  const buttons = buttonsOf(message.value);
  const byLabel = buttons.filter(one => seenButton(one).label === name);
  const button = buttons.find(one => one.custom_id === name) ?? byLabel[0];
  if (!button) return fault('unknown-component', `The message has no button ${name}${offered(buttons.map(one => seenButton(one).label))}`);
  if (byLabel.length > 1 && button.custom_id !== name) return fault('unknown-component', `The message has several buttons ${name}.`);
  if (button.disabled) return fault('disabled', `The button ${name} is disabled.`);
  if (button.style >= BUTTON_STYLE.link) return fault('unknown-component', `The button ${name} leads out of the guild.`);
  return use(touch, message.value, { component_type: button.type, id: button.id, custom_id: button.custom_id });
}

const offered = (labels: readonly string[]): string => (labels.length > 0 ? `, only ${labels.join(', ')}.` : '.');

/** Chooses in a menu, named by its custom id or placeholder; options by their labels or values. */
export async function chooseIn(touch: Touch, name: string, wanted: readonly string[]): Promise<Result<Reply, Fault>> {
  const message = messageFor(touch.standIn, touch.user, touch.message);
  if (!message.ok) return message;
  const selects = selectsOf(message.value);
  const select = selects.find(one => one.custom_id === name) ?? selects.find(one => one.placeholder === name);
  if (!select)
    return fault('unknown-component', `The message has no menu ${name}${offered(selects.map(one => one.placeholder ?? one.custom_id))}`);
  if (select.disabled) return fault('disabled', `The menu ${name} is disabled.`);
  const channel = known(touch.standIn.world.channels, message.value.channel);
  const values = choicesIn({ ...touch, channel }, select, wanted);
  if (!values.ok) return values;
  const { type: component_type, id, custom_id } = select;
  return use(touch, message.value, {
    component_type,
    id,
    custom_id,
    values: values.value,
    ...resolvedIn({ ...touch, channel }, select, values.value),
  });
}

interface Place {
  readonly standIn: StandIn;
  readonly user: User;
  readonly channel: Channel;
}

export const resolvedIn = ({ standIn, user, channel }: Place, select: Select, values: readonly string[]) =>
  select.type === COMPONENT.stringSelect ? {} : resolved(standIn, channel, user.id, values);

/** The values of what is chosen, as many as the menu takes, each offered by it. */
export function choicesIn(place: Place, select: Select, wanted: readonly string[]): Result<readonly string[], Fault> {
  const { min_values: min = 1, max_values: max = 1 } = select;
  const values: string[] = [];
  for (const one of wanted) {
    const value = choiceIn(place, select, one);
    if (!value.ok) return value;
    values.push(value.value);
  }
  if (new Set(values).size < values.length) return fault('bad-choice', 'An option can be chosen only once.');
  return values.length >= min && values.length <= max ? ok(values) : fault('bad-choice', `The menu takes ${min} to ${max} options.`);
}

function choiceIn({ standIn, user, channel }: Place, select: Select, wanted: string): Result<string, Fault> {
  switch (select.type) {
    case COMPONENT.stringSelect: {
      const option = select.options.find(one => one.value === wanted) ?? select.options.find(one => one.label === wanted);
      return option
        ? ok(option.value)
        : fault('bad-choice', `The menu does not offer ${wanted}${offered(select.options.map(one => one.label))}`);
    }
    case COMPONENT.userSelect:
      return pickedUser(standIn, channel, wanted);
    case COMPONENT.roleSelect:
      return pickedRole(standIn, channel, wanted);
    case COMPONENT.mentionableSelect: {
      const picked = pickedUser(standIn, channel, wanted);
      return picked.ok ? picked : pickedRole(standIn, channel, wanted);
    }
    case COMPONENT.channelSelect: {
      const picked = channelFor(standIn, user, wanted);
      if (!picked.ok) return picked;
      const fits = !select.channel_types?.length || select.channel_types.includes(channelType(picked.value));
      return fits ? ok(picked.value.id) : fault('bad-choice', `The menu does not offer ${wanted}.`);
    }
  }
}

async function use({ standIn, user }: Touch, message: Message, told: object): Promise<Result<Reply, Fault>> {
  const channel = known(standIn.world.channels, message.channel);
  const interaction = beginInteraction(standIn, channel, { type: INTERACTION_TYPE.component, user: user.id, told, source: message.id });
  const answered = await awaitAnswer(standIn, interaction);
  return answered.ok ? ok(replyOf(standIn, user, answered.value)) : answered;
}
