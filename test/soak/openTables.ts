import { idOf } from '../endToEnd/harness/buttons.js';
import { openStage, type Stage } from '../endToEnd/harness/stage.js';
import { phaseLengths, startGame, type Table } from '../endToEnd/harness/table.js';

const NAMES = ['Ada', 'Bao', 'Claire', 'Dmitri', 'Elena', 'Femi', 'Gaston'];
/**
 * The heartbeat interval, in milliseconds. The bot notices a silently dead connection within two of these; Discord's forty seconds would
 * take too long here.
 */
const HEARTBEAT = 2_000;

/** Opens a guild with many games in channels of their own, all played by the same seven, with phases of a few hours. */
export async function openTables(games: number): Promise<{ readonly stage: Stage; readonly tables: readonly Table[] }> {
  const channels = Array.from({ length: games }, (_, i) => `table-${i + 1}`);
  const stage = await openStage({
    channels,
    rules: { acknowledgeWithin: 2_000, patience: 4_000, heartbeatInterval: HEARTBEAT },
    settings: { LOG_LEVEL: 'info' },
  });
  try {
    const players = await Promise.all(NAMES.map(stage.persona));
    const tables: Table[] = [];
    for (const [i, channel] of channels.entries())
      tables.push(await startGame(stage, { channel, players, options: phaseLengths(i, games) }));
    return { stage, tables };
  } catch (error) {
    await stage.close(() => true).catch(() => undefined);
    throw error;
  }
}

/** The minimum number of seats still held by their first players. With fewer, a game is no longer busy. */
const FEWEST = 4;

/** Replaces each game that too many players have left: ends it and starts another in a channel of its own. */
export async function refilled(tables: readonly Table[]): Promise<readonly Table[]> {
  const now: Table[] = [];
  for (const [i, table] of tables.entries()) now.push((await isBusy(table)) ? table : await again(table, phaseLengths(i, tables.length)));
  return now;
}

async function isBusy({ stage: { records }, match, players }: Table): Promise<boolean> {
  const stayed = records.seatHolders(match).filter(({ seat, user }) => user !== undefined && players.get(seat)?.id === user);
  return (await records.matches.get(match))?.status === 'running' && stayed.length >= FEWEST;
}

async function again({ stage, match, channel, host, players }: Table, options: ReturnType<typeof phaseLengths>): Promise<Table> {
  if ((await stage.records.matches.get(match))?.status !== 'ended') {
    const asked = await host.command(channel, '/game end', { game: String(match) });
    await host.press(asked, idOf(asked, 'end'));
  }
  const others = [...players.values()].filter(({ id }) => id !== host.id);
  const guild = (await host.channels()).find(({ name }) => name === channel)?.guild?.id ?? '';
  const next = `${channel}-again`;
  await stage.director.ask('channels.add', { guild, name: next });
  return startGame(stage, { channel: next, players: [host, ...others], options });
}
