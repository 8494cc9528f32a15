import type { LessonProgress } from '../../src/matches/model/lessonProgress.js';
import type { Match, MatchPhase } from '../../src/matches/model/match.js';
import type { Study } from '../../src/matches/model/study.js';
import type { UploadedVariant } from '../../src/matches/model/uploadedVariant.js';
import type { Arranged as Store } from '../records/arranged.js';

export const aMatch: Omit<Match, 'id'> = {
  game: 'warring-states-v2',
  guild: 'guild',
  channel: 'hall',
  host: 'host',
  language: 'fr',
  status: 'running',
  deadlines: { movement: 86_400_000, retreats: 3_600_000 },
  options: {},
  pictures: {},
  seed: 4_294_967_295,
  plan: {},
  createdAt: 1_700_000_000_000,
};

export const aPhase = (match: number, number: number): MatchPhase => ({
  match,
  number,
  kind: 'movement',
  state: { units: ['A qin'], turn: number },
  openedAt: 1_000 * number,
  dueAt: 1_000 * number + 500,
});

/** Creates a running match with two seats, in its first phase. */
export function runningMatch(store: Store): Match {
  const match = store.addMatch(aMatch);
  store.sit(match.id, 'qin', 'ann', 10);
  store.sit(match.id, 'chu', 'bob', 10);
  store.addPhase(aPhase(match.id, 1));
  return match;
}

/** A study that begins with a position, at one step. */
export const aStudy = (user: string, more: Partial<Study> = {}): Omit<Study, 'id'> => ({
  user,
  name: 'Juggernaut',
  game: 'classic',
  changedAt: 1,
  body: {
    form: 1,
    source: { from: 'start' },
    seats: ['austria', 'turkey'],
    options: {},
    start: { units: ['A Vie'] },
    steps: [{ id: 1, supposed: { austria: 'A Vie H' }, note: 'Always “hold”?' }],
    at: 1,
    next: 2,
  },
  ...more,
});

/** A variant as somebody brings it. Nothing here reads its parts. */
export const aVariant = (guild: string, id: string, more: Partial<Omit<UploadedVariant, 'version' | 'until'>> = {}) => ({
  guild,
  id,
  title: { en: 'Three Shores', fr: 'Trois Rivages' },
  user: 'ann',
  at: 10,
  written: '{"id":"shores"}',
  board: '{"provinces":[]}',
  geometry: '{"arcs":[]}',
  ...more,
});

/** Progress in a lesson: one step reached, one tried. */
export const someProgress: LessonProgress = {
  at: 'bounce',
  tries: { move: { orders: 'A alb - est', given: 'A alb - est', reached: true }, bounce: { orders: 'A alb H' } },
};
