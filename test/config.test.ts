import { describe, expect, test } from 'vitest';
import { readConfig } from '../src/config.js';

const faultOf = (env: Record<string, string>) => {
  const read = readConfig(env);
  return read.ok ? undefined : `${read.fault.variable}: ${read.fault.message}`;
};

describe('without any setting', () => {
  test('the bot plays in the local guild, with records of its own', () => {
    const read = readConfig({});
    expect(read).toEqual({
      ok: true,
      value: {
        token: undefined,
        api: undefined,
        requestsPerSecond: 50,
        database: 'data/local-guild.db',
        clock: undefined,
        tick: 5_000,
        localPort: 4750,
        healthPort: 4760,
        backupEvery: 24 * 60 * 60_000,
        backupsKept: 7,
        variantAuthors: { managers: true, users: [] },
        logLevel: 'info',
      },
    });
  });

  test('an empty line is no setting', () => {
    expect(readConfig({ DISCORD_TOKEN: '', ZONGHENG_TICK_MS: '  ', LOG_LEVEL: '' })).toEqual(readConfig({}));
  });
});

test('with a token the records are those of Discord; blanks around a value do not count', () => {
  const read = readConfig({ DISCORD_TOKEN: ' abc.def-ghi_1 \n', ZONGHENG_LOCAL_PORT: ' 0 ' });
  expect(read).toMatchObject({ ok: true, value: { token: 'abc.def-ghi_1', database: 'data/zongheng.db', localPort: 0 } });
});

test('variants are brought by nobody, or by whom the operator names', () => {
  const authors = (value: string) => {
    const read = readConfig({ DISCORD_TOKEN: 'abc', ZONGHENG_VARIANT_AUTHORS: value });
    return read.ok && read.value.variantAuthors;
  };
  expect(authors('')).toEqual({ managers: false, users: [] });
  expect(authors('managers')).toEqual({ managers: true, users: [] });
  expect(authors('123, 456 ,managers')).toEqual({ managers: true, users: ['123', '456'] });
  expect(faultOf({ ZONGHENG_VARIANT_AUTHORS: 'everybody' })).toBe(
    'ZONGHENG_VARIANT_AUTHORS: it must be ids of Discord users, separated by commas, the word managers, or both',
  );
});

test('a local guild elsewhere on this machine may steer the time', () => {
  for (const DISCORD_API of ['http://127.0.0.1:4750/api', 'http://localhost:4750/api', 'http://[::1]:4750/api'])
    expect(faultOf({ DISCORD_TOKEN: 'abc', DISCORD_API, ZONGHENG_CLOCK: 'http://127.0.0.1:1/key' })).toBeUndefined();
});

test.each([
  [{ DISCORD_TOKEN: 'two words' }, 'DISCORD_TOKEN: it must be one word, as the developer portal shows it'],
  [{ DISCORD_TOKEN: 'abc', DISCORD_API: '127.0.0.1:4750' }, 'DISCORD_API: it must be an address such as http://127.0.0.1:4750/api'],
  [{ DISCORD_TOKEN: 'abc', DISCORD_API: 'ftp://127.0.0.1/' }, 'DISCORD_API: it must be an address such as http://127.0.0.1:4750/api'],
  [{ DISCORD_API: 'http://127.0.0.1:4750/api' }, 'DISCORD_API: it takes the token of that place in DISCORD_TOKEN'],
  [{ ZONGHENG_CLOCK: 'noon' }, 'ZONGHENG_CLOCK: it must be an address such as http://127.0.0.1:4751/key'],
  [
    { DISCORD_TOKEN: 'abc', ZONGHENG_CLOCK: 'http://127.0.0.1:1/key' },
    'ZONGHENG_CLOCK: time can be steered only in a local guild, which DISCORD_API must name',
  ],
  [
    { DISCORD_TOKEN: 'abc', DISCORD_API: 'https://discord.com/api', ZONGHENG_CLOCK: 'http://127.0.0.1:1/key' },
    'ZONGHENG_CLOCK: time can be steered only in a local guild, which DISCORD_API must name',
  ],
  [{ ZONGHENG_TICK_MS: 'often' }, 'ZONGHENG_TICK_MS: it must be a whole number from 50 to 60000'],
  [{ ZONGHENG_TICK_MS: '49' }, 'ZONGHENG_TICK_MS: it must be a whole number from 50 to 60000'],
  [{ ZONGHENG_TICK_MS: '1e3' }, 'ZONGHENG_TICK_MS: it must be a whole number from 50 to 60000'],
  [{ ZONGHENG_LOCAL_PORT: '65536' }, 'ZONGHENG_LOCAL_PORT: it must be a whole number from 0 to 65535'],
  [{ ZONGHENG_LOCAL_PORT: '-1' }, 'ZONGHENG_LOCAL_PORT: it must be a whole number from 0 to 65535'],
  [{ DISCORD_REQUESTS_PER_SECOND: '0' }, 'DISCORD_REQUESTS_PER_SECOND: it must be a whole number from 1 to 100000'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: it must be one of fatal, error, warn, info, debug, trace, silent'],
])('%j is refused in one sentence that names the setting', (env, sentence) => {
  expect(faultOf(env)).toBe(sentence);
});

test('a token that cannot be used is not repeated', () => {
  expect(faultOf({ DISCORD_TOKEN: 'top secret' })).not.toContain('secret');
});
