import { parentPort, workerData } from 'node:worker_threads';
import { type Boards, createSvgRenderer } from './diplomacyRenderer.js';
import { boardsOnDisk } from './map/boardsOnDisk.js';
import { createPictureRenderer } from './pictureRenderer.js';
import type { RenderResult, RenderTask } from './renderer.js';

/** Boards that it was not given it reads itself: whoever started it need not wait for that. */
const boards: Boards = workerData ?? boardsOnDisk();
const paint = createPictureRenderer(boards);
const outline = createSvgRenderer(boards);

/** Pixels of pictures drawn are set free between messages: never draw two in one. */
parentPort?.on('message', (task: RenderTask) => {
  const done = attempt(task);
  const pixels = 'bytes' in done ? done.bytes.buffer : undefined;
  parentPort?.postMessage(done, pixels instanceof ArrayBuffer ? [pixels] : []);
});

function attempt({ number, picture, as }: RenderTask): RenderResult {
  try {
    return { number, bytes: as === 'outline' ? new TextEncoder().encode(outline(picture)) : paint(picture) };
  } catch (error) {
    return { number, refused: error instanceof Error ? error.message : String(error) };
  }
}
