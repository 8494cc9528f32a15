import type { Persona } from 'discord-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { State } from '../../src/games/diplomacy/model/state.js';
import { buttonFor, idOf } from './harness/buttons.js';
import { listedIn } from './harness/listed.js';
import { orderByText } from './harness/orders.js';
import { readable } from './harness/readable.js';
import { expectLastPictures, expectPicture, expectResults } from './harness/results.js';
import { openStage, type Stage } from './harness/stage.js';
import { newestMatch, startGame, type Table, tableOf } from './harness/table.js';
import { titleOf } from './harness/telling.js';
import { centresOf, cooperate, divide } from './harness/twoEmpires.js';

const EMPIRES = divide('qi', 'qin');

describe('two games in one server, one of them Warring States v2 through the tie at eighteen to an agreed draw', () => {
  let stage: Stage;
  /** A game of Warring States with French posts. All seven personas play; Ada hosts. */
  let states: Table;
  /** A game of Classic in which only Ada and Bao play, so that five powers are in civil disorder. Bao hosts. */
  let classic: Table;
  let people: readonly Persona[];
  let ada: Persona;
  let bao: Persona;
  let gaston: Persona;

  beforeAll(async () => {
    stage = await openStage();
    people = await Promise.all(['Ada', 'Bao', 'Claire', 'Dmitri', 'Elena', 'Femi', 'Gaston'].map(name => stage.persona(name)));
    [ada, bao, gaston] = [await stage.persona('Ada'), await stage.persona('Bao'), await stage.persona('Gaston')];
  });

  afterAll(() => stage?.close());

  it('the first is played in French, ten minutes a phase', async () => {
    const lengths = { movement: '10m', retreats: '10m', adjustments: '10m', language: 'French' };
    states = await startGame(stage, { channel: 'table-one', players: people, options: lengths });
    const opening = await ada.until('table-one', 'Qui joue quoi');
    expect(readable(opening)).toContain('Royaumes combattants v2 : la partie commence');
    expectPicture(opening, 'Printemps 450 av. J.-C.');
    expect((await states.card()).buttons.map(({ label }) => label)).toEqual(['Ordres', 'Prêt', 'Carte', 'Nulle, pause…']);
  });

  it('the second starts with five seats empty: the host is told, and agrees', async () => {
    await bao.command('table-two', '/game create', { variant: 'classic', rules: 'movement 5d; retreats 5d; adjustments 5d' });
    const lobby = await bao.until('table-two', 'Players (0 of 7)');
    for (const one of [ada, bao]) await one.press(lobby, 'Join');
    const asked = await bao.press(lobby, 'Start');
    expect(asked.text).toContain('2 players have joined; 5 seats are empty. Start now?');
    await bao.press(asked, 'Start with empty seats');
    await stage.quiet();
    classic = await tableOf(stage, await newestMatch(stage), { channel: 'table-two', host: bao, players: people });
    expect(classic.players.size).toBe(2);
    expect((await bao.until('table-two', 'Who plays what')).text.match(/— nobody \(civil disorder\)/g)).toHaveLength(5);
  });

  it('an order finds its game by the channel; elsewhere, and in a direct message, who plays in both is asked which', async () => {
    const [first = ''] = (await bao.autocomplete('table-two', '/order', 'text')).map(({ value }) => String(value));
    expect((await orderByText(classic, bao, first)).text).toContain(`(${first})`);
    for (const channel of ['general', 'dm']) {
      const asked = await orderByText(classic, bao, first, channel);
      expect(asked.text).toContain('Which game do you mean?');
      expect(asked.text).toContain('Warring States v2');
      expect(asked.text).toContain('Classic');
      const games = await bao.autocomplete(channel, '/order', 'game', { text: first, game: 'clas' });
      expect(games.map(({ name }) => name)).toEqual([expect.stringContaining('Classic')]);
      const told = await bao.command(channel, '/order', { text: first, game: String(games[0]?.value) });
      expect(told.text).toContain(`(${first})`);
    }
    expect((await orderByText(states, gaston, 'n’importe quoi', 'dm')).text).toContain('Non enregistré');
  });

  it('who resigns leaves a power in civil disorder; only the host may end the game', async () => {
    const power = classic.game.seats(7);
    const seat = classic.seatOf(ada);
    const name = power.ok ? power.value.find(({ id }) => id === seat)?.name.en : '';
    const asked = await ada.command('table-two', '/resign');
    expect(asked.text).toContain(`Give up ${name} in Classic`);
    expect((await ada.press(asked, 'Cancel')).text).toContain('nothing has changed');
    await ada.press(await ada.command('table-two', '/resign'), 'Give up my seat');
    await stage.quiet();
    expect((await classic.posts()).at(-2)?.text).toContain(`${name} is now in civil disorder`);
    expect((await ada.command('table-two', '/orders')).text).toContain('You don’t play a power in that game.');
    expect((await ada.command('table-two', '/game end')).text).toContain('Only the host of the game can do that.');
    await bao.press(await bao.command('table-two', '/game end'), 'End the game');
    await stage.quiet();
    const ending = (await classic.posts()).at(-1);
    expect(ending?.text).toContain('The host ended the game');
    expect(await stage.records.matches.get(classic.match)).toMatchObject({ status: 'ended', end: { kind: 'ended-by-host' } });
  });

  it('two empires divide the board between them, and everybody makes way', { timeout: 180_000 }, async () => {
    while (!isTied(position())) {
      const phase = states.open();
      await orderTogether();
      await stage.reachDeadline(states.match);
      await expectResults(states, await states.closed(phase.number));
      expect(phase.number).toBeLessThan(40);
    }
  });

  it('with eighteen each, taken in the same autumn, nobody has won and the game goes on', async () => {
    const [before] = stage.records
      .phases(states.match)
      .filter(({ kind }) => kind === 'movement')
      .slice(-1);
    for (const power of EMPIRES.powers) {
      expect(centresOf(states.game.state.parse(before?.state), power)).toBe(17);
      expect(centresOf(position(), power)).toBe(18);
    }
    expect((await stage.records.matches.get(states.match))?.status).toBe('running');
    expect(readable(await titleOf(states, states.open()))).toBe('Hiver 446 av. J.-C., ajustements');
  });

  it('one vote for a draw ends nothing; that there is one is told, not whose', async () => {
    const qin = states.player('qin');
    const voted = await qin.command('table-one', '/draw');
    expect(voted.message?.ephemeral).toBe(true);
    await stage.quiet();
    const notice = (await states.posts()).at(-1);
    expect(notice?.text).toContain('Une partie nulle est proposée');
    for (const { id, name } of people) expect(notice?.text).not.toMatch(new RegExp(`${id}|${name}`));
    expect(notice?.text).not.toMatch(/Qin/);
    expect((await stage.records.matches.get(states.match))?.status).toBe('running');
  });

  it('a vote is void when the phase is over', async () => {
    await orderTogether();
    await stage.reachDeadline(states.match);
    for (const player of voters().slice(1)) await player.command('table-one', '/draw');
    expect((await stage.records.matches.get(states.match))?.status).toBe('running');
  });

  it('a vote can be withdrawn; when all who still play have voted, the draw is agreed', async () => {
    const [first, second] = voters();
    if (!first || !second) throw new Error('There are two empires.');
    const again = await second.command('table-one', '/draw');
    await second.choose(again, idOf(again, 'cast'), 'draw');
    await first.command('table-one', '/draw');
    expect((await stage.records.matches.get(states.match))?.status).toBe('running');
    await second.command('table-one', '/draw');
    await stage.quiet();
    const seats = states.game.inPlay(states.open().state);
    expect(await stage.records.matches.get(states.match)).toMatchObject({ status: 'ended', end: { kind: 'draw' } });
    expect((await stage.records.matches.get(states.match))?.end?.seats.toSorted()).toEqual([...seats].toSorted());
    const ending = (await states.posts()).at(-1);
    expect(ending?.text).toMatch(/Partie nulle entre .*Qin.*Qi|Partie nulle entre .*Qi.*Qin/);
    expect(ending?.text).toContain('Classement final');
    expect(ending?.text).toMatch(/\*\*Qin\*\* — <@\d+> · 18 centres/);
    if (ending) expectLastPictures(ending, '18 centres');
    expect((await states.posts()).filter(post => buttonFor(post, 'orders') ?? buttonFor(post, 'ready'))).toEqual([]);
  });

  const position = (): State => states.game.state.parse(states.open().state);
  const isTied = (state: State): boolean => EMPIRES.powers.every(power => centresOf(state, power) === 18);
  /** Returns the players who are still in play, those of the two empires first. */
  const voters = (): readonly Persona[] =>
    states.game
      .standings(position())
      .map(({ seat }) => seat)
      .filter(seat => states.game.inPlay(position()).includes(seat))
      .map(states.player);

  async function orderTogether(): Promise<void> {
    const orders = [...cooperate(EMPIRES, position())];
    const replies = await Promise.all(orders.map(([seat, text]) => orderByText(states, states.player(seat), text)));
    for (const [i, reply] of replies.entries()) expect(listedIn(reply)).toHaveLength(orders[i]?.[1].split('\n').length ?? 0);
  }
});
