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
import { openSimulator, type TestSimulator } from './openSimulator.js';

const poll = new SlashCommandBuilder()
  .setName('poll')
  .setNameLocalizations({ fr: 'sondage' })
  .setDescription('Polls')
  .addSubcommand(one =>
    one
      .setName('create')
      .setNameLocalizations({ fr: 'créer' })
      .setDescription('Open a poll')
      .addStringOption(option =>
        option
          .setName('topic')
          .setNameLocalizations({ fr: 'sujet' })
          .setDescription('Which')
          .setRequired(true)
          .addChoices({ name: 'Lunch', name_localizations: { fr: 'Déjeuner' }, value: 'lunch' }, { name: 'Trip', value: 'trip' }),
      )
      .addStringOption(option => option.setName('length').setDescription('How long').setMinLength(2).setMaxLength(4))
      .addIntegerOption(option => option.setName('days').setDescription('How many').setMinValue(1).setMaxValue(20))
      .addUserOption(option => option.setName('host').setDescription('Who'))
      .addChannelOption(option => option.setName('where').setDescription('Where').addChannelTypes(ChannelType.GuildText)),
  );
const secret = new SlashCommandBuilder().setName('secret').setDescription('x');
const admin = new SlashCommandBuilder().setName('admin').setDescription('x').setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild);

const buttons = new ActionRowBuilder<ButtonBuilder>().addComponents(
  new ButtonBuilder().setCustomId('join').setLabel('Join').setStyle(ButtonStyle.Success),
  new ButtonBuilder().setCustomId('start').setLabel('Start').setStyle(ButtonStyle.Primary).setDisabled(true),
  new ButtonBuilder().setURL('https://example.org').setLabel('SimulatorRules').setStyle(ButtonStyle.Link),
);
const menu = new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(
  new StringSelectMenuBuilder()
    .setCustomId('colours')
    .setPlaceholder('Colours')
    .setMinValues(1)
    .setMaxValues(2)
    .addOptions(['Red', 'Green', 'Blue'].map(label => ({ label, value: label.toLowerCase() }))),
);
const people = new ActionRowBuilder<UserSelectMenuBuilder>().addComponents(
  new UserSelectMenuBuilder().setCustomId('guest').setPlaceholder('Guest'),
);
const form = new ModalBuilder()
  .setCustomId('form')
  .setTitle('Orders')
  .addLabelComponents(
    new LabelBuilder()
      .setLabel('Text')
      .setTextInputComponent(new TextInputBuilder().setCustomId('text').setStyle(TextInputStyle.Short).setMinLength(3).setMaxLength(10)),
    new LabelBuilder()
      .setLabel('Colour')
      .setStringSelectMenuComponent(
        new StringSelectMenuBuilder()
          .setCustomId('colour')
          .setRequired(false)
          .addOptions({ label: 'Red', value: 'red' }, { label: 'Green', value: 'green' }),
      ),
  );

async function answer(one: Interaction): Promise<unknown> {
  if (one.isChatInputCommand() && one.commandName === 'poll') {
    const shown = one.options.data[0]?.options?.map(option => `${option.name}=${option.value}`).join(' ');
    return one.reply({ content: shown, components: [buttons, menu, people] });
  }
  if (one.isChatInputCommand())
    return one.reply({ content: `for ${one.user.displayName} alone`, components: [buttons], flags: MessageFlags.Ephemeral });
  if (one.isButton()) return one.showModal(form);
  if (one.isStringSelectMenu()) return one.reply(one.values.join('+'));
  if (one.isUserSelectMenu()) return one.reply(one.users.map(user => user.displayName).join());
  return one.isModalSubmit() && one.reply(`${one.fields.getTextInputValue('text')} ${one.fields.getStringSelectValues('colour').join()}`);
}

async function openPoll(): Promise<TestSimulator> {
  const simulator = await openSimulator();
  const client = await simulator.bot(answer);
  await client.application.commands.set([poll, secret, admin]);
  return simulator;
}

const refused = (code: string) => ({ name: 'Refused', code });

test('there are eight people in two languages, and more can be added', async () => {
  const simulator = await openSimulator();
  const people = await simulator.ask('personas.list', {});
  expect(people).toHaveLength(8);
  expect(new Set(people.map(one => one.locale.slice(0, 2)))).toEqual(new Set(['en', 'fr']));
  await simulator.ask('personas.add', { name: 'Ivo', locale: 'de' });
  expect((await (await simulator.persona('ivo')).channels()).map(one => one.name)).toEqual(['general', 'random']);
  await expect(simulator.ask('personas.add', { name: 'Ivo' })).rejects.toMatchObject(refused('name-taken'));
  await expect(simulator.persona('Nobody')).rejects.toMatchObject(refused('unknown-persona'));
});

test('commands and choices are in the persona’s language', async () => {
  const simulator = await openPoll();
  const claire = await simulator.persona('Claire');
  const [create] = (await claire.commands('general')).filter(one => one.name.startsWith('/sondage'));
  expect(create).toMatchObject({
    name: '/sondage créer',
    options: [{ name: 'sujet', required: true, choices: [{ name: 'Déjeuner' }, { name: 'Trip' }] }, {}, {}, {}, {}],
  });
  const bao = await simulator.persona('Bao');
  expect((await claire.command('general', '/sondage créer', { sujet: 'Déjeuner' })).text).toBe('topic=lunch');
  const named = async (who: typeof claire) => (await who.messages('general')).findLast(({ command }) => command)?.command?.name;
  expect([await named(claire), await named(await simulator.persona('Bao'))]).toEqual(['/sondage créer', '/poll create']);
  const [, random] = await bao.channels();
  const all = { topic: 'trip', length: '24h', days: 5, host: 'Claire', where: '#random' };
  expect((await bao.command('general', '/poll create', all)).text).toBe(
    `topic=trip length=24h days=5 host=${claire.id} where=${random?.id}`,
  );
});

test.each<[what: string, command: string, options: Record<string, string | number | boolean>, code: string]>([
  ['an unknown command', '/poll destroy', {}, 'unknown-command'],
  ['half a command', '/poll', {}, 'unknown-command'],
  ['a missing option', '/poll create', {}, 'missing-option'],
  ['an unknown option', '/poll create', { topic: 'trip', size: 'large' }, 'unknown-option'],
  ['an unknown choice', '/poll create', { topic: 'chess' }, 'bad-option'],
  ['a text too short', '/poll create', { topic: 'trip', length: 'x' }, 'bad-option'],
  ['a text too long', '/poll create', { topic: 'trip', length: 'xxxxx' }, 'bad-option'],
  ['a number too large', '/poll create', { topic: 'trip', days: 21 }, 'bad-option'],
  ['a broken number', '/poll create', { topic: 'trip', days: 1.5 }, 'bad-option'],
  ['somebody who is not there', '/poll create', { topic: 'trip', host: 'Nobody' }, 'bad-choice'],
  ['a channel that is not there', '/poll create', { topic: 'trip', where: '#nowhere' }, 'unknown-channel'],
])('a client does not send %s', async (_, command, options, code) => {
  const simulator = await openPoll();
  const bao = await simulator.persona('Bao');
  await expect(bao.command('general', command, options)).rejects.toMatchObject(refused(code));
});

test('commands are offered by permission and context', async () => {
  const simulator = await openPoll();
  const [ada, bao] = [await simulator.persona('Ada'), await simulator.persona('Bao')];
  const names = async (one: typeof ada) => (await one.commands('general')).map(each => each.name);
  expect(await names(ada)).toContain('/admin');
  expect(await names(bao)).not.toContain('/admin');
  await expect(bao.command('general', '/admin')).rejects.toMatchObject(refused('unknown-command'));
  expect((await bao.command('dm', '/secret')).text).toBe('for Bao alone');
  await simulator.ask('channels.permit', { channel: 'general', who: 'everyone', deny: ['UseApplicationCommands'] });
  expect(await names(bao)).toEqual([]);
  expect(await names(ada)).toContain('/secret');
  await simulator.ask('bot.kick', {});
  expect(await names(ada)).toEqual([]);
});

test('only offered components and options can be used', async () => {
  const simulator = await openPoll();
  const bao = await simulator.persona('Bao');
  const card = await bao.command('general', '/poll create', { topic: 'trip' });
  expect(card.message?.buttons.map(one => [one.label, one.disabled])).toEqual([
    ['Join', false],
    ['Start', true],
    ['SimulatorRules', false],
  ]);
  await expect(bao.press(card, 'Leave')).rejects.toMatchObject(refused('unknown-component'));
  await expect(bao.press(card, 'Start')).rejects.toMatchObject(refused('disabled'));
  await expect(bao.press(card, 'SimulatorRules')).rejects.toMatchObject(refused('unknown-component'));
  await expect(bao.choose(card, 'Sizes', 'red')).rejects.toMatchObject(refused('unknown-component'));
  await expect(bao.choose(card, 'Colours', 'Black')).rejects.toMatchObject(refused('bad-choice'));
  await expect(bao.choose(card, 'Colours', [])).rejects.toMatchObject(refused('bad-choice'));
  await expect(bao.choose(card, 'Colours', ['Red', 'Green', 'Blue'])).rejects.toMatchObject(refused('bad-choice'));
  await expect(bao.choose(card, 'Colours', ['Red', 'red'])).rejects.toMatchObject(refused('bad-choice'));
  expect((await bao.choose(card, 'Colours', ['Red', 'blue'])).text).toBe('red+blue');
  expect((await bao.choose(card, 'guest', 'Hana')).text).toBe('Hana');
});

test('a modal can be submitted once, with valid fields, by the user who opened it', async () => {
  const simulator = await openPoll();
  const [bao, hana] = [await simulator.persona('Bao'), await simulator.persona('Hana')];
  const opened = await bao.press(await bao.command('general', '/poll create', { topic: 'trip' }), 'join');
  expect(opened.modal).toMatchObject({
    title: 'Orders',
    fields: [
      { label: 'Text', min: 3, max: 10 },
      { label: 'Colour', required: false },
    ],
  });
  await expect(bao.submitModal(opened, {})).rejects.toMatchObject(refused('bad-field'));
  await expect(bao.submitModal(opened, { Text: 'xx' })).rejects.toMatchObject(refused('bad-field'));
  await expect(bao.submitModal(opened, { Text: 'x'.repeat(11) })).rejects.toMatchObject(refused('bad-field'));
  await expect(bao.submitModal(opened, { Text: 'hold', Size: 'large' })).rejects.toMatchObject(refused('bad-field'));
  await expect(bao.submitModal(opened, { Text: 'hold', Colour: 'Black' })).rejects.toMatchObject(refused('bad-choice'));
  await expect(hana.submitModal(opened, { Text: 'hold' })).rejects.toMatchObject(refused('unknown-modal'));
  expect((await bao.submitModal(opened, { text: 'tea', Colour: 'Green' })).text).toBe('tea green');
  await expect(bao.submitModal(opened, { Text: 'hold' })).rejects.toMatchObject(refused('unknown-modal'));
  const again = await bao.press(await bao.command('general', '/poll create', { topic: 'trip' }), 'join');
  await bao.dismissModal(again);
  await expect(bao.submitModal(again, { Text: 'hold' })).rejects.toMatchObject(refused('unknown-modal'));
});

test('ephemeral messages and DMs are invisible to others', async () => {
  const simulator = await openPoll();
  const [bao, hana] = [await simulator.persona('Bao'), await simulator.persona('Hana')];
  const own = await bao.command('general', '/secret');
  expect(own.message?.ephemeral).toBe(true);
  expect(await hana.messages('general')).toEqual([]);
  await expect(hana.press(own, 'Join')).rejects.toMatchObject(refused('unknown-message'));
  await expect(hana.again({ ...own })).rejects.toMatchObject(refused('unknown-message'));
  expect((await simulator.send('GET', `/channels/${own.message?.channel}/messages/${own.message?.id}`)).body).toMatchObject({
    code: 10008,
  });
  const inDm = await bao.command('dm', '/secret');
  await expect(hana.messages(inDm.message?.channel ?? '')).rejects.toMatchObject(refused('unknown-channel'));
});

test('a persona’s client is notified of visible changes only', async () => {
  const simulator = await openPoll();
  const [bao, hana] = [await simulator.persona('Bao'), await simulator.persona('Hana')];
  const seen: string[] = [];
  const stop = await hana.watch(event => seen.push('message' in event ? `${event.type}: ${event.message.text}` : event.type));
  await bao.command('general', '/secret');
  await bao.say('general', 'hello');
  await simulator.ask('channels.add', { name: 'new' });
  await simulator.skip(1000);
  await expect.poll(() => seen).toEqual(['time', 'message: hello', 'channels', 'time']);
  stop();
});

test('commands do not work in archived threads, and people cannot write in locked ones', async () => {
  const simulator = await openSimulator();
  const client = await simulator.bot(answer);
  await client.application.commands.set([poll, secret]);
  const channel = client.channels.cache.find(one => one.type === ChannelType.GuildText && one.name === 'general');
  if (channel?.type !== ChannelType.GuildText) throw new Error('there is a #general');
  const thread = await channel.threads.create({ name: 'Talk', type: ChannelType.PublicThread });
  const bao = await simulator.persona('Bao');
  expect((await bao.command(thread.id, '/secret')).text).toBe('for Bao alone');
  await simulator.ask('threads.set', { thread: thread.id, archived: true, locked: true });
  await expect(bao.command(thread.id, '/secret')).rejects.toMatchObject(refused('archived'));
  await expect(bao.say(thread.id, 'hello?')).rejects.toMatchObject(refused('cannot-write'));
});

test('without a bot there is no answer', async () => {
  const simulator = await openSimulator({ rules: { acknowledgeWithin: 50 } });
  const client = await simulator.bot(answer);
  await client.application.commands.set([poll, secret]);
  await client.destroy();
  const bao = await simulator.persona('Bao');
  await expect(bao.command('general', '/secret')).rejects.toMatchObject(refused('no-answer'));
});
