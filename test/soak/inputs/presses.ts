import { ButtonStyle, ComponentType, InteractionType } from 'discord-api-types/v10';
import { buttonsOf, type Channel, fieldOf, known, type Message, messageIn, selectsOf } from 'discord-simulator/internals';
import { COMPONENT_ACTIONS } from '../../../src/discord/message/customId.js';
import type { Random } from '../../../src/lib/random.js';
import type { Case } from './case.js';
import { anyFilling } from './commands.js';
import { anyOf, chance, oneOf, weighed, whole } from './dice.js';
import type { Person, Scene } from './scene.js';
import type { OpenForm } from './shown.js';
import { anyText, hostileText } from './texts.js';
import { ordersOf } from './values.js';

const kindOf = (what: string, customId: string): string => `${what} ${customId.split(':')[1]?.slice(0, 20) ?? ''}`;

/**
 * Returns a press on a button or menu that the bot has shown, to this person or to somebody else. The custom id is unchanged or altered.
 */
export function pressCase(random: Random, scene: Scene, person: Person, place: Channel): Case | undefined {
  const message = scene.shown.any(random);
  if (!message) return undefined;
  const user = message.onlyFor !== undefined && chance(random, 0.8) ? message.onlyFor : person.user.id;
  const channel = known(scene.context.world.channels, message.channel);
  if (!mayBeIn(scene, user, channel)) return elsewhere(random, scene, person, place, message);
  const control = anyControl(random, message);
  if (!control) return undefined;
  const custom_id = chance(random, 0.75) ? control.custom_id : altered(random, scene, control.custom_id);
  const isAltered = custom_id !== control.custom_id;
  return {
    kind: `${kindOf('press', custom_id)}${isAltered ? ', altered' : ''}`,
    type: InteractionType.MessageComponent,
    user,
    channel,
    told: { ...control, custom_id },
    source: message.id,
    ...(isAltered && { mayStaySilent: true }),
  };
}

/** The same for somebody who cannot see the channel: the button is pressed in the channel where they are. */
function elsewhere(random: Random, scene: Scene, person: Person, channel: Channel, message: Message): Case | undefined {
  const control = anyControl(random, message);
  if (!control) return undefined;
  const own = anyOf(random, [...(scene.context.world.messages.get(channel.id)?.values() ?? [])]);
  if (!own) return undefined;
  const kind = `${kindOf('press', control.custom_id)}, elsewhere`;
  return {
    kind,
    type: InteractionType.MessageComponent,
    user: person.user.id,
    channel,
    told: control,
    source: own.id,
    mayStaySilent: true,
  };
}

function mayBeIn({ people }: Scene, user: string, { id }: Channel): boolean {
  const person = people.find(one => one.user.id === user);
  return person?.channels.some(channel => channel.id === id) === true;
}

interface Control {
  readonly component_type: number;
  readonly custom_id: string;
  readonly values?: readonly string[];
}

function anyControl(random: Random, message: Message): Control | undefined {
  const buttons = buttonsOf(message).filter(({ style, disabled }) => style < ButtonStyle.Link && !disabled);
  const controls: readonly Control[] = [
    ...buttons.map(({ type, custom_id = '' }) => ({ component_type: type, custom_id })),
    ...selectsOf(message).flatMap(select => {
      if (select.type !== ComponentType.StringSelect) return [];
      const value = anyOf(random, select.options)?.value ?? '';
      return [
        {
          component_type: select.type,
          custom_id: select.custom_id,
          values: [chance(random, 0.9) ? value : hostileText(random).slice(0, 100)],
        },
      ];
    }),
  ];
  return anyOf(random, controls);
}

/** Custom ids that no message of the bot has. */
const BROKEN: readonly string[] = [
  ...[
    '1:orders:1:1:%E0%A4%A',
    '1:orders:1:1:%',
    '1:topic:1:1:%ff:%ff',
    '1:orders::',
    '1:orders:-1:1',
    '1:orders:1e9:1',
    '1:orders:1:1e309',
  ],
  ...[
    '2:orders:1:1',
    '1',
    ':',
    '',
    '1:nothing:1:1',
    '1:__proto__:1:1',
    '1:constructor:1:1',
    '1:step:1:1:::::::',
    '1:orders:99999999999999999999:1',
  ],
  ...[
    '1:orders:0x10:1',
    '1:explain:1:1:999999999',
    '1:explain:1:1:-5',
    '1:won:1:1:1:1',
    '1:won:1:1:-1:NaN',
    '1:rollback:1:0',
    '1:orders:1:1:%00',
  ],
];

/** Returns a custom id with a part of it changed, or one that the bot never made. */
export function altered(random: Random, { matches }: Scene, id: string): string {
  if (chance(random, 0.2)) return oneOf(random, BROKEN, '');
  const parts = id.split(':');
  const at = weighed(random, [
    [3, 1],
    [4, 2],
    [4, 3],
    [2, 4],
    [2, 5],
  ]);
  const other = [
    id,
    oneOf(random, COMPONENT_ACTIONS, 'join'),
    String(anyOf(random, matches)?.match.id ?? whole(random, 0, 50)),
    String(whole(random, 0, (Number(parts[3]) || 0) + 2)),
    encodeURIComponent(chance(random, 0.5) ? String(whole(random, 0, 30)) : Buffer.from(hostileText(random).slice(0, 10)).toString()),
    encodeURIComponent(String(whole(random, 0, 30))),
  ][at];
  return parts
    .toSpliced(at, 1, other ?? '')
    .join(':')
    .slice(0, 100);
}

/** Whether the message over which the form was opened is still there. Some forms need no message. */
const isThere = ({ context }: Scene, { channel, source }: OpenForm): boolean =>
  source === undefined || messageIn(context.world, channel, source) !== undefined;

/** Returns a submitted form, with orders, nearly orders, or hostile text in its field. */
export function formCase(random: Random, scene: Scene, person: Person): Case | undefined {
  const form = anyOf(random, scene.shown.forms());
  if (!form) return undefined;
  const channel = scene.context.world.channels.get(form.channel);
  const user = chance(random, 0.85) ? form.user : person.user.id;
  const filler = scene.people.find(one => one.user.id === user);
  if (!channel || !filler || !mayBeIn(scene, user, channel) || !isThere(scene, form)) return undefined;
  const filling = anyFilling(random, scene, filler, channel);
  const components = form.modal.components.map((part, i) => {
    const field = fieldOf(part);
    const text = anyText(random, () => ordersOf(filling)).slice(0, 4_000);
    const inner = field && { type: field.type, id: i * 2 + 2, custom_id: field.custom_id, value: text };
    return part.type === ComponentType.Label
      ? { type: part.type, id: i * 2 + 1, component: inner }
      : { type: part.type, id: i * 2 + 1, components: [inner] };
  });
  const custom_id = chance(random, 0.8) ? form.modal.custom_id : altered(random, scene, form.modal.custom_id);
  const isAltered = custom_id !== form.modal.custom_id;
  return {
    kind: `${kindOf('form', custom_id)}${isAltered ? ', altered' : ''}`,
    type: InteractionType.ModalSubmit,
    user,
    channel,
    told: { custom_id, components },
    source: form.source,
    ...(isAltered && { mayStaySilent: true }),
  };
}
