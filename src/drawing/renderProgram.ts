import { parentPort, workerData } from 'node:worker_threads';
import { runAfterOthers } from '../afterOthers.js';
import { geometryOf } from '../assets.js';
import { boardFile } from '../games/diplomacy/board/boardFile.js';
import { keepNewSpaceSmall } from '../littleMemory.js';
import type { BoardSource } from './layout/boardGeometry.js';
import type { BoardsByGame } from './map/boardsByGame.js';
import { boardsOnDisk } from './map/boardsOnDisk.js';
import { preparedBases } from './map/preparedBases.js';
import { createSvgRenderer } from './map/svgRenderer.js';
import { createPictureRenderer } from './pictureRenderer.js';
import type { RenderResult, RenderTask } from './renderThread.js';
import { createReplayRenderer } from './replay/replaySlices.js';

/* The program of the render worker. */

/** A hash of what the program was built from. The bundler puts it in. */
declare const BUILT_FROM: string;

keepNewSpaceSmall();
runAfterOthers();

/** Read in the worker unless the main thread passed them, so that the main thread does not wait for the files. */
const boards = new Map<string, BoardSource>((workerData as BoardsByGame | null) ?? boardsOnDisk());
const render = createPictureRenderer(boards, preparedBases(BUILT_FROM));
const renderSvg = createSvgRenderer(boards);
const renderReplay = createReplayRenderer(boards);

/** One picture per message, because the native memory of a picture is freed only between messages. */
parentPort?.on('message', async (task: RenderTask) => {
  const result = await attempt(task);
  const buffer = 'bytes' in result ? result.bytes.buffer : undefined;
  parentPort?.postMessage(result, buffer instanceof ArrayBuffer ? [buffer] : []);
});

async function attempt({ number, picture, format, boards: fresh = [], drops = [] }: RenderTask): Promise<RenderResult> {
  try {
    for (const game of drops) boards.delete(game);
    for (const { game, board, geometry } of fresh)
      boards.set(game, { board: { ...boardFile.parse(JSON.parse(board)), id: game }, geometry: geometryOf(geometry) });
    return { number, bytes: await bytesOf(picture, format) };
  } catch (error) {
    return { number, failed: error instanceof Error ? error.message : String(error) };
  }
}

async function bytesOf(picture: unknown, format: RenderTask['format']): Promise<Uint8Array> {
  switch (format) {
    case 'raster':
      return await render(picture);
    case 'svg':
      return new TextEncoder().encode(renderSvg(picture));
    case 'page':
      return renderReplay(picture);
    default:
      return format satisfies never;
  }
}
