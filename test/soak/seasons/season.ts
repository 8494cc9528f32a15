import { recruitText } from '../../../src/games/opponent.js';
import { type Random, seededRandom } from '../../../src/lib/random.js';
import type { Match, MatchId } from '../../../src/matches/model/match.js';
import type { MatchSnapshot } from '../../../src/matches/model/snapshot.js';
import { LOBBY_LENGTH } from '../../../src/matches/read/lobbyEnd.js';
import { labels, type Posted, type TestUser } from '../../discord/testBot.js';
import { drawPerson, nextArrival, type Person, type Population } from './population.js';
import { openServer } from './server.js';
import { sheetsSince } from './tally.js';

/**
 * What people use. `off`: lobbies that stay open as long as the bot lets them, without a gate, and seats that nobody takes when they are
 * left; `on`: the queue, gates, check-ins, lobbies that end, substitutes and, at tables of people who accept them, opponents of the bot;
 * `people`: the same, and nobody accepts opponents of the bot.
 */
export const ARMS = ['off', 'on', 'people'] as const;
export type Arm = (typeof ARMS)[number];

export interface SeasonAsked {
  readonly population: Population;
  readonly arm: Arm;
  readonly seed: number;
  readonly days: number;
  /** Called now and then with what came of the season so far. */
  readonly told?: (day: number, figures: SeasonFigures) => void;
}

/** What came of a season. */
export interface SeasonFigures {
  readonly wishes: number;
  readonly lobbies: number;
  /** Lobbies that were cancelled because they did not fill. */
  readonly unfilled: number;
  /** Lobbies that were open for longer than their host wanted, and the bot says, a check-in at the end included. */
  readonly overLimit: number;
  readonly begun: number;
  readonly won: number;
  readonly drawn: number;
  /** Games that all players have left, and games that wait for players who do not come back. */
  readonly abandoned: number;
  /** Games that one person began against the bot alone: how many began, how many are over, and how many of these were abandoned. */
  readonly alone: number;
  readonly aloneOver: number;
  readonly aloneAbandoned: number;
  /** Games that ended otherwise, when nobody held half or more of the powers that were left; and the same, the bot counted as nobody. */
  readonly halfEmpty: number;
  readonly halfEmptyOrBot: number;
  readonly running: number;
  readonly phases: number;
  /** Phases in which at least one sheet was missing: of a player, or of a seat that nobody plays. */
  readonly phasesMissing: number;
  /** The same, where a sheet of an opponent of the bot counts as missing too. */
  readonly phasesMissingOrBot: number;
  readonly sheets: number;
  readonly sheetsMissing: number;
  readonly sheetsNobody: number;
  /** Sheets of opponents of the bot: of those that hold a seat, and in place of a player who sent none. */
  readonly sheetsByBot: number;
  readonly sheetsByBotInstead: number;
  /** Questions of the bot whether to take a seat, and how many of them were answered with yes in time. */
  readonly asked: number;
  readonly seated: number;
  /** The most often that anybody was asked within 24 hours. */
  readonly mostAsked: number;
  readonly errors: number;
}

/** The names of all figures of a season. */
export const FIGURES = [
  ...([
    'wishes',
    'lobbies',
    'unfilled',
    'overLimit',
    'begun',
    'won',
    'drawn',
    'abandoned',
    'alone',
    'aloneOver',
    'aloneAbandoned',
    'halfEmpty',
    'halfEmptyOrBot',
    'running',
  ] as const),
  ...(['phases', 'phasesMissing', 'phasesMissingOrBot'] as const),
  ...(['sheets', 'sheetsMissing', 'sheetsNobody', 'sheetsByBot', 'sheetsByBotInstead'] as const),
  ...(['asked', 'seated', 'mostAsked', 'errors'] as const),
] satisfies readonly (keyof SeasonFigures)[];

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const GAME = 'classic';
/** From this year on everybody who is there votes for a draw. */
const DRAWS_FROM = 1908;
/** How often somebody looks whether to press a button. */
const LOOKS = DAY;
/** How many days pass between two reports. */
const TOLD_EVERY = 15;
const MANAGER = '999';

/** The channels of the server. */
const CHANNEL = { queue: '700', open: '701', gated: '702', gatedWithBots: '703' } as const;
type Channel = (typeof CHANNEL)[keyof typeof CHANNEL];

interface Known {
  match: Match;
  players: readonly string[];
  /** The phase that was open when last looked, and the last one into which its players have looked. */
  phase: number;
  planned?: number;
  /** The lobby's card. */
  card?: Posted;
  hostComes?: true;
  /** When the lobby must have ended. */
  readonly endsBy: number;
  /** Missed sheets in a row, by user; those who have left the game in their mind. */
  readonly missed: Map<string, number>;
  readonly gone: Set<string>;
  /** By user: the phase whose sheet they would miss, unless they are reminded. */
  readonly forgets: Map<string, number>;
  isOver?: true;
  /** One person began it against the bot alone. */
  isAlone?: boolean;
}

/** Plays a season of the server with the real commands. */
export async function playSeason({ population, arm, seed, days, told }: SeasonAsked): Promise<SeasonFigures> {
  const server = openServer(seed);
  const { room } = server;
  const start = server.now();
  const end = start + days * DAY;
  const draws = (stream: number): Random => seededRandom(seed * 1_000 + stream);
  // The same people come and wish for games at the same times, whatever they use.
  const [people, wishes, acts] = [draws(1), draws(2), draws(3)];
  const persons = new Map<string, Person>();
  const games = new Map<MatchId, Known>();
  const askedAt = new Map<string, number[]>();
  const figures = Object.fromEntries(FIGURES.map(name => [name, 0])) as { -readonly [Name in keyof SeasonFigures]: number };

  const chance = (probability: number): boolean => acts() < probability;
  const within = (length: number): number => server.now() + acts() * length;
  const as = (user: string, channel: string = CHANNEL.open): TestUser => room.as(user, { channel });
  const personOf = (user: string): Person => {
    const person = persons.get(user);
    if (!person) throw new Error(`nobody is called ${user}`);
    return person;
  };

  function comes(): void {
    const id = `${1_000 + persons.size}`;
    const person = drawPerson(population, id, people);
    persons.set(id, arm === 'people' ? { ...person, acceptsBots: false } : person);
  }

  function comesLater(): void {
    server.at(server.now() + nextArrival(population.newcomersPerDay, people), () => {
      comes();
      comesLater();
    });
  }

  function wishesLater(): void {
    server.at(server.now() + nextArrival(population.queueEntriesPerDay, wishes), async () => {
      const person = activeOne();
      wishesLater();
      figures.wishes++;
      await wish(person);
    });
  }

  /** Somebody, the more likely the more they play. */
  function activeOne(): Person {
    const all = [...persons.values()];
    let drawn = wishes() * all.reduce((sum, { activity }) => sum + activity, 0);
    const found = all.find(({ activity }) => {
      drawn -= activity;
      return drawn < 0;
    });
    return found ?? personOf('1000');
  }

  /** Somebody wants to play one more game. */
  async function wish(person: Person): Promise<void> {
    if (arm === 'off') {
      await joinOr(person, () => true, CHANNEL.open, 'open-for 30d');
      return;
    }
    if (person.volunteers) await volunteer(person);
    const isTolerable = ({ plan }: Match): boolean => person.acceptsBots || (plan.unfilled !== 'opponents' && isForPeople(plan));
    const replaced = person.acceptsBots
      ? 'stand-in captain; if-not-full opponents; open-for 5d'
      : 'stand-in substitutes; if-not-full cancel; extensions 2; regain 3; grace 12h';
    if (person.wantsGated) {
      const channel = person.acceptsBots ? CHANNEL.gatedWithBots : CHANNEL.gated;
      const isGated = (match: Match): boolean => match.plan.reliability !== undefined && isTolerable(match);
      if (await joinOr(person, isGated, channel, `reliability 80; newcomers yes; ${replaced}`)) return;
    }
    const isOpen = (match: Match): boolean => match.plan.reliability === undefined && isTolerable(match);
    if (person.acceptsBots ? await joinOr(person, isOpen, CHANNEL.open, replaced) : await joined(person, isOpen)) return;
    await as(person.id).run('play', { variant: GAME, pace: '24h' });
  }

  /** Offers to be a substitute, unless they have already. */
  async function volunteer({ id }: Person): Promise<void> {
    const reply = await as(id).run('play');
    if (labels(reply).includes('Be a substitute')) await as(id).press(reply, 'Be a substitute');
  }

  const isForPeople = ({ standIn }: Match['plan']): boolean => standIn === undefined || standIn === 'substitutes';

  /** Joins the oldest lobby that suits somebody. Returns whether there is one and the bot lets them in. */
  async function joined(person: Person, suits: (match: Match) => boolean): Promise<boolean> {
    for (const game of games.values()) {
      const { match, card, players } = game;
      if (match.status !== 'lobby' || !card || match.muster || players.length >= 7 || !suits(match)) continue;
      if (players.includes(person.id)) return true;
      if (!labels(card.post).includes('Join')) continue;
      await as(person.id, match.channel).press(card.post, 'Join');
      const now = await room.hosting.store.matches.read(match.id);
      if (now?.players.some(({ user }) => user === person.id)) return true;
    }
    return false;
  }

  /** Joins a lobby that suits somebody, or opens one. Returns whether they are in a lobby. */
  async function joinOr(person: Person, suits: (match: Match) => boolean, channel: Channel, rules: string): Promise<boolean> {
    if (await joined(person, suits)) return true;
    const before = games.size;
    await as(person.id, channel).run('game create', { variant: GAME, pace: '24h', rules });
    // The host joins as soon as the lobby's card has been posted.
    server.at(server.now() + 60_000, async () => {
      const own = [...games.values()].slice(before).find(({ match }) => match.host === person.id && match.status === 'lobby');
      if (own?.card && !own.players.includes(person.id)) await as(person.id, channel).press(own.card.post, 'Join');
    });
    const found = await room.hosting.store.matches.find({ host: person.id, statuses: ['lobby'] });
    return found.some(match => match.channel === channel);
  }

  /** The host of a full lobby comes by, sooner or later, and starts the game. */
  function hostStarts(known: Known): void {
    if (known.hostComes) return;
    known.hostComes = true;
    const { misses } = persons.get(known.match.host) ?? { misses: 1 };
    const comesBy = async (): Promise<void> => {
      if (known.match.status !== 'lobby' || known.match.muster || known.players.length < 7 || !known.card) {
        delete known.hostComes;
        return;
      }
      if (chance(misses)) {
        server.at(server.now() + LOOKS, comesBy);
        return;
      }
      delete known.hostComes;
      const host = as(known.match.host, known.match.channel);
      const reply = await host.press(known.card.post, 'Start');
      if (labels(reply).includes('Start now')) await host.press(reply, 'Start now');
    };
    server.at(within(LOOKS), comesBy);
  }

  function posted(one: Posted): void {
    const { content, to, match } = one.outgoing.row;
    const known = games.get(match);
    if (!known) return;
    if (content.kind === 'lobby') known.card = one;
    else if (content.kind === 'muster') checkIn(known, one);
    else if (content.kind === 'seat-asked' && 'user' in to) askedToPlay(to.user, one);
    else if (content.kind === 'reminder' && 'user' in to) reminded(known, to.user, content);
    else if (content.kind === 'unfilled') for (const user of known.players) wishesAgain(user);
    else if (content.kind === 'paused') pausedForAll(known);
  }

  /** Whoever comes by in time presses the button. */
  function checkIn({ match, players }: Known, one: Posted): void {
    if (!labels(one.post).includes('I’m here')) return;
    for (const user of players) {
      if (chance(personOf(user).misses)) continue;
      server.at(within(0.98 * DAY), async () => {
        if (games.get(match.id)?.match.muster) await as(user, match.channel).press(one.post, 'I’m here');
      });
    }
  }

  /** A game that could not begin: whoever comes by wishes for another. */
  function wishesAgain(user: string): void {
    if (!chance(personOf(user).misses)) server.at(within(DAY), () => wish(personOf(user)));
  }

  function askedToPlay(user: string, one: Posted): void {
    const { match, content } = one.outgoing.row;
    if (content.kind !== 'seat-asked' || one.outgoing.edits) return;
    figures.asked++;
    const times = [...(askedAt.get(user) ?? []), server.now()].filter(at => at > server.now() - DAY);
    askedAt.set(user, times);
    figures.mostAsked = Math.max(figures.mostAsked, times.length);
    const accepts = chance(population.substituteAccepts);
    server.at(within(population.substituteAnswersWithinHours * HOUR), async () => {
      if (!accepts) {
        await as(user).press(one.post, 'Not this time');
        return;
      }
      await as(user).press(one.post, labels(one.post)[0] ?? '');
      const now = await room.hosting.store.matches.read(match);
      const sits = now?.seatHistory.some(term => term.user === user && term.until === undefined);
      if (!sits || now?.match.status !== 'running') return;
      figures.seated++;
      plan(now, [content.seat]);
    });
  }

  /** Some who would have forgotten their orders send them after all. */
  function reminded(known: Known, user: string, { phase }: { readonly phase: number }): void {
    if (known.forgets.get(user) !== phase || known.gone.has(user) || !chance(population.reminderRescues)) return;
    server.at(within(2.9 * HOUR), () => sends(known.match.id, phase, user));
  }

  /** Everybody who is left has missed two turns: the game goes on if its host comes by within two weeks and has not given it up. */
  function pausedForAll(known: Known): void {
    const { host } = known.match;
    const comesBy = async (days: number): Promise<void> => {
      if (known.match.status !== 'paused' || days === 0 || known.gone.has(host)) return;
      if (chance(personOf(host).misses)) server.at(server.now() + DAY, () => comesBy(days - 1));
      else await as(host, known.match.channel).run('game resume', { game: `${known.match.id}` });
    };
    server.at(within(DAY), () => comesBy(14));
  }

  /** People look at a phase that has opened, or into which they have come, and know what they will do. */
  function plan({ match, open, seatHistory }: MatchSnapshot, seats: readonly string[]): void {
    const known = games.get(match.id);
    if (!known || !open) return;
    for (const seat of seats) {
      const user = seatHistory.findLast(one => one.seat === seat && one.until === undefined)?.user;
      if (user === undefined || known.gone.has(user)) continue;
      const left = open.dueAt - server.now();
      if (!chance(personOf(user).misses)) server.at(within(0.98 * left), () => sends(match.id, open.number, user));
      else if (chance(population.announcedAbsenceShareOfMisses)) announces(match.id, { user, phase: open.number, dueAt: open.dueAt });
      else known.forgets.set(user, open.number);
    }
  }

  /** Says before the deadline that they are away, for a day or so after it. If the game waits so long, they may send their orders then. */
  function announces(
    match: MatchId,
    { user, phase, dueAt }: { readonly user: string; readonly phase: number; readonly dueAt: number },
  ): void {
    server.at(within(0.98 * (dueAt - server.now())), async () => {
      const hours = Math.ceil((dueAt - server.now()) / HOUR + acts() * 24);
      await as(user).run('away', { until: `${hours}h` });
      if (!chance(personOf(user).misses)) server.at(server.now() + hours * HOUR + 60_000, () => sends(match, phase, user));
    });
  }

  /** Sends a sheet of plain orders for a phase, if it is still open, and is ready; late in the game with a vote for a draw. */
  async function sends(id: MatchId, phase: number, user: string): Promise<void> {
    const snapshot = await room.hosting.store.matches.read(id);
    if (snapshot?.match.status !== 'running' || snapshot.open?.number !== phase || snapshot.open.dueAt <= server.now()) return;
    const seat = snapshot.seatHistory.findLast(one => one.user === user && one.until === undefined)?.seat;
    const game = room.hosting.games.get(snapshot.match.game);
    if (seat === undefined || !game) return;
    const state: unknown = game.state.parse(snapshot.open.state);
    const player = as(user, snapshot.match.channel);
    if (Number(game.phase(state).turn?.year) >= DRAWS_FROM) await player.run('draw', { game: `${id}` });
    const text = recruitText(game, state, seat, acts);
    const ordered = text === '' ? undefined : await player.run('order', { text, game: `${id}` });
    const panel = ordered && labels(ordered).includes('Ready') ? ordered : await player.run('orders', { game: `${id}` });
    if (labels(panel).includes('Ready')) await player.ready(panel);
  }

  async function changed(snapshot: MatchSnapshot): Promise<void> {
    const { match, players, open } = snapshot;
    const known: Known = games.get(match.id) ?? {
      ...{ match, players: [], phase: 0, endsBy: latestEnd(match) },
      ...{ missed: new Map(), gone: new Set(), forgets: new Map() },
    };
    if (!games.has(match.id)) figures.lobbies++;
    games.set(match.id, known);
    const before = known.match;
    known.match = match;
    known.players = players.map(({ user }) => user);
    if (before.status === 'lobby' && match.status !== 'lobby') lobbyOver(known);
    if (match.status === 'lobby' && !match.muster && players.length >= 7) hostStarts(known);
    if (!open) return;
    await phasesOver(known, snapshot);
    known.phase = open.number;
    if (match.status === 'ended') gameOver(known, snapshot);
    else if (match.status === 'running' && known.planned !== open.number) {
      known.planned = open.number;
      plan(snapshot, awaited(snapshot));
    }
  }

  function awaited({ match, open }: MatchSnapshot): readonly string[] {
    const game = room.hosting.games.get(match.game);
    return game && open ? game.phase(game.state.parse(open.state)).awaits : [];
  }

  function lobbyOver(known: Known): void {
    const { match, endsBy } = known;
    if (server.now() > endsBy) figures.overLimit++;
    if (match.status !== 'running') {
      figures.unfilled++;
      return;
    }
    figures.begun++;
    known.isAlone = known.players.length === 1;
    if (known.isAlone) figures.alone++;
  }

  /** A check-in that is called when a lobby ends is waited for, and the clock looks now and then. */
  const latestEnd = ({ plan: { lobby = LOBBY_LENGTH, muster = 0 } }: Match): number => server.now() + lobby + muster + 60_000;

  async function phasesOver(known: Known, snapshot: MatchSnapshot): Promise<void> {
    for (const { sheets } of await sheetsSince(room, snapshot, Math.max(1, known.phase))) {
      if (sheets.length === 0) continue;
      const missing = sheets.filter(({ became }) => became === 'missing');
      const instead = sheets.filter(({ became }) => became === 'by-the-bot-instead');
      const byBot = [...sheets.filter(({ became }) => became === 'by-the-bot'), ...instead];
      figures.phases++;
      figures.phasesMissing += missing.length > 0 ? 1 : 0;
      figures.phasesMissingOrBot += missing.length + byBot.length > 0 ? 1 : 0;
      figures.sheets += sheets.length;
      figures.sheetsMissing += missing.length;
      figures.sheetsNobody += missing.filter(({ user }) => user === undefined).length;
      figures.sheetsByBot += byBot.length;
      figures.sheetsByBotInstead += instead.length;
      for (const { user, became } of sheets) if (user !== undefined) countMissed(known, user, became !== 'sent');
    }
  }

  /** Whoever misses two in a row may give the game up, without a word. */
  function countMissed({ missed, gone }: Known, user: string, isMissed: boolean): void {
    const count = isMissed ? (missed.get(user) ?? 0) + 1 : 0;
    missed.set(user, count);
    if (count === 2 && chance(population.afterTwoMissesLeaves)) gone.add(user);
  }

  function gameOver(known: Known, snapshot: MatchSnapshot): void {
    if (known.isOver) return;
    known.isOver = true;
    const kind = known.match.end?.kind;
    if (kind !== 'victory' && kind !== 'concession' && kind !== 'draw') {
      abandon(known);
      return;
    }
    if (known.isAlone) figures.aloneOver++;
    figures[kind === 'draw' ? 'drawn' : 'won']++;
    const { inPlay, held, byPeople } = seatsLeft(snapshot);
    if (2 * held <= inPlay) figures.halfEmpty++;
    if (2 * byPeople <= inPlay) figures.halfEmptyOrBot++;
  }

  function abandon({ isAlone }: Known): void {
    figures.abandoned++;
    if (!isAlone) return;
    figures.aloneOver++;
    figures.aloneAbandoned++;
  }

  /** How many powers are left in a game, how many of them anybody holds, and how many a person. */
  function seatsLeft({ match, open, seatHistory }: MatchSnapshot) {
    const game = room.hosting.games.get(match.game);
    const inPlay = game && open ? game.inPlay(game.state.parse(open.state)) : [];
    const terms = seatHistory.filter(({ seat, until }) => until === undefined && inPlay.includes(seat));
    const isHeld = (seat: string): boolean => terms.some(one => one.seat === seat && (one.user ?? one.opponent) !== undefined);
    return {
      inPlay: inPlay.length,
      held: inPlay.filter(isHeld).length,
      byPeople: inPlay.filter(seat => terms.some(one => one.seat === seat && one.user !== undefined)).length,
    };
  }

  for (let i = 0; i < population.people; i++) comes();
  if (arm !== 'off') await room.as(MANAGER, { channel: CHANNEL.queue, isAdmin: true }).run('play', { here: 'yes' });
  comesLater();
  wishesLater();
  for (let day = 0; day < days; day = Math.min(days, day + TOLD_EVERY)) {
    await server.until(Math.min(end, start + (day + TOLD_EVERY) * DAY), { posted, changed });
    told?.(Math.min(days, day + TOLD_EVERY), figures);
  }
  await server.close();
  for (const known of games.values()) {
    const { status, pausedAt = end } = known.match;
    // Whoever might let it go on has had two weeks.
    if (status === 'paused' && end - pausedAt > 15 * DAY) abandon(known);
    else if (status === 'running' || status === 'paused') figures.running++;
  }
  figures.errors = server.errors.filter(line => line.includes('could not') || line.includes('failed')).length;
  return figures;
}
