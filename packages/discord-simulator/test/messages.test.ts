import { AttachmentBuilder, ChannelType, EmbedBuilder, type TextChannel } from 'discord.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { openSimulator, requestErrors, type TestSimulator } from './openSimulator.js';

/** A PNG of one pixel. */
const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
const picture = (description: string) => new AttachmentBuilder(PNG, { name: 'map.png', description });

async function general(simulator: TestSimulator): Promise<TextChannel> {
  const client = await simulator.bot();
  const channel = client.channels.cache.find(one => one.type === ChannelType.GuildText && one.name === 'general');
  if (channel?.type !== ChannelType.GuildText) throw new Error('there is a #general');
  return channel;
}

test('a picture has its alt text and size, and can be downloaded', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  const sent = await channel.send({ content: 'the city', files: [picture('Map of the city')] });
  expect(sent.attachments.first()).toMatchObject({
    name: 'map.png',
    description: 'Map of the city',
    width: 1,
    height: 1,
    contentType: 'image/png',
  });
  const ada = await simulator.persona('Ada');
  const [seen] = (await ada.messages('general'))[0]?.attachments ?? [];
  expect(seen).toMatchObject({ name: 'map.png', description: 'Map of the city', size: PNG.length });
  const bytes = await fetch(seen?.url ?? '').then(response => response.arrayBuffer());
  expect(Buffer.from(bytes).equals(PNG)).toBe(true);
  const forged = new URL(seen?.url ?? '');
  forged.searchParams.set('ex', 'ffffffff');
  expect((await fetch(forged)).status).toBe(404);
  await simulator.skip(25 * 60 * 60_000);
  expect((await fetch(seen?.url ?? '')).status).toBe(404);
  expect(await requestErrors(simulator)).toEqual([]);
});

test('a picture shown by an embed is not listed as an attachment', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  const sent = await channel.send({
    embeds: [new EmbedBuilder().setTitle('Results').setImage('attachment://map.png')],
    files: [picture('Results')],
  });
  expect(sent.attachments.size).toBe(0);
  expect(sent.embeds[0]?.image?.url).toMatch(/\/cdn\/attachments\/.*map\.png/);
  const ada = await simulator.persona('Ada');
  expect((await ada.messages('general'))[0]).toMatchObject({ text: 'Results', attachments: [{ description: 'Results' }] });
});

test('an edit keeps, replaces or drops the files', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  const ada = await simulator.persona('Ada');
  const files = async () => (await ada.messages('general')).at(-1)?.attachments.map(one => one.description);
  const sent = await channel.send({ content: 'Map', files: [picture('old')] });
  await sent.edit('The map');
  expect(await files()).toEqual(['old']);
  await sent.edit({ files: [picture('new')] });
  expect(await files()).toEqual(['new']);
  await sent.edit({ attachments: [] });
  expect(await files()).toEqual([]);
  expect((await ada.messages('general')).at(-1)).toMatchObject({ content: 'The map', edited: true });
  expect(await requestErrors(simulator)).toEqual([]);
});

test('an enforced nonce returns the earlier message, also after skipped time, until it is forgotten', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  const post = () => channel.send({ content: 'once', nonce: 'outbox-1', enforceNonce: true });
  const first = await post();
  await simulator.skip(60 * 60_000);
  expect((await post()).id).toBe(first.id);
  const forgetful = await general(await openSimulator({ rules: { nonceRemembered: 0 } }));
  const twice = { content: 'twice', nonce: 'outbox-2', enforceNonce: true };
  expect((await forgetful.send(twice)).id).not.toBe((await forgetful.send(twice)).id);
});

test('a message pings only allowed mentions', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  const [ada, bao] = await Promise.all([simulator.persona('Ada'), simulator.persona('Bao')]);
  await channel.send({ content: `<@${ada.id}> <@${bao.id}> @everyone`, allowedMentions: { users: [ada.id] } });
  expect((await ada.messages('general'))[0]?.mentionsMe).toBe(true);
  expect((await bao.messages('general'))[0]?.mentionsMe).toBe(false);
});

test('messages are read in pages, newest first', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  const sent = [];
  for (const text of ['1', '2', '3', '4', '5']) sent.push(await channel.send(text));
  const texts = async (options: object) =>
    [...(await channel.messages.fetch({ ...options, cache: false })).values()].map(one => one.content);
  expect(await texts({ limit: 2 })).toEqual(['5', '4']);
  expect(await texts({ after: sent[1]?.id, limit: 2 })).toEqual(['4', '3']);
  expect(await texts({ before: sent[2]?.id })).toEqual(['2', '1']);
  expect(await texts({ around: sent[2]?.id, limit: 3 })).toEqual(['4', '3', '2']);
  expect(await requestErrors(simulator)).toEqual([]);
});

test('messages are replied to, pinned and deleted', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  const ada = await simulator.persona('Ada');
  const said = await ada.say('general', 'when does it end?');
  const reply = await channel.send({ content: 'tomorrow', reply: { messageReference: said.id } });
  expect((await ada.messages('general')).at(-1)).toMatchObject({ text: 'tomorrow', replyTo: said.id });
  await reply.pin();
  expect((await ada.again({ ...said, id: reply.id })).pinned).toBe(true);
  const pins = await channel.messages.fetchPins();
  expect(pins.items.map(one => one.message.id)).toEqual([reply.id]);
  await reply.unpin();
  await reply.delete();
  expect((await ada.messages('general')).map(one => one.type)).toEqual([0, 6]);
  await expect(channel.messages.fetch({ message: reply.id, force: true })).rejects.toMatchObject({ code: 10008 });
  await expect(channel.messages.delete(said.id)).rejects.toMatchObject({ code: 50013 });
  await expect(channel.messages.edit(said.id, 'x')).rejects.toMatchObject({ code: 50005 });
  expect(await requestErrors(simulator)).toEqual([]);
});

test('a private thread is visible to members only, is archived when idle, and unarchived by a message', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  const [ada, bao, claire] = await Promise.all(['Ada', 'Bao', 'Claire'].map(simulator.persona));
  const thread = await channel.threads.create({
    name: 'Ada and Bao',
    type: ChannelType.PrivateThread,
    invitable: false,
    autoArchiveDuration: 60,
  });
  await thread.members.add(bao?.id ?? '');
  await thread.send('Welcome');
  const sees = async (one: typeof ada) => (await one?.channels())?.some(each => each.name === 'Ada and Bao');
  expect(await Promise.all([sees(ada), sees(bao), sees(claire)])).toEqual([true, true, false]);
  await expect(claire?.messages(thread.id)).rejects.toMatchObject({ code: 'unknown-channel' });
  await simulator.skip(61 * 60_000);
  await expect.poll(() => thread.archived).toBe(true);
  await expect(thread.members.add(claire?.id ?? '')).rejects.toMatchObject({ code: 50083 });
  await thread.send('Anybody there?');
  await expect.poll(() => thread.archived).toBe(false);
  expect(await requestErrors(simulator)).toEqual([]);
});

test('announcement channels have announcement threads only, and threads have no threads', async () => {
  const simulator = await openSimulator();
  const client = await simulator.bot();
  const { id } = await simulator.ask('channels.add', { guild: 'The local guild', name: 'news', announces: true });
  await expect.poll(() => client.channels.cache.get(id)?.type).toBe(ChannelType.GuildAnnouncement);
  const open = (channel: string, type: ChannelType) => simulator.send('POST', `/channels/${channel}/threads`, { name: 'talk', type });
  expect((await open(id, ChannelType.PrivateThread)).body).toMatchObject({ code: 50024 });
  expect((await open(id, ChannelType.PublicThread)).body).toMatchObject({ code: 50024 });
  const opened = z.object({ id: z.string(), type: z.number() }).parse((await open(id, ChannelType.AnnouncementThread)).body);
  expect(opened.type).toBe(ChannelType.AnnouncementThread);
  expect(await open(opened.id, ChannelType.PublicThread)).toMatchObject({ status: 400, body: { code: 50024 } });
  const posted = z.object({ id: z.string() }).parse((await simulator.send('POST', `/channels/${id}/messages`, { content: 'news' })).body);
  const hung = await simulator.send('POST', `/channels/${id}/messages/${posted.id}/threads`, { name: 'about it' });
  expect(hung.body).toMatchObject({ type: ChannelType.AnnouncementThread });
  expect(await requestErrors(simulator)).toEqual([]);
});

test('a public thread has the id of its message', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  const message = await channel.send('Lunch?');
  const thread = await message.startThread({ name: 'Talk of lunch' });
  expect(thread.id).toBe(message.id);
  await expect(message.startThread({ name: 'again' })).rejects.toMatchObject({ code: 160004 });
  const hana = await simulator.persona('Hana');
  await hana.say(thread.id, 'hello');
  expect((await hana.messages(thread.id)).at(-1)?.text).toBe('hello');
  await expect(thread.setLocked(true)).rejects.toMatchObject({ code: 50013 });
  await thread.setArchived(true);
  expect((await hana.channels()).find(one => one.id === thread.id)?.archived).toBe(true);
  expect(await requestErrors(simulator)).toEqual([]);
});

test('a DM reaches one person, unless they refuse DMs', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  const [ada, bao] = await Promise.all([simulator.persona('Ada'), simulator.persona('Bao')]);
  const user = await channel.client.users.fetch(ada.id);
  const receipt = await user.send('Orders received');
  await receipt.edit('Orders changed');
  expect((await ada.dms()).map(one => one.text)).toEqual(['Orders changed']);
  expect(await bao.dms()).toEqual([]);
  await simulator.ask('personas.set', { persona: 'Ada', takesMessages: false });
  await expect(user.send('hello?')).rejects.toMatchObject({ status: 403, code: 50007 });
  await simulator.ask('personas.leave', { persona: 'Bao' });
  const stranger = await channel.client.users.fetch(bao.id);
  await expect(stranger.send('hello?')).rejects.toMatchObject({ status: 403, code: 50278 });
  expect(await requestErrors(simulator)).toEqual([]);
});

test('files that are too large or too many are refused', async () => {
  const simulator = await openSimulator({ rules: { attachmentSize: 1000 } });
  const channel = await general(simulator);
  const heavy = new AttachmentBuilder(Buffer.alloc(1001), { name: 'heavy.txt' });
  await expect(channel.send({ files: [heavy] })).rejects.toMatchObject({ status: 413, code: 40005 });
  const many = Array.from({ length: 11 }, (_, n) => new AttachmentBuilder(Buffer.from('x'), { name: `${n}.txt` }));
  await expect(channel.send({ files: many })).rejects.toMatchObject({ code: 30015 });
});
