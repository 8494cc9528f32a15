import { readFileSync } from 'node:fs';
import type { FilledOptions, Persona } from 'discord-simulator';
import { immediateIn } from '../../../src/store/records.js';
import { idOf } from '../../endToEnd/harness/buttons.js';
import type { Stage } from '../../endToEnd/harness/stage.js';
import { startGame } from '../../endToEnd/harness/table.js';

/** All people. The first runs both servers and plays in no game. The last three are strangers to the first server. */
export const PEOPLE: readonly string[] = [
  ...['Ada', 'Bao', 'Claire', 'Dmitri', 'Elena', 'Femi', 'Gaston', 'Hana', 'Ines', 'Jon', 'Kim', 'Lena', 'Mona', 'Nils'],
  ...['Olga', 'Petra', 'Quentin'],
];
export const STRANGERS = PEOPLE.slice(-3);
export const FRENCH: readonly string[] = ['Claire', 'Gaston', 'Ines', 'Olga'];
export const ELSEWHERE = 'Elsewhere';

/** A game that is played all the time: when it is over, another one is started in its place. */
export interface Played {
  readonly channel: string;
  readonly variant: string;
  /** The first player hosts. */
  readonly players: readonly string[];
  readonly options?: FilledOptions;
}

const LENGTHS = { movement: '2h', retreats: '1h', adjustments: '1h' };
const from = (first: number, players: number): readonly string[] =>
  Array.from({ length: players }, (_, i) => PEOPLE[1 + ((first + i) % 13)] ?? 'Bao');

export const GAMES: readonly Played[] = [
  { channel: 'classic', variant: 'classic', players: from(0, 7), options: LENGTHS },
  { channel: 'states-one', variant: 'warring-states-v1', players: from(3, 7), options: { ...LENGTHS, extensions: '1' } },
  { channel: 'states-two', variant: 'warring-states-v2', players: from(5, 7), options: { ...LENGTHS, anonymous: 'yes' } },
  { channel: 'mandate', variant: 'mandate-of-heaven', players: from(2, 8), options: { ...LENGTHS, votes: '1h' } },
  { channel: 'warhammer', variant: 'warhammer-fm05', players: from(6, 6), options: { ...LENGTHS, lists: '1h', battles: '2h' } },
  { channel: 'battles', variant: 'classic-battles', players: from(8, 7), options: { ...LENGTHS, lists: '1h', battles: '2h' } },
  { channel: 'cards', variant: 'warring-states-cards', players: from(9, 4), options: { turn: '1h' } },
  { channel: 'far', variant: 'classic', players: [...STRANGERS, 'Bao', 'Claire'], options: LENGTHS },
];

export const CHANNELS = GAMES.filter(({ channel }) => channel !== 'far').map(({ channel }) => channel);

/** Starts a game in its channel. Returns its number. */
export async function begin(
  stage: Stage,
  personas: ReadonlyMap<string, Persona>,
  { channel, variant, players, options }: Played,
): Promise<number> {
  const people = players.flatMap(name => personas.get(name) ?? []);
  const table = await startGame(stage, { channel, players: people, variant, ...(options && { options }) });
  return table.match;
}

/** Ends a game, or a lobby, whoever its host is now. */
export async function end(stage: Stage, people: readonly Persona[], match: number): Promise<void> {
  const host = people.find(({ id }) => id === immediateIn(stage.records).matches.get(match)?.host);
  if (!host) return;
  const asked = await host.command('dm', '/game end', { game: String(match) });
  if (asked.message) await host.press(asked, idOf(asked, 'end'));
}

/** A file from which a game of Warhammer can begin. */
export const START_FILE = readFileSync(new URL('../../../docs/examples/warhammer-start.json', import.meta.url), 'utf8');
