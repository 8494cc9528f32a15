import type { FilledOptions, Persona, SeenMessage } from 'discord-simulator';
import { readCardsBoardFile, readOwnVariant } from '../../../src/assets.js';
import { catalogue } from '../../../src/games/catalogue/catalogue.js';
import { variantsOn } from '../../../src/games/catalogue/diplomacyVariants.js';
import type { AnyGame, Phase } from '../../../src/games/game.js';
import { recruitText } from '../../../src/games/opponent.js';
import { compileCardsBoard } from '../../../src/games/warring-states-cards/board/cardsBoard.js';
import type { Language } from '../../../src/lib/language.js';
import { seededRandom } from '../../../src/lib/random.js';
import type { MatchPhase } from '../../../src/matches/model/match.js';
import { asCreated } from '../../asCreated.js';
import { buttonFor, idOf } from './buttons.js';
import type { Stage } from './stage.js';

const games = catalogue(variantsOn(readOwnVariant), compileCardsBoard(readCardsBoardFile()));

/** Returns the game with this id, as the bot knows it. */
export function gameCalled(id: string): AnyGame {
  const game = games.get(id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
}

/** A match in a channel, and who plays which seat. */
export interface Table {
  readonly stage: Stage;
  readonly match: number;
  readonly channel: string;
  readonly game: AnyGame;
  readonly host: Persona;
  /** The players by their seats. */
  readonly players: ReadonlyMap<string, Persona>;
  player(seat: string): Persona;
  seatOf(player: Persona): string;
  /** Returns the open phase. If the match has ended, it holds the final position. */
  open(): MatchPhase;
  /** Returns a closed phase. Throws if the phase is not closed. */
  closed(number: number): Promise<MatchPhase>;
  /** Returns the name of a phase, by default of the open one. */
  phase(of?: MatchPhase): Phase;
  /** Returns what everybody can read in the channel, oldest first. */
  posts(): Promise<readonly SeenMessage[]>;
  /** Returns the card of the open phase, with its buttons. */
  card(): Promise<SeenMessage>;
}

export interface Hosting {
  readonly channel: string;
  /** The first player hosts. */
  readonly players: readonly Persona[];
  readonly variant?: string;
  /** Further options of /game create, or settings that are typed into its `rules`. */
  readonly options?: FilledOptions;
}

/** Some games fall due together and others apart. */
const LENGTHS = 5;
/** Of so many games the phases are as short as they can be; of more they are longer, so that the pictures of some are drawn before the next fall due. */
const FEW = 80;

/** How long the phases of the game with the number `i` take, of so many games that are played at once. */
export function phaseLengths(i: number, games: number): Readonly<Record<'movement' | 'retreats' | 'adjustments', string>> {
  const length = `${(2 + (i % LENGTHS)) * Math.ceil(games / FEW)}h`;
  return { movement: length, retreats: length, adjustments: length };
}

/** Opens a game with a command, lets everybody join, and has the host start it, with empty seats if there are any. */
export async function startGame(stage: Stage, hosting: Hosting): Promise<Table> {
  const { channel, players, variant = 'Warring States v2', options = {} } = hosting;
  const [host] = players;
  if (!host) throw new Error('A game needs a host.');
  await host.command(channel, '/game create', asCreated({ variant, ...options }));
  const match = await newestMatch(stage);
  const lobby = await host.until(channel, message => buttonFor(message, 'join', match) !== undefined);
  for (const player of players) await player.press(lobby, idOf(lobby, 'join'));
  const asked = await host.press(lobby, idOf(lobby, 'start'));
  await host.press(asked, idOf(asked, 'begin'));
  await stage.quiet(match);
  return tableOf(stage, match, { channel, host, players });
}

export async function newestMatch(stage: Stage): Promise<number> {
  const newest = (await stage.records.matches.find({})).at(-1);
  if (!newest) throw new Error('No match has been opened.');
  return newest.id;
}

/** Describes a match that has begun. The records tell who plays which seat. */
export async function tableOf(
  stage: Stage,
  match: number,
  { channel, host, players }: { channel: string; host: Persona; players: readonly Persona[] },
): Promise<Table> {
  const { records } = stage;
  const played = await records.matches.get(match);
  if (!played) throw new Error(`There is no match ${match}.`);
  const game = gameCalled(played.game);
  const bySeat = new Map(
    records.seatHolders(match).flatMap(({ seat, user }) => players.filter(({ id }) => id === user).map(player => [seat, player] as const)),
  );
  const open = (): MatchPhase => {
    const phase = records.openPhase(match);
    if (!phase) throw new Error(`Match ${match} has no open phase.`);
    return phase;
  };
  return {
    stage,
    match,
    channel,
    game,
    host,
    players: bySeat,
    open,
    closed: async number => {
      const phase = await records.history.phase(match, number);
      if (!phase?.closedBy) throw new Error(`Phase ${number} is not closed.`);
      return phase;
    },
    player: seat => {
      const player = bySeat.get(seat);
      if (!player) throw new Error(`Nobody of this test plays ${seat}.`);
      return player;
    },
    seatOf: player => {
      const seat = [...bySeat].find(([, one]) => one.id === player.id)?.[0];
      if (!seat) throw new Error(`${player.name} plays nothing.`);
      return seat;
    },
    phase: (of = open()) => game.phase(of.state),
    posts: async () =>
      (await stage.director.ask('persona.messages', { persona: host.id, channel, limit: 2_000 })).filter(post => !post.ephemeral),
    card: () => host.until(channel, message => buttonFor(message, 'ready', match, open().number) !== undefined && !message.ephemeral),
  };
}

export const languageOf = ({ locale }: Persona): Language => (locale.startsWith('fr') ? 'fr' : 'en');

/** Translates orders into another language. */
export function inLanguage({ game, open }: Table, seat: string, text: string, language: Language): string {
  const { lines } = game.read(open().state, seat, text, undefined, language);
  const refused = lines.flatMap(({ typed, fault }) => (fault ? [`${typed}: ${fault.code}`] : []));
  if (refused.length > 0) throw new Error(refused.join('\n'));
  return lines.map(line => line.text).join('\n');
}

/** Returns a practice player's orders. They are the same for the same seed, phase and seat, whoever holds the seat. */
export function practice({ game, open }: Table, seat: string, seed: number): string {
  const { number, state } = open();
  const seats = game.seats(game.players.most);
  const place = seats.ok ? seats.value.findIndex(one => one.id === seat) : 0;
  return recruitText(game, state, seat, seededRandom(seed * 10_007 + number * 7 + place));
}
