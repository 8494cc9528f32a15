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
import { descriptionFaults, openTable, type Table } from './table.js';

const order = new SlashCommandBuilder()
  .setName('order')
  .setDescription('Give an order')
  .setNameLocalizations({ fr: 'ordre' })
  .setDescriptionLocalizations({ fr: 'Donner un ordre' })
  .addStringOption(option => option.setName('text').setDescription('e.g. A Ji H').setRequired(true).setAutocomplete(true));

/** A bot with one command. */
async function tableWith(onInteraction: (interaction: Interaction) => Promise<unknown>): Promise<Table> {
  const table = await openTable();
  const client = await table.bot(onInteraction);
  const [guild] = client.guilds.cache.values();
  await client.application.commands.set([order], guild?.id ?? '');
  return table;
}

const row = (...buttons: ButtonBuilder[]) => new ActionRowBuilder<ButtonBuilder>().addComponents(buttons);
const button = (id: string, label: string) => new ButtonBuilder().setCustomId(id).setLabel(label).setStyle(ButtonStyle.Primary);

test('a slash command is deferred, edited, followed up; each persona speaks their own language', async () => {
  const table = await tableWith(async one => {
    if (!one.isChatInputCommand()) return;
    await one.deferReply({ flags: MessageFlags.Ephemeral });
    await one.editReply(`${one.locale} ${one.guildLocale}: ${one.options.getString('text')}`);
    await one.followUp({ content: 'and more', flags: MessageFlags.Ephemeral });
  });
  const claire = await table.persona('Claire');
  const ada = await table.persona('Ada');
  expect(await claire.command('#general', '/ordre', { text: 'A Ji H' })).toMatchObject({
    kind: 'message',
    text: 'fr en-US: A Ji H',
    message: { ephemeral: true, thinking: false, edited: false, author: { name: 'Zongheng', bot: true }, command: { name: '/order' } },
  });
  expect((await ada.command('general', '/order', { text: 'F Boh H' })).text).toBe('en-GB en-US: F Boh H');
  await claire.until('general', 'and more');
  expect((await claire.messages('general')).map(one => one.text)).toEqual(['fr en-US: A Ji H', 'and more']);
  expect(await descriptionFaults(table.director)).toEqual([]);
});

test('a reply gives its message back when asked for', async () => {
  const ids: string[] = [];
  const table = await tableWith(async one => {
    if (!one.isChatInputCommand()) return;
    const answer = await one.reply({ content: 'done', withResponse: true });
    ids.push(answer.resource?.message?.id ?? '');
  });
  const ada = await table.persona('Ada');
  const reply = await ada.command('general', '/order', { text: 'x' });
  expect(reply.message?.id).toBe(ids[0]);
  const bao = await table.persona('Bao');
  expect((await bao.messages('general')).map(one => one.id)).toEqual(ids);
  expect(await descriptionFaults(table.director)).toEqual([]);
});

test('the first follow-up of a deferred answer becomes that answer', async () => {
  const table = await tableWith(async one => {
    if (!one.isChatInputCommand()) return;
    await one.deferReply({ flags: MessageFlags.Ephemeral });
    await one.followUp({ content: 'late but here' });
  });
  const ada = await table.persona('Ada');
  expect(await ada.command('general', '/order', { text: 'x' })).toMatchObject({ text: 'late but here', message: { ephemeral: true } });
  const bao = await table.persona('Bao');
  expect(await bao.messages('general')).toEqual([]);
});

test('autocomplete offers choices in the language of the persona', async () => {
  const table = await tableWith(async one => {
    if (!one.isAutocomplete()) return;
    const typed = one.options.getFocused();
    await one.respond([{ name: `hold ${typed}`, nameLocalizations: { fr: `tenir ${typed}` }, value: 'A Ji H' }]);
  });
  const claire = await table.persona('Claire');
  const ada = await table.persona('Ada');
  expect(await claire.autocomplete('general', '/order', 'text', { text: 'A Ji' })).toEqual([{ name: 'tenir A Ji', value: 'A Ji H' }]);
  expect(await ada.autocomplete('general', '/order', 'text')).toEqual([{ name: 'hold ', value: 'A Ji H' }]);
  expect(await descriptionFaults(table.director)).toEqual([]);
});

test('a menu updates its message; a button opens a form; the form comes back filled in', async () => {
  const menu = new StringSelectMenuBuilder()
    .setCustomId('unit')
    .setPlaceholder('Which unit?')
    .addOptions({ label: 'Army Ji', value: 'ji' }, { label: 'Fleet Bohai', value: 'boh' });
  const form = new ModalBuilder()
    .setCustomId('paste')
    .setTitle('All orders')
    .addLabelComponents(
      new LabelBuilder()
        .setLabel('Orders')
        .setTextInputComponent(new TextInputBuilder().setCustomId('orders').setStyle(TextInputStyle.Paragraph).setValue('A Ji H')),
    );
  const table = await tableWith(async one => {
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
  const ada = await table.persona('Ada');
  const panel = await ada.command('general', '/order', { text: 'x' });
  expect(await ada.choose(panel, 'Which unit?', 'Fleet Bohai')).toMatchObject({
    kind: 'update',
    text: 'chosen boh',
    message: { id: panel.message?.id },
  });
  const opened = await ada.press(panel, 'Paste all');
  expect(opened.modal?.fields).toMatchObject([{ label: 'Orders', value: 'A Ji H', multiline: true }]);
  expect(await ada.submitModal(opened, { Orders: 'F Boh - Lin' })).toMatchObject({
    kind: 'update',
    text: 'on file: F Boh - Lin',
    message: { selects: [], buttons: [] },
  });
  expect(await descriptionFaults(table.director)).toEqual([]);
});

test('what is not acknowledged within three seconds is lost to both', async () => {
  const codes: unknown[] = [];
  const table = await openTable({ rules: { acknowledgeWithin: 60 } });
  const client = await table.bot(async one => {
    if (!one.isChatInputCommand()) return;
    await new Promise(resolve => setTimeout(resolve, 120));
    await one.reply('too late').catch(error => codes.push(error.code));
    codes.push('answered');
  });
  const [guild] = client.guilds.cache.values();
  await client.application.commands.set([order], guild?.id ?? '');
  const ada = await table.persona('Ada');
  await expect(ada.command('general', '/order', { text: 'x' })).rejects.toMatchObject({ code: 'no-answer' });
  await expect.poll(() => codes).toEqual([10062, 'answered']);
});

test('a token is good for fifteen minutes, an interaction is acknowledged once', async () => {
  const codes: unknown[] = [];
  const table = await openTable({ rules: { interactionLives: 150 } });
  const client = await table.bot(async one => {
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
  const ada = await table.persona('Ada');
  expect((await ada.command('general', '/order', { text: 'x' })).text).toBe('in time');
  await expect.poll(() => codes).toEqual([40060, 50027]);
});

test('an answer that does not suit what was done is refused', async () => {
  const faults: unknown[] = [];
  const table = await tableWith(async one => {
    if (!one.isChatInputCommand()) return;
    const answer = (type: number) =>
      one.client.rest.post(`/interactions/${one.id}/${one.token}/callback`, { auth: false, body: { type, data: { choices: [] } } });
    for (const type of [6, 7, 8]) await answer(type).catch(error => faults.push(error.code));
    await one.reply({ content: 'well', flags: MessageFlags.Ephemeral });
  });
  const ada = await table.persona('Ada');
  await ada.command('general', '/order', { text: 'x' });
  expect(faults).toEqual([50035, 50035, 50035]);
});
