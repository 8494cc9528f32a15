import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  ChannelType,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  PermissionFlagsBits,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
  UserSelectMenuBuilder,
} from 'discord.js';
import { expect, test } from 'vitest';
import { openTable, type Table } from './table.js';

const game = new SlashCommandBuilder()
  .setName('game')
  .setNameLocalizations({ fr: 'partie' })
  .setDescription('Games')
  .addSubcommand(one =>
    one
      .setName('create')
      .setNameLocalizations({ fr: 'créer' })
      .setDescription('Open a game')
      .addStringOption(option =>
        option
          .setName('variant')
          .setNameLocalizations({ fr: 'variante' })
          .setDescription('Which')
          .setRequired(true)
          .addChoices(
            { name: 'Classic', name_localizations: { fr: 'Classique' }, value: 'classic' },
            { name: 'Warring States', value: 'ws' },
          ),
      )
      .addStringOption(option => option.setName('length').setDescription('How long').setMinLength(2).setMaxLength(4))
      .addIntegerOption(option => option.setName('years').setDescription('How many').setMinValue(1).setMaxValue(20))
      .addUserOption(option => option.setName('host').setDescription('Who'))
      .addChannelOption(option => option.setName('where').setDescription('Where').addChannelTypes(ChannelType.GuildText)),
  );
const secret = new SlashCommandBuilder().setName('secret').setDescription('x');
const admin = new SlashCommandBuilder().setName('admin').setDescription('x').setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild);

const buttons = new ActionRowBuilder<ButtonBuilder>().addComponents(
  new ButtonBuilder().setCustomId('join').setLabel('Join').setStyle(ButtonStyle.Success),
  new ButtonBuilder().setCustomId('start').setLabel('Start').setStyle(ButtonStyle.Primary).setDisabled(true),
  new ButtonBuilder().setURL('https://example.org').setLabel('Rules').setStyle(ButtonStyle.Link),
);
const menu = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
  new StringSelectMenuBuilder()
    .setCustomId('powers')
    .setPlaceholder('Powers')
    .setMinValues(1)
    .setMaxValues(2)
    .addOptions(['Qin', 'Chu', 'Qi'].map(label => ({ label, value: label.toLowerCase() }))),
);
const people = new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
  new UserSelectMenuBuilder().setCustomId('ally').setPlaceholder('Ally'),
);
const form = new ModalBuilder()
  .setCustomId('form')
  .setTitle('Orders')
  .addLabelComponents(
    new LabelBuilder()
      .setLabel('Text')
      .setTextInputComponent(new TextInputBuilder().setCustomId('text').setStyle(TextInputStyle.Short).setMinLength(3).setMaxLength(10)),
    new LabelBuilder()
      .setLabel('Power')
      .setStringSelectMenuComponent(
        new StringSelectMenuBuilder()
          .setCustomId('power')
          .setRequired(false)
          .addOptions({ label: 'Qin', value: 'qin' }, { label: 'Chu', value: 'chu' }),
      ),
  );

async function answer(one: Interaction): Promise<unknown> {
  if (one.isChatInputCommand() && one.commandName === 'game') {
    const shown = one.options.data[0]?.options?.map(option => `${option.name}=${option.value}`).join(' ');
    return one.reply({ content: shown, components: [buttons, menu, people] });
  }
  if (one.isChatInputCommand())
    return one.reply({ content: `for ${one.user.displayName} alone`, components: [buttons], flags: MessageFlags.Ephemeral });
  if (one.isButton()) return one.showModal(form);
  if (one.isStringSelectMenu()) return one.reply(one.values.join('+'));
  if (one.isUserSelectMenu()) return one.reply(one.users.map(user => user.displayName).join());
  return one.isModalSubmit() && one.reply(`${one.fields.getTextInputValue('text')} ${one.fields.getStringSelectValues('power').join()}`);
}

async function openGame(): Promise<Table> {
  const table = await openTable();
  const client = await table.bot(answer);
  await client.application.commands.set([game, secret, admin]);
  return table;
}

const refused = (code: string) => ({ name: 'Refused', code });

test('eight people are there, in two languages; more can come', async () => {
  const table = await openTable();
  const people = await table.director.ask('personas.list', {});
  expect(people).toHaveLength(8);
  expect(new Set(people.map(one => one.locale.slice(0, 2)))).toEqual(new Set(['en', 'fr']));
  await table.director.ask('personas.add', { name: 'Ivo', locale: 'de' });
  expect((await (await table.persona('ivo')).channels()).map(one => one.name)).toEqual(['general', 'lobby', 'table-one', 'table-two']);
  await expect(table.director.ask('personas.add', { name: 'Ivo' })).rejects.toMatchObject(refused('name-taken'));
  await expect(table.persona('Nobody')).rejects.toMatchObject(refused('unknown-persona'));
});

test('the palette and its choices speak the language of the persona', async () => {
  const table = await openGame();
  const claire = await table.persona('Claire');
  const [create] = (await claire.commands('general')).filter(one => one.name.startsWith('/partie'));
  expect(create).toMatchObject({
    name: '/partie créer',
    options: [{ name: 'variante', required: true, choices: [{ name: 'Classique' }, { name: 'Warring States' }] }, {}, {}, {}, {}],
  });
  const bao = await table.persona('Bao');
  expect((await claire.command('general', '/partie créer', { variante: 'Classique' })).text).toBe('variant=classic');
  const [, lobby] = await bao.channels();
  const all = { variant: 'ws', length: '24h', years: 5, host: 'Claire', where: '#lobby' };
  expect((await bao.command('general', '/game create', all)).text).toBe(
    `variant=ws length=24h years=5 host=${claire.id} where=${lobby?.id}`,
  );
});

test.each<[what: string, command: string, options: Record<string, string | number | boolean>, code: string]>([
  ['an unknown command', '/game destroy', {}, 'unknown-command'],
  ['half a command', '/game', {}, 'unknown-command'],
  ['a missing option', '/game create', {}, 'missing-option'],
  ['an unknown option', '/game create', { variant: 'ws', colour: 'red' }, 'unknown-option'],
  ['an unknown choice', '/game create', { variant: 'chess' }, 'bad-option'],
  ['a text too short', '/game create', { variant: 'ws', length: 'x' }, 'bad-option'],
  ['a text too long', '/game create', { variant: 'ws', length: 'xxxxx' }, 'bad-option'],
  ['a number too large', '/game create', { variant: 'ws', years: 21 }, 'bad-option'],
  ['a broken number', '/game create', { variant: 'ws', years: 1.5 }, 'bad-option'],
  ['somebody who is not there', '/game create', { variant: 'ws', host: 'Nobody' }, 'bad-choice'],
  ['a channel that is not there', '/game create', { variant: 'ws', where: '#nowhere' }, 'unknown-channel'],
])('a client does not send %s', async (_, command, options, code) => {
  const table = await openGame();
  const bao = await table.persona('Bao');
  await expect(bao.command('general', command, options)).rejects.toMatchObject(refused(code));
});

test('commands are offered to those who may use them, where they may', async () => {
  const table = await openGame();
  const [ada, bao] = [await table.persona('Ada'), await table.persona('Bao')];
  const names = async (one: typeof ada) => (await one.commands('general')).map(each => each.name);
  expect(await names(ada)).toContain('/admin');
  expect(await names(bao)).not.toContain('/admin');
  await expect(bao.command('general', '/admin')).rejects.toMatchObject(refused('unknown-command'));
  expect((await bao.command('dm', '/secret')).text).toBe('for Bao alone');
  await table.director.ask('channels.permit', { channel: 'general', who: 'everyone', deny: ['UseApplicationCommands'] });
  expect(await names(bao)).toEqual([]);
  expect(await names(ada)).toContain('/secret');
  await table.director.ask('bot.kick', {});
  expect(await names(ada)).toEqual([]);
});

test('only what is on a message can be pressed and chosen', async () => {
  const table = await openGame();
  const bao = await table.persona('Bao');
  const card = await bao.command('general', '/game create', { variant: 'ws' });
  expect(card.message?.buttons.map(one => [one.label, one.disabled])).toEqual([
    ['Join', false],
    ['Start', true],
    ['Rules', false],
  ]);
  await expect(bao.press(card, 'Leave')).rejects.toMatchObject(refused('unknown-component'));
  await expect(bao.press(card, 'Start')).rejects.toMatchObject(refused('disabled'));
  await expect(bao.press(card, 'Rules')).rejects.toMatchObject(refused('unknown-component'));
  await expect(bao.choose(card, 'Colours', 'red')).rejects.toMatchObject(refused('unknown-component'));
  await expect(bao.choose(card, 'Powers', 'Han')).rejects.toMatchObject(refused('bad-choice'));
  await expect(bao.choose(card, 'Powers', [])).rejects.toMatchObject(refused('bad-choice'));
  await expect(bao.choose(card, 'Powers', ['Qin', 'Chu', 'Qi'])).rejects.toMatchObject(refused('bad-choice'));
  await expect(bao.choose(card, 'Powers', ['Qin', 'qin'])).rejects.toMatchObject(refused('bad-choice'));
  expect((await bao.choose(card, 'Powers', ['Qin', 'qi'])).text).toBe('qin+qi');
  expect((await bao.choose(card, 'ally', 'Hana')).text).toBe('Hana');
});

test('a form takes what its fields take, once, from who opened it', async () => {
  const table = await openGame();
  const [bao, hana] = [await table.persona('Bao'), await table.persona('Hana')];
  const opened = await bao.press(await bao.command('general', '/game create', { variant: 'ws' }), 'join');
  expect(opened.modal).toMatchObject({
    title: 'Orders',
    fields: [
      { label: 'Text', min: 3, max: 10 },
      { label: 'Power', required: false },
    ],
  });
  await expect(bao.submitModal(opened, {})).rejects.toMatchObject(refused('bad-field'));
  await expect(bao.submitModal(opened, { Text: 'xx' })).rejects.toMatchObject(refused('bad-field'));
  await expect(bao.submitModal(opened, { Text: 'x'.repeat(11) })).rejects.toMatchObject(refused('bad-field'));
  await expect(bao.submitModal(opened, { Text: 'hold', Colour: 'red' })).rejects.toMatchObject(refused('bad-field'));
  await expect(bao.submitModal(opened, { Text: 'hold', Power: 'Han' })).rejects.toMatchObject(refused('bad-choice'));
  await expect(hana.submitModal(opened, { Text: 'hold' })).rejects.toMatchObject(refused('unknown-modal'));
  expect((await bao.submitModal(opened, { text: 'A Ji H', Power: 'Chu' })).text).toBe('A Ji H chu');
  await expect(bao.submitModal(opened, { Text: 'hold' })).rejects.toMatchObject(refused('unknown-modal'));
  const again = await bao.press(await bao.command('general', '/game create', { variant: 'ws' }), 'join');
  await bao.dismissModal(again);
  await expect(bao.submitModal(again, { Text: 'hold' })).rejects.toMatchObject(refused('unknown-modal'));
});

test('what only one may see, no other sees or touches', async () => {
  const table = await openGame();
  const [bao, hana] = [await table.persona('Bao'), await table.persona('Hana')];
  const own = await bao.command('general', '/secret');
  expect(own.message?.ephemeral).toBe(true);
  expect(await hana.messages('general')).toEqual([]);
  await expect(hana.press(own, 'Join')).rejects.toMatchObject(refused('unknown-message'));
  await expect(hana.again({ ...own })).rejects.toMatchObject(refused('unknown-message'));
  expect((await table.send('GET', `/channels/${own.message?.channel}/messages/${own.message?.id}`)).body).toMatchObject({ code: 10008 });
  const inDm = await bao.command('dm', '/secret');
  await expect(hana.messages(inDm.message?.channel ?? '')).rejects.toMatchObject(refused('unknown-channel'));
});

test('a persona is shown what changes before their eyes, and nothing else', async () => {
  const table = await openGame();
  const [bao, hana] = [await table.persona('Bao'), await table.persona('Hana')];
  const seen: string[] = [];
  const stop = await hana.watch(event => seen.push('message' in event ? `${event.type}: ${event.message.text}` : event.type));
  await bao.command('general', '/secret');
  await bao.say('general', 'hello');
  await table.director.ask('channels.add', { name: 'new' });
  await table.director.skip(1000);
  await expect.poll(() => seen).toEqual(['time', 'message: hello', 'channels', 'time']);
  stop();
});

test('in an archived thread no command works, and nobody writes in a locked one', async () => {
  const table = await openTable();
  const client = await table.bot(answer);
  await client.application.commands.set([game, secret]);
  const channel = client.channels.cache.find(one => one.type === ChannelType.GuildText && one.name === 'general');
  if (channel?.type !== ChannelType.GuildText) throw new Error('there is a #general');
  const thread = await channel.threads.create({ name: 'Talk', type: ChannelType.PublicThread });
  const bao = await table.persona('Bao');
  expect((await bao.command(thread.id, '/secret')).text).toBe('for Bao alone');
  await table.director.ask('threads.set', { thread: thread.id, archived: true, locked: true });
  await expect(bao.command(thread.id, '/secret')).rejects.toMatchObject(refused('archived'));
  await expect(bao.say(thread.id, 'hello?')).rejects.toMatchObject(refused('cannot-write'));
});

test('without a bot nobody answers', async () => {
  const table = await openTable({ rules: { acknowledgeWithin: 50 } });
  const client = await table.bot(answer);
  await client.application.commands.set([game, secret]);
  await client.destroy();
  const bao = await table.persona('Bao');
  await expect(bao.command('general', '/secret')).rejects.toMatchObject(refused('no-answer'));
});
