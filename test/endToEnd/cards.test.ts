import { createHash } from 'node:crypto';
import { messageOf, type Persona } from 'discord-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deedOf, idOf } from './harness/buttons.js';
import { cardsOf, isRunning, moversOf, playByButtons, playByText, wish } from './harness/cards.js';
import { readable } from './harness/readable.js';
import { openStage, type Stage } from './harness/stage.js';
import { inLanguage, startGame, type Table, tableOf } from './harness/table.js';

const VARIANT = 'warring-states-cards';

describe('Warring States, the card game', () => {
  let stage: Stage;
  let ada: Persona;
  let bao: Persona;
  let claire: Persona;
  let dmitri: Persona;
  let elena: Persona;

  beforeAll(async () => {
    stage = await openStage();
    [ada, bao, claire, dmitri, elena] = await Promise.all([
      stage.persona('Ada'),
      stage.persona('Bao'),
      stage.persona('Claire'),
      stage.persona('Dmitri'),
      stage.persona('Elena'),
    ]);
  });

  afterAll(() => stage?.close());

  describe('three by buttons and one by text in French', () => {
    let table: Table;
    let hash: string;

    beforeAll(async () => {
      table = await startGame(stage, {
        channel: 'table-one',
        players: [ada, bao, dmitri, claire],
        variant: VARIANT,
        options: { turn: '10m', skills: 'on' },
      });
    });

    it('begins with the hash of a secret, and one table with a picture', async () => {
      const opening = await ada.until('table-one', 'begins');
      hash = /`([0-9a-f]{64})`/.exec(opening.text)?.[1] ?? '';
      expect(hash).not.toBe('');
      const posted = await tablePost();
      expect(posted.text).toContain('Recruiting row');
      expect(posted.attachments.map(({ type }) => type)).toEqual(['image/png']);
      expect(posted.buttons.map(({ label }) => label)).toEqual(['My turn']);
    });

    it('shows each his hand, as a picture and in words, and nobody else’s', async () => {
      const panel = await claire.press(await tablePost(), 'My turn');
      const { hand } = player(table.seatOf(claire));
      expect(readable(messageOf(panel))).toContain('Votre main');
      expect(panel.message?.attachments).toHaveLength(1);
      expect(panel.message?.attachments[0]?.name).toBe(`hand-${table.match}.png`);
      for (const card of hand.filter(one => one.includes('/'))) expect(panel.message?.attachments[0]?.description).not.toContain(card);
    });

    it('calls whose turn it is, once; My turn opens the panel, two taps make the move, and the call goes', async () => {
      while (cardsOf(table).stage.kind !== 'battle') await everybody();
      await stage.quiet(table.match);
      const [seat = ''] = moversOf(table);
      const player = table.player(seat);
      const calls = async () =>
        (await table.posts()).filter(post => deedOf(post, 'orders', table.match) && !/Recruiting row/.test(post.text));
      const [call, ...others] = await calls();
      if (!call || others.length > 0) throw new Error('There is one call.');
      expect(call.text).toContain(`<@${player.id}>`);
      const panel = await player.press(call, idOf(call, 'orders'));
      const first = await player.press(panel, idOf(panel, 'choose'));
      const second = await player.press(first, idOf(first, 'ready'));
      expect(second.text).toContain(player.id === claire.id ? 'joué' : 'Played');
      expect(cardsOf(table).fallen).toEqual([seat]);
      while (moversOf(table).includes(seat)) await everybody();
      await stage.quiet(table.match);
      expect((await calls()).map(({ id }) => id)).not.toContain(call.id);
    });

    it('a missed turn is made up, and the game goes on', async () => {
      while (cardsOf(table).stage.kind !== 'battle') await everybody();
      const [seat = ''] = moversOf(table);
      await stage.reachDeadline(table.match);
      expect(cardsOf(table).fallen).toContain(seat);
    });

    it('two missed in a row open the seat; who takes it plays on with its hand', { timeout: 120_000 }, async () => {
      const absent = table.seatOf(dmitri);
      const isOpen = async () => (await table.posts()).findLast(post => deedOf(post, 'sit', table.match) !== undefined);
      for (let call = await isOpen(); call === undefined; call = await isOpen()) {
        if (moversOf(table).includes(absent)) await stage.reachDeadline(table.match);
        else await everybody();
        await stage.quiet(table.match);
      }
      const call = await isOpen();
      if (!call) throw new Error('The seat is open.');
      expect((await ada.press(call, idOf(call, 'sit'))).text).toContain('never played in this game');
      const taken = await elena.press(call, idOf(call, 'sit'));
      expect(taken.text).toContain('You play');
      await stage.quiet(table.match);
      table = tableOf(stage, table.match, { channel: 'table-one', host: ada, players: [ada, bao, elena, claire] });
      const panel = await elena.command('table-one', '/orders');
      expect(panel.text).toContain('Your hand');
    });

    it('goes on to its end, told round by round', { timeout: 300_000 }, async () => {
      while (isRunning(table)) await everybody();
      await stage.quiet(table.match);
      const posts = await table.posts();
      const rounds = posts.filter(({ embeds }) => /^Round \d+: /.test(String(embeds[0]?.title)));
      expect(rounds).toHaveLength(cardsOf(table).round);
      expect(posts.filter(post => post.text.includes('Recruiting row'))).toHaveLength(1);
      const ending = posts.findLast(post => post.text.includes('The final table'));
      const secret = /`([0-9a-f]{32})`/.exec(ending?.text ?? '')?.[1] ?? '';
      expect(createHash('sha256').update(secret).digest('hex')).toBe(hash);
      expect(ending?.text).toContain('Round 1: ');
      expect((await claire.command('table-one', '/vérifier')).text).toContain('donnent bien ce qui est enregistré');
      expect(posts.filter(post => deedOf(post, 'orders', table.match) ?? deedOf(post, 'sit', table.match))).toEqual([]);
    });

    const player = (seat: string) => {
      const found = cardsOf(table).players.find(one => one.seat === seat);
      if (!found) throw new Error(`Nobody plays ${seat}.`);
      return found;
    };

    const tablePost = () => ada.until('table-one', post => post.text.includes('Recruiting row') && !post.ephemeral);

    /** Each who may move does so in his own way; the absent are waited for no longer than the deadline. */
    async function everybody(): Promise<void> {
      for (const seat of moversOf(table)) {
        const who = table.player(seat);
        const text = wish(table, seat, 4);
        if (who.id === claire.id) await playByText(table, who, inLanguage(table, seat, text, 'fr'));
        else await playByButtons(table, who, seat, text);
      }
    }
  });

  it('two play against the local resistance, to the end', { timeout: 300_000 }, async () => {
    const table = await startGame(stage, { channel: 'table-two', players: [ada, bao], variant: VARIANT, options: { turn: '10m' } });
    await playOut(table, 2);
    const posts = await table.posts();
    expect(posts.filter(post => post.text.includes('Local resistance:'))).not.toEqual([]);
    expect(stage.records.match(table.match)?.end?.kind).toBe('victory');
    expect((await bao.command('table-two', '/verify')).text).toContain('come out as they are on record');
  });

  it('nobody has a state after the last round: tie rounds break the tie', { timeout: 120_000 }, async () => {
    const table = await startGame(stage, {
      channel: 'general',
      players: [dmitri, elena, claire],
      variant: VARIANT,
      options: { rounds: '1', language: 'English' },
    });
    while (cardsOf(table).round === 1)
      for (const seat of moversOf(table)) {
        const text = cardsOf(table).stage.kind === 'battle' ? 'fall back' : wish(table, seat, 3);
        await playByText(table, table.player(seat), text);
      }
    await playOut(table, 3);
    const rounds = (await table.posts()).map(post => post.text);
    expect(rounds.some(text => text.includes('tie round'))).toBe(true);
    expect(cardsOf(table).tie).toBeDefined();
    expect(stage.records.match(table.match)?.end?.kind).toBe('victory');
  });

  async function playOut(table: Table, seed: number): Promise<void> {
    while (isRunning(table)) for (const seat of moversOf(table)) await playByText(table, table.player(seat), wish(table, seat, seed));
    await stage.quiet(table.match);
  }
});
