import { readCardsBoardFile, readOwnVariant } from '../../src/assets.js';
import { catalogue } from '../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../src/games/catalogue/diplomacyVariants.js';
import type { AnyGame, SeatId } from '../../src/games/game.js';
import { recruitText } from '../../src/games/opponent.js';
import { compileCardsBoard } from '../../src/games/warring-states-cards/board/cardsBoard.js';
import { asJson } from '../../src/lib/jsonPatch.js';
import { seededRandom } from '../../src/lib/random.js';
import { ownPosition } from '../../src/matches/actions/studies/changeStudy.js';
import type { Match } from '../../src/matches/model/match.js';
import type { Study } from '../../src/matches/model/study.js';
import { supposedText } from '../../src/matches/read/studySeat.js';
import { recordedGame } from '../games/diplomacy/review/recordedGames.js';
import { openMemoryStore } from '../records/memory.js';
import { aMatch } from '../store/records.js';
import { accepted, type World, world } from './world.js';

export const GAMES = catalogue(variantsOn(readOwnVariant), compileCardsBoard(readCardsBoardFile()));
export const DIPLOMACY = [...GAMES.values()].filter(game => game.published);
export const CARDS = [...GAMES.values()].filter(game => !game.published);

export function present<T>(value: T | undefined | null): T {
  if (value === undefined || value === null) throw new Error('it should be there');
  return value;
}
/** Games whose battles can be fought on a table, with that chosen. */
export const TABLETOP = [
  ['classic-battles', { battles: 'tabletop' }],
  ['warhammer-fm05', { battles: 'tabletop' }],
] as const;
export const CLASSIC = present(GAMES.get('classic'));

export const newWorld = (game: AnyGame = CLASSIC): World => world(openMemoryStore(), game);
export const shown = (game: AnyGame, state: unknown): string => JSON.stringify(asJson(game.published ? game.published(state) : state));

interface PlayedPhase {
  readonly number: number;
  readonly state: unknown;
  readonly report: unknown;
  /** Everything that was sent in, votes too, by seat. */
  readonly orders: Readonly<Record<SeatId, string>>;
}
export interface PlayedGame {
  readonly match: Match;
  readonly phases: readonly PlayedPhase[];
}

const SECRET = 'ab'.repeat(16);

/** Puts a recorded game of Classic on record, to its end. */
export function putRecorded(w: World, id: string): PlayedGame {
  const closed = recordedGame(id, { withEmpty: true });
  const seats = accepted(CLASSIC.seats(7)).map(one => one.id);
  const match = w.store.addMatch({ ...aMatch, game: 'classic', options: {}, seed: 1, status: 'ended', end: { kind: 'draw', seats: [] } });
  w.store.keepSecret(match.id, SECRET);
  for (const [i, seat] of seats.entries()) w.store.sit(match.id, seat, `user-${i}`, 1);
  const phases = closed.map(({ state: before, report, submissions }, i) => {
    const number = i + 1;
    const state: unknown = CLASSIC.state.parse(asJson(before));
    const { kind, turn } = CLASSIC.phase(state);
    const done = { openedAt: number, dueAt: number + 9e12, closedAt: number + 1, closedBy: 'ready' as const, report };
    w.store.addPhase({ match: match.id, number, kind, turn, state, ...done });
    for (const [seat, submission] of submissions)
      w.store.file({
        match: match.id,
        phase: number,
        seat,
        user: `user-${seats.indexOf(seat)}`,
        submission,
        ready: true,
        typed: '',
        at: number,
      });
    return { number, state, report, orders: {} };
  });
  return { match, phases };
}

/** Puts a game between recruits on record, for so many phases. The last one is open. `chance`: seeds of orders and of everything drawn. */
export function put(
  w: World,
  game: AnyGame,
  most: number,
  { seed = 1, lots = 7, secret = SECRET, status = 'ended' as Match['status'], chosen = {} } = {},
): PlayedGame {
  const random = seededRandom(seed);
  const options = game.chosen?.parse(chosen) ?? {};
  const seats = accepted(game.seats(game.players.most, options)).map(({ id }) => id);
  const ended = status === 'ended' ? { end: { kind: 'draw' as const, seats: [] } } : {};
  const match = w.store.addMatch({ ...aMatch, game: game.id, options, seed: lots, status, ...ended });
  w.store.keepSecret(match.id, secret);
  for (const [i, seat] of seats.entries()) w.store.sit(match.id, seat, `user-${i}`, 1);
  let now: unknown = game.open({ seats, seed: lots, secret, options });
  const phases: PlayedPhase[] = [];
  for (let number = 1; number <= most && !game.ending(now); number++) {
    const { kind, awaits, mayAct = [], turn } = game.phase(now);
    // As it is read from the records.
    now = game.state.parse(asJson(now));
    const state = now;
    const orders: Record<SeatId, string> = {};
    const sent = new Map<SeatId, unknown>();
    for (const seat of new Set([...awaits, ...mayAct])) {
      const { submission } = game.read(now, seat, recruitText(game, now, seat, random), undefined, 'en', 0);
      sent.set(seat, submission);
      orders[seat] = supposedText({ game, state: now }, seat, submission);
    }
    const isLast = number === most;
    const { state: next, report } = game.advance(now, sent);
    const closed = isLast ? {} : { closedAt: number + 1, closedBy: 'ready' as const, report };
    w.store.addPhase({ match: match.id, number, kind, turn, state, openedAt: number, dueAt: number + 9e12, ...closed });
    for (const [seat, submission] of sent)
      w.store.file({
        match: match.id,
        phase: number,
        seat,
        user: `user-${seats.indexOf(seat)}`,
        submission,
        ready: true,
        typed: '',
        at: number,
      });
    phases.push({ number, state, report, orders });
    now = next;
  }
  return { match, phases };
}

export const position = async (w: World, study: Study, step = study.body.at) =>
  accepted(await ownPosition(w.hosting, { study: study.id, user: study.user, step }));

export const of = ({ id, user, body }: Study) => ({ study: id, user, step: body.at });

/** The study with all of these orders supposed at the step it shows, and no others. */
export const supposing = async (w: World, study: Study, supposed: Readonly<Record<SeatId, string>>): Promise<Study> =>
  present(
    await w.store.studies.change(study.id, study.user, ({ name, body }) => ({
      name,
      changedAt: 2,
      body: { ...body, steps: body.steps.map(step => (step.id === body.at ? { ...step, supposed } : step)) },
    })),
  );
