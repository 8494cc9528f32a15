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
import { startSimulator } from 'discord-simulator';
import { openSqliteStorage } from 'discord-simulator/sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { openSimulator, type TestSimulator } from './openSimulator.js';

/** Creates a folder that is removed when the test ends. */
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'discord-simulator-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

type React = (interaction: Interaction) => Promise<unknown>;

/** Returns a simulator with a bot, and a function that stops both and starts them again from the same file. */
async function twice(first: React, second: React): Promise<readonly [TestSimulator, () => Promise<TestSimulator>]> {
  const path = join(folder(), 'guild.db');
  const open = async (react: React): Promise<readonly [TestSimulator, () => Promise<void>]> => {
    const storage = openSqliteStorage(path);
    if (!storage.ok) throw new Error(`the file is ours: ${storage.fault.code}`);
    const simulator = await openSimulator({ storage: storage.value });
    const client = await simulator.bot(react);
    await client.application.commands.set([orders]);
    const end = async (): Promise<void> => {
      await client.destroy();
      await simulator.stop();
      storage.value.close();
    };
    return [simulator, end];
  };
  const [simulator, end] = await open(first);
  const again = async (): Promise<TestSimulator> => {
    await end();
    const [reopened, close] = await open(second);
    onTestFinished(close);
    return reopened;
  };
  return [simulator, again];
}

const orders = new SlashCommandBuilder().setName('orders').setDescription('Orders');
const field = new TextInputBuilder().setCustomId('text').setStyle(TextInputStyle.Paragraph);
const form = new ModalBuilder()
  .setCustomId('orders 7')
  .setTitle('All orders')
  .addLabelComponents(new LabelBuilder().setLabel('Text').setTextInputComponent(field));
const button = new ButtonBuilder().setCustomId('write').setLabel('Write').setStyle(ButtonStyle.Primary);

test('a modal that was open before a restart can be submitted after it', async () => {
  const [simulator, restart] = await twice(
    async one => one.isChatInputCommand() && one.showModal(form),
    async one => one.isModalSubmit() && one.reply(`${one.customId}: ${one.fields.getTextInputValue('text')}`),
  );
  const opened = await (await simulator.persona('Ada')).command('general', '/orders');
  const ada = await (await restart()).persona('Ada');
  expect((await ada.submitModal(opened, { Text: 'tea' })).text).toBe('orders 7: tea');
  await expect(ada.submitModal(opened, { Text: 'tea' })).rejects.toMatchObject({ code: 'unknown-modal' });
});

test('buttons of messages, also ephemeral ones, work after a restart', async () => {
  const [simulator, restart] = await twice(
    async one =>
      one.isChatInputCommand() &&
      one.reply({ content: 'a panel', flags: 'Ephemeral', components: [new ActionRowBuilder<ButtonBuilder>().addComponents(button)] }),
    async one => one.isButton() && one.update({ content: 'pressed', components: [] }),
  );
  const panel = await (await simulator.persona('Ada')).command('general', '/orders');
  const again = await restart();
  const ada = await again.persona('Ada');
  expect(await ada.press(panel, 'Write')).toMatchObject({ kind: 'update', text: 'pressed' });
  expect(await (await again.persona('Bao')).messages('general')).toEqual([]);
});

test('a deferred answer from before a restart stays unanswered', async () => {
  const tokens: string[] = [];
  const [simulator, restart] = await twice(
    async one => {
      if (!one.isChatInputCommand()) return;
      await one.deferReply();
      tokens.push(`${one.applicationId}/${one.token}`);
    },
    async () => undefined,
  );
  const ada = await simulator.persona('Ada');
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

test('read markers are kept', async () => {
  const [simulator, restart] = await twice(
    async () => undefined,
    async () => undefined,
  );
  const [ada, bao] = [await simulator.persona('Ada'), await simulator.persona('Bao')];
  await ada.say('general', 'first');
  const [first] = await bao.messages('general');
  await simulator.ask('persona.read', { persona: 'Bao', channel: 'general', until: first?.id ?? '' });
  const news = async (of: TestSimulator, name: string) => {
    const channels = await (await of.persona(name)).channels();
    const { unread, calls } = channels.find(one => one.name === 'general') ?? {};
    return { unread, calls };
  };
  expect(await news(simulator, 'Ada')).toEqual({ unread: false, calls: 0 });
  expect(await news(simulator, 'Bao')).toEqual({ unread: false, calls: 0 });
  expect(await news(simulator, 'Claire')).toEqual({ unread: true, calls: 0 });
  await ada.say('general', `second, <@${bao.id}>`);
  const again = await restart();
  expect(await news(again, 'Bao')).toEqual({ unread: true, calls: 1 });
});

test('a replaced attachment can be loaded for a while; after a restart it is gone', async () => {
  const shown: string[] = [];
  const [simulator, restart] = await twice(
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
  await (await simulator.persona('Ada')).command('general', '/orders');
  await expect.poll(() => shown.length).toBe(2);
  const loaded = (of: TestSimulator) =>
    Promise.all(
      shown.map(async path => {
        const answer = await fetch(`${of.controlUrl}/${path}`);
        return answer.ok ? answer.text() : answer.status;
      }),
    );
  expect(await loaded(simulator)).toEqual(['first.png', 'second.png']);
  expect(await loaded(await restart())).toEqual([404, 'second.png']);
});

async function replied(one: ChatInputCommandInteraction, files: readonly AttachmentBuilder[]): Promise<Message> {
  await one.reply({ files });
  return one.fetchReply();
}

test('only one program at a time can open the file', async () => {
  const path = join(folder(), 'guild.db');
  const storage = openSqliteStorage(path);
  expect(openSqliteStorage(path)).toEqual({ ok: false, fault: { code: 'storage-in-use', path } });
  if (storage.ok) storage.value.close();
  const later = openSqliteStorage(path);
  expect(later.ok).toBe(true);
  if (!later.ok) return;
  const simulator = await startSimulator({ storage: later.value });
  await simulator.stop();
  later.value.close();
});
