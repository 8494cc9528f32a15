import { messageIn } from 'discord-simulator/internals';
import { immediateIn } from '../../../src/store/records.js';
import { chore, type Scene } from './scene.js';
import { begin, end, GAMES, type Played } from './tables.js';

/**
 * Keeps a game of every kind going. Resumes paused games, and starts others in place of those that are over or that most players have left.
 */
export interface Games {
  begin(): Promise<void>;
  /** Call this between cases. Lets time pass, so that phases close, and repairs what the cases have broken. */
  goOn(): Promise<void>;
}

const MINUTE = 60_000;
const STEP = 15 * MINUTE;
/** The number of lobbies opened by cases that are left open. */
const LOBBIES = 6;

export function keepGames(scene: Scene, look: () => void, channels: readonly string[] = GAMES.map(({ channel }) => channel)): Games {
  const kept = GAMES.filter(({ channel }) => channels.includes(channel));
  const { stage, personas } = scene;
  const numbers = new Map<Played, number>();
  const beginOne = async (played: Played): Promise<void> => {
    numbers.set(played, await chore(scene, `begin ${played.variant}`, () => begin(stage, personas, played)));
  };
  const mend = async (played: Played): Promise<void> => {
    const number = await followed(scene, numbers.get(played) ?? 0);
    numbers.set(played, number);
    const live = scene.matches.find(({ match }) => match.id === number);
    if (live?.match.status === 'paused') await resume(scene, number);
    const taken = live?.seatHolders.filter(({ user }) => user !== undefined).length ?? 0;
    if (live && live.match.status !== 'lobby' && taken * 2 >= live.seatHolders.length) return;
    if (live) await end(stage, [...personas.values()], number);
    await clearLobbies(scene, played.channel);
    await beginOne(played);
  };
  const goOn = async (): Promise<void> => {
    await chore(scene, 'let time pass', async () => {
      await stage.director.skip(STEP);
      await stage.quiet(undefined, QUIET);
    });
    look();
    for (const played of kept) await quietly(() => mend(played));
    await quietly(() => chore(scene, 'export a game', () => gatherFile(scene, [...numbers.values()])));
    const going = new Set(numbers.values());
    const stray = scene.matches.filter(({ match }) => !going.has(match.id));
    for (const { match } of stray.slice(0, -LOBBIES)) await quietly(() => end(stage, [...personas.values()], match.id));
    look();
  };
  return {
    begin: async () => {
      for (const played of kept) await beginOne(played);
      look();
    },
    goOn,
  };
}
const QUIET = 120_000;

/** Ends the lobbies in a channel, because a channel may hold only a few. */
async function clearLobbies({ stage, personas, context, matches }: Scene, name: string): Promise<void> {
  const isThere = (id: string): boolean => {
    const channel = context.world.channels.get(id);
    return channel?.kind === 'text' && channel.name === name;
  };
  const lobbies = matches.filter(({ match }) => match.status === 'lobby' && isThere(match.channel));
  for (const { match } of lobbies) await end(stage, [...personas.values()], match.id);
}

const FILES = 10;
/** The maximum size of a kept file, in bytes. With larger files the soak would do nothing else. */
const LARGEST = 400_000;

/** Keeps the file that `/host export` returns for one of the games, so that cases can send it again, unchanged or mutated. */
async function gatherFile(scene: Scene, matches: readonly number[]): Promise<void> {
  const { stage, personas, context, files } = scene;
  const turn = files.length + Math.floor(Date.now() / MINUTE);
  const match = matches[turn % matches.length];
  const host = [...personas.values()].find(({ id }) => id === immediateIn(stage.records).matches.get(match ?? 0)?.host);
  const reply = await host?.command('dm', '/host export', { game: String(match) });
  const { channel = '', id = '' } = reply?.message ?? {};
  for (const attachment of messageIn(context.world, channel, id)?.attachments ?? []) {
    const bytes = context.world.files.get(attachment.id);
    if (bytes && bytes.length <= LARGEST) files.push(Buffer.from(bytes).toString());
  }
  if (files.length > FILES) files.splice(1, 1);
}

/** Returns the match in which a match continues after a rollback. */
async function followed({ stage: { records } }: Scene, number: number): Promise<number> {
  const next = (await records.matches.get(number))?.end?.goesOnAs;
  return next === undefined ? number : next;
}

async function resume({ stage, personas }: Scene, match: number): Promise<void> {
  const host = [...personas.values()].find(({ id }) => id === immediateIn(stage.records).matches.get(match)?.host);
  await host?.command('dm', '/game resume', { game: String(match) });
}

/** Ignores errors: what cannot be repaired now is repaired the next time. */
async function quietly(work: () => Promise<unknown>): Promise<void> {
  await work().catch((error: unknown) =>
    console.log(`  not mended: ${error instanceof Error ? error.message.slice(0, 200) : String(error)}`),
  );
}
