import { z } from 'zod';
import type { Game, Phase, SheetLine, TypedLine } from '../../src/games/game.js';
import { everyLanguage } from '../../src/lib/language.js';
import { ok, refuse } from '../../src/lib/result.js';

/**
 * A toy game with three phases per turn. *pick*: every seat in play writes a first and a second number in secret. *gift*: seats whose first
 * number was odd write one more. *rest*: nobody has a choice, and everybody gets a point. Numbers are added to a seat's points; a seat with
 * 50 wins. A first number of 13 puts the seat out of play. A correction sets the points of a seat (`red 7`) or puts it out of play
 * (`out red`).
 */
const state = z.object({
  turn: z.number(),
  kind: z.enum(['pick', 'gift', 'rest']),
  points: z.record(z.string(), z.number()),
  inPlay: z.array(z.string()),
  lucky: z.array(z.string()),
  seed: z.number(),
});
const submission = z.record(z.string(), z.number());
const report = z.object({ kind: z.string(), turn: z.number(), played: z.record(z.string(), submission) });

type State = z.infer<typeof state>;
type Submission = z.infer<typeof submission>;
type Report = z.infer<typeof report>;
type Toy = Game<State, Submission, Report, { points: Record<string, number> }>;

const SEATS = ['red', 'green', 'blue'].map(id => ({ id, name: everyLanguage(id) }));
const TOPICS = { pick: ['first', 'second'], gift: ['gift'], rest: [] } as const;
const NUMBERS = [1, 2, 3, 13, 50];
const WINS = 50;

const awaits = (now: State): readonly string[] => (now.kind === 'pick' ? now.inPlay : now.kind === 'gift' ? now.lucky : []);
const topics = (now: State, seat: string): readonly string[] => (awaits(now).includes(seat) ? TOPICS[now.kind] : []);
const sum = (sent: Submission | undefined): number => Object.values(sent ?? {}).reduce((a, b) => a + b, 0);
const phase = (now: State): Phase => ({ kind: now.kind, turn: { turn: now.turn }, awaits: awaits(now) });

function understand(typed: string, keys: readonly string[]): TypedLine {
  const [, key = '', number = ''] = /^(\w+) (\d+)$/.exec(typed) ?? [];
  if (keys.includes(key)) return { typed, text: `${key} ${number}`, suggestions: [] };
  return { typed, fault: { code: 'unclear', typed }, suggestions: keys.map(one => `${one} 1`) };
}

function corrected(now: State, typed: string): State | undefined {
  const [, seat = '', points = ''] = /^(\w+) (\d+)$/.exec(typed) ?? [];
  if (seat in now.points) return { ...now, points: { ...now.points, [seat]: Number(points) } };
  const out = /^out (\w+)$/.exec(typed)?.[1];
  return out === undefined ? undefined : { ...now, inPlay: now.inPlay.filter(one => one !== out) };
}

function after(now: State, sent: ReadonlyMap<string, Submission>): State {
  const points = Object.fromEntries(Object.entries(now.points).map(([seat, had]) => [seat, had + sum(sent.get(seat))]));
  const inPlay = now.inPlay.filter(seat => sent.get(seat)?.first !== 13);
  if (now.kind === 'pick') {
    const lucky = inPlay.filter(seat => (sent.get(seat)?.first ?? 0) % 2 === 1);
    return { ...now, kind: 'gift', points, inPlay, lucky };
  }
  if (now.kind === 'gift') return { ...now, kind: 'rest', points };
  const rested = Object.fromEntries(Object.entries(points).map(([seat, had]) => [seat, had + 1]));
  return { ...now, kind: 'pick', turn: now.turn + 1, points: rested, lucky: [] };
}

export const toyGame = ({ least = 3, most = 3 } = {}): Toy => ({
  id: 'numbers',
  title: everyLanguage('Numbers'),
  credit: everyLanguage('Nobody'),
  phaseKinds: ['pick', 'gift', 'rest'],
  state,
  submission,
  report,
  players: { least, most },
  seats: players => (players >= least && players <= most ? ok(SEATS.slice(0, players)) : refuse({ code: 'players' })),
  open: ({ seats, seed }) => ({
    turn: 1,
    kind: 'pick',
    points: Object.fromEntries(seats.map(seat => [seat, 0])),
    inPlay: [...seats],
    lucky: [],
    seed,
  }),
  phase,
  read: (now, seat, text, filed) => {
    const typed = text
      .split(/[;\n]/)
      .map(line => line.trim())
      .filter(line => line !== '');
    const lines = typed.map(line => understand(line, topics(now, seat)));
    const good = lines.flatMap(({ text: kept }) => (kept === undefined ? [] : [kept.split(' ')]));
    return { lines, submission: { ...filed, ...Object.fromEntries(good.map(([key, number]) => [key, Number(number)])) } };
  },
  clear: (sent, key) => Object.fromEntries(Object.entries(sent).filter(([one]) => one !== key)),
  sheet: (now, seat, sent, language) =>
    topics(now, seat).map((key): SheetLine => {
      const number = sent?.[key];
      return { key, label: `${language} ${key}`, text: number === undefined ? undefined : `${key} ${number}`, warnings: [] };
    }),
  options: (now, seat) =>
    topics(now, seat).map(key => ({ key, label: key, choices: NUMBERS.map(n => ({ text: `${key} ${n}`, steps: [String(n)] })) })),
  opponents: { recruit: ({ options }) => options.map(({ key }) => `${key} 1`).join('\n') },
  advance: (now, sent) => ({
    state: after(now, sent),
    report: { kind: now.kind, turn: now.turn, played: Object.fromEntries(sent) },
  }),
  correct: (now, text) => {
    const after = corrected(now, text);
    return after
      ? { state: after, lines: [{ typed: text, text, suggestions: [] }] }
      : { state: now, lines: [{ typed: text, fault: { code: 'unclear', typed: text }, suggestions: [] }] };
  },
  published: now => ({ ...now, seed: 0 }),
  withChance: (now, { seed }) => ({ ...now, seed }),
  view: now => ({ points: now.points }),
  inPlay: now => now.inPlay,
  standings: now =>
    Object.entries(now.points)
      .map(([seat, points]) => ({ seat, points, units: 0 }))
      .sort((a, b) => b.points - a.points),
  ending: now => {
    const winners = now.inPlay.filter(seat => (now.points[seat] ?? 0) >= WINS);
    return winners.length > 0 ? { winners } : undefined;
  },
});
