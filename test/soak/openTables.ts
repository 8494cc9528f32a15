import type { Persona } from '../../src/localGuild/persona.js';
import { openStage, type Stage } from '../endToEnd/harness/stage.js';
import { startGame, type Table } from '../endToEnd/harness/table.js';

const NAMES = ['Ada', 'Bao', 'Claire', 'Dmitri', 'Elena', 'Femi', 'Gaston'];
/** So many lengths of phases there are, so that games fall due together and apart. */
const LENGTHS = 5;

/** A guild with so many games in channels of their own, each played by the same seven, with phases of two to six hours. */
export async function openTables(games: number): Promise<{ readonly stage: Stage; readonly tables: readonly Table[] }> {
  const channels = Array.from({ length: games }, (_, i) => `table-${i + 1}`);
  const stage = await openStage({ channels, rules: { acknowledgeWithin: 2_000, patience: 4_000 }, settings: { LOG_LEVEL: 'info' } });
  try {
    const players = await Promise.all(NAMES.map(stage.persona));
    const tables: Table[] = [];
    for (const [i, channel] of channels.entries()) tables.push(await begin(stage, channel, players, i));
    return { stage, tables };
  } catch (error) {
    await stage.close(() => true).catch(() => undefined);
    throw error;
  }
}

function begin(stage: Stage, channel: string, players: readonly Persona[], i: number): Promise<Table> {
  const length = `${2 + (i % LENGTHS)}h`;
  return startGame(stage, { channel, players, options: { movement: length, retreats: length, adjustments: length } });
}
