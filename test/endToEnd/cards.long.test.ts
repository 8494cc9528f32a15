import { createHash } from 'node:crypto';
import { messageOf, type Persona } from 'discord-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buttonFor } from './harness/buttons.js';
import { cardsOf, isRunning, moversOf, playByButtons, playByText, wish } from './harness/cards.js';
import { readable } from './harness/readable.js';
import { openStage, type Stage } from './harness/stage.js';
import { inLanguage, startGame, type Table } from './harness/table.js';

const VARIANT = 'warring-states-cards';

describe('Warring States, the card game', () => {
  let stage: Stage;
  let ada: Persona;
  let bao: Persona;
  let claire: Persona;
  let dmitri: Persona;

  beforeAll(async () => {
    stage = await openStage();
    [ada, bao, claire, dmitri] = await Promise.all([
      stage.persona('Ada'),
      stage.persona('Bao'),
      stage.persona('Claire'),
      stage.persona('Dmitri'),
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

    it('goes on to its end, told round by round', { timeout: 300_000 }, async () => {
      while (await isRunning(table)) await everybody();
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
      expect(posts.filter(post => buttonFor(post, 'orders', table.match) ?? buttonFor(post, 'sit', table.match))).toEqual([]);
    });

    const player = (seat: string) => {
      const found = cardsOf(table).players.find(one => one.seat === seat);
      if (!found) throw new Error(`Nobody plays ${seat}.`);
      return found;
    };

    const tablePost = () => ada.until('table-one', post => post.text.includes('Recruiting row') && !post.ephemeral);

    /** Every player whose move is awaited makes one: Claire by text in French, everybody else by buttons. */
    async function everybody(): Promise<void> {
      for (const seat of await moversOf(table)) {
        const who = table.player(seat);
        const text = wish(table, seat, 4);
        if (who.id === claire.id) await playByText(table, who, inLanguage(table, seat, text, 'fr'));
        else await playByButtons(table, who, seat, text);
      }
    }
  });
});
