import { describe, expect, test } from 'vitest';
import type { Reply } from '../../src/discord/message/reply.js';
import type { State } from '../../src/games/diplomacy/model/state.js';
import { recruitText } from '../../src/games/opponent.js';
import { seededRandom } from '../../src/lib/random.js';
import { payloadsOf } from './cardTable.js';
import { playerOf, startedGame, type TestBot, testBot } from './testBot.js';

const EIGHT = ['101', '102', '103', '104', '105', '106', '107', '108'];
const POWERS = ['chin', 'chu', 'chao', 'wei', 'han', 'yen', 'chi', 'hsiung-nu'];
/** The host, who does not play, and a stranger, each with a language. */
const READERS = [
  ['999', 'en'],
  ['555', 'fr'],
] as const;
const PHASES = 12;
/** Powers that keep one unit each, so that five powers may have fewer than half of the units. */
const SMALL = ['chao', 'wei', 'han', 'yen', 'chi'];
const NEUTRALS = ['Chou', 'Chung-shan', 'Lu', 'Sung', 'Yueh', 'Shu', 'Choson', 'Pei Choushi', 'Tung Yueh'];

/**
 * The powers agree: the first or the last of the possible groups. All groups have the same number of powers, and all have enough units
 * together, or none has.
 */
type Deal = 'first' | 'last';

const diplomacyOf = ({ hosting }: TestBot) => hosting.games.get('mandate-of-heaven') ?? expect.fail('the game is not on offer');
const stateOf = (room: TestBot): State => diplomacyOf(room).state.parse(room.hosting.store.openPhase(1)?.state) as State;

/** Returns a practice player's orders, without votes. */
function ownOrders(room: TestBot, power: string, seed: number): string {
  const [game, state] = [diplomacyOf(room), stateOf(room)];
  const { submission } = game.read(state, power, recruitText(game, state, power, seededRandom(seed)), undefined, 'en');
  return game
    .sheet(state, power, submission, 'en')
    .flatMap(({ of, text }) => (of === undefined && text !== undefined ? [text] : []))
    .join('\n');
}

/** Removes all but one unit of each power in `SMALL` from the open phase. */
function makeSmall(room: TestBot): void {
  const state = stateOf(room);
  const { units } = state.position;
  const isKept = ({ power }: (typeof units)[number], i: number): boolean =>
    !SMALL.includes(power) || units.findIndex(unit => unit.power === power) === i;
  const phase = room.hosting.store.openPhase(1)?.number ?? expect.fail('no phase is open');
  room.hosting.store.recordState(1, phase, { ...state, position: { ...state.position, units: units.filter(isKept) } });
}

/** Returns every combination of `size` items. */
const subsets = <T>(all: readonly T[], size: number): readonly (readonly T[])[] =>
  size === 0 ? [[]] : all.flatMap((one, i) => subsets(all.slice(i + 1), size - 1).map(rest => [one, ...rest]));

/**
 * Returns the votes of a phase, by power. For each neutral unit some powers agree, with or without enough units, and some others agree on
 * something else. How many, and on what, is the same in every deal; who they are differs.
 */
function votesOf(room: TestBot, seed: number, deal: Deal): ReadonlyMap<string, readonly string[]> {
  const [game, state, random] = [diplomacyOf(room), stateOf(room), seededRandom(seed)];
  const asked = new Map(POWERS.map(power => [power, game.options(state, power, 'en').filter(({ of }) => of !== undefined)]));
  const voters = POWERS.filter(power => (asked.get(power) ?? []).length > 0);
  const unitsOf = (power: string): number => [...state.position.units, ...state.position.dislodged].filter(u => u.power === power).length;
  const sum = (powers: readonly string[]): number => powers.reduce((all, power) => all + unitsOf(power), 0);
  const pick = (from: readonly (readonly string[])[]): readonly string[] => from.at(deal === 'first' ? 0 : -1) ?? [];
  const votes = new Map(voters.map((power): [string, string[]] => [power, []]));
  const once = new Set<string>();
  for (const { key, of, choices } of asked.get(voters[0] ?? '') ?? []) {
    const [wanted, other] = [choices[Math.floor(random() * choices.length)], choices[Math.floor(random() * choices.length)]];
    const [many, few] = [Math.floor(random() * (voters.length + 1)), random()];
    if (state.phase === 'adjustments' && once.has(of?.id ?? key)) continue;
    once.add(of?.id ?? key);
    const ways = subsets(voters, many);
    const isEnough = (powers: readonly string[]): boolean => 2 * sum(powers) > sum(voters);
    const byUnits = [ways.filter(one => !isEnough(one)), ways.filter(isEnough)].filter(({ length }) => length > 0);
    const alike = 2 * many > voters.length ? (byUnits[Math.floor(few * byUnits.length)] ?? []) : ways;
    const agree = pick(alike);
    const rest = voters.filter(power => !agree.includes(power));
    const against = pick(subsets(rest, Math.floor(few * Math.min(Math.max(many, 1), rest.length + 1))));
    for (const power of agree) votes.get(power)?.push(wanted?.text ?? '');
    if (other?.text !== wanted?.text && state.phase !== 'adjustments')
      for (const power of against) votes.get(power)?.push(other?.text ?? '');
  }
  return votes;
}

/** Returns everything public in a whole game: the channel, answers to anybody, files, the log, and the data of pictures. */
async function saidIn(deal: Deal): Promise<{ readonly said: readonly string[]; readonly votes: readonly string[]; readonly file: string }> {
  const room = testBot();
  await startedGame(room, { variant: 'mandate-of-heaven', players: EIGHT });
  const match = await room.hosting.store.matches.get(1);
  if (match) room.hosting.store.saveMatch({ ...match, host: '999' });
  const said: string[] = [];
  const votes: string[] = [];
  const hear = (what: unknown): void =>
    void said.push(JSON.stringify(what).replaceAll(/\b[0-9a-f]{16}\b|[\u200b-\u200d\u2060]{64}/g, 'NONCE'));
  const asks = async (user: string, command: string, options: Readonly<Record<string, string>> = {}, language: 'en' | 'fr' = 'en') => {
    const { sketch, attachments = [], ...reply }: Reply = await room.as(user, { language }).run(command, options);
    hear([user, command, options, reply, sketch, attachments.map(({ name, alt, bytes }) => [name, alt, new TextDecoder().decode(bytes)])]);
    return attachments.map(({ bytes }) => new TextDecoder().decode(bytes)).join('');
  };
  const deliver = async (): Promise<void> => {
    const posted = (await room.posts()).filter(({ outgoing }) => 'channel' in outgoing.row.to);
    for (const [i, payload] of payloadsOf(posted).entries()) hear([posted[i]?.outgoing.row.slot, payload]);
  };
  let file = '';
  for (
    let phase = 1;
    phase <= PHASES && (await room.hosting.store.matches.get(1))?.status === 'running';
    phase = room.hosting.store.openPhase(1)?.number ?? 99
  ) {
    if (phase === 2) makeSmall(room);
    const dealt = votesOf(room, phase, deal);
    for (const power of POWERS) {
      const text = [ownOrders(room, power, phase), ...(dealt.get(power) ?? [])].join('\n').trim();
      votes.push(...(dealt.get(power) ?? []).map(vote => `${phase} ${power} ${vote}`));
      if (text !== '') await room.as(playerOf(room, power)).run('order', { text });
    }
    await asks('999', 'host status');
    await asks('999', 'host dry-run');
    for (const power of POWERS) {
      const guest = room.as(playerOf(room, power));
      if (room.hosting.store.openPhase(1)?.number !== phase) break;
      await guest.ready(await guest.run('orders')).catch(() => undefined);
    }
    room.pass(60 * 60 * 1000);
    await deliver();
    for (const [user, language] of READERS) {
      for (const show of ['orders', 'results', 'changes'])
        await asks(user, 'map', { show, phase: String(phase), format: 'text' }, language);
      for (const name of NEUTRALS)
        for (const { value } of await room.as(user).complete('explain', 'order', `(${name}`))
          await asks(user, 'explain', { order: value }, language);
      for (const command of ['verify', 'status', 'history', 'log', 'game list', 'me']) await asks(user, command, {}, language);
      hear(await room.as(user, { language }).complete('explain', 'order', ''));
    }
    file = await asks('999', 'host export');
  }
  for (const line of room.logged) hear(line);
  // Pictures are drawn side by side, in whatever order the records are read.
  for (const picture of room.drawn.map(one => JSON.stringify(one)).sort()) hear(picture);
  return { said, votes, file };
}

describe('votes on neutrals', () => {
  test('by others, with the same outcome, change nothing of what anybody else is ever shown: not a byte', async () => {
    const [one, other] = [await saidIn('first'), await saidIn('last')];
    expect(one.votes).toHaveLength(other.votes.length);
    const different = one.votes.filter(vote => !other.votes.includes(vote));
    expect(different.length).toBeGreaterThan(100);
    expect(one.said.length).toBeGreaterThan(300);
    for (const told of [
      'powers agreed, with enough units',
      'The vote on “',
      'no majority',
      'the one that came closest had',
      'but too few units',
    ])
      expect([told, one.said.some(line => line.includes(told))]).toEqual([told, true]);
    const amiss = one.said.findIndex((line, i) => line !== other.said[i]);
    expect([amiss, one.said[amiss]]).toEqual([-1, other.said[-1]]);
    expect(one.said.length).toBe(other.said.length);
    expect(one.file).not.toMatch(/"units":\d|"behind":\{[^}]*,/);
  }, 120_000);
});
