import { parentPort, workerData } from 'node:worker_threads';
import { type Boards, createDraughtsman } from './diplomacyRenderer.js';
import { boardsOnDisk } from './map/boardsOnDisk.js';
import { createPainters } from './pictureRenderer.js';
import type { Task, WorkDone } from './renderer.js';

/** Boards that it was not given it reads itself: whoever started it need not wait for that. */
const boards: Boards = workerData ?? boardsOnDisk();
const paint = createPainters(boards);
const outline = createDraughtsman(boards);

/** Pixels of pictures drawn are set free between messages: never draw two in one. */
parentPort?.on('message', (task: Task) => {
  const done = attempt(task);
  const pixels = 'bytes' in done ? done.bytes.buffer : undefined;
  parentPort?.postMessage(done, pixels instanceof ArrayBuffer ? [pixels] : []);
});

function attempt({ number, picture, as }: Task): WorkDone {
  try {
    return { number, bytes: as === 'outline' ? new TextEncoder().encode(outline(picture)) : paint(picture) };
  } catch (error) {
    return { number, refused: error instanceof Error ? error.message : String(error) };
  }
}
