import { parentPort, workerData } from 'node:worker_threads';
import { readCardsBoardFile, readOwnVariant } from '../assets.js';
import { gamesWhenAsked } from '../games/catalogue/catalogue.js';
import { diplomacy } from '../games/diplomacy/game/diplomacy.js';
import type { AnyGame } from '../games/game.js';
import { opponentText, sightOf } from '../games/opponent.js';
import { seededRandom } from '../lib/random.js';
import { keepNewSpaceSmall } from '../littleMemory.js';
import type { GamesById } from '../matches/context/ports.js';
import { perform } from '../matches/context/tasks.js';
import { type ComputeResult, type ComputeTask, STARTED } from './computeThread.js';
import type { WorkName } from './works.js';

/* The program of the worker threads that read uploaded files and answer for opponents: work that may hang or use too much memory. */

keepNewSpaceSmall();

const games = gamesWhenAsked({ ownVariant: readOwnVariant, cardsBoardFile: readCardsBoardFile });

/** How many positions a General looks at before the first task. */
const WARM_UP = 300;

/** Has a General play, so that the code of its search is compiled: the first answer of a worker would take far longer than all others. */
function warmUp(): void {
  const game = games.get('classic-battles');
  const options = game?.chosen?.parse({}) ?? {};
  const dealt = game?.seats(game.players.most, options);
  if (!game || !dealt?.ok) return;
  const seats = dealt.value.map(({ id }) => id);
  const [seat = ''] = seats;
  const sight = sightOf(game, game.open({ seats, seed: 1, options }), seat);
  opponentText(game, 'general', sight, { random: seededRandom(1), budget: WARM_UP });
}

if ((workerData as { readonly warmsUp?: boolean } | null)?.warmsUp) warmUp();
parentPort?.postMessage(STARTED);

type AnyTask = { readonly [Name in WorkName]: ComputeTask<Name> }[WorkName];

parentPort?.on('message', (task: AnyTask) => void resultOf(task).then(result => parentPort?.postMessage(result)));

async function resultOf(task: AnyTask): Promise<ComputeResult<WorkName>> {
  try {
    switch (task.name) {
      case 'judgeVariant':
        return { output: (await gate()).judgeVariant(task.input.files, task.input.wish) };
      case 'readUpload':
        return { output: (await gate()).readUpload(task.input) };
      case 'playTrial':
        return { output: (await gate()).playTrial(task.input) };
      case 'importStep':
        return { output: (await import('../authoring/foreign/importStep.js')).importStep(task.input) };
      default:
        return { output: perform(await withUploaded(task), task.name, task.input) };
    }
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}

/** Loaded only when a variant is checked: the workers of opponents do not need it. */
const gate = () => import('../authoring/gate/judgeVariant.js');

/** How many games of uploaded variants are kept; the others are made again when they are needed. */
const KEPT = 8;
const uploaded = new Map<string, AnyGame>();

/** The games that everybody has and, if the task is about one that somebody brought to a server, that one. */
async function withUploaded({ variant, input }: AnyTask): Promise<GamesById> {
  const id = 'game' in input ? input.game : undefined;
  if (!variant || id === undefined) return games;
  const { hostedVariant } = await import('../authoring/gate/hostedVariant.js');
  const game = uploaded.get(id) ?? diplomacy(hostedVariant(id, variant));
  uploaded.delete(id);
  uploaded.set(id, game);
  for (const [oldest] of uploaded) if (uploaded.size > KEPT) uploaded.delete(oldest);
  return { get: asked => (asked === id ? game : games.get(asked)) };
}
