import type { Persona } from 'discord-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wordsIn } from '../../src/discord/words/wordsIn.js';
import { report } from '../../src/games/diplomacy/model/report.js';
import { type State, state } from '../../src/games/diplomacy/model/state.js';
import { flatMapInOrder, mapInOrder } from '../../src/lib/inOrder.js';
import { buttonFor, idOf } from './harness/buttons.js';
import { filedOrders } from './harness/onFile.js';
import { openPanel, orderByMenus, orderByText, pickTogether, sayReady } from './harness/orders.js';
import { readable } from './harness/readable.js';
import { expectResults } from './harness/results.js';
import { openStage, type Stage } from './harness/stage.js';
import { languageOf, startGame, type Table, tableOf } from './harness/table.js';
import { titleOf } from './harness/telling.js';

const CHANNEL = 'table-one';
const NAMES = ['Ada', 'Bao', 'Claire', 'Dmitri', 'Elena', 'Femi', 'Gaston', 'Hana'];
/** Five powers whose votes carry as long as they have more than half of the units together. */
const MAJORITY = ['chin', 'chu', 'chao', 'wei', 'han'];

describe('a game of Mandate of Heaven, from the placement to a concession in its fourth year', () => {
  let stage: Stage;
  let table: Table;
  let newcomer: Persona;

  beforeAll(async () => {
    stage = await openStage();
    const players = [];
    for (const name of NAMES) players.push(await stage.persona(name));
    table = await startGame(stage, {
      channel: CHANNEL,
      players,
      variant: 'Mandate of Heaven',
      options: { movement: '24h', retreats: '8h', adjustments: '8h' },
    });
    await stage.director.ask('personas.add', { name: 'Noor', locale: 'en-GB' });
    newcomer = await stage.persona('Noor');
  });

  afterAll(() => stage?.close());

  const now = (): State => state.parse(table.open().state);
  const title = (): Promise<string> => titleOf(table, table.open());
  const order = (power: string, text: string) => orderByText(table, table.player(power), text);

  /** Returns a hold for each power that has units and no orders for them, so that nobody misses a turn. */
  async function holdsOfOthers(orders: Readonly<Record<string, string>>): Promise<readonly (readonly [power: string, text: string])[]> {
    const { phase, powers, position } = now();
    if (phase !== 'movement') return [];
    return await flatMapInOrder(powers, async power => {
      const own = position.units.filter(u => u.power === power);
      const said = `${orders[power] ?? ''}; ${(await filedOrders(table, power)).join('; ')}`.toLowerCase();
      const [first] = own;
      return first && !own.some(({ type, at }) => said.includes(`${type.toLowerCase()} ${at} `))
        ? [[power, `${first.type} ${first.at} H`] as const]
        : [];
    });
  }

  /** Files everybody's orders and lets the deadline pass. Returns the text of the results, which must contain everything due. */
  async function play(orders: Readonly<Record<string, string>>): Promise<string> {
    const { number } = table.open();
    for (const [power, text] of [...(await holdsOfOthers(orders)), ...Object.entries(orders)]) await order(power, text);
    await stage.reachDeadline(table.match);
    return (await expectResults(table, await table.closed(number))).text;
  }

  const voting = (text: string, own: Readonly<Record<string, string>> = {}, powers = MAJORITY): Readonly<Record<string, string>> =>
    Object.fromEntries(
      [...new Set([...powers, ...Object.keys(own)])].map(power => [
        power,
        [...(own[power] ? [own[power]] : []), ...(powers.includes(power) ? [text] : [])].join('; '),
      ]),
    );

  it('begins with the placement: the Hsiung-Nu place by text and then by one menu, the others are told to wait', async () => {
    expect(await title()).toBe('Winter 369 BC, placement');
    const hsiungNu = table.player('hsiung-nu');
    expect((await table.card()).text).toContain('Hsiung-Nu');
    expect(readable(await openPanel(table, table.player('chu')))).toMatch(/nothing to decide|rien à décider/i);
    await order('hsiung-nu', 'A Yns; A Lhu');
    await pickTogether(hsiungNu, await openPanel(table, hsiungNu), ['Kobi', 'Yin Shan', 'Lin Hu']);
    expect((await filedOrders(table, 'hsiung-nu')).toSorted()).toEqual(['Build A Kob', 'Build A Lhu', 'Build A Yns']);
    expect((await table.posts()).map(({ text }) => text).join('\n')).not.toMatch(/Yns|Yin Shan|Kobi/);
    await sayReady(table, hsiungNu);
    await stage.quiet(table.match);
    const results = await expectResults(table, await table.closed(1));
    for (const place of ['Kobi', 'Yin Shan', 'Lin Hu']) expect(results.text).toContain(`A ${place} is placed`);
    const opening = await table.host.until(CHANNEL, 'Who plays what');
    expect(opening.text).toContain('David E. Cohen');
    expect(opening.text).toContain('reconstruction');
    expect(await title()).toBe('Spring 368 BC, movement');
  });

  it('shows the vote of a neutral on a page of its own, and nobody else’s', async () => {
    const chi = table.player('chi');
    const panel = await orderByMenus(table, chi, 'A Kao - Hoc');
    const neutrals = await chi.press(panel, wordsIn(languageOf(chi)).buttons.neutrals);
    expect(readable(neutrals)).toContain('⬜ A Lu');
    expect(readable(neutrals)).not.toContain('A Kao - Hoc');
    await orderByText(table, chi, 'A Lu - Sun');
    expect(await filedOrders(table, 'chi')).toEqual(['A Kao - Hoc', 'A Lu - Sun']);
    expect(readable(await openPanel(table, table.player('chu')))).not.toContain('Lu - Sun');
  });

  it('a motion stands in the channel; those who like it copy it to their sheets', async () => {
    const chin = table.player('chin');
    await chin.command(CHANNEL, languageOf(chin) === 'fr' ? '/motion' : '/motion', {
      [languageOf(chin) === 'fr' ? 'texte' : 'text']: 'A Lu - Kao',
    });
    const motion = await table.host.until(CHANNEL, message => buttonFor(message, 'copy', table.match) !== undefined);
    expect(motion.text).toContain('A Lu - Kao');
    for (const power of MAJORITY) await table.player(power).press(motion, idOf(motion, 'copy'));
    expect(await mapInOrder(MAJORITY, power => filedOrders(table, power))).toEqual(MAJORITY.map(() => ['A Lu - Kao']));
  });

  it('a vote that carries is told with the powers behind it, one that fails leaves its unit standing', async () => {
    const results = await play({
      chin: 'A Yun - Ich; A Yue - Wu',
      chu: 'A Yue - Wu',
      chao: 'A Chy - Ymn; A Yue - Wu',
      wei: 'A Yue - Wu',
      han: 'A Hsc - Cho; A Iya S A Hsc - Cho',
    });
    expect(results).toContain("✅ A Lu – Kao-t'ang (5 of 8 powers agreed, with enough units)");
    expect(results).toMatch(/No majority.*A Yueh (?:holds )?\(the most popular choice had only 4 of 8 powers\)/);
    expect(await title()).toBe('Spring 368 BC, retreats');
  });

  it('a neutral retreats by vote, and the channel is told so', async () => {
    const { number } = table.open();
    expect((await table.card()).text).toContain('You can only vote on the orders of the neutral powers');
    const [{ retreats: [to = ''] = [] } = {}] = now().position.dislodged;
    for (const power of MAJORITY) await order(power, `A Cho - ${to}`);
    for (const player of table.players.values()) await sayReady(table, player);
    await stage.quiet(table.match);
    expect((await table.closed(number)).closedBy).toBe('ready');
    expect((await expectResults(table, await table.closed(number))).text).toMatch(
      /✅ A Chou – .* \(5 of 8 powers agreed, with enough units\)/,
    );
    expect(await title()).toBe('Fall 368 BC, movement');
  });

  it('the neutral captures, builds by vote, and captures again', async () => {
    await play({ chao: 'A Tai - Yns; A Ymn S A Tai - Yns' });
    expect(await title()).toBe('Fall 368 BC, retreats');
    await play({ 'hsiung-nu': 'A Yns D' });
    expect(now().position.centres).toMatchObject({ kao: 'lu', lu: 'lu' });
    expect(await title()).toBe('Winter 368 BC, adjustments');
    const built = await play(voting('Build A Lu', { chi: 'Remove A Hoc' }));
    expect(built).toContain('✅ A Lu (5 of 8 powers agreed, with enough units) is built');
    const moved = await play(voting('A Sun - Che; A Lu - Sun'));
    expect(moved).toContain('✅ A Lu – Sung');
    await play({});
    expect(now().position.centres).toMatchObject({ kao: 'lu', lu: 'lu', sun: 'lu' });
  });

  it('with three centres it is called out; a newcomer takes the seat, and nobody who has played', async () => {
    const call = await table.host.until(CHANNEL, message => buttonFor(message, 'sit', table.match) !== undefined);
    expect(call.text).toContain('Open seat: Lu');
    const han = table.player('han');
    expect(readable(await han.press(call, idOf(call, 'sit')))).toMatch(/never played|jamais joué/);
    expect((await newcomer.press(call, idOf(call, 'sit'))).text).toContain('You now play Lu');
    await stage.quiet(table.match);
    await table.host.until(CHANNEL, `<@${newcomer.id}> takes over Lu.`);
    table = await tableOf(stage, table.match, { channel: CHANNEL, host: table.host, players: [...table.players.values(), newcomer] });
    expect(now().powers).toContain('lu');
  });

  it('the status works the Hsiung-Nu’s allowance out before the deadline', async () => {
    const status = await newcomer.command(CHANNEL, '/status');
    expect(status.text).toContain('3 + 0 (one per pair of centres; they own 0) = at most 3 units; they have 2');
    expect(status.text).toContain('1 must be removed, 1 of them because they own too few centres');
  });

  it('it builds for itself: votes for it no longer count', async () => {
    const results = await play({ lu: 'Build A Lu', 'hsiung-nu': 'Remove A Lhu' });
    expect(results).toContain('**Lu**\n✅ A Lu is built');
    expect(
      now()
        .position.units.filter(u => u.power === 'hsiung-nu')
        .map(u => u.at),
    ).toEqual(['kob']);
    expect((await order('chi', 'A Lu - Lin')).text).toMatch(/isn’t yours|n’est pas à vous/);
  });

  it('the last unit of the Hsiung-Nu, cornered in Kobi, withstands with one more', async () => {
    await play({ chao: 'A Ymn - Lhu', lu: 'A Sun - Peg' });
    const { number: last } = table.open();
    const results = await play({ chao: 'A Lhu - Kob; A Yns S A Lhu - Kob' });
    expect(results).toContain('strength 2 (support from Yin Shan) against 2 in Kobi (cornered +1)');
    expect(results).toContain('cornered: + 1');
    const { after } = report.parse((await table.closed(last)).report);
    expect(after.units.map(u => `${u.power} ${u.at}`)).toContain('hsiung-nu kob');
  });

  it('melts away in the third winter, and is out of the game', async () => {
    expect(await title()).toBe('Winter 366 BC, adjustments');
    await play({ han: 'waive' });
    expect(await title()).toBe('Spring 365 BC, movement');
    expect(now().position.units.some(u => u.power === 'hsiung-nu')).toBe(false);
    const told = (await table.posts()).map(({ text }) => text).join('\n');
    expect(told).toContain('**The Hsiung-Nu** have no centres and no units left');
    const player = table.player('hsiung-nu');
    expect(readable(await player.command(CHANNEL, languageOf(player) === 'fr' ? '/ordres' : '/orders'))).toMatch(
      /nothing to decide|rien à décider/i,
    );
  });

  it('ends by concession: all who still play agree in secret, the eliminated are not asked', async () => {
    const voters = ['chin', 'chu', 'wei', 'han', 'yen', 'chi', 'lu'];
    for (const power of voters) {
      const player = table.player(power);
      const [command, option] = languageOf(player) === 'fr' ? ['/concéder', 'puissance'] : ['/concede', 'power'];
      await player.command(CHANNEL, command ?? '', { [option ?? '']: 'Chao' });
    }
    await stage.quiet(table.match);
    expect((await stage.records.matches.get(table.match))?.end).toMatchObject({ kind: 'concession', seats: ['chao'] });
    const ending = await table.host.until(CHANNEL, 'everyone else conceded');
    expect(ending.text).toContain('Chao wins');
  });
});
