import type { GamePresenter } from '../discord/words/presenters/gamePresenter.js';
import type { AnyGame } from '../games/game.js';
import { recruitText } from '../games/opponent.js';
import { type Random, seededRandom } from '../lib/random.js';
import { endMatch } from '../matches/actions/hosting/endMatch.js';
import { joinMatch } from '../matches/actions/lobby/joinMatch.js';
import { openMatch } from '../matches/actions/lobby/openMatch.js';
import { startMatch } from '../matches/actions/lobby/startMatch.js';
import { markReady } from '../matches/actions/orders/markReady.js';
import { submitOrders } from '../matches/actions/orders/submitOrders.js';
import { takeSeat } from '../matches/actions/seats/takeSeat.js';
import { look } from '../matches/context/decide.js';
import type { HostingContext } from '../matches/context/ports.js';
import type { Match, MatchPhase, UserId } from '../matches/model/match.js';
import { seatHoldersOf } from '../matches/model/people.js';
import { matchInPlay } from '../matches/read/matchInPlay.js';
import { openVacancies } from '../matches/turn/vacancies.js';
import { openMemoryStore } from '../store/openStore.js';
import { allowed, present } from './must.js';

export interface PlayRequest {
  readonly game: AnyGame;
  readonly presenter: GamePresenter;
  readonly seed: number;
  /** How many people play. The other seats stay empty. */
  readonly players: number;
  /** The options that the host chose: texts by key. */
  readonly options?: Readonly<Record<string, string>>;
  /** The custom start, as read by the game. */
  readonly start?: unknown;
  /** After how many years of the game, if it counts years, the match is ended. */
  readonly years: number;
  readonly say: (line: string) => void;
}

/**
 * Has practice players play a whole match, with a store in memory, and prints its history as it happens. Returns the match after its end.
 */
export async function play({ game, presenter, seed, players, options = {}, start, years, say }: PlayRequest): Promise<Match> {
  const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const hosting: HostingContext = {
    store: openMemoryStore(),
    games: new Map([[game.id, game]]),
    now: () => 0,
    log: quiet,
    freshSeed: () => seed,
    freshSecret: () => seed.toString(16),
    pseudonymKey: '',
    wake: () => undefined,
  };
  const match = await begin(hosting, game, players, { options, start });
  const run: PracticeRun = { hosting, game, match, presenter, random: seededRandom(seed), say };
  await playOn(run, years);
  const ended = present(await hosting.store.matches.get(match.id), 'the match');
  say(await endOf(run, ended));
  return ended;
}

interface PracticeRun {
  readonly hosting: HostingContext;
  readonly game: AnyGame;
  readonly match: Match;
  readonly presenter: GamePresenter;
  readonly random: Random;
  readonly say: (line: string) => void;
}

async function begin(
  hosting: HostingContext,
  game: AnyGame,
  count: number,
  chosen: Pick<PlayRequest, 'options' | 'start'>,
): Promise<Match> {
  const players = Array.from({ length: count }, (_, i) => `player-${i + 1}`);
  const host = present(players[0], 'a host');
  const opened = allowed(
    await openMatch(hosting, { game: game.id, guild: 'practice', channel: 'practice', host, language: 'en', deadlines: {}, ...chosen }),
  );
  for (const player of players) allowed(await joinMatch(hosting, opened.id, player));
  return allowed(await startMatch(hosting, opened.id, host, { emptySeats: true }));
}

async function playOn(run: PracticeRun, years: number): Promise<void> {
  const { hosting, match } = run;
  let told = 0;
  let heading = '';
  let turns = new Set<unknown>();
  for (;;) {
    for (
      let next = await hosting.store.history.phase(match.id, told + 1);
      next?.closedAt !== undefined;
      next = await hosting.store.history.phase(match.id, told + 1)
    ) {
      heading = tell(run, next, heading);
      told = next.number;
    }
    const open = (await hosting.store.matches.read(match.id))?.open;
    if (!open || (await hosting.store.matches.get(match.id))?.status !== 'running') return;
    turns = turns.add(run.game.phase(open.state).turn.year);
    if (turns.size > years) allowed(await endMatch(hosting, match.id, match.host));
    else await playPhase(run, open);
  }
}

/** New players take open seats. Every player with a vote or a choice submits orders and is ready; the last one closes the phase. */
async function playPhase(run: PracticeRun, phase: MatchPhase): Promise<void> {
  const { hosting, match } = run;
  const open = present(await look(hosting, match.id, m => openVacancies(m, allowed(matchInPlay(m)))), 'the match');
  for (const { id } of open) allowed(await takeSeat(hosting, { match: match.id, seat: id, user: `newcomer-${id}` }));
  const { name } = allowed(present(await look(hosting, match.id, matchInPlay), 'the match'));
  const voters = (name.mayAct ?? []).filter(seat => !name.awaits.includes(seat));
  for (const seat of [...voters, ...name.awaits]) {
    const user = await userOn(hosting, match, seat);
    if (user !== undefined) await playSeat(run, phase.number, seat, user);
  }
}

async function playSeat({ hosting, game, match, random }: PracticeRun, phase: number, seat: string, user: UserId): Promise<void> {
  const by = { match: match.id, phase, user, language: 'en' } as const;
  const { state } = present((await hosting.store.matches.read(match.id))?.open, 'an open phase');
  allowed(await submitOrders(hosting, { ...by, text: recruitText(game, state, seat, random) }));
  allowed(await markReady(hosting, { ...by, ready: true, anyway: true }));
}

const userOn = async (hosting: HostingContext, match: Match, seat: string): Promise<UserId | undefined> =>
  (await look(hosting, match.id, seatHoldersOf))?.find(s => s.seat === seat)?.user;

/** Prints the outcome of a phase, under its name unless that is the current heading. Returns the heading. */
function tell({ game, presenter, say }: PracticeRun, { state, report, closedBy }: MatchPhase, heading: string): string {
  if (closedBy === 'skipped') return heading;
  const name = presenter.phaseName(game.phase(state), 'en');
  if (name !== heading) say(`\n## ${name}`);
  const { detailCards = [], groups, news } = presenter.reportText(report, 'en');
  for (const { heading: who, lines } of [...detailCards, ...groups]) say(`${who}\n${lines.map(line => `  ${line}`).join('\n')}`);
  for (const line of news) say(`* ${line}`);
  return name;
}

async function endOf({ hosting, game, presenter, match }: PracticeRun, { end }: Match): Promise<string> {
  const last = present((await hosting.store.matches.read(match.id))?.open, 'a last phase');
  const run = game.standings(last.state).map(({ seat, points }) => `${seat} ${presenter.points(points, 'en')}`);
  return `\n${end?.kind === 'victory' || end?.kind === 'concession' ? `Victory: ${end.seats.join(', ')}` : 'No victory'} (${presenter.phaseName(game.phase(last.state), 'en')})\n${run.join(', ')}`;
}
