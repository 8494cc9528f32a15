import { DiscordAPIError, HTTPError, type RawFile } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { createMessenger } from '../../../src/discord/delivery/messenger.js';
import { whyNotPosted } from '../../../src/discord/delivery/whyNotPosted.js';
import { invisible } from '../../../src/discord/message/invisible.js';
import type { RestClient } from '../../../src/discord/requests/restClient.js';
import { presentersFor } from '../../../src/discord/words/presentersFor.js';
import type { OutgoingMessage } from '../../../src/matches/context/ports.js';
import type { OutboxRow } from '../../../src/matches/context/store.js';
import { byText, dice, movers, practised, startedCards } from '../cardTable.js';
import { CARDS, startedGame, testBot, VARIANTS } from '../testBot.js';

const PRESENTERS = presentersFor(VARIANTS, CARDS);
const NOW = Date.UTC(2026, 0, 1, 12);
const MINUTE = 60_000;

interface Asked {
  readonly method: string;
  readonly route: string;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly files: readonly string[];
  readonly query?: string;
}

/** A fake of Discord's REST API that records the requests. */
function fakeRest(answer: (asked: Asked) => unknown = () => undefined): RestClient & { readonly asked: readonly Asked[] } {
  const asked: Asked[] = [];
  const take =
    (method: string) =>
    async (route: string, options: { body?: unknown; files?: RawFile[]; query?: URLSearchParams } = {}): Promise<unknown> => {
      const one: Asked = {
        method,
        route,
        ...(typeof options.body === 'object' && { body: { ...options.body } }),
        files: (options.files ?? []).map(({ name }) => name),
        ...(options.query && { query: `${options.query}` }),
      };
      asked.push(one);
      return answer(one) ?? { id: route === '/users/@me/channels' ? '777' : '4242' };
    };
  return { asked, get: take('GET'), post: take('POST'), patch: take('PATCH'), put: take('PUT'), delete: take('DELETE') };
}

const refusal = (code: number, status: number) => new DiscordAPIError({ code, message: 'no' }, code, status, 'POST', '/', {});
const failure = (error: Error) => () => {
  throw error;
};

/** Returns the messages of a game that has started, and a receipt. */
async function letters(): Promise<readonly OutgoingMessage[]> {
  const room = testBot();
  await startedGame(room);
  await room.as('101').run('order', { text: 'hold' });
  return (await room.posts()).map(({ outgoing }) => ({ ...outgoing, edits: undefined }));
}
const all = await letters();
const outgoing = (kind: string, more: Partial<OutgoingMessage> = {}, row: Partial<OutboxRow> = {}): OutgoingMessage => {
  const found = all.find(one => one.row.content.kind === kind);
  if (found === undefined) throw new Error(`no ${kind}`);
  return { ...found, ...more, row: { ...found.row, ...row } };
};
const messenger = (rest: RestClient) => createMessenger({ rest, presenters: PRESENTERS });

test('the DM of a user is opened once', async () => {
  const rest = fakeRest();
  const send = messenger(rest).send;
  await send(outgoing('receipt'));
  await send(outgoing('receipt'));
  expect(rest.asked.map(({ route }) => route).filter(route => route === '/users/@me/channels')).toHaveLength(1);
});

describe('a letter to a channel', () => {
  test('goes out with its nonce enforced, its picture with words, and rings only whom it means to', async () => {
    const rest = fakeRest();
    const opening = outgoing('opening');
    expect(await messenger(rest).send(opening)).toEqual({ ok: true, channel: '500', message: '4242' });
    const [posted] = rest.asked;
    expect(posted?.route).toBe('/channels/500/messages');
    expect(posted?.body).toMatchObject({ nonce: opening.row.nonce, enforce_nonce: true });
    expect(posted?.body?.allowed_mentions).toMatchObject({ parse: [], users: expect.arrayContaining(['101', '107']) });
    expect(posted?.files).toEqual([`${opening.row.nonce}.png`]);
    expect(posted?.body?.attachments).toEqual([
      { id: '0', filename: `${opening.row.nonce}.png`, description: expect.stringContaining('Spring 450 BC') },
    ]);
  });

  test('has commands that can be clicked, where their ids are known', async () => {
    const rest = fakeRest();
    const mentioning = (text: string): string => text.replace('`/order`', '</order:77>');
    const phase = outgoing('opening');
    await createMessenger({ rest, presenters: PRESENTERS, mentioning }).send(phase);
    await messenger(rest).send(phase);
    const [clicked, named] = rest.asked.map(({ body }) => JSON.stringify(body));
    expect(named).toContain('`/order`');
    expect(clicked).toContain('</order:77>');
    expect(clicked).not.toContain('`/order`');
  });

  test('posted before is edited in place, without leftovers', async () => {
    const rest = fakeRest();
    const edits = { channel: '500', message: '31' };
    expect(await messenger(rest).send(outgoing('phase', { edits }))).toEqual({ ok: true, ...edits });
    expect(rest.asked.map(({ method, route }) => `${method} ${route}`)).toEqual(['PATCH /channels/500/messages/31']);
    expect(rest.asked[0]?.body).toMatchObject({ content: '', attachments: [] });
  });

  test('is posted anew when the message to edit is gone', async () => {
    const rest = fakeRest(({ method }) => (method === 'PATCH' ? failure(refusal(10008, 404))() : undefined));
    const posted = await messenger(rest).send(outgoing('phase', { edits: { channel: '500', message: '31' } }));
    expect(posted).toEqual({ ok: true, channel: '500', message: '4242' });
  });
});

describe('a call to move that was answered', () => {
  const answered = async (edits: OutgoingMessage['edits']): Promise<OutgoingMessage> => {
    const room = testBot();
    await startedCards(room, ['101', '102']);
    for (const { seat, user } of movers(room)) await byText(room.as(user), practised(room, seat, dice(1)), 'Confirm');
    const call = (await room.posts()).find(one => one.outgoing.row.content.kind === 'turn')?.outgoing;
    if (call === undefined) throw new Error('nobody was called');
    return { ...call, edits, row: { ...call.row, content: { kind: 'turn', phase: 2, over: true } } };
  };
  const edits = { channel: '500', message: '31' };

  test('is taken out of the channel', async () => {
    const rest = fakeRest();
    expect(await messenger(rest).send(await answered(edits))).toEqual({ ok: true, ...edits });
    expect(rest.asked.map(({ method, route }) => `${method} ${route}`)).toEqual(['DELETE /channels/500/messages/31']);
  });

  test('does not mind that somebody else took it away', async () => {
    const rest = fakeRest(failure(refusal(10008, 404)));
    expect(await messenger(rest).send(await answered(edits))).toEqual({ ok: true, ...edits });
  });

  test('is not posted when it never was', async () => {
    const rest = fakeRest();
    expect(await messenger(rest).send(await answered(undefined))).toMatchObject({ ok: false, because: 'needless' });
    expect(rest.asked).toEqual([]);
  });
});

test('a letter to a user opens the direct channel first', async () => {
  const rest = fakeRest();
  expect(await messenger(rest).send(outgoing('receipt'))).toEqual({ ok: true, channel: '777', message: '4242' });
  expect(rest.asked.map(({ route }) => route)).toEqual(['/users/@me/channels', '/channels/777/messages']);
  expect(rest.asked[0]?.body).toEqual({ recipient_id: '101' });
});

describe('a letter to an archived thread', () => {
  const edits = { channel: '500', message: '31' };
  /** A thread that is archived: editing and deleting fail until it is reopened. `mayOpen` is false if it is also locked. */
  function archived(mayOpen: boolean) {
    let isArchived = true;
    return fakeRest(({ method, route }) => {
      if (method === 'PATCH' && route === '/channels/500') {
        if (!mayOpen) throw refusal(160005, 400);
        isArchived = false;
      } else if (isArchived && method !== 'POST') throw refusal(50083, 400);
    });
  }
  const asked = (rest: ReturnType<typeof fakeRest>) => rest.asked.map(({ method, route }) => `${method} ${route}`);

  test('opens the thread and is edited then', async () => {
    const rest = archived(true);
    expect(await messenger(rest).send(outgoing('phase', { edits }))).toEqual({ ok: true, ...edits });
    expect(asked(rest)).toEqual(['PATCH /channels/500/messages/31', 'PATCH /channels/500', 'PATCH /channels/500/messages/31']);
    expect(rest.asked[1]?.body).toEqual({ archived: false });
  });

  test('that is locked is forbidden, with Discord’s code', async () => {
    const posted = await messenger(archived(false)).send(outgoing('phase', { edits }));
    expect(posted).toMatchObject({ ok: false, because: 'forbidden', refusal: { code: 160005 } });
  });
});

describe('a letter with pictures that Discord does not take', () => {
  const heavy = (kind: string, count: number): OutgoingMessage => {
    const found = outgoing(kind);
    const [picture] = found.pictures;
    if (!picture) throw new Error(`no picture with ${kind}`);
    return { ...found, pictures: Array.from({ length: count }, () => picture) };
  };

  test.each([
    ['are too large', refusal(40005, 413)],
    ['are too large one by one', refusal(50045, 400)],
    [
      'are filled in wrongly',
      new DiscordAPIError(
        { code: 50035, message: 'no', errors: { attachments: { 0: { _errors: [{ code: 'X', message: 'no' }] } } } },
        50035,
        400,
        'POST',
        '/channels/500/messages',
        {},
      ),
    ],
  ])('because they %s goes out in words', async (_, error) => {
    const rest = fakeRest(({ files }) => (files.length > 0 ? failure(error)() : undefined));
    const posted = await messenger(rest).send(heavy('opening', 1));
    expect(posted).toMatchObject({ ok: true, message: '4242', bare: { code: Number(error.code) } });
    expect(rest.asked.at(-1)?.body).toMatchObject({ attachments: [] });
  });

  test('goes out with those that fit', async () => {
    const rest = fakeRest(({ files }) => (files.length > 1 ? failure(refusal(40005, 413))() : undefined));
    await messenger(rest).send(heavy('opening', 3));
    expect(rest.asked.map(({ files }) => files.length)).toEqual([3, 2, 1]);
  });

  test('for another reason is not tried without them', async () => {
    const rest = fakeRest(failure(refusal(50013, 403)));
    expect(await messenger(rest).send(heavy('opening', 1))).toMatchObject({ because: 'forbidden' });
    expect(rest.asked).toHaveLength(1);
  });
});

test('a message the bot posted under another account is posted anew', async () => {
  const rest = fakeRest(({ method }) => (method === 'PATCH' ? failure(refusal(50005, 403))() : undefined));
  expect(await messenger(rest).send(outgoing('phase', { edits: { channel: '500', message: '31' } }))).toMatchObject({ message: '4242' });
});

describe('a letter whose answer was lost', () => {
  const seen = (more: object) => ({
    id: '99',
    timestamp: new Date(NOW).toISOString(),
    author: { bot: true },
    embeds: [],
    attachments: [],
    ...more,
  });
  const lost = outgoing('phase', {}, { triedAt: NOW - 3 * MINUTE });
  const footer = { embeds: [{ footer: { text: `Game 1${invisible(lost.row.nonce)}` } }] };
  const earlier = { embeds: [{ footer: { text: `Game 1 · ${lost.row.nonce}` } }] };

  test.each([
    ['the footer of its embed', seen(footer)],
    ['the footer that an earlier version wrote', seen(earlier)],
    ['the nonce that Discord still has', seen({ nonce: lost.row.nonce })],
    ['the name of its file', seen({ attachments: [{ filename: `${lost.row.nonce}.png` }] })],
  ])('is known again by %s, and not posted twice', async (_, message) => {
    const rest = fakeRest(({ method }) => (method === 'GET' ? [seen({ id: '98' }), message] : undefined));
    expect(await messenger(rest).send(lost)).toEqual({ ok: true, channel: '500', message: '99' });
    expect(rest.asked.map(({ method }) => method)).toEqual(['GET']);
  });

  test('is looked for too when the clock was ahead then', async () => {
    const rest = fakeRest(({ method }) => (method === 'GET' ? [seen(footer)] : undefined));
    await messenger(rest).send(outgoing('phase', {}, { triedAt: NOW + 60 * MINUTE }));
    expect(rest.asked.map(({ method }) => method)).toEqual(['GET']);
  });

  test('is edited, or deleted, when it should not be posted any more: it may stand in the channel all the same', async () => {
    const { phase } = lost;
    if (!phase) throw new Error('a card has a phase');
    const closed = { ...lost, phase: { ...phase, closedAt: NOW, closedBy: 'ready' as const } };
    const rest = fakeRest(({ method }) => (method === 'GET' ? [seen({ id: '98' }), seen(footer)] : undefined));
    expect(await messenger(rest).send(closed)).toEqual({ ok: true, channel: '500', message: '99' });
    expect(rest.asked.map(({ method, route }) => `${method} ${route}`).slice(1)).toEqual(['PATCH /channels/500/messages/99']);
    const nowhere = fakeRest(({ method }) => (method === 'GET' ? [seen({ id: '98' })] : undefined));
    expect(await messenger(nowhere).send(closed)).toMatchObject({ ok: false, because: 'needless' });
    expect(nowhere.asked.map(({ method }) => method)).toEqual(['GET']);
    const away = fakeRest(({ method }) => (method === 'GET' ? failure(new TypeError('fetch failed'))() : undefined));
    expect(await messenger(away).send(closed)).toMatchObject({ ok: false, because: 'later' });
  });

  test('is posted when it is not there', async () => {
    const rest = fakeRest(({ method }) => (method === 'GET' ? [seen({ id: '98' })] : undefined));
    expect(await messenger(rest).send(lost)).toMatchObject({ ok: true, message: '4242' });
  });

  test('is not taken for the message of a person who wrote its marker', async () => {
    const rest = fakeRest(({ method }) => (method === 'GET' ? [seen({ ...footer, author: {} })] : undefined));
    expect(await messenger(rest).send(lost)).toMatchObject({ ok: true, message: '4242' });
  });

  test('is looked for page by page, no further back than the first try', async () => {
    const page = (from: number) => Array.from({ length: 100 }, (_, i) => seen({ id: `${from - i}` }));
    const pages = [
      page(900),
      page(800),
      [...page(700).slice(1), seen({ id: '600', timestamp: new Date(NOW - 10 * MINUTE).toISOString() })],
    ];
    const rest = fakeRest(({ method }) => (method === 'GET' ? pages.shift() : undefined));
    await messenger(rest).send(lost);
    expect(rest.asked.map(({ method, query }) => `${method} ${query ?? ''}`)).toEqual([
      'GET limit=100',
      'GET limit=100&before=801',
      'GET limit=100&before=701',
      'POST ',
    ]);
  });
});

describe('a letter that could not be posted', () => {
  const channel = { channel: '500' };
  const user = { user: '101' };
  test.each([
    ['a deleted channel', refusal(10003, 404), channel, 'gone'],
    ['a channel without access', refusal(50001, 403), channel, 'forbidden'],
    ['a missing permission', refusal(50013, 403), channel, 'forbidden'],
    ['a locked thread', refusal(160005, 400), channel, 'forbidden'],
    ['a 403 that says nothing of the channel', refusal(50009, 403), channel, 'blocked'],
    ['a 403 that says nothing of the user', refusal(50009, 403), user, 'closed-dm'],
    ['a code nobody knows', refusal(987654, 400), channel, 'refused'],
    ['something unknown that is not there', refusal(0, 404), channel, 'refused'],
    ['the code of a closed DM in a channel', refusal(50007, 403), channel, 'refused'],
    ['a thread that is archived again', refusal(50083, 400), channel, 'later'],
    ['a wrong form', refusal(50035, 400), channel, 'refused'],
    ['too large a file', refusal(40005, 413), channel, 'refused'],
    ['an error of Discord’s', refusal(0, 503), channel, 'later'],
    ['a lost token', refusal(0, 401), channel, 'later'],
    ['too many edits', refusal(30046, 429), channel, 'later'],
    ['an answer that is none', new HTTPError(502, 'Bad Gateway', 'POST', '/', {}), channel, 'later'],
    ['a cut connection', Object.assign(new Error('other side closed'), { code: 'UND_ERR_SOCKET' }), channel, 'later'],
    ['closed direct messages', refusal(50007, 403), user, 'closed-dm'],
    ['no server in common', refusal(50278, 403), user, 'closed-dm'],
    ['a user who is gone', refusal(10013, 404), user, 'closed-dm'],
    ['a direct channel that is gone', refusal(10003, 404), user, 'closed-dm'],
    ['direct messages opened too fast', refusal(40003, 429), user, 'later'],
  ])('because of %s', (_, error, to, because) => {
    expect(whyNotPosted(error, to)).toBe(because);
  });

  test('says why, without a word of what it said', async () => {
    const posted = await messenger(fakeRest(failure(refusal(50035, 400)))).send(outgoing('receipt'));
    expect(posted).toEqual({
      ok: false,
      because: 'refused',
      detail: 'Discord answered 400, code 50035',
      refusal: { route: 'POST /:other', status: 400, code: 50035, fields: [] },
    });
  });
});
