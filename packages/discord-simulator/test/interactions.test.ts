import {
  ActionRowBuilder,
  ButtonBuilder,
  ButtonStyle,
  type Interaction,
  LabelBuilder,
  MessageFlags,
  ModalBuilder,
  SlashCommandBuilder,
  StringSelectMenuBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { expect, test } from 'vitest';
import { openSimulator, requestErrors, type TestSimulator } from './openSimulator.js';

const order = new SlashCommandBuilder()
  .setName('order')
  .setDescription('Order a drink')
  .setNameLocalizations({ fr: 'commande' })
  .setDescriptionLocalizations({ fr: 'Commander' })
  .addStringOption(option => option.setName('text').setDescription('e.g. tea with milk').setRequired(true).setAutocomplete(true));

/** Starts a simulator and a bot with one command. */
async function simulatorWith(onInteraction: (interaction: Interaction) => Promise<unknown>): Promise<TestSimulator> {
  const simulator = await openSimulator();
  const client = await simulator.bot(onInteraction);
  const [guild] = client.guilds.cache.values();
  await client.application.commands.set([order], guild?.id ?? '');
  return simulator;
}

const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(buttons);
const button = (id: string, label: string) => new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);

test('a slash command is deferred, edited and followed up, in the persona’s language', async () => {
  const simulator = await simulatorWith(async one => {
    if (!one.isChatInputCommand()) return;
    await one.deferReply({ flags: MessageFlags.Ephemeral });
    await one.editReply(`${one.locale} ${one.guildLocale}: ${one.options.getString('text')}`);
    await one.followUp({ content: 'and more', flags: MessageFlags.Ephemeral });
  });
  const claire = await simulator.persona('Claire');
  const ada = await simulator.persona('Ada');
  expect(await claire.command('#general', '/commande', { text: 'tea' })).toMatchObject({
    kind: 'message',
    text: 'fr en-US: tea',
    message: { ephemeral: true, thinking: false, edited: false, author: { name: 'Bot', bot: true }, command: { name: '/commande' } },
  });
  expect((await ada.command('general', '/order', { text: 'coffee' })).text).toBe('en-GB en-US: coffee');
  await claire.until('general', 'and more');
  expect((await claire.messages('general')).map(one => one.text)).toEqual(['fr en-US: tea', 'and more']);
  expect(await requestErrors(simulator)).toEqual([]);
});

test('a reply returns its message with `with_response`', async () => {
  const ids: string[] = [];
  const simulator = await simulatorWith(async one => {
    if (!one.isChatInputCommand()) return;
    const answer = await one.reply({ content: 'done', withResponse: true });
    ids.push(answer.resource?.message?.id ?? '');
  });
  const ada = await simulator.persona('Ada');
  const reply = await ada.command('general', '/order', { text: 'x' });
  expect(reply.message?.id).toBe(ids[0]);
  const bao = await simulator.persona('Bao');
  expect((await bao.messages('general')).map(one => one.id)).toEqual(ids);
  expect(await requestErrors(simulator)).toEqual([]);
});

test('the first follow-up of a deferred answer becomes that answer', async () => {
  const simulator = await simulatorWith(async one => {
    if (!one.isChatInputCommand()) return;
    await one.deferReply({ flags: MessageFlags.Ephemeral });
    await one.followUp({ content: 'late but here' });
  });
  const ada = await simulator.persona('Ada');
  expect(await ada.command('general', '/order', { text: 'x' })).toMatchObject({ text: 'late but here', message: { ephemeral: true } });
  const bao = await simulator.persona('Bao');
  expect(await bao.messages('general')).toEqual([]);
});

test('autocomplete offers choices in the persona’s language', async () => {
  const simulator = await simulatorWith(async one => {
    if (!one.isAutocomplete()) return;
    const typed = one.options.getFocused();
    await one.respond([{ name: `a cup of ${typed}`, nameLocalizations: { fr: `une tasse de ${typed}` }, value: 'tea' }]);
  });
  const claire = await simulator.persona('Claire');
  const ada = await simulator.persona('Ada');
  expect(await claire.autocomplete('general', '/order', 'text', { text: 'te' })).toEqual([{ name: 'une tasse de te', value: 'tea' }]);
  expect(await ada.autocomplete('general', '/order', 'text')).toEqual([{ name: 'a cup of ', value: 'tea' }]);
  expect(await requestErrors(simulator)).toEqual([]);
});

test('a select menu updates its message, a button opens a modal, and the modal is submitted', async () => {
  const menu = new StringSelectMenuBuilder()
    .setCustomId('size')
    .setPlaceholder('Which size?')
    .addOptions({ label: 'Small', value: 'small' }, { label: 'Large', value: 'large' });
  const form = new ModalBuilder()
    .setCustomId('paste')
    .setTitle('All orders')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Orders')
        .setTextInputComponent(new TextInputBuilder().setCustomId('orders').setStyle(TextInputStyle.Paragraph).setValue('tea')),
    );
  const simulator = await simulatorWith(async one => {
    if (one.isChatInputCommand()) {
      const rows = [new ActionRowBuilder<StringSelectMenuBuilder>().addComponents(menu), row(button('all', 'Paste all'))];
      await one.reply({ content: 'Your orders', flags: MessageFlags.Ephemeral, components: rows });
    }
    if (one.isStringSelectMenu()) await one.update({ content: `chosen ${one.values[0]}` });
    if (one.isButton()) await one.showModal(form);
    if (one.isModalSubmit() && one.isFromMessage()) {
      await one.deferUpdate();
      await one.editReply({ content: `on file: ${one.fields.getTextInputValue('orders')}`, components: [] });
    }
  });
  const ada = await simulator.persona('Ada');
  const panel = await ada.command('general', '/order', { text: 'x' });
  expect(await ada.choose(panel, 'Which size?', 'Large')).toMatchObject({
    kind: 'update',
    text: 'chosen large',
    message: { id: panel.message?.id },
  });
  const opened = await ada.press(panel, 'Paste all');
  expect(opened.modal?.fields).toMatchObject([{ label: 'Orders', value: 'tea', multiline: true }]);
  expect(await ada.submitModal(opened, { Orders: 'coffee' })).toMatchObject({
    kind: 'update',
    text: 'on file: coffee',
    message: { selects: [], buttons: [] },
  });
  expect(await requestErrors(simulator)).toEqual([]);
});

test('an interaction that is not acknowledged in time fails for the user and the bot', async () => {
  const codes: unknown[] = [];
  const simulator = await openSimulator({ rules: { acknowledgeWithin: 60 } });
  const client = await simulator.bot(async one => {
    if (!one.isChatInputCommand()) return;
    await new Promise(resolve => setTimeout(resolve, 120));
    await one.reply('too late').catch(error => codes.push(error.code));
    codes.push('answered');
  });
  const [guild] = client.guilds.cache.values();
  await client.application.commands.set([order], guild?.id ?? '');
  const ada = await simulator.persona('Ada');
  await expect(ada.command('general', '/order', { text: 'x' })).rejects.toMatchObject({ code: 'no-answer' });
  await expect.poll(() => codes).toEqual([10062, 'answered']);
});

test('choices that do not come in time are a fault, or none for a client that shows nothing then', async () => {
  const simulator = await openSimulator({ rules: { acknowledgeWithin: 60 } });
  const client = await simulator.bot(async () => undefined);
  const [guild] = client.guilds.cache.values();
  await client.application.commands.set([order], guild?.id ?? '');
  const asked = { persona: 'Ada', channel: 'general', command: '/order', option: 'text', options: { text: 'te' } };
  await expect(simulator.ask('persona.complete', asked)).rejects.toMatchObject({ code: 'no-answer' });
  expect(await simulator.ask('persona.complete', { ...asked, orNone: true })).toEqual([]);
  await expect(simulator.ask('persona.complete', { ...asked, option: 'none', orNone: true })).rejects.toMatchObject({
    code: 'unknown-option',
  });
});

test('an interaction is acknowledged once, and its token expires', async () => {
  const codes: unknown[] = [];
  const simulator = await openSimulator({ rules: { interactionLives: 150 } });
  const client = await simulator.bot(async one => {
    if (!one.isChatInputCommand()) return;
    await one.reply('in time');
    await one.client.rest
      .post(`/interactions/${one.id}/${one.token}/callback`, { auth: false, body: { type: 5 } })
      .catch(error => codes.push(error.code));
    await new Promise(resolve => setTimeout(resolve, 200));
    await one.editReply('out of time').catch(error => codes.push(error.code));
  });
  const [guild] = client.guilds.cache.values();
  await client.application.commands.set([order], guild?.id ?? '');
  const ada = await simulator.persona('Ada');
  expect((await ada.command('general', '/order', { text: 'x' })).text).toBe('in time');
  await expect.poll(() => codes).toEqual([40060, 50027]);
});

test('a callback type that the interaction does not allow is refused', async () => {
  const faults: unknown[] = [];
  const simulator = await simulatorWith(async one => {
    if (!one.isChatInputCommand()) return;
    const answer = (type: number) =>
      one.client.rest.post(`/interactions/${one.id}/${one.token}/callback`, { auth: false, body: { type, data: { choices: [] } } });
    for (const type of [6, 7, 8]) await answer(type).catch(error => faults.push(error.code));
    await one.reply({ content: 'well', flags: MessageFlags.Ephemeral });
  });
  const ada = await simulator.persona('Ada');
  await ada.command('general', '/order', { text: 'x' });
  expect(faults).toEqual([50035, 50035, 50035]);
});
