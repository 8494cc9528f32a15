import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  type ChatInputCommandInteraction,
  type Interaction,
  LabelBuilder,
  type Message,
  ModalBuilder,
  SlashCommandBuilder,
  TextInputBuilder,
  TextInputStyle,
} from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { openKept } from '../../src/localGuild/kept/openKept.js';
import { startLocalGuild } from '../../src/localGuild/startLocalGuild.js';
import { openTable, type Table } from './table.js';

/** A folder of its own for one test. */
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'local-guild-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

type React = (interaction: Interaction) => Promise<unknown>;

/** A guild with a bot, ended whole as a program ends, and begun again from its file. */
async function twice(first: React, second: React): Promise<readonly [Table, () => Promise<Table>]> {
  const path = join(folder(), 'guild.db');
  const open = async (react: React): Promise<readonly [Table, () => Promise<void>]> => {
    const kept = openKept(path);
    if (!kept.ok) throw new Error(`the file is ours: ${kept.fault.code}`);
    const table = await openTable({ kept: kept.value });
    const client = await table.bot(react);
    await client.application.commands.set([orders]);
    const end = async (): Promise<void> => {
      await client.destroy();
      await table.close();
      kept.value.close();
    };
    return [table, end];
  };
  const [table, end] = await open(first);
  const again = async (): Promise<Table> => {
    await end();
    const [reopened, close] = await open(second);
    onTestFinished(close);
    return reopened;
  };
  return [table, again];
}

const orders = new SlashCommandBuilder().setName('orders').setDescription('Orders');
const field = new TextInputBuilder().setCustomId('text').setStyle(TextInputStyle.Paragraph);
const form = new ModalBuilder()
  .setCustomId('orders 7')
  .setTitle('All orders')
  .addLabelComponents(new LabelBuilder().setLabel('Text').setTextInputComponent(field));
const button = new ButtonBuilder().setCustomId('write').setLabel('Write').setStyle(ButtonStyle.Primary);

test('a form that stood open over a restart is handed in to the bot that came after', async () => {
  const [table, restart] = await twice(
    async one => one.isChatInputCommand() && one.showModal(form),
    async one => one.isModalSubmit() && one.reply(`${one.customId}: ${one.fields.getTextInputValue('text')}`),
  );
  const opened = await (await table.persona('Ada')).command('general', '/orders');
  const ada = await (await restart()).persona('Ada');
  expect((await ada.submitModal(opened, { Text: 'A Ji H' })).text).toBe('orders 7: A Ji H');
  await expect(ada.submitModal(opened, { Text: 'A Ji H' })).rejects.toMatchObject({ code: 'unknown-modal' });
});

test('buttons of old messages, those only one sees too, go to the bot that came after', async () => {
  const [table, restart] = await twice(
    async one =>
      one.isChatInputCommand() &&
      one.reply({ content: 'a panel', flags: 'Ephemeral', components: [new ActionRowBuilder<ButtonBuilder>().addComponents(button)] }),
    async one => one.isButton() && one.update({ content: 'pressed', components: [] }),
  );
  const panel = await (await table.persona('Ada')).command('general', '/orders');
  const again = await restart();
  const ada = await again.persona('Ada');
  expect(await ada.press(panel, 'Write')).toMatchObject({ kind: 'update', text: 'pressed' });
  expect(await (await again.persona('Bao')).messages('general')).toEqual([]);
});

test('what the old bot was thinking about stays without an answer, for its token died with it', async () => {
  const tokens: string[] = [];
  const [table, restart] = await twice(
    async one => {
      if (!one.isChatInputCommand()) return;
      await one.deferReply();
      tokens.push(`${one.applicationId}/${one.token}`);
    },
    async () => undefined,
  );
  const ada = await table.persona('Ada');
  ada.command('general', '/orders').catch(() => undefined);
  await expect.poll(() => tokens.length).toBe(1);
  expect(await ada.messages('general')).toMatchObject([{ thinking: true, unanswered: false }]);
  const again = await restart();
  expect(await (await again.persona('Ada')).messages('general')).toMatchObject([{ thinking: false, unanswered: true }]);
  expect(await again.send('PATCH', `/webhooks/${tokens[0]}/messages/@original`, { content: 'late' })).toMatchObject({
    status: 404,
    body: { code: 10015 },
  });
});

test('what each persona has read is kept', async () => {
  const [table, restart] = await twice(
    async () => undefined,
    async () => undefined,
  );
  const [ada, bao] = [await table.persona('Ada'), await table.persona('Bao')];
  await ada.say('general', 'first');
  const [first] = await bao.messages('general');
  await table.director.ask('persona.read', { persona: 'Bao', channel: 'general', until: first?.id ?? '' });
  const news = async (of: Table, name: string) => {
    const channels = await (await of.persona(name)).channels();
    const { unread, calls } = channels.find(one => one.name === 'general') ?? {};
    return { unread, calls };
  };
  expect(await news(table, 'Ada')).toEqual({ unread: false, calls: 0 });
  expect(await news(table, 'Bao')).toEqual({ unread: false, calls: 0 });
  expect(await news(table, 'Claire')).toEqual({ unread: true, calls: 0 });
  await ada.say('general', `second, <@${bao.id}>`);
  const again = await restart();
  expect(await news(again, 'Bao')).toEqual({ unread: true, calls: 1 });
});

test('a picture that was replaced can still be loaded for a while, for somebody may be about to; after a restart it is gone', async () => {
  const shown: string[] = [];
  const [table, restart] = await twice(
    async one => {
      if (!one.isChatInputCommand()) return;
      for (const name of ['first.png', 'second.png']) {
        const files = [new AttachmentBuilder(Buffer.from(name), { name })];
        const answer = one.replied ? await one.editReply({ files, attachments: [] }) : await replied(one, files);
        const picture = answer.attachments.first();
        shown.push(`files/${one.channelId}/${picture?.id}/${name}`);
      }
    },
    async () => undefined,
  );
  await (await table.persona('Ada')).command('general', '/orders');
  await expect.poll(() => shown.length).toBe(2);
  const loaded = (of: Table) =>
    Promise.all(
      shown.map(async path => {
        const answer = await fetch(`${of.controlUrl}/${path}`);
        return answer.ok ? answer.text() : answer.status;
      }),
    );
  expect(await loaded(table)).toEqual(['first.png', 'second.png']);
  expect(await loaded(await restart())).toEqual([404, 'second.png']);
});

async function replied(one: ChatInputCommandInteraction, files: readonly AttachmentBuilder[]): Promise<Message> {
  await one.reply({ files });
  return one.fetchReply();
}

test('only one program at a time has the file', async () => {
  const path = join(folder(), 'guild.db');
  const kept = openKept(path);
  expect(openKept(path)).toEqual({ ok: false, fault: { code: 'guild-in-use', path } });
  if (kept.ok) kept.value.close();
  const later = openKept(path);
  expect(later.ok).toBe(true);
  if (!later.ok) return;
  const guild = await startLocalGuild({ kept: later.value });
  await guild.close();
  later.value.close();
});
