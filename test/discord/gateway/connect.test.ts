import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../../src/discord/gateway/connect.js';
import type { Logins } from '../../../src/discord/gateway/logins.js';
import { createRequests } from '../../../src/discord/requests/requests.js';
import { openSimulator } from '../../openSimulator.js';

const AT_ONCE: Logins = { wait: async () => undefined };

test('a gateway that closes at the start for too many servers is opened again, with as many shards as Discord then recommends', async () => {
  const { token, api, ask } = await openSimulator({ rules: { guildsRecommended: 1, maxConcurrency: 16 } });
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const opened: number[] = [];
  const connected = await connect(
    { token, api, log, requests: createRequests({ api, log }) },
    {
      prepare: () => undefined,
      greet: async ({ ws }) => {
        opened.push(ws.shards.size);
        if (opened.length > 1) return;
        await ask('guilds.add', { name: 'Another server', channels: ['hall'] });
        await ask('gateway.close', { code: 4011 });
        await new Promise(() => undefined);
      },
    },
    AT_ONCE,
  );
  if (!connected.ok) throw new Error(connected.fault.code);
  onTestFinished(() => connected.value.destroy());
  expect(opened).toEqual([1, 2]);
});
