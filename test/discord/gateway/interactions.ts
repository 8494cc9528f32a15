import { FIELD } from '../../../src/discord/components/orderForms.js';
import { customId } from '../../../src/discord/message/customId.js';

/** The ids of the place and the user of forged interactions. */
export interface Scene {
  readonly application: string;
  readonly guild: string;
  readonly channel: string;
  readonly user: string;
}

type Forged = Readonly<Record<string, unknown>>;

const FILE = '900000000000000001';
const OTHER = '900000000000000002';

const person = (id: string) => ({ id, username: 'ada', discriminator: '0', global_name: 'Ada', avatar: null, bot: false, flags: 0 });

/** Returns the fields that all interactions in a server share. */
const anybody = ({ application, guild, channel, user }: Scene): Forged => ({
  application_id: application,
  version: 1,
  channel_id: channel,
  channel: { id: channel, type: 0, name: 'lobby', guild_id: guild, permissions: '0', parent_id: null, last_message_id: null },
  guild_id: guild,
  guild: { id: guild, locale: 'en-US', features: [] },
  guild_locale: 'en-US',
  locale: 'fr',
  member: {
    user: person(user),
    nick: null,
    avatar: null,
    roles: [],
    joined_at: '2026-01-01T00:00:00.000Z',
    premium_since: null,
    deaf: false,
    mute: false,
    flags: 0,
    pending: false,
    permissions: '8',
    communication_disabled_until: null,
  },
  app_permissions: '562949953421311',
  entitlements: [],
  authorizing_integration_owners: { 0: guild },
  attachment_size_limit: 10_485_760,
  context: 0,
});

const message = ({ application, channel }: Scene, components: readonly object[]): Forged => ({
  id: '900000000000000003',
  channel_id: channel,
  type: 0,
  author: { ...person(application), bot: true },
  content: '',
  timestamp: '2026-01-01T00:00:00.000Z',
  edited_timestamp: null,
  tts: false,
  mention_everyone: false,
  mentions: [],
  mention_roles: [],
  attachments: [],
  embeds: [{ type: 'rich', description: 'A Par H', fields: [{ name: 'a', value: 'b', inline: true }], footer: { text: 'c' } }],
  pinned: false,
  flags: 64,
  components: [{ type: 1, id: 1, components }],
  interaction_metadata: { id: '1', type: 2, user: person(application), authorizing_integration_owners: {} },
});

const resolved = ({ user, channel }: Scene) => ({
  users: { [user]: person(user) },
  members: { [user]: { roles: [], permissions: '0', joined_at: '2026-01-01T00:00:00.000Z', flags: 0 } },
  roles: { [OTHER]: { id: OTHER, name: 'x', color: 0, hoist: false, position: 1, permissions: '0', managed: false, mentionable: false } },
  channels: { [channel]: { id: channel, type: 0, name: 'lobby', permissions: '0' } },
  attachments: {
    [FILE]: { id: FILE, filename: 'a.json', size: 12, url: 'http://127.0.0.1:9/a.json', proxy_url: '', content_type: 'application/json' },
  },
});

const SELECT_TYPES = { string: 3, user: 5, role: 6, mentionable: 7, channel: 8 } as const;

/** Returns a valid interaction of every kind, as Discord sends them, but without id and token. */
export function soundInteractions(scene: Scene): ReadonlyMap<string, Forged> {
  const { user, channel } = scene;
  const base = anybody(scene);
  const command = (type: number, name: string, data: object) => ({ ...base, type, data: { id: OTHER, name, type: 1, ...data } });
  const button = { type: 2, id: 2, style: 1, label: 'Orders', custom_id: customId('orders', 1, 1) };
  const selects = Object.entries(SELECT_TYPES).map(([kind, type]) => {
    const id = customId('topic', 1, 1, 'en');
    const chosen = kind === 'string' ? 'x' : kind === 'channel' ? channel : kind === 'role' ? OTHER : user;
    const menu = { type, id: 2, custom_id: id, min_values: 1, max_values: 1, options: [{ label: 'x', value: 'x' }] };
    const data = { custom_id: id, component_type: type, id: 2, values: [chosen], ...(kind !== 'string' && { resolved: resolved(scene) }) };
    return [`${kind} select`, { ...base, type: 3, data, message: message(scene, [menu]) }] as const;
  });
  const row = { type: 1, id: 1, components: [{ type: 4, id: 2, custom_id: FIELD, value: 'A Par H' }] };
  const label = (component: object) => ({ type: 18, id: 3, component: { id: 4, ...component } });
  const fields = [
    row,
    label({ type: 3, custom_id: 'menu', values: ['x'] }),
    label({ type: 5, custom_id: 'people', values: [user] }),
    label({ type: 19, custom_id: 'files', values: [FILE] }),
    { type: 10, id: 9, content: 'told' },
  ];
  const more = [
    label({ type: 6, custom_id: 'roles', values: [OTHER] }),
    label({ type: 7, custom_id: 'either', values: [user] }),
    label({ type: 8, custom_id: 'channels', values: [channel] }),
    label({ type: 21, custom_id: 'radio', value: 'x' }),
    label({ type: 22, custom_id: 'ticks', values: ['x'] }),
  ];
  const form = (components: readonly object[]) => ({
    ...base,
    type: 5,
    data: { custom_id: customId('pasted', 1, 1), components, resolved: resolved(scene) },
  });
  const { guild_id: _, guild: __, member: ___, ...place } = base;
  const text = { name: 'text', type: 3, value: 'A Par H' };
  return new Map<string, Forged>([
    ['command', command(2, 'order', { options: [text] })],
    ['command in a direct message', { ...place, context: 1, user: person(user), type: 2, data: { id: OTHER, name: 'orders', type: 1 } }],
    ['command under a command', command(2, 'game', { options: [{ name: 'list', type: 1, options: [] }] })],
    [
      'command with a file and a person',
      command(2, 'host', {
        options: [
          {
            name: 'import',
            type: 1,
            options: [
              { name: 'file', type: 11, value: FILE },
              { name: 'player', type: 6, value: user },
            ],
          },
        ],
        resolved: resolved(scene),
      }),
    ],
    ['autocomplete', command(4, 'order', { options: [{ ...text, focused: true }] })],
    ['user command', command(2, 'Look', { type: 2, target_id: user, resolved: resolved(scene) })],
    [
      'message command',
      command(2, 'Quote', {
        type: 3,
        target_id: '900000000000000003',
        resolved: { messages: { '900000000000000003': message(scene, [button]) } },
      }),
    ],
    ['button', { ...base, type: 3, data: { custom_id: button.custom_id, component_type: 2, id: 2 }, message: message(scene, [button]) }],
    ...selects,
    ['form', form(fields)],
    ['form of other fields', { ...form(more), message: message(scene, [button]) }],
  ]);
}

const DEEP: unknown = JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`);

/** Values that are wrong for a field, with their names. */
export const WRONG: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['null', null],
  ['a number', 7.5],
  ['a text', 'CANARY'],
  ['an object', { CANARY: 'CANARY' }],
  ['a list', [['CANARY']]],
  ['nothing', ''],
  ['an empty list', []],
  ['too much', 'CANARY'.repeat(1_200)],
  ['too deep', DEEP],
]);

type Path = readonly (string | number)[];

/** Returns the paths of all fields of a value, at any depth. */
export const fieldsOf = (value: unknown, at: Path = []): readonly Path[] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => [[...at, key], ...fieldsOf(one, [...at, key])])
    : [];

/** Returns a copy with one field replaced, or removed (`gone`). */
export function changed(value: unknown, [key, ...rest]: Path, to: { readonly value: unknown } | 'gone'): unknown {
  if (key === undefined) return to === 'gone' ? undefined : to.value;
  const copy: Record<string, unknown> = { ...(typeof value === 'object' ? value : {}) };
  if (rest.length === 0 && to === 'gone') delete copy[key];
  else copy[key] = changed(copy[key], rest, to);
  return Array.isArray(value) ? Object.values(copy) : copy;
}
