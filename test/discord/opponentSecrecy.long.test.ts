import { describe, expect, test } from 'vitest';
import type { BattleStatement } from '../../src/games/diplomacy/model/battle/battleStatement.js';
import type { State } from '../../src/games/diplomacy/model/state.js';
import { OPPONENT_LEVELS, type OpponentLevel } from '../../src/games/game.js';
import { type CardsState, cardsState } from '../../src/games/warring-states-cards/model/cardsState.js';
import { seededRandom, shuffled } from '../../src/lib/random.js';
import { opponentTask } from '../../src/matches/actions/opponents/opponentTask.js';
import { readerOf } from '../../src/matches/context/decide.js';
import { perform } from '../../src/matches/context/tasks.js';
import { submissionsIn } from '../../src/matches/model/filing.js';
import { matchInPlay } from '../../src/matches/read/matchInPlay.js';
import { closeDuePhases } from '../../src/matches/turn/closeDuePhases.js';
import { dealtAnew } from '../games/warring-states-cards/dealtAnew.js';
import { alone, fileAnew, openIn, play } from './opponentTable.js';
import { readers } from './readers.js';
import { GAMES, labels, type TestBot, testBot, textOf } from './testBot.js';

const DAY = 24 * 60 * 60 * 1000;
/** How many phases of each game are looked at. */
const PHASES = 7;

/** What an opponent of the bot would order on a seat, from what the bot gives to its worker. */
async function answerOf({ hosting }: TestBot, seat: string, level: OpponentLevel, purpose?: 'hint'): Promise<string> {
  const m = await readerOf(hosting, 1);
  const current = m && matchInPlay(m);
  if (!m || !current?.ok) throw new Error('no phase is open');
  const task = await opponentTask(hosting, { m, current: current.value, seat, level, ...(purpose && { purpose }) });
  return perform(hosting.games, 'opponentOrders', task);
}

const isCards = (state: unknown): state is CardsState => cardsState.safeParse(state).success;

/** The state with everything in it changed that a seat cannot see: chance, secrets, other hands and the deck, and the wishes of others. */
function hiddenAnew(state: unknown, seat: string, seed: number): unknown {
  if (isCards(state)) return dealtAnew(state, seat, seed);
  const known = state as State;
  const { [seat]: own } = known.wishes ?? {};
  const drawn = known.powers.flatMap((power, i): readonly (readonly [string, readonly BattleStatement[]])[] => [
    [
      power,
      [
        { kind: 'wish', first: (seed + i) % 2 === 0 ? 'move' : 'hold', units: [] },
        { kind: 'refuse', powers: [seat] },
        { kind: 'favour', powers: [seat] },
      ],
    ],
  ]);
  const wishes = { ...Object.fromEntries(drawn.filter(([power]) => power !== seat)), ...(own && { [seat]: own }) };
  return { ...known, seed, secret: `${seed}`, wishes };
}

/** Changes everything that a seat cannot see: the hidden part of the state, what all others file and vote, and which powers they preferred. */
function hide(room: TestBot, seat: string, seed: number): void {
  const { number, state } = openIn(room);
  fileAnew(room, seat, seed);
  room.hosting.store.recordState(1, number, hiddenAnew(state, seat, seed));
  room.hosting.store.arrange(1, tx =>
    tx.put({
      secret: `${seed}`,
      players: tx.facts.players.map((one, i) => ({ ...one, preferences: shuffled(tx.facts.seats, seededRandom(seed + i)) })),
    }),
  );
}

/** Ann (101) says that her orders are final. */
async function isDone(room: TestBot): Promise<void> {
  const panel = await room.as('101').run('orders');
  if (labels(panel).includes('Confirm')) await room.as('101').press(panel, 'Confirm');
  else await room.as('101').ready(panel);
}

const secretsIn = ({ hosting: { store } }: TestBot): string => {
  const { facts } = store.reader(1);
  return JSON.stringify([facts.open?.state, submissionsIn(store.reader(1), facts.open?.number ?? 0), facts.ballots, facts.secret]);
};

describe.each([...GAMES.keys()])('In %s', variant => {
  test('opponents of the bot of every level answer the same, and so do hints, whatever is dealt, drawn, filed, listed, voted and preferred in secret', async () => {
    const room = await alone({ variant });
    const own = room.hosting.store.seatHolders(1).find(({ user }) => user === '101')?.seat ?? '';
    const kinds = new Set<string>();
    const answers: string[] = [];
    for (let looked = 0; looked < PHASES && room.hosting.store.openPhase(1); looked++) {
      const { game, state, number } = openIn(room);
      const { kind, awaits, mayAct = [] } = game.phase(state);
      kinds.add(kind);
      const asked = shuffled([...new Set([...awaits, ...mayAct])], seededRandom(number)).slice(0, 2);
      for (const [i, seat] of asked.entries())
        for (const level of OPPONENT_LEVELS) {
          if (level === 'general' && i > 0) continue;
          const purpose = seat === own ? ('hint' as const) : undefined;
          const before = await answerOf(room, seat, level, purpose);
          const secrets = secretsIn(room);
          for (const seed of [2 * number, 2 * number + 1]) {
            hide(room, seat, seed);
            expect(secretsIn(room)).not.toBe(secrets);
            expect([kind, level, seat, await answerOf(room, seat, level, purpose)]).toEqual([kind, level, seat, before]);
            room.hosting.store.recordState(1, number, state);
          }
          answers.push(before);
        }
      fileAnew(room, '', number);
      room.hosting.store.arrange(1, tx => tx.put({ ballots: [] }));
      room.hosting.store.setReady(1, number, own, false);
      await play(room);
      if (room.hosting.store.openPhase(1)?.number === number) await isDone(room);
      expect(room.hosting.store.openPhase(1)?.number).not.toBe(number);
      await room.posts();
    }
    expect(kinds.size).toBeGreaterThan(1);
    expect(answers.filter(text => text !== '').length).toBeGreaterThan(answers.length / 3);
  }, 300_000);
});

test('What everybody sees does change the answers of opponents of every level', async () => {
  const room = await alone();
  const { number, state } = openIn(room);
  const known = state as State;
  const [seat = ''] = room.hosting.store.seatHolders(1).flatMap(one => (one.opponent ? [one.seat] : []));
  for (const level of OPPONENT_LEVELS) {
    const before = await answerOf(room, seat, level);
    const units = known.position.units.filter(({ power }, i) => power === seat || i % 2 === 0);
    const centres = { ...known.position.centres, bel: seat, rum: seat, gre: seat };
    room.hosting.store.recordState(1, number, { ...known, position: { ...known.position, units, centres } });
    expect(await answerOf(room, seat, level)).not.toBe(before);
    room.hosting.store.recordState(1, number, known);
  }
});

/** Starts game 1, hosted by 999: Ann (101) and Bob (102) in a training game with Generals on the other seats. */
async function trainingGame(): Promise<TestBot> {
  const room = testBot();
  const host = room.as('999');
  await host.run('game create', { variant: 'classic', rules: 'training yes' });
  const [card] = await room.posts();
  for (const user of ['101', '102']) await room.as(user).press(card?.post ?? {}, 'Join');
  await host.run('game fill', { level: 'general' });
  await host.press(await host.press(card?.post ?? {}, 'Start'), 'Start now');
  return room;
}

test('In a training game nothing that the bot orders, and no hint, reaches anybody else before the phase closes, nor any log', async () => {
  const room = await trainingGame();
  const all = readers(room);
  await all.deliver();
  const { store } = room.hosting;
  const opponents = store.seatHolders(1).flatMap(one => (one.opponent ? [one.seat] : []));
  expect(opponents).toHaveLength(5);
  const seatOf = (user: string): string => store.seatHolders(1).find(one => one.user === user)?.seat ?? '';
  /** The orders of closed phases. They are public. */
  const closed = new Set<string>();
  let looked = 0;
  for (let round = 0; round < 5 && store.openPhase(1); round++) {
    all.begin();
    const { game, state, number } = openIn(room);
    await play(room);
    const filed = await store.history.submissions(1, number);
    const hinted = new Map<string, string>();
    for (const user of ['101', '102']) {
      const panel = await all.run(user, 'orders');
      if (!labels(panel).includes('Hint')) continue;
      await all.press(user, panel, 'Hint');
      hinted.set(user, await answerOf(room, seatOf(user), 'general', 'hint'));
      await all.complete(user, 'a');
    }
    for (const user of ['999', '555', '101', '102']) {
      for (const command of ['status', 'game list', 'me', 'map', 'log', 'vote', 'host status', 'host dry-run', 'host export'])
        await all.run(user, command);
      const refused = textOf(await all.run(user, 'game fill', { level: 'recruit' }));
      expect(refused).not.toBe('');
      await all.run(user, 'history', { as: 'edits' });
      await all.run(user, 'press', { to: opponents[0] ?? '', text: 'What will you order?' });
    }
    await all.deliver();
    const ordered = filed
      .filter(({ seat, submission }) => opponents.includes(seat) && submission !== undefined)
      .flatMap(({ seat, submission }) =>
        game.sheet(state, seat, game.submission.parse(submission), 'en').flatMap(({ text }) => text ?? []),
      );
    const secrets = [
      ...ordered.map(text => ({ text, user: '' })),
      ...[...hinted].flatMap(([user, text]) => text.split('\n').map(line => ({ text: line, user }))),
    ].filter(({ text }) => text !== '');
    for (const [reader, lines] of all.since()) {
      // Supports and convoys of other powers' units are offered to everybody. The host, who does not play, may look at all orders.
      if (reader === '999') continue;
      const heard = lines.replaceAll(/ ([SC] [AF]|supports|convoys) [^";,]+/g, '');
      for (const { text, user } of secrets) {
        if (closed.has(text) || user === reader) continue;
        expect([reader, text, heard.includes(text)]).toEqual([reader, text, false]);
        looked++;
      }
    }
    for (const { text } of secrets) closed.add(text);
    room.pass(4 * DAY);
    await closeDuePhases(room.hosting);
    await all.deliver();
    for (const text of ordered) expect(room.logged.join('\n')).not.toContain(text);
  }
  expect(looked).toBeGreaterThan(100);
}, 120_000);
