import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { z } from 'zod';
import { readOwnVariant } from '../../../../src/assets.js';
import { variantsOn } from '../../../../src/games/catalogue/diplomacyVariants.js';
import { type Diplomacy, diplomacy } from '../../../../src/games/diplomacy/game/diplomacy.js';
import type { Report } from '../../../../src/games/diplomacy/model/report.js';
import type { State, Submission } from '../../../../src/games/diplomacy/model/state.js';
import { opponentText, sightOf } from '../../../../src/games/opponent.js';
import { seededRandom } from '../../../../src/lib/random.js';

/** A closed phase: the state before it, what was sent in, and its report. */
export interface Closed {
  readonly state: State;
  readonly submissions: ReadonlyMap<string, Submission>;
  readonly report: Report;
}

export const variants = variantsOn(readOwnVariant);
export const games: readonly Diplomacy[] = variants.map(diplomacy);

export function gameOf(id: string): Diplomacy {
  const game = games.find(one => one.id === id);
  if (!game) throw new Error(`there is no game ${id}`);
  return game;
}

const recorded = z.object({ game: z.string(), phase: z.string(), orders: z.array(z.object({ power: z.string(), text: z.string() })) });

const phaseName = ({ turn, phase }: State): string =>
  `${turn.season[0]?.toUpperCase()}${turn.year}${phase === 'adjustments' ? 'A' : phase[0]?.toUpperCase()}`;

/** The phases of a recorded game of Classic, played again by our rules; phases without orders are left out, as in the record, unless `withEmpty`. */
export function recordedGame(id: string, { withEmpty = false } = {}): readonly Closed[] {
  const classic = gameOf('classic');
  const lines = gunzipSync(readFileSync('test/recorded/games.jsonl.gz')).toString().trim().split('\n');
  const told = lines.map(line => recorded.parse(JSON.parse(line))).filter(({ game }) => game === id);
  const seats = classic.seats(7);
  if (!seats.ok) throw new Error(seats.fault.code);
  let state = classic.open({ seats: seats.value.map(one => one.id), seed: 1, options: {} });
  const phases: Closed[] = [];
  for (const { phase, orders } of told) {
    while (phaseName(state) !== phase) {
      const submissions = new Map<string, Submission>();
      const passed = classic.advance(state, submissions);
      if (withEmpty) phases.push({ state, submissions, report: passed.report });
      state = passed.state;
    }
    const texts = new Map<string, string[]>();
    for (const { power, text } of orders) texts.set(power, [...(texts.get(power) ?? []), text]);
    const submissions = new Map<string, Submission>();
    for (const [power, text] of texts) submissions.set(power, classic.read(state, power, text.join('\n'), undefined, 'en', 0).submission);
    const closed = classic.advance(state, submissions);
    phases.push({ state, submissions, report: closed.report });
    state = closed.state;
  }
  return phases;
}

/** A game between Captains and Recruits of any variant. */
export function playedGame(game: Diplomacy, seed: number, phases: number): readonly Closed[] {
  const options = game.chosen?.parse({}) ?? {};
  const dealt = game.seats(Math.min(game.players.most, 8), options);
  const seats = dealt.ok ? dealt : game.seats(7, options);
  if (!seats.ok) throw new Error(seats.fault.code);
  let state = game.open({ seats: seats.value.map(({ id }) => id), seed, options, secret: `${seed}`.padStart(32, 'a') });
  const closed: Closed[] = [];
  while (closed.length < phases && !game.ending(state)) {
    const { awaits, mayAct = [] } = game.phase(state);
    const submissions = new Map<string, Submission>();
    for (const [i, seat] of [...new Set([...awaits, ...mayAct])].entries()) {
      const random = seededRandom(seed * 1_000_003 + closed.length * 101 + i);
      const text = opponentText(game, (i + closed.length) % 3 === 0 ? 'recruit' : 'captain', sightOf(game, state, seat), {
        random,
        budget: 0,
      });
      submissions.set(seat, game.read(state, seat, text, undefined, 'en', 0).submission);
    }
    const next = game.advance(state, submissions);
    closed.push({ state, submissions, report: next.report });
    state = next.state;
  }
  return closed;
}
