import { expect, test } from 'vitest';
import { openSimulator, type TestSimulator } from './openSimulator.js';

async function general(simulator: TestSimulator): Promise<string> {
  return (await (await simulator.persona('Ada')).channels()).find(one => one.name === 'general')?.id ?? '';
}

const code = (answer: { readonly body: unknown }): unknown =>
  typeof answer.body === 'object' && answer.body && 'code' in answer.body ? answer.body.code : undefined;

const hello = { content: 'hello' };

test('a channel that the bot may not see cannot be read or written', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  await simulator.ask('channels.permit', { channel: 'general', who: 'bot', deny: ['ViewChannel'] });
  for (const [method, path] of [
    ['GET', `/channels/${channel}`],
    ['GET', `/channels/${channel}/messages`],
    ['POST', `/channels/${channel}/messages`],
  ] as const) {
    expect(await simulator.send(method, path, method === 'POST' ? hello : undefined)).toMatchObject({ status: 403, body: { code: 50001 } });
  }
});

test('requests without the permission are refused', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  const posted = await simulator.send('POST', `/channels/${channel}/messages`, hello);
  const id = typeof posted.body === 'object' && posted.body && 'id' in posted.body ? posted.body.id : '';
  const lacks = (denied: 'SendMessages' | 'EmbedLinks' | 'PinMessages' | 'CreatePrivateThreads') =>
    simulator.ask('channels.permit', { channel: 'general', who: 'bot', deny: [denied] });
  await lacks('SendMessages');
  expect(code(await simulator.send('POST', `/channels/${channel}/messages`, hello))).toBe(50013);
  expect(code(await simulator.send('POST', `/channels/${channel}/typing`))).toBe(50013);
  expect((await simulator.send('PATCH', `/channels/${channel}/messages/${id}`, { content: 'changed' })).status).toBe(200);
  await lacks('EmbedLinks');
  expect(code(await simulator.send('POST', `/channels/${channel}/messages`, { embeds: [{ title: 'x' }] }))).toBe(50013);
  expect((await simulator.send('POST', `/channels/${channel}/messages`, hello)).status).toBe(200);
  await lacks('PinMessages');
  expect(code(await simulator.send('PUT', `/channels/${channel}/messages/pins/${id}`))).toBe(50013);
  await lacks('CreatePrivateThreads');
  expect(code(await simulator.send('POST', `/channels/${channel}/threads`, { name: 'x', type: 12 }))).toBe(50013);
  expect((await simulator.send('POST', `/channels/${channel}/threads`, { name: 'x', type: 11 })).status).toBe(201);
});

test('overwrites apply in order: @everyone, roles, member', async () => {
  const simulator = await openSimulator();
  const bao = await simulator.persona('Bao');
  const mayWrite = async () => (await bao.channels()).find(one => one.name === 'general')?.mayWrite;
  await simulator.ask('channels.permit', { channel: 'general', who: 'everyone', deny: ['SendMessages'] });
  expect(await mayWrite()).toBe(false);
  await simulator.ask('channels.permit', { channel: 'general', who: 'Bao', allow: ['SendMessages'] });
  expect(await mayWrite()).toBe(true);
  await simulator.ask('channels.permit', { channel: 'general', who: 'Bao', deny: ['ViewChannel'] });
  expect(await mayWrite()).toBe(undefined);
  const ada = await simulator.persona('Ada');
  expect((await ada.channels()).find(one => one.name === 'general')?.mayWrite).toBe(true);
});

test('the bot can allow and deny only permissions that it has', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  const bao = await simulator.persona('Bao');
  const overwrite = (allow: string) => simulator.send('PUT', `/channels/${channel}/permissions/${bao.id}`, { type: 1, allow, deny: '0' });
  expect(code(await overwrite('1024'))).toBe(50013);
  await simulator.ask('bot.permit', { permissions: ['ViewChannel', 'ManageRoles'] });
  expect((await overwrite('1024')).status).toBe(204);
  expect(code(await overwrite('8'))).toBe(50013);
  expect((await simulator.send('DELETE', `/channels/${channel}/permissions/${bao.id}`)).status).toBe(204);
  expect(code(await simulator.send('DELETE', `/channels/${channel}/permissions/${bao.id}`))).toBe(10009);
});

test.each<[what: string, method: string, path: string, code: number]>([
  ['an unknown channel', 'GET', '/channels/1', 10003],
  ['an unknown guild', 'GET', '/guilds/1', 10004],
  ['an unknown user', 'GET', '/users/1', 10013],
  ['an unknown webhook', 'GET', '/webhooks/1/x/messages/@original', 10015],
  ['an unknown interaction', 'POST', '/interactions/1/x/callback', 10062],
  ['a DM with nobody', 'POST', '/users/@me/channels', 50033],
  ['an unknown route', 'GET', '/nowhere', 0],
])('%s is refused', async (_, method, path, wanted) => {
  const simulator = await openSimulator();
  const bodies: Readonly<Record<string, object>> = {
    '/interactions/1/x/callback': { type: 6 },
    '/users/@me/channels': { recipient_id: '1' },
  };
  expect(code(await simulator.send(method, path, bodies[path]))).toBe(wanted);
});

test('requests without token, with invalid JSON or of another version are refused', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  expect((await fetch(`${simulator.api}/v10/users/@me`)).status).toBe(401);
  expect((await fetch(`${simulator.api}/v9/users/@me`)).status).toBe(400);
  const authorization = `Bot ${simulator.token}`;
  const post = (type: string, body: string) =>
    fetch(`${simulator.api}/v10/channels/${channel}/messages`, {
      method: 'POST',
      headers: { authorization, 'content-type': type },
      body,
    }).then(response => response.json());
  expect(await post('application/json', '{')).toMatchObject({ code: 50109 });
  expect(await post('text/plain', 'hello')).toMatchObject({ code: 50035 });
});

test('a guild that removed the bot is unknown to it', async () => {
  const simulator = await openSimulator();
  const channel = await general(simulator);
  const [guild] = await simulator.ask('guilds.list', {});
  await simulator.ask('bot.kick', {});
  expect(code(await simulator.send('GET', `/guilds/${guild?.id}`))).toBe(10004);
  expect(code(await simulator.send('POST', `/channels/${channel}/messages`, hello))).toBe(50001);
  const bot = await simulator.ask('bot.read', {});
  expect(code(await simulator.send('GET', `/applications/${bot.id}/guilds/${guild?.id}/commands`))).toBe(50001);
});
