import { messageOf, modalOf, type Persona, type Reply, type SeenMessage } from 'discord-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Report, report } from '../../src/games/diplomacy/model/report.js';
import { buttonFor, idOf } from './harness/buttons.js';
import { expectFiled, filedInFull, filedOrders } from './harness/onFile.js';
import { openPanel, orderByForm, orderByMenus, orderByText, sayReady } from './harness/orders.js';
import { expectHeard, readable } from './harness/readable.js';
import { expectLastPictures, expectPicture, expectResults } from './harness/results.js';
import { openStage, type Stage } from './harness/stage.js';
import { inLanguage, languageOf, newestMatch, practice, type Table, tableOf } from './harness/table.js';
import { titleOf } from './harness/telling.js';

/** Chosen for a short game with a bit of everything. Practice players play the same game for the same seed. */
const SEED = 19;
const CHANNEL = 'table-one';
const HOUR = 60 * 60_000;

describe('a game of Warring States v2, from the lobby to the eighteenth centre', () => {
  let stage: Stage;
  let table: Table;
  /** The six players and Gaston, who only watches. Ada hosts; Claire speaks French; Dmitri accepts no direct messages. */
  let people: readonly Persona[];
  let ada: Persona;
  let bao: Persona;
  let claire: Persona;
  let dmitri: Persona;
  let gaston: Persona;
  let lobby: SeenMessage;
  /** A panel of the first phase that its player does not close. */
  let oldPanel: Reply;

  beforeAll(async () => {
    stage = await openStage();
    const called = (name: string) => stage.persona(name);
    [ada, bao, claire, dmitri, gaston] = [
      await called('Ada'),
      await called('Bao'),
      await called('Claire'),
      await called('Dmitri'),
      await called('Gaston'),
    ];
    people = [ada, bao, claire, dmitri, await called('Elena'), await called('Femi'), await called('Hana')];
    await stage.director.ask('personas.set', { persona: 'Dmitri', takesMessages: false });
  });

  afterAll(() => stage?.close());

  it('is opened by a slash command that says how long each phase takes', async () => {
    const unread = await ada.command(CHANNEL, '/game create', { variant: 'Warring States v2', pace: 'soon' });
    expect(unread.text).toContain('I don’t understand the length “soon”.');
    const lengths = { pace: '2d 12h', rules: 'retreats 12h; adjustments 10m' };
    const opened = await ada.command(CHANNEL, '/game create', { variant: 'Warring States v2', ...lengths });
    expect(messageOf(opened).ephemeral).toBe(true);
    lobby = await ada.until(CHANNEL, 'Players (0 of 7)');
    expect(lobby.buttons.map(({ label }) => label)).toEqual(['Join', 'Leave', 'Start', 'Preferences', 'Settings', 'Rules']);
    expect(lobby.text).toContain('Samy Elias');
    expect(lobby.text).toContain('Movement: 2 days and 12 hours');
    expect(lobby.text).toContain('Retreats: 12 hours');
    expect(lobby.text).toContain('Adjustments: 10 minutes');
    expect(lobby.text).not.toContain('Without orders, a unit holds'); // the lobby shows what differs from the usual
    expect(lobby.text).toContain('Warring States v2');
  });

  it('seven join, one of them in French; the card counts them; an eighth finds no seat', async () => {
    expect((await claire.press(lobby, 'Join')).text).toContain('vous participez');
    expect((await claire.press(lobby, 'Join')).text).toContain('Vous participez déjà à cette partie');
    expect((await bao.press(lobby, 'Leave')).text).toContain('You’re not in this game.');
    for (const one of people.filter(({ id }) => id !== claire.id)) expect((await one.press(lobby, 'Join')).text).toContain('You’ve joined');
    await bao.press(lobby, 'Leave');
    await stage.quiet();
    expect((await ada.again(lobby)).text).toContain('Players (6 of 7)');
    await bao.press(lobby, 'Join');
    await stage.quiet();
    const full = await ada.again(lobby);
    for (const { id } of people) expect(full.text).toContain(`<@${id}>`);
    expect((await gaston.press(lobby, 'Join')).text).toContain('les 7 places sont prises');
  });

  it('the host alone starts it, after being asked once more', async () => {
    expect((await bao.press(lobby, 'Start')).text).toContain('Only the host of the game can do that');
    const asked = await ada.press(lobby, 'Start');
    expect(asked.text).toContain('All 7 seats are taken. Start now?');
    expect((await ada.press(asked, 'Not yet')).text).toContain('the lobby stays open');
    expect((await ada.press(await ada.press(lobby, 'Start'), 'Start now')).text).toContain('The game has started');
    await stage.quiet();
    expect((await ada.again(lobby)).buttons).toEqual([]);
    table = await tableOf(stage, await newestMatch(stage), { channel: CHANNEL, host: ada, players: people });
    expect(table.players.size).toBe(7);
  });

  it('the map, the deal and the first deadline are posted', async () => {
    const opening = await ada.until(CHANNEL, 'Who plays what');
    expectPicture(opening, 'Spring 450 BC, movement');
    expect(opening.text).toContain('reconstruction');
    for (const [seat, { id }] of table.players) expect(opening.text).toContain(`**${powerCalled(seat)}** — <@${id}>`);
    const { openedAt, dueAt } = table.open();
    const due = Math.floor(dueAt / 1000);
    expect(dueAt - openedAt).toBe(60 * HOUR);
    expect((await table.card()).text).toContain(`Orders due by <t:${due}:F> (<t:${due}:R>).`);
  });

  describe('in spring 450 BC everybody orders in a way of their own', () => {
    it('through menus: the unit, the order, whom it helps, where to; a new order takes the place of the old one', async () => {
      const chu = table.player('chu');
      const panel = await orderByMenus(table, chu, 'A Yin R F\nA Cha - Jiu\nA Sch S A Cha - Jiu');
      expect(messageOf(panel).ephemeral).toBe(true);
      await expectFiled(table, 'chu', panel, ['A Yin R F', 'A Cha - Jiu', 'A Sch S A Cha - Jiu']);
      oldPanel = await orderByMenus(table, chu, 'A Sch - Xu');
      await expectFiled(table, 'chu', oldPanel, ['A Yin R F', 'A Cha - Jiu', 'A Sch - Xu']);
    });

    it('by /order, completed from what is legal', async () => {
      const qin = table.player('qin');
      const offered = (await qin.autocomplete(CHANNEL, '/order', 'text', { text: 'A Xia' })).map(({ value }) => String(value));
      expect(offered.length).toBeLessThanOrEqual(25);
      expect(offered.slice(0, 9)).toContain('A Xia - Sli');
      expect(offered.filter(text => !text.includes('Xia'))).toEqual([]);
      const behind = (await qin.autocomplete(CHANNEL, '/order', 'text', { text: 'A Yon - Xia; A Xia - S' })).map(({ value }) =>
        String(value),
      );
      expect(behind).toContain('A Yon - Xia; A Xia - Sli');
    });

    it('by /order with mistakes: good lines are kept, bad ones come back with their reason and what may have been meant', async () => {
      const qin = table.player('qin');
      const typed = 'A Xia - Slii; A Yon - Xia; A Nan - Shan; A Luo H';
      const reply = await orderByText(table, qin, typed);
      await expectFiled(table, 'qin', reply, ['A Yon - Xia']);
      expectHeard(qin, reply, '1 saved, 3 rejected.', '1 ligne enregistrée, 3 refusées.');
      expectHeard(qin, reply, 'There’s no place called “Slii”.', 'Aucun lieu ne s’appelle « Slii ».');
      expectHeard(
        qin,
        reply,
        '“Shan” could be Shanggu, Shang, Shantang or Shangyong.',
        '« Shan » peut désigner Shanggu, Shang, Shantang ou Shangyong.',
      );
      expectHeard(qin, reply, 'The unit in Luoyang isn’t yours.', 'L’unité qui se trouve à Luoyang n’est pas à vous.');
      expect(reply.text).not.toMatch(/\bHan\b/);
      for (const line of typed.split('; ')) expect(reply.text).toContain(line);
      const taken = await qin.press(reply, 'A Xia - Sli');
      await expectFiled(table, 'qin', taken, ['A Xia - Sli', 'A Yon - Xia']);
      const form = await qin.press(taken, idOf(taken, 'fix'));
      expect(modalOf(form).fields.map(({ value }) => value)).toEqual(['A Nan - Shan\nA Luo H']);
      await expectFiled(table, 'qin', await qin.submitModal(form, { text: 'nanzheng holds' }), ['A Xia - Sli', 'A Yon - Xia', 'A Nan H']);
    });

    it('a text without an order in it takes nothing off the file', async () => {
      const qin = table.player('qin');
      const reply = await orderByText(table, qin, ' ; ');
      expectHeard(qin, reply, 'I couldn’t find any orders in that', 'Ce texte ne contient aucun ordre');
      await expectFiled(table, 'qin', reply, ['A Xia - Sli', 'A Yon - Xia', 'A Nan H']);
    });

    it('by pasting all of them into a form that holds what is on file', async () => {
      const han = table.player('han');
      await orderByText(table, han, 'luoyang to anyi');
      const panel = await openPanel(table, han);
      const form = await han.press(panel, idOf(panel, 'paste'));
      expect(modalOf(form).fields.map(({ value }) => value)).toEqual(['A Luo - Any']);
      await han.dismissModal(form);
      const pasted = await orderByForm(table, han, 'A Luo -> Any\nYiy H\nArmy Yangzhai holds');
      await expectFiled(table, 'han', pasted, ['A Luo - Any', 'A Yiy H', 'A Yzh H']);
    });

    it('in a direct message, where the game is found by who asks', async () => {
      for (const seat of ['zhao', 'wei', 'yan', 'qi']) {
        const text = practice(table, seat, SEED);
        await expectFiled(table, seat, await orderByText(table, table.player(seat), text, 'dm'), text.split('\n'));
      }
    });

    it('in French, in whole words', async () => {
      const seat = table.seatOf(claire);
      const filed = await filedOrders(table, seat);
      const wrong = await claire.command(CHANNEL, '/ordre', { texte: 'armée Nulle-part tient' });
      expect(readable(wrong)).toContain('Cette ligne a été refusée. Vos ordres enregistrés n’ont pas changé.');
      expect(readable(wrong)).toContain('Aucun lieu ne s’appelle « Nulle-part ».');
      const reply = await claire.command(CHANNEL, '/ordre', { texte: filed.map(inPlainFrench).join('; ') });
      expect(reply.text).toContain('C’est enregistré.');
      await expectFiled(table, seat, reply, filed);
    });

    it('after the message about their power each has one receipt by direct message, edited in place; a closed DM blocks nothing', async () => {
      await stage.quiet();
      for (const [seat, player] of table.players) {
        const [briefing, receipt, ...more] = (await player.dms()).filter(({ author, ephemeral }) => author.bot && !ephemeral);
        expect(more, player.name).toEqual([]);
        expect(briefing === undefined && receipt === undefined, player.name).toBe(player.id === dmitri.id);
        if (briefing) expect(readable(briefing), player.name).toMatch(/You play|Vous jouez/);
        for (const line of await filedInFull(table, seat, player)) if (receipt) expect(receipt.text).toContain(`✅ ${line}`);
      }
      const [, receipt] = (await claire.dms()).filter(({ ephemeral }) => !ephemeral);
      expect(receipt).toMatchObject({ edited: true });
      expect(readable(receipt)).toContain('Printemps 450 av. J.-C.');
      expect(stage.records.outbox().some(({ target, gaveUp }) => target === dmitri.id && gaveUp === 'closed-dm')).toBe(true);
    });

    it('nothing of it can be seen in the channel, nor in the panel of another, nor by one who plays no power', async () => {
      const posts = (await gaston.messages(CHANNEL)).map(({ text }) => text).join('\n');
      for (const seat of table.players.keys()) for (const line of await filedOrders(table, seat)) expect(posts).not.toContain(line);
      const other = people.find(({ id }) => id !== table.player('chu').id) ?? gaston;
      await expect(other.press(oldPanel, idOf(oldPanel, 'ready'))).rejects.toThrow();
      expect((await gaston.press(await table.card(), 'Orders')).text).toContain('Vous ne jouez aucune puissance dans cette partie.');
    });

    it('when all are ready the phase closes early, its results are posted, and the retreats nobody has are said to be skipped', async () => {
      const spring = table.open();
      const [last, ...others] = [...table.players.values()];
      for (const player of others) await sayReady(table, player);
      expect(table.open().number).toBe(spring.number);
      if (last) expectHeard(last, await sayReady(table, last), 'Everyone was ready', 'Tout le monde était prêt');
      await stage.quiet();
      const results = await expectResults(table, await table.closed(spring.number));
      expect(results.text).toContain('A Ying becomes a fleet');
      expect(results.text).toContain('Spring 450 BC, retreats: skipped, as nobody had a choice to make.');
      expect(await titleOf(table, table.open())).toBe('Autumn 450 BC, movement');
      const card = (await table.posts()).find(({ embeds }) => embeds[0]?.title === 'Spring 450 BC, movement');
      expect(card).toMatchObject({ buttons: [] });
      expect(card?.text).toContain('Closed early: everyone was ready.');
    });
  });

  it('a panel of a past phase says so and gives way to a fresh one', async () => {
    const chu = table.player('chu');
    const fresh = await chu.press(oldPanel, idOf(oldPanel, 'ready'));
    expectHeard(chu, fresh, 'That phase is over. Here is the current one.', 'Cette phase est terminée. Voici la phase en cours.');
    expectHeard(chu, fresh, 'Autumn 450 BC', 'Automne 450 av. J.-C.');
    expect(fresh.text).toContain('⬜ F Ying');
    expect(await filedOrders(table, 'chu')).toEqual([]);
  });

  it('in autumn a fleet runs up the Yangtze, a wall takes a point, units without an order hold; the deadline closes the phase', async () => {
    const autumn = table.open();
    await orderByText(table, table.player('chu'), 'F Ying RRM Quren Ba Shu');
    await orderByMenus(table, table.player('qin'), 'A Xia - Any\nA Sli S A Xia - Any\nA Nan H');
    await orderByForm(table, table.player('han'), 'Anyi holds');
    for (const seat of ['zhao', 'wei', 'yan', 'qi']) await orderPractice(seat);
    await stage.reachDeadline(table.match);
    expect((await table.closed(autumn.number)).closedBy).toBe('deadline');
    const results = await expectResults(table, await table.closed(autumn.number));
    expect(results.text).toContain('F Ying ~> Quren – Ba – Shu');
    expect(results.text).toContain('🚩 Takes Shu');
    expect(results.text).toContain('A Xianyang – Anyi bounces: strength 1 (support from Shaoliang, wall −1) against 1 in Anyi');
    expect(results.text).toContain('No order: A Jiujiang and A Xu hold');
  });

  it('in winter armies are built; who orders none waives', async () => {
    const winter = table.open();
    expect(table.phase().kind).toBe('adjustments');
    for (const seat of table.phase().awaits.filter(one => one !== 'qi')) await orderPractice(seat);
    await stage.reachDeadline(table.match);
    const results = await expectResults(table, await table.closed(winter.number));
    expect(results.text).toContain('A Ying is built');
    expect(await titleOf(table, table.open())).toBe('Spring 449 BC, movement');
  });

  it('whoever asks is told where the game stands', async () => {
    const status = await gaston.command(CHANNEL, '/état');
    expect(readable(status)).toContain('Printemps 449 av. J.-C., mouvements');
    expect(status.text).toContain('7 puissances ont encore un choix à faire.');
    const now = await bao.command(CHANNEL, '/map');
    expectPicture(messageOf(now), 'Spring 449 BC, movement');
    const [earlier] = await bao.autocomplete(CHANNEL, '/map', 'phase', { phase: 'autumn 450' });
    expect(earlier?.name).toContain('Autumn 450 BC');
    const then = await bao.command(CHANNEL, '/map', { phase: String(earlier?.value) });
    expectPicture(messageOf(then), 'Autumn 450 BC');
    expect((await ada.command('general', '/game list')).text).toContain('Spring 449 BC, movement');
    expect((await ada.command('dm', '/help')).text).toContain('How to play');
    expect((await claire.command(CHANNEL, '/aide')).text).toContain('Comment jouer');
  });

  it('year after year, by Ready or by the deadline, every phase tells everything it owes', { timeout: 180_000 }, async () => {
    while ((await status()) === 'running') {
      const phase = table.open();
      await playPhase(phase.number);
      await expectResults(table, await table.closed(phase.number));
      expect(phase.number).toBeLessThan(60);
    }
    const told = reports();
    const outcomes = new Set(told.flatMap(({ orders }) => orders.map(({ outcome }) => outcome.kind)));
    for (const kind of [
      'moved',
      'bounced',
      'held',
      'given',
      'cut',
      'raised',
      'travelled',
      'retreated',
      'disbanded',
      'built',
      'removed',
    ] as const)
      expect(outcomes, kind).toContain(kind);
    expect(removals(told)).toEqual(new Set(['ordered', 'civil-disorder']));
    expect(told.some(({ orders }) => orders.some(({ reverted }) => reverted))).toBe(true);
    expect(told.some(({ eliminated }) => eliminated.length > 0)).toBe(true);
  });

  it('the eighteenth centre wins: the final map, the final table, and no more orders', async () => {
    const match = await stage.records.matches.get(table.match);
    const [winner] = table.game.standings(table.open().state);
    expect(winner?.points).toBeGreaterThanOrEqual(18);
    expect(match).toMatchObject({ status: 'ended', end: { kind: 'victory', seats: [winner?.seat] } });
    const posts = await table.posts();
    const ending = posts.at(-1);
    expect(ending?.text).toContain(`${powerCalled(winner?.seat ?? '')} wins with ${winner?.points} centres`);
    expect(ending?.text).toContain('Final standings');
    if (ending) expectLastPictures(ending, 'centres');
    expect(posts.filter(post => buttonFor(post, 'orders') ?? buttonFor(post, 'ready'))).toEqual([]);
    const seat = winner?.seat ?? '';
    const late = await orderByText(table, table.player(seat), 'A Luo H');
    expectHeard(table.player(seat), late, 'That game is over.', 'Cette partie est finie.');
    const chu = table.player('chu');
    const panel = await chu.again(oldPanel);
    expectHeard(chu, await chu.press(panel, idOf(panel, 'ready')), 'That game is over.', 'Cette partie est finie.');
    expect((await bao.command(CHANNEL, '/game list')).text).toMatch(/Finished[\s\S]*Warring States v2.*won by/);
    expectPicture(messageOf(await bao.command(CHANNEL, '/map')), 'centres');
  });

  const status = async () => (await stage.records.matches.get(table.match))?.status;

  const reports = (): readonly Report[] =>
    stage.records.phases(table.match).flatMap(({ report: told }) => (told === undefined ? [] : [report.parse(told)]));

  const removals = (told: readonly Report[]) =>
    new Set(told.flatMap(({ orders }) => orders.flatMap(({ outcome }) => (outcome.kind === 'removed' ? outcome.because : []))));

  /** Files a practice player's orders in the language and the way of the player: Claire through menus, Bao by form, others by text. */
  async function orderPractice(seat: string): Promise<void> {
    const player = table.player(seat);
    const text = practice(table, seat, SEED);
    const give = player.id === claire.id ? orderByMenus : player.id === bao.id ? orderByForm : orderByText;
    if (text !== '') await give(table, player, inLanguage(table, seat, text, languageOf(player)));
  }

  /** Plays a phase, in which Qi neglects its winters. Every other phase closes early. */
  async function playPhase(number: number): Promise<void> {
    const { kind, awaits } = table.phase();
    await Promise.all(awaits.filter(seat => kind !== 'adjustments' || seat !== 'qi').map(orderPractice));
    if (number % 2 === 0) for (const seat of awaits) await sayReady(table, table.player(seat));
    else await stage.reachDeadline(table.match);
    await stage.quiet();
  }
});

const powerCalled = (seat: string): string => seat.charAt(0).toUpperCase() + seat.slice(1);

/** Rewrites an order such as "A Xia - Sli" as a French speaker would say it. */
const inPlainFrench = (order: string): string =>
  order
    .replace(/^A /, 'armée ')
    .replace(/ R F$/, ' lève une flotte')
    .replace(/ S A /, ' soutient A ')
    .replace(/ - /, ' vers ')
    .replace(/ H$/, ' tient');
