import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import type { Report } from '../../src/games/diplomacy/model/report.js';
import type { State } from '../../src/games/diplomacy/model/state.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { labels, offered, playerOf, startedGame, type TestBot, testBot, textOf } from './testBot.js';

const DAY = 24 * 60 * 60 * 1000;
const EIGHT = ['101', '102', '103', '104', '105', '106', '107', '108'];
const POWERS = ['chin', 'chu', 'chao', 'wei', 'han', 'yen', 'chi', 'hsiung-nu'];

/** Starts game 1, of Mandate of Heaven, which waits for the placement of units. */
async function placing(language: 'en' | 'fr' = 'en'): Promise<TestBot> {
  const room = testBot();
  await startedGame(room, { variant: 'mandate-of-heaven', players: EIGHT, language });
  return room;
}

/** Starts the same game and closes the placement, so that its first spring is open. */
async function spring(language: 'en' | 'fr' = 'en'): Promise<TestBot> {
  const room = await placing(language);
  await order(room, 'hsiung-nu', 'A Kob; A Yns; A Ssn');
  await readyOn(room, ['hsiung-nu']);
  return room;
}

const order = (room: TestBot, power: string, text: string): Promise<Reply> => room.as(playerOf(room, power)).run('order', { text });

async function readyOn(room: TestBot, powers: readonly string[] = POWERS): Promise<void> {
  for (const power of powers) {
    const guest = room.as(playerOf(room, power));
    const panel = await guest.run('orders');
    if (labels(panel).includes('Ready')) await guest.ready(panel);
  }
}

/** Changes the open phase: these centres get these owners, and units of other powers in them are removed. */
function owning(room: TestBot, owners: Readonly<Record<string, string>>): void {
  const { store, games } = room.hosting;
  const phase = store.openPhase(1) ?? expect.fail('no phase is open');
  const state = games.get('mandate-of-heaven')?.state.parse(phase.state) as State;
  const units = state.position.units.filter(u => owners[u.at] === undefined || owners[u.at] === u.power);
  const position = { ...state.position, units, centres: { ...state.position.centres, ...owners } };
  store.recordState(1, phase.number, { ...state, position });
}

/** The lines of the orders, those that are filed in their short form only. */
const filedOrders = (panel: Reply): readonly string[] =>
  textOf(panel)
    .split('\n')
    .filter(line => /^[✅⬜]/u.test(line))
    .map(line => line.replace(/^✅ .* \((.*)\)$/u, '✅ $1'));

const latest = async (room: TestBot, kind: string): Promise<Reply> => {
  const found = (await room.posts()).filter(({ outgoing }) => outgoing.row.content.kind === kind).at(-1);
  return found?.post ?? expect.fail(`nothing of the kind ${kind} was posted`);
};

describe('the placement', () => {
  test('is collected on the panel of the Hsiung-Nu, three provinces of the band', async () => {
    const room = await placing();
    const guest = room.as(playerOf(room, 'hsiung-nu'));
    const panel = await guest.run('orders');
    expect(panel.embeds?.[0]?.title).toBe('Hsiung-Nu · Winter 369 BC, placement');
    expect(textOf(panel)).toContain('Saved: 0 of 3');
    const filed = await guest.choose(panel, 'Kobi', 'Yin Shan');
    expect(filedOrders(filed).filter(line => line.startsWith('✅'))).toHaveLength(2);
  });

  test('is waited for by the others, who are told so', async () => {
    const room = await placing();
    expect(textOf(await latest(room, 'phase'))).toContain('Hsiung-Nu');
    const panel = await room.as(playerOf(room, 'han')).run('orders');
    expect(labels(panel)).toEqual([]);
    expect(textOf(panel)).toContain('You have nothing to decide');
  });

  test('is told with the first map', async () => {
    const room = await spring();
    const text = textOf(await latest(room, 'results'));
    for (const place of ['Kobi', 'Yin Shan', 'Su-shen']) expect(text).toContain(`A ${place} is placed`);
  });

  test('is put off once where the sheet is not complete, and says so in the language of the match', async () => {
    for (const [language, words] of [
      ['en', 'The deadline is extended once; after that, missing choices are made at random'],
      ['fr', 'seront tirés au sort'],
    ] as const) {
      const room = await placing(language);
      room.pass(DAY);
      await closeDuePhases(room.hosting);
      expect(textOf(await latest(room, 'notice'))).toContain(words);
    }
  });
});

describe('the page Neutrals of the panel', () => {
  test('has a form for orders and votes, and says that it takes both', async () => {
    const room = await spring();
    for (const [language, neutrals, button, label] of [
      ['en', 'Neutrals', 'Type orders and votes', 'One order or vote per line'],
      ['fr', 'Neutres', 'Saisir ordres et votes', 'Un ordre ou un vote par ligne'],
    ] as const) {
      const player = room.as(playerOf(room, 'chi'), { language });
      const form = await player.form(await player.press(await player.run('orders'), neutrals), button);
      expect(JSON.stringify(form)).toContain(label);
    }
  });

  test('has one line a neutral unit, and is not counted among one’s own', async () => {
    const room = await spring();
    const guest = room.as(playerOf(room, 'chi'));
    const panel = await guest.run('orders');
    expect(filedOrders(panel)).toEqual(['⬜ A Lin-tzu', '⬜ F Chi-mo', "⬜ A Kao-t'ang"]);
    expect(textOf(panel)).toContain('Saved: 0 of 3\nNeutrals: 0 of 9 voted on');
    const neutrals = await guest.press(panel, 'Neutrals');
    expect(filedOrders(neutrals)).toHaveLength(9);
    expect(offered(neutrals)).toContain('A Lu');
    expect(filedOrders(await guest.press(neutrals, 'My units'))).toHaveLength(3);
  });

  test('leads to the legal options of a unit, and files the choice as a vote', async () => {
    const room = await spring();
    const guest = room.as(playerOf(room, 'chi'));
    const unit = await guest.choose(await guest.press(await guest.run('orders'), 'Neutrals'), 'A Lu');
    const filed = await guest.choose(await guest.choose(unit, 'Move'), 'Sung');
    expect(filedOrders(filed)).toContain('✅ A Lu - Sun');
    expect(textOf(filed)).toContain('Neutrals: 1 of 9 voted on');
    expect(textOf(await room.as(playerOf(room, 'han')).run('orders'))).not.toContain('Sun');
  });

  test('asks before Ready about a vote that was begun and has no place yet', async () => {
    const room = await spring();
    const guest = room.as(playerOf(room, 'chi'));
    await guest.run('order', { text: 'all hold' });
    const unit = await guest.choose(await guest.press(await guest.run('orders'), 'Neutrals'), 'A Lu');
    const asked = await guest.press(await guest.choose(unit, 'Move'), 'Ready');
    expect(textOf(asked)).toContain('Your vote on A Lu isn’t complete. Ready anyway?');
    expect(textOf(await guest.press(asked, 'Ready anyway'))).toContain('You’re ready.');
  });

  test('asks about one’s own orders in the same question, if they are missing too', async () => {
    const room = await spring();
    const begun = async (power: string) => {
      const guest = room.as(playerOf(room, power));
      const unit = await guest.choose(await guest.press(await guest.run('orders'), 'Neutrals'), 'A Lu');
      return textOf(await guest.press(await guest.choose(unit, 'Move'), 'Ready'));
    };
    expect(await begun('chi')).toContain('Your vote on A Lu isn’t complete. No orders saved: all your units hold. Ready anyway?');
    await order(room, 'han', 'I-yang holds');
    expect(await begun('han')).toMatch(/Your vote on A Lu isn’t complete\. No order yet for .*\. Ready anyway\?/);
  });

  test('asks on the page of votes what to vote on', async () => {
    const room = await spring();
    const page = await room.as(playerOf(room, 'chi')).run('orders');
    const votes = await room.as(playerOf(room, 'chi')).press(page, 'Neutrals');
    expect(JSON.stringify(votes)).toContain('Choose what to vote on');
    expect(JSON.stringify(votes)).not.toContain('Choose what to order');
  });

  test('warns of an own order that helps a neutral whose vote is open', async () => {
    const room = await spring();
    expect(textOf(await order(room, 'chi', 'A Lin S A Lu - Kao; A Lu - Sun'))).toContain('only one of the two can count');
  });

  test('speaks French', async () => {
    const room = await spring('fr');
    const guest = room.as(playerOf(room, 'chi'), { language: 'fr' });
    const neutrals = await guest.press(await guest.run('orders'), 'Neutres');
    expect(textOf(neutrals)).toMatch(/Neutres.: 0 vote sur 9/);
  });
});

describe('the results', () => {
  test('tell of each neutral what was ordered, by how many powers, how close another vote came, and what came of it; never how many units', async () => {
    const room = await spring();
    for (const power of POWERS.slice(0, 5)) await order(room, power, 'A Lu - Peg');
    for (const power of POWERS.slice(0, 4)) await order(room, power, 'A Yue - Wu');
    await readyOn(room);
    const text = textOf(await latest(room, 'results'));
    expect(text).toContain("✅ A Lu – P'eng-ch'eng (5 of 8 powers agreed, with enough units)");
    expect(text).toMatch(/No majority.*A Yueh (?:holds )?\(the most popular choice had only 4 of 8 powers\)/);
    expect(text).not.toMatch(/\d of \d+ units|\d+ units\)/);
  });
});

describe('Explain', () => {
  test('tells a vote with the number of powers, in a report of an earlier version too; never how many units', async () => {
    const room = await spring();
    for (const power of POWERS.slice(0, 5)) await order(room, power, 'A Lu - Peg');
    for (const power of POWERS.slice(0, 4)) await order(room, power, 'A Yue - Wu');
    await readyOn(room);
    const [store, stranger] = [room.hosting.store, room.as('999')];
    const asked = async (unit: string) => textOf(await stranger.run('explain', { order: unit, phase: '2' }));
    expect(await asked('lu')).toContain("The vote on “A Lu – P'eng-ch'eng” passed: 5 of the 8 powers agreed, with enough units");
    expect(await asked('yue')).toContain('No vote on A Yueh passed: the one that came closest had only 4 of the 8 powers');

    const now = (await store.history.phase(1, 2))?.report as Report;
    const orders = now.orders.map(({ behind, short: _, ...one }) => (behind ? { ...one, behind: { ...behind, units: 15 } } : one));
    store.recordReport(1, 2, { ...now, orders, voting: { ...now.voting, whole: { powers: 8, units: 24 } } }, 1);
    expect(await asked('lu')).toContain("The vote on “A Lu – P'eng-ch'eng” passed: 5 of the 8 powers agreed, with enough units");
    expect(await asked('yue')).toMatch(/No vote on A Yueh passed \(/);
    for (const unit of ['lu', 'yue']) expect(await asked(unit)).not.toMatch(/15|24/);
  });
});

describe('a motion', () => {
  test('stands in the channel, with a button that puts it among one’s own votes', async () => {
    const room = await spring();
    const moved = await room.as(playerOf(room, 'chi')).run('motion', { text: 'A Lu - Peg' });
    expect(moved.content).toContain('Your motion will appear in the channel.');
    const post = await latest(room, 'motion');
    expect(textOf(post)).toContain("Motion by Ch'i");
    expect(textOf(post)).toContain('For Lu: `A Lu - Peg`');
    const han = room.as(playerOf(room, 'han'));
    await han.run('order', { text: 'A Lu - Sun; A Iya H' });
    const copied = await han.press(post, 'Add to my votes');
    expect(filedOrders(copied)).toContain('✅ A Lu - Peg');
    expect(filedOrders(await han.press(copied, 'My units'))).toContain('✅ A Iya H');
  });

  test('can be made of a vote that lies open in the panel', async () => {
    const room = await spring();
    const guest = room.as(playerOf(room, 'chi'));
    await order(room, 'chi', 'A Lu - Peg');
    const neutrals = await guest.press(await guest.run('orders'), 'Neutrals');
    await guest.press(await guest.choose(neutrals, 'A Lu'), 'Publish as a motion');
    expect(textOf(await latest(room, 'motion'))).toContain('`A Lu - Peg`');
  });

  test('is for one neutral, and for those who play', async () => {
    const room = await spring();
    expect((await room.as(playerOf(room, 'chi')).run('motion', { text: 'A Lin H' })).content).toContain(
      'A motion is a single legal order for a unit that is ordered by vote.',
    );
    await room.as(playerOf(room, 'chi')).run('motion', { text: 'A Lu - Peg' });
    const post = await latest(room, 'motion');
    expect((await room.as('999').press(post, 'Add to my votes')).content).toBe('You don’t play a power in that game.');
  });

  test('completes what may be wished for, and nothing of one’s own', async () => {
    const room = await spring();
    const found = await room.as(playerOf(room, 'chi')).complete('motion', 'text', 'A Lu');
    expect(found.map(({ value }) => value)).toContain('A Lu - Peg');
    expect((await room.as(playerOf(room, 'chi')).complete('motion', 'text', 'A Lin')).map(({ value }) => value)).not.toContain('A Lin H');
  });
});

describe('a seat that is called out', () => {
  async function called(): Promise<TestBot> {
    const room = await spring();
    await readyOn(room);
    owning(room, { sun: 'lu', lin: 'lu' });
    await readyOn(room);
    return room;
  }

  test('is posted with a button that a newcomer can press, and nobody who has played', async () => {
    const room = await called();
    const post = await latest(room, 'seats');
    expect(textOf(post)).toContain('Open seat: Lu');
    expect((await room.as(playerOf(room, 'han')).press(post, 'Take the seat')).content).toContain('never played');
    expect((await room.as('777').press(post, 'Take the seat')).content).toContain('You now play Lu');
    expect((await room.as('778').press(post, 'Take the seat')).content).toContain('isn’t open');
    const [taken, before] = (await room.posts()).filter(({ outgoing }) => outgoing.row.content.kind === 'seats');
    expect(textOf(taken?.post ?? {})).toContain('<@777> takes over Lu.\nVotes on these units no longer count.');
    expect(before?.outgoing.edits).toBeDefined();
    for (const one of [taken, before])
      expect([textOf(one?.post ?? {}).includes('Open seat:'), labels(one?.post ?? {})]).toEqual([false, []]);
  });

  test('gives its player a panel of his own', async () => {
    const room = await called();
    await room.as('777').press(await latest(room, 'seats'), 'Take the seat');
    const panel = await room.as('777').run('orders');
    expect(panel.embeds?.[0]?.title).toBe('Lu · Winter 368 BC, adjustments');
    expect(labels(panel)).toContain('Ready');
  });

  test('can be given by the host, who alone may', async () => {
    const room = await called();
    const give = (user: string) => room.as(user).run('game seat', { power: 'lu', player: '777' });
    expect((await give(playerOf(room, 'han') === '101' ? '102' : playerOf(room, 'han'))).content).toContain('host');
    expect((await give('101')).content).toBe('<@777> now plays Lu.');
  });
});

describe('/concede', () => {
  test('is a secret ballot: the proposal is told without its author, the last of the others ends the game', async () => {
    const room = await spring();
    const [first, ...rest] = POWERS.filter(power => power !== 'chu');
    const ballot = await room.as(playerOf(room, first ?? '')).run('concede', { power: "Ch'u" });
    expect(ballot.content).toContain('It’s secret');
    expect(textOf(ballot)).toContain("✅ Concede: Ch'u wins");
    const notice = textOf(await latest(room, 'notice'));
    expect(notice).toContain("Proposal to concede to Ch'u");
    expect(notice).not.toContain("Ch'in");
    for (const power of rest) await room.as(playerOf(room, power)).run('concede', { power: 'chu' });
    expect((await room.hosting.store.matches.get(1))?.end).toMatchObject({ kind: 'concession', seats: ['chu'] });
    expect(textOf(await latest(room, 'ending'))).toContain("Ch'u wins with 3 centres: everyone else conceded");
  });

  test('can be taken back, and given again', async () => {
    const room = await spring();
    const guest = room.as(playerOf(room, 'han'));
    const back = await guest.choose(await guest.run('concede', { power: 'chu' }), "Concede: Ch'u wins");
    expect(back.content).toContain('Vote withdrawn.');
    expect((await guest.choose(back, "Concede: Ch'u wins")).content).toContain('Your vote is saved.');
  });

  test('is to another power that plays', async () => {
    const room = await spring();
    const guest = room.as(playerOf(room, 'han'));
    for (const power of ['han', 'lu', 'nobody']) expect((await guest.run('concede', { power })).content).toContain('another power');
    expect((await guest.complete('concede', 'power', '')).map(({ name }) => name)).toEqual([
      "Ch'in",
      "Ch'u",
      'Chao',
      'Wei',
      'Yen',
      "Ch'i",
      'Hsiung-Nu',
    ]);
  });
});

test('/status shows what the Hsiung-Nu may have this winter, and how it is worked out', async () => {
  const room = await spring();
  const text = textOf(await room.as(playerOf(room, 'han')).run('status'));
  expect(text).toContain('3 + 0 (one per pair of centres; they own 0) = at most 3 units; they have 3');
  expect(text).toContain('David E. Cohen');
  const fr = textOf(await room.as(playerOf(room, 'han'), { language: 'fr' }).run('status'));
  expect(fr).toContain('3 + 0');
});
