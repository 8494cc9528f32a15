import { createOpponentPlayer } from '../../src/clock/opponents.js';
import type { Language } from '../../src/lib/language.js';
import { seededRandom } from '../../src/lib/random.js';
import { openMemoryStore } from '../records/memory.js';
import { labels, type TestBot, testBot, textOf } from './testBot.js';

export interface Table {
  readonly variant?: string;
  readonly rules?: string;
  readonly level?: string;
  readonly language?: Language;
}

/** Starts game 1: Ann (101) against opponents of the bot, hosted by Ann. */
export async function alone({ variant = 'classic', rules, level = 'recruit', language = 'en' }: Table = {}): Promise<TestBot> {
  const room = testBot(openMemoryStore());
  const ann = room.as('101', { language });
  await ann.run('game create', { variant, ...(rules !== undefined && { rules }), language });
  await room.posts();
  await room.as('101').run('game fill', { level });
  const lobby = await joined(room);
  const asked = await room.as('101').press(lobby, language === 'en' ? 'Start' : 'Lancer');
  await room.as('101').press(asked, 'Start now');
  return room;
}

/** The lobby's card after Ann has joined. */
export async function joined(room: TestBot) {
  const [card] = await room.posts();
  if (!card) throw new Error('there is no card');
  const english = { rows: [{ type: 1, components: [...(card.post.rows?.[0]?.components ?? [])] }] } as never;
  await room.as('101').press(english, labels(card.post)[0] ?? '');
  return { rows: card.post.rows ?? [] };
}

export async function play(room: TestBot): Promise<void> {
  const player = createOpponentPlayer(room.hosting);
  await player.look();
  await player.stop();
}

/** The open phase of game 1. */
export function openIn(room: TestBot) {
  const phase = room.hosting.store.openPhase(1);
  const game = room.hosting.games.get(room.hosting.store.reader(1).facts.match.game);
  if (!phase || !game) throw new Error('no phase is open');
  return { game, number: phase.number, state: game.state.parse(phase.state) as unknown };
}

export const said = async (room: TestBot): Promise<string> => (await room.posts()).map(({ post }) => textOf(post)).join('\n');

/** Files for all others what chance draws from what they may order, vote and declare, and has all vote on questions about the table. */
export function fileAnew(room: TestBot, but: string, seed: number): number {
  const { game, state, number } = openIn(room);
  const random = seededRandom(seed);
  const drawn = <One>(list: readonly One[]): One | undefined => list[Math.floor(random() * list.length)];
  const { awaits, mayAct = [] } = game.phase(state);
  const others = [...new Set([...awaits, ...mayAct])].filter(seat => seat !== but);
  for (const seat of others) {
    const typed = game.options(state, seat, 'en').flatMap(({ choices }) => drawn(choices)?.text ?? []);
    const { submission } = game.read(state, seat, typed.join('\n'), undefined, 'en');
    room.hosting.store.file({ match: 1, phase: number, seat, user: seat, submission, ready: true, typed: '', at: 0 });
    for (const question of ['draw', `concede:${but}`, 'pause', 'extend'])
      room.hosting.store.castBallot(1, number, question, seat, random() < 0.5);
  }
  return others.length;
}
