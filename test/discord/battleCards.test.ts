import { describe, expect, test } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import type { ComposedPost } from '../../src/discord/posts/composedPost.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { Report } from '../../src/games/diplomacy/model/report.js';
import { resignSeat } from '../../src/matches/actions/seats/resignSeat.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { labels, type Posted, type TestBot, testBot, textOf } from './testBot.js';

const game = catalogue(variantsOn(readOwnVariant)).get('classic-battles') ?? expect.fail('the game is not on offer');
const PLAYERS = ['101', '102', '103', '104', '105', '106', '107'];
const HOST = '200';
const DAY = 86_400_000;

interface Table {
  readonly room: TestBot;
  /** Returns the latest version of the battle's card. */
  card(): Promise<ComposedPost>;
  /** Returns the text of all posts. */
  texts(): Promise<string>;
  by(power: string): string;
  press(user: string, label: string): Promise<string>;
}

/** Returns the latest version of a kind of card about the latest phase. Edits of older cards may come after it. */
function newest(posts: readonly Posted[], kind: 'leaf' | 'phase'): ComposedPost {
  const about = ({ outgoing: { row } }: Posted): number => (row.content.kind === kind ? row.content.phase : 0);
  const latest = Math.max(...posts.map(about));
  return posts.findLast(one => latest > 0 && about(one) === latest)?.post ?? expect.fail(`no card: ${kind}`);
}

/** Starts a game in which France and Germany meet in Burgundy, with rules that let the players fight the battle. */
async function onTable(rules = 'battles tabletop', whoLeaves: readonly string[] = []): Promise<Table> {
  const room = testBot();
  const host = room.as(HOST);
  await host.run('game create', { variant: game.id, rules, movement: '1d', lists: '6h', battles: '7d' });
  const [lobby] = await room.posts();
  for (const player of PLAYERS) await room.as(player).press(lobby?.post ?? {}, 'Join');
  await host.press(await host.press(lobby?.post ?? {}, 'Start'), 'Start now');
  const by = (power: string): string =>
    room.hosting.store.seatHolders(1).find(({ seat }) => seat === power)?.user ?? expect.fail(`nobody plays ${power}`);
  const order = (power: string, text: string) => room.as(by(power)).run('order', { text });
  await order('france', 'A Par - Bur');
  await order('germany', 'A Mun - Bur');
  room.pass(DAY);
  await closeDuePhases(room.hosting);
  await order('germany', 'Battle A Mun move');
  for (const power of whoLeaves) await resignSeat(room.hosting, 1, by(power));
  room.pass(DAY);
  await closeDuePhases(room.hosting);
  expect(room.hosting.store.openPhase(1)?.kind).toBe('battles');
  const posts = [...(await room.posts())];
  const card = async (): Promise<ComposedPost> => {
    posts.push(...(await room.posts()));
    return newest(posts, 'leaf');
  };
  const texts = async (): Promise<string> => {
    posts.push(...(await room.posts()));
    return posts.map(({ post }) => textOf(post)).join('\n');
  };
  return { room, card, texts, by, press: async (user, label) => (await room.as(user).press(await card(), label)).content ?? '' };
}

/** Returns the report of the latest phase that decided a battle. */
const lastReport = ({ room }: Table): Report | undefined =>
  room.hosting.store
    .phases(1)
    .map(({ report }) => game.report.safeParse(report).data as Report | undefined)
    .findLast(report => report?.war !== undefined);

/** Both sides report that they won, and then both confirm it. */
async function differing(change: (table: Table) => unknown = () => undefined): Promise<Table> {
  const table = await onTable();
  await change(table);
  for (const _ of ['reported', 'stood by']) {
    await table.press(table.by('france'), 'France won');
    await table.press(table.by('germany'), 'Germany won');
  }
  return table;
}

describe('Two battles on tables', () => {
  /** France and Germany meet in Burgundy, Austria and Italy in Tyrolia; both battles are to be fought. */
  async function twoBattles() {
    const room = testBot();
    const host = room.as(HOST);
    await host.run('game create', { variant: game.id, rules: 'battles tabletop', movement: '1d', lists: '6h', battles: '7d' });
    const [lobby] = await room.posts();
    for (const player of PLAYERS) await room.as(player).press(lobby?.post ?? {}, 'Join');
    await host.press(await host.press(lobby?.post ?? {}, 'Start'), 'Start now');
    const by = (power: string): string =>
      room.hosting.store.seatHolders(1).find(({ seat }) => seat === power)?.user ?? expect.fail(`nobody plays ${power}`);
    const turn = async (texts: Readonly<Record<string, string>>): Promise<void> => {
      for (const [power, text] of Object.entries(texts)) await room.as(by(power)).run('order', { text });
      room.pass(DAY);
      await closeDuePhases(room.hosting);
    };
    await turn({ france: 'A Par - Bur', germany: 'A Mun - Bur', austria: 'A Vie - Tyr', italy: 'A Ven - Tyr' });
    await room.posts();
    await turn({ germany: 'Battle A Mun move', austria: 'Battle A Vie move' });
    /** What was posted in the channel since it was last asked: the titles of new messages, and which old ones lost their buttons. */
    const news = async () => {
      const posts = (await room.posts()).filter(({ outgoing: { row } }) => 'channel' in row.to);
      return {
        posts: posts.filter(({ outgoing }) => outgoing.edits === undefined),
        titles: posts.filter(({ outgoing }) => outgoing.edits === undefined).map(({ post }) => post.embeds?.[0]?.title ?? ''),
        edited: posts.flatMap(({ outgoing, post }) => (outgoing.edits && outgoing.row.content.kind === 'leaf' ? [post] : [])),
      };
    };
    const press = (user: string, card: ComposedPost | undefined, label: string) => room.as(user).press(card ?? {}, label);
    return { room, by, news, press };
  }
  const cardOf = ({ posts }: { readonly posts: readonly Posted[] }, place: string): ComposedPost =>
    posts.find(({ post }) => post.embeds?.[0]?.title?.includes(place) && labels(post).length > 0)?.post ?? expect.fail(`no card: ${place}`);

  test('are posted once each, and again only with something new: no battle that is over, no list of those still open', async () => {
    const { room, by, news, press } = await twoBattles();
    const drawnUp = await news();
    expect(drawnUp.titles).toEqual([expect.stringContaining('Burgundy'), expect.stringContaining('Tyrolia'), 'Spring 1901, battles']);

    const [burgundy, tyrolia] = [cardOf(drawnUp, 'Burgundy'), cardOf(drawnUp, 'Tyrolia')];
    for (const power of ['france', 'germany']) await press(by(power), burgundy, 'Germany won');
    await press(by('austria'), tyrolia, 'Austria won');
    await press(by('italy'), tyrolia, 'Italy won');
    const differing = await news();
    expect(differing.titles).toEqual([
      expect.stringContaining('Burgundy'),
      expect.stringContaining('Tyrolia'),
      'Reports that differ: Spring 1901',
      'Spring 1901, battles',
    ]);
    expect(differing.edited.map(card => [card.embeds?.[0]?.title, labels(card)])).toEqual([
      [burgundy.embeds?.[0]?.title, []],
      [tyrolia.embeds?.[0]?.title, []],
    ]);
    expect(textOf(differing.posts[0]?.post ?? {})).toContain('wins.');

    const again = cardOf(differing, 'Tyrolia');
    await press(by('austria'), again, 'Austria won');
    await press(by('italy'), again, 'Italy won');
    room.pass(2 * 3_600_000);
    await closeDuePhases(room.hosting);
    const askingHost = await news();
    expect(askingHost.titles.filter(title => title.includes('Burgundy'))).toEqual([]);
    expect(askingHost.titles.filter(title => title.includes('Tyrolia'))).toHaveLength(1);
    expect(askingHost.edited.map(card => card.embeds?.[0]?.title)).toEqual([tyrolia.embeds?.[0]?.title]);

    await press(HOST, cardOf(askingHost, 'Tyrolia'), 'Italy won');
    const over = await news();
    expect(over.titles.filter(title => title.includes('Burgundy'))).toEqual([]);
    expect(over.titles.slice(0, 2)).toEqual([expect.stringContaining('Tyrolia'), 'Results: Spring 1901, after battles']);
  });
});

describe('The card of a battle on a table', () => {
  test('has a button for every outcome', async () => {
    const table = await onTable();
    const card = await table.card();
    expect(labels(card)).toEqual(['Germany won', 'France won', 'Nobody broke']);
    expect(textOf(card)).toContain('If your reports differ, you can each correct a mistake; after that the host decides.');
  });

  test('cataclysmic: whether the losers were destroyed, too', async () => {
    expect(labels(await (await onTable('battles tabletop; cataclysmic')).card())).toEqual([
      'Germany won',
      'Germany won, losers destroyed',
      'France won',
      'France won, losers destroyed',
      'Nobody broke',
    ]);
  });

  test('takes the reports of its commanders, who may change them; that they agree closes the battle, and the buttons go', async () => {
    const table = await onTable();
    expect(await table.press(table.by('france'), 'France won')).toBe(
      'Saved: `Won BUR by France`. You can still change it by pressing another button, as long as the card shows any.',
    );
    expect(await table.press(table.by('france'), 'Germany won')).toContain('Won BUR by Germany');
    expect(await table.press(table.by('germany'), 'Germany won')).toContain('Everyone was ready');
    expect(lastReport(table)?.war?.battles).toMatchObject([{ by: 'reports', army: 'germany' }]);
    expect(table.room.hosting.store.openPhase(1)?.kind).toBe('movement');
    expect(labels(await table.card())).toEqual([]);
  });

  test('tells nobody else’s, and takes none of those who command nothing there', async () => {
    const table = await onTable();
    expect(await table.press(table.by('italy'), 'Germany won')).toContain('you don’t command a side in it');
    expect(await table.press('999', 'Germany won')).toBe('You don’t play a power in that game.');
    expect(await table.room.hosting.store.history.submissions(1, 3)).toEqual([]);
  });

  test('reports that differ stand side by side, and can be corrected on the card', async () => {
    const table = await onTable();
    await table.press(table.by('france'), 'France won');
    await table.press(table.by('germany'), 'Germany won');
    const told = await table.texts();
    expect(told).toContain('Reports that differ: Spring 1901');
    expect(told).not.toContain('Results: Spring 1901, battles');
    expect(told).toContain('The reports on a battle differ. France and Germany can correct them on the battle’s card.');
    const card = textOf(await table.card());
    expect(card).toContain('• **Germany** reported: Germany won\n• **France** reported: France won');
    expect(card).toMatch(/The reports differ\. Commanders: until <t:\d+:F>/);
    expect(card).not.toContain('Warmaster');
    expect(await table.press(HOST, 'Nobody broke')).toBe('You don’t play a power in that game.');
    expect(await table.press(table.by('france'), 'Germany won')).toContain('Everyone was ready');
    expect(lastReport(table)?.war?.battles).toMatchObject([{ by: 'reports', army: 'germany' }]);
  });

  test('nobody decides: the results say so, and that it was drawn by lot', async () => {
    const table = await differing();
    const asked = await table.texts();
    expect(asked).toContain('The host (<@200>) decides on the battle’s card.');
    expect(asked).toContain('You can decide it until');
    expect(asked).toContain('Decision due by');
    table.room.pass(3 * DAY);
    await closeDuePhases(table.room.hosting);
    const told = await table.texts();
    expect(told).toContain('Results: Spring 1901, after battles');
    expect(told).toMatch(/The reports differed, and nobody decided\. The draw picked (Germany|France)/);
  });

  test('what they do not agree about the host decides, on the card that asks anew', async () => {
    const table = await differing();
    expect(table.room.hosting.store.openPhase(1)?.kind).toBe('battles');
    expect(await table.press(table.by('france'), 'France won')).toContain('or the reports are already in.');
    expect(await table.press(HOST, 'Nobody broke')).toContain('Won BUR by nobody');
    expect(lastReport(table)?.war?.battles).toMatchObject([{ by: 'host' }]);
  });

  test('a card of a battle that is over says so', async () => {
    const table = await onTable();
    const old = await table.card();
    await table.press(table.by('france'), 'Germany won');
    await table.press(table.by('germany'), 'Germany won');
    expect((await table.room.as(table.by('france')).press(old, 'France won')).content).toContain('over');
  });

  test('for a nation nobody plays the host reports; until then the battle waits for him', async () => {
    const table = await onTable('battles tabletop', ['france']);
    await table.press(table.by('germany'), 'Germany won');
    expect(table.room.hosting.store.openPhase(1)?.kind).toBe('battles');
    expect(await table.press(HOST, 'Germany won')).toContain('Everyone was ready');
    expect(lastReport(table)?.war?.battles).toMatchObject([{ by: 'reports', army: 'germany' }]);
  });

  test('for two nations nobody plays the host reports with one press', async () => {
    const table = await onTable('battles tabletop', ['france', 'germany']);
    expect(await table.press(HOST, 'Germany won')).toContain('Everyone was ready');
    expect(lastReport(table)?.war?.battles).toMatchObject([{ by: 'reports', army: 'germany' }]);
  });

  test('of a battle the host fights says that others decide; who manages the server presses there, and everybody is told', async () => {
    const table = await differing(async ({ room: { hosting }, by }) => {
      const match = await hosting.store.matches.get(1);
      if (match) hosting.store.saveMatch({ ...match, host: by('france') });
    });
    const told = await table.texts();
    expect(told).toContain('If the decision is yours, press a button here before');
    expect(told).toContain('The reports on the battle of Burgundy between');
    expect(told).toContain('The host is part of it, so others decide');
    const card = await table.card();
    expect((await table.room.as(table.by('france')).press(card, 'France won')).content).toMatch(/^You play or have played in this game/);
    expect((await table.room.as('990').press(card, 'Germany won')).content).toBe('You don’t play a power in that game.');
    expect((await table.room.as('990', { isAdmin: true, guild: '901' }).press(card, 'Germany won')).content).toBe(
      'You don’t play a power in that game.',
    );
    expect((await table.room.as('990', { isAdmin: true }).press(card, 'Germany won')).content).toContain('Won BUR by Germany');
    const after = await table.texts();
    expect(after).toMatch(/A server admin decided the battle between (Germany and France|France and Germany): `Won BUR by Germany`/);
    expect(after).toContain('The reports differed. By decision, A Munich');
    const log = textOf(await table.room.as(table.by('italy')).run('log', { game: '1' }));
    expect(log).toContain('A server admin (<@990>) decided a battle in phase #5: Won BUR by Germany');
  });

  test.each([
    ['italy', {}, 'The reports on a battle differ. The host decides.'],
    ['france', {}, 'The host is part of it, so others decide'],
    ['italy', { anonymous: true }, 'The host decides. If the host is part of the battle, others decide instead'],
    ['france', { anonymous: true }, 'The host decides. If the host is part of the battle, others decide instead'],
  ] as const)('in dispute says who decides: hosted by who plays %s (%o)', async (host, plan, said) => {
    const table = await onTable();
    const { store } = table.room.hosting;
    const match = await store.matches.get(1);
    if (match) store.saveMatch({ ...match, host: table.by(host), plan });
    await table.press(table.by('france'), 'France won');
    await table.press(table.by('germany'), 'Germany won');
    for (let hours = 0; hours < 3; hours++) {
      table.room.pass(3_600_000);
      await closeDuePhases(table.room.hosting);
    }
    expect(textOf(newest(await table.room.posts(), 'phase'))).toContain(said);
  });
});
