import { expect, test } from 'vitest';
import { readOwnVariant } from '../../src/assets.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import { hasSameMap } from '../../src/games/diplomacy/game/quietReports.js';
import { report } from '../../src/games/diplomacy/model/report.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { type Posted, type TestBot, testBot, textOf } from './testBot.js';

const game = catalogue(variantsOn(readOwnVariant)).get('classic-battles') ?? expect.fail('the game is not on offer');
const PLAYERS = ['101', '102', '103', '104', '105', '106', '107'];
const DAY = 86_400_000;

/**
 * Plays a turn in which Germany takes Burgundy with support, unless France wins its battle there. Returns the text of every post since the
 * orders.
 */
async function posted(lists: Readonly<Record<string, string>>, rules = ''): Promise<string> {
  return (await played(lists, rules)).posts.map(({ post }) => textOf(post)).join('\n');
}

async function played(lists: Readonly<Record<string, string>>, rules = ''): Promise<{ room: TestBot; posts: readonly Posted[] }> {
  const room = testBot();
  const host = room.as('200');
  await host.run('game create', { variant: game.id, movement: '1d', lists: '6h', ...(rules !== '' && { rules }) });
  const [lobby] = await room.posts();
  for (const player of PLAYERS) await room.as(player).press(lobby?.post ?? {}, 'Join');
  await host.press(await host.press(lobby?.post ?? {}, 'Start'), 'Start now');
  const order = (power: string, text: string) => {
    const user = room.hosting.store.seatHolders(1).find(({ seat }) => seat === power)?.user ?? expect.fail(`nobody plays ${power}`);
    return room.as(user).run('order', { text });
  };
  const turn = async (texts: Readonly<Record<string, string>>): Promise<void> => {
    for (const [power, text] of Object.entries(texts)) await order(power, text);
    room.pass(DAY);
    await closeDuePhases(room.hosting);
  };
  await turn({ france: 'A Par - Bur', germany: 'A Mun - Ruh; A Ber - Mun' });
  await room.posts();
  await turn({ france: 'A Bur H', germany: 'A Mun - Bur; A Ruh S A Mun - Bur' });
  const before = await room.posts();
  await turn(lists);
  return { room, posts: [...before, ...(await room.posts())] };
}

test('results that battles may change are called provisional, and nobody is told to retreat', async () => {
  const told = await posted({ france: 'Battle A Bur hold' });
  const [, provisional = ''] = told.split('Provisional results: ');
  expect(provisional).toContain('Battles can still change these results.');
  expect(provisional.split('Results: ')[0]).not.toContain('must retreat');
  expect(provisional).toContain('To fight a battle, press **Orders** on the card below.');
  expect(provisional).toContain('France has something to decide.');
  expect(provisional).toContain('Optional for Germany.');
  expect(told).toContain('• **France** for A Burgundy (hold): 1000 points');
  expect(told).toContain('• **Germany** for the status quo: 2000 points');
  expect(told).toContain('  Supported by A Ruhr.');
  expect(told).toMatch(/The draw picked (Germany|France): (A Burgundy \(hold\)|the status quo) wins\./);
  expect(told).toMatch(/A Munich – Burgundy (moves|bounces) \(battle of Burgundy\)/);
});

test('the card of a battle tells who withdrew from it', async () => {
  const told = await posted({ france: 'Battle A Bur hold', germany: 'Withdraw Bur' }, 'cataclysmic yes');
  expect(told).toContain('Withdrew at once: Germany.');
});

test('lists that nobody used are told in a line: no orders and no map again, but who must retreat', async () => {
  const told = await posted({});
  const [, after = ''] = told.split(', after battles');
  expect(after).toContain('Nobody declared a battle: the provisional results stand.');
  expect(after).toContain('must retreat');
  expect(after).not.toContain('**Germany**\n');
});

test('a map that no battle changed is not posted a second time', async () => {
  const { room, posts } = await played({ france: 'Battle A Bur hold' });
  const reports = (await room.hosting.store.phases(1)).flatMap(one => report.safeParse(one.report).data ?? []);
  const told = reports.findLast(({ stage, orders }) => stage === 'lists' && orders.length > 0) ?? expect.fail('no battle was fought');
  const after = posts.find(({ post }) => textOf(post).includes(', after battles')) ?? expect.fail('nothing was posted');
  expect(after.outgoing.pictures.length > 0).toBe(!hasSameMap(told));

  const [battle] = told.war?.battles ?? [];
  if (!battle || !told.war || !('destroyed' in battle)) throw new Error('the battle is not decided');
  const { winner = battle.sides.flatMap(side => side.for ?? [])[0], ...rest } = battle;
  const ended = (one: object) => report.parse({ ...told, war: { ...told.war, battles: [{ ...rest, destroyed: [], ...one }] } });
  expect(hasSameMap(ended({}))).toBe(true);
  expect(hasSameMap(ended({ winner }))).toBe(false);
  expect(hasSameMap(ended({ destroyed: ['bur'] }))).toBe(false);
  expect(hasSameMap({ ...ended({}), captured: [{ centre: 'mar', to: 'germany' }] })).toBe(false);
});
