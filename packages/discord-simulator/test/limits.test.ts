import { expect, test } from 'vitest';
import { openSimulator, type TestSimulator } from './openSimulator.js';

const text = (length: number) => 'x'.repeat(length);
const times = <T>(count: number, make: (index: number) => T): readonly T[] => Array.from({ length: count }, (_, index) => make(index));

const button = (id: string, change: object = {}) => ({ type: 2, style: 1, label: 'Press', custom_id: id, ...change });
const row = (...components: readonly object[]) => ({ type: 1, components });
const options = (count: number) => times(count, n => ({ label: `${n}`, value: `${n}` }));
const menu = (change: object = {}) => ({ type: 3, custom_id: 'menu', options: options(3), ...change });
const inEmbed = (embed: object) => ({ embeds: [{ title: 'x', ...embed }] });
const inRow = (...components: readonly object[]) => ({ content: 'x', components: [row(...components)] });
const V2 = 1 << 15;
const display = (content: string) => ({ type: 10, content });

/** Returns the errors in the body of a 50035 response, such as "embeds.0.title: BASE_TYPE_MAX_LENGTH". */
function errorsIn(body: unknown): readonly string[] {
  const errors = typeof body === 'object' && body && 'errors' in body ? body.errors : {};
  return walk(errors, '');
}

function walk(node: unknown, path: string): readonly string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === '_errors' && Array.isArray(value)
      ? value.map(one => `${path}: ${one.code}`)
      : walk(value, path === '' ? key : `${path}.${key}`),
  );
}

async function channelOf(simulator: TestSimulator): Promise<string> {
  const ada = await simulator.persona('Ada');
  return (await ada.channels())[0]?.id ?? '';
}

test.each<[what: string, body: object, where: string]>([
  ['2001 characters', { content: text(2001) }, 'content: BASE_TYPE_MAX_LENGTH'],
  ['a number for content', { content: 7 }, 'content: STRING_TYPE_CONVERT'],
  ['a nonce of 26 characters', { content: 'x', nonce: text(26) }, 'nonce: BASE_TYPE_MAX_LENGTH'],
  ['eleven embeds', { embeds: times(11, () => ({ title: 'x' })) }, 'embeds: BASE_TYPE_MAX_LENGTH'],
  ['an embed title of 257', inEmbed({ title: text(257) }), 'embeds.0.title: BASE_TYPE_MAX_LENGTH'],
  ['an embed description of 4097', inEmbed({ description: text(4097) }), 'embeds.0.description: BASE_TYPE_MAX_LENGTH'],
  ['26 fields', inEmbed({ fields: times(26, () => ({ name: 'a', value: 'b' })) }), 'embeds.0.fields: BASE_TYPE_MAX_LENGTH'],
  ['a field value of 1025', inEmbed({ fields: [{ name: 'a', value: text(1025) }] }), 'embeds.0.fields.0.value: BASE_TYPE_MAX_LENGTH'],
  ['a blank field name', inEmbed({ fields: [{ name: ' ', value: 'b' }] }), 'embeds.0.fields.0.name: BASE_TYPE_REQUIRED'],
  ['a field without a value', inEmbed({ fields: [{ name: 'a' }] }), 'embeds.0.fields.0.value: BASE_TYPE_REQUIRED'],
  ['a footer of 2049', inEmbed({ footer: { text: text(2049) } }), 'embeds.0.footer.text: BASE_TYPE_MAX_LENGTH'],
  ['a picture of no address', inEmbed({ image: { url: 'map.png' } }), 'embeds.0.image.url: URL_TYPE_INVALID_URL'],
  ['a colour beyond white', inEmbed({ color: 0x1000000 }), 'embeds.0.color: NUMBER_TYPE_MAX'],
  ['6001 characters in embeds', { embeds: times(2, () => ({ description: text(3001) })) }, 'embeds: MAX_EMBED_SIZE_EXCEEDED'],
  ['an embed of nothing', { content: 'x', embeds: [{}] }, 'embeds.0.description: BASE_TYPE_REQUIRED'],
  ['six rows', { content: 'x', components: times(6, n => row(button(`${n}`))) }, 'components: BASE_TYPE_BAD_LENGTH'],
  ['six buttons in a row', inRow(...times(6, n => button(`${n}`))), 'components.0.components: BASE_TYPE_BAD_LENGTH'],
  ['an empty row', inRow(), 'components.0.components: BASE_TYPE_BAD_LENGTH'],
  ['a menu beside a button', inRow(menu(), button('b')), 'components.0: COMPONENT_LAYOUT_WIDTH_EXCEEDED'],
  ['a button outside a row', { content: 'x', components: [button('b')] }, 'components.0: UNION_TYPE_CHOICES'],
  ['a custom id twice', inRow(button('b'), button('b')), 'components.0.components.1.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED'],
  ['a custom id of 101', inRow(button(text(101))), 'components.0.components.0.custom_id: BASE_TYPE_BAD_LENGTH'],
  ['an empty custom id', inRow(button('')), 'components.0.components.0.custom_id: BASE_TYPE_BAD_LENGTH'],
  [
    'a button without a custom id',
    inRow({ type: 2, style: 1, label: 'x' }),
    'components.0.components.0.custom_id: BUTTON_COMPONENT_CUSTOM_ID_REQUIRED',
  ],
  ['a link without an address', inRow({ type: 2, style: 5, label: 'x' }), 'components.0.components.0.url: BASE_TYPE_REQUIRED'],
  [
    'a link with a custom id',
    inRow(button('b', { style: 5, url: 'https://example.org' })),
    'components.0.components.0.custom_id: COMPONENT_CUSTOM_ID_AND_URL',
  ],
  ['a button label of 81', inRow(button('b', { label: text(81) })), 'components.0.components.0.label: BASE_TYPE_MAX_LENGTH'],
  [
    'a button with nothing on it',
    inRow({ type: 2, style: 1, custom_id: 'b' }),
    'components.0.components.0.label: BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
  ],
  ['26 options', inRow(menu({ options: options(26) })), 'components.0.components.0.options: BASE_TYPE_BAD_LENGTH'],
  ['a menu without options', inRow(menu({ options: [] })), 'components.0.components.0.options: BASE_TYPE_BAD_LENGTH'],
  [
    'an option value of 101',
    inRow(menu({ options: [{ label: 'a', value: text(101) }] })),
    'components.0.components.0.options.0.value: BASE_TYPE_BAD_LENGTH',
  ],
  [
    'two options of one value',
    inRow(menu({ options: [...options(1), ...options(1)] })),
    'components.0.components.0.options: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  ['more to choose than there is', inRow(menu({ max_values: 4 })), 'components.0.components.0.max_values: NUMBER_TYPE_MAX'],
  ['a placeholder of 151', inRow(menu({ placeholder: text(151) })), 'components.0.components.0.placeholder: BASE_TYPE_MAX_LENGTH'],
  [
    'an alt text of 1025',
    { content: 'x', attachments: [{ id: 0, description: text(1025) }] },
    'attachments.0.description: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'pings both ways',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
    'allowed_mentions.parse: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  ['text displays without the flag', { content: 'x', components: [display('x')] }, 'components.0: UNION_TYPE_CHOICES'],
  [
    'content with the flag',
    { content: 'x', flags: V2, components: [display('x')] },
    'content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'embeds with the flag',
    { embeds: [{ title: 'x' }], flags: V2, components: [display('x')] },
    'embeds: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  ['41 components', { flags: V2, components: times(41, n => display(`${n}`)) }, 'components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED'],
  [
    '4001 characters displayed',
    { flags: V2, components: times(2, () => display(text(2001))) },
    'components: COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ],
])('a message with %s is refused', async (_, body, where) => {
  const simulator = await openSimulator();
  const answer = await simulator.send('POST', `/channels/${await channelOf(simulator)}/messages`, body);
  expect(answer).toMatchObject({ status: 400, body: { code: 50035, message: 'Invalid Form Body' } });
  expect(errorsIn(answer.body)).toEqual([where]);
});

test('an empty message is refused', async () => {
  const simulator = await openSimulator();
  const path = `/channels/${await channelOf(simulator)}/messages`;
  for (const body of [{}, { content: '  \n ' }, { embeds: [] }])
    expect(await simulator.send('POST', path, body)).toMatchObject({ status: 400, body: { code: 50006 } });
});

test('a message just within the limits is accepted', async () => {
  const simulator = await openSimulator();
  const path = `/channels/${await channelOf(simulator)}/messages`;
  const full = {
    content: text(2000),
    embeds: [{ description: text(4096), footer: { text: text(1904) } }],
    components: times(5, r => row(...times(5, b => button(`${r}${b}`, { label: text(80) })))),
    nonce: text(25),
  };
  expect((await simulator.send('POST', path, full)).status).toBe(200);
  const v2 = { flags: V2, components: [{ type: 17, components: [display(text(4000)), row(button('b')), { type: 14 }] }] };
  expect((await simulator.send('POST', path, v2)).status).toBe(200);
});

const option = (change: object = {}) => ({ type: 3, name: 'text', description: 'x', ...change });
const command = (change: object = {}) => ({ name: 'order', description: 'x', ...change });

test.each<[what: string, command: object, where: string]>([
  ['capitals in its name', command({ name: 'Order' }), '0.name: APPLICATION_COMMAND_INVALID_NAME'],
  ['a blank in its name', command({ name: 'my order' }), '0.name: APPLICATION_COMMAND_INVALID_NAME'],
  ['a name of 33', command({ name: text(33) }), '0.name: BASE_TYPE_BAD_LENGTH'],
  ['no description', { name: 'order' }, '0.description: BASE_TYPE_REQUIRED'],
  ['a description of 101', command({ description: text(101) }), '0.description: BASE_TYPE_MAX_LENGTH'],
  ['26 options', command({ options: times(26, n => option({ name: `o${n}` })) }), '0.options: BASE_TYPE_MAX_LENGTH'],
  ['an option twice', command({ options: [option(), option()] }), '0.options: APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE'],
  [
    'a required option behind another',
    command({ options: [option(), option({ name: 'b', required: true })] }),
    '0.options: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    '26 choices',
    command({ options: [option({ choices: times(26, n => ({ name: `${n}`, value: `${n}` })) })] }),
    '0.options.0.choices: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'choices and autocomplete',
    command({ options: [option({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] }),
    '0.options.0.choices: APPLICATION_COMMAND_OPTIONS_CHOICES_INVALID',
  ],
  [
    'a choice value of 101',
    command({ options: [option({ choices: [{ name: 'a', value: text(101) }] })] }),
    '0.options.0.choices.0.value: BASE_TYPE_MAX_LENGTH',
  ],
  ['a max_length of 6001', command({ options: [option({ max_length: 6001 })] }), '0.options.0.max_length: NUMBER_TYPE_MAX'],
  ['an unknown locale', command({ name_localizations: { 'fr-CA': 'commande' } }), '0.name_localizations: BASE_TYPE_CHOICES'],
  [
    'capitals in a translated name',
    command({ name_localizations: { fr: 'Ordre' } }),
    '0.name_localizations.fr: APPLICATION_COMMAND_INVALID_NAME',
  ],
  [
    'subcommands beside options',
    command({ options: [{ type: 1, name: 'create', description: 'x' }, option()] }),
    '0.options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    'more than 8000 characters',
    command({
      options: times(25, n =>
        option({ name: `o${n}`, description: text(100), choices: times(25, c => ({ name: `${text(8)}${c}`, value: text(5) })) }),
      ),
    }),
    '0: APPLICATION_COMMAND_TOO_LARGE',
  ],
])('a command with %s is refused', async (_, one, where) => {
  const simulator = await openSimulator();
  const { id } = await simulator.ask('bot.read', {});
  const answer = await simulator.send('PUT', `/applications/${id}/commands`, [one]);
  expect(answer).toMatchObject({ status: 400, body: { code: 50035 } });
  expect(errorsIn(answer.body)).toEqual([where]);
});

test('duplicate names, and more than a hundred commands, are refused', async () => {
  const simulator = await openSimulator();
  const { id } = await simulator.ask('bot.read', {});
  const put = (commands: readonly object[]) => simulator.send('PUT', `/applications/${id}/commands`, commands);
  expect(errorsIn((await put([command(), command()])).body)).toEqual(['1.name: APPLICATION_COMMANDS_DUPLICATE_NAME']);
  expect((await put(times(101, n => command({ name: `c${n}` })))).body).toMatchObject({ code: 50035 });
  expect((await put(times(100, n => command({ name: `c${n}` })))).status).toBe(200);
  expect(await simulator.send('POST', `/applications/${id}/commands`, command())).toMatchObject({ status: 400, body: { code: 30032 } });
  expect(await simulator.send('PUT', '/applications/1/commands', [])).toMatchObject({ status: 403, body: { code: 20012 } });
});

const input = (change: object = {}) => ({ type: 4, custom_id: 'i', style: 1, ...change });
const labelled = (component: object, change: object = {}) => ({ type: 18, label: 'Orders', component, ...change });
const form = (change: object = {}) => ({ type: 9, data: { custom_id: 'f', title: 'Form', components: [labelled(input())], ...change } });

test.each<[what: string, callback: object, where: string]>([
  ['a form titled with 46 characters', form({ title: text(46) }), 'data.title: BASE_TYPE_BAD_LENGTH'],
  [
    'a form of six parts',
    form({ components: times(6, n => labelled(input({ custom_id: `${n}` }))) }),
    'data.components: BASE_TYPE_BAD_LENGTH',
  ],
  ['a form of no parts', form({ components: [] }), 'data.components: BASE_TYPE_BAD_LENGTH'],
  ['a label of 46', form({ components: [labelled(input(), { label: text(46) })] }), 'data.components.0.label: BASE_TYPE_BAD_LENGTH'],
  [
    'a text of 4001',
    form({ components: [labelled(input({ value: text(4001) }))] }),
    'data.components.0.component.value: BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a prefill too long for its field',
    form({ components: [labelled(input({ value: 'xxxx', max_length: 3 }))] }),
    'data.components.0.component.value: BASE_TYPE_BAD_LENGTH',
  ],
  [
    'fields of one custom id',
    form({ components: [labelled(input()), labelled(input())] }),
    'data.components.1: COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  ['a form with a button', form({ components: [labelled(button('b'))] }), 'data.components.0.component: UNION_TYPE_CHOICES'],
  ['2001 characters', { type: 4, data: { content: text(2001) } }, 'data.content: BASE_TYPE_MAX_LENGTH'],
  ['an unknown kind', { type: 3 }, ': UNION_TYPE_CHOICES'],
  ['a flag too early', { type: 5, data: { flags: V2 } }, 'data.flags: BASE_TYPE_CHOICES'],
])('a callback with %s is refused', async (_, callback, where) => {
  const errors: (readonly string[])[] = [];
  const simulator = await openSimulator();
  const client = await simulator.bot(async one => {
    const answer = await simulator.send('POST', `/interactions/${one.id}/${one.token}/callback`, callback);
    errors.push(errorsIn(answer.body));
    if (one.isRepliable()) await one.reply('well');
  });
  await client.application.commands.set([command()], client.guilds.cache.first()?.id ?? '');
  const ada = await simulator.persona('Ada');
  await ada.command('general', '/order');
  expect(errors).toEqual([[where]]);
});

test('more than 25 choices, and choices of the wrong type, are refused', async () => {
  const errors: (readonly string[])[] = [];
  const simulator = await openSimulator();
  const client = await simulator.bot(async one => {
    const answer = (choices: readonly object[]) =>
      simulator.send('POST', `/interactions/${one.id}/${one.token}/callback`, { type: 8, data: { choices } });
    errors.push(errorsIn((await answer(times(26, n => ({ name: `${n}`, value: `${n}` })))).body));
    errors.push(errorsIn((await answer([{ name: 'a', value: 1 }])).body));
    errors.push(errorsIn((await answer([{ name: text(101), value: 'a' }])).body));
    await answer(times(25, n => ({ name: `${n}`, value: `${n}` })));
  });
  await client.application.commands.set([command({ options: [option({ autocomplete: true })] })], client.guilds.cache.first()?.id ?? '');
  const ada = await simulator.persona('Ada');
  expect(await ada.autocomplete('general', '/order', 'text')).toHaveLength(25);
  expect(errors).toEqual([
    ['data.choices: BASE_TYPE_MAX_LENGTH'],
    ['data.choices.0.value: BASE_TYPE_CONVERT'],
    ['data.choices.0.name: BASE_TYPE_BAD_LENGTH'],
  ]);
});
