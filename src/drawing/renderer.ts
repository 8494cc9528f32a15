import { Worker } from 'node:worker_threads';
import type { Artist } from '../matches/ports.js';
import type { BoardsByGame } from './map/boardsByGame.js';
import { createTaskQueue } from './taskQueue.js';

/** What the worker is sent. */
export interface RenderTask {
  readonly number: number;
  readonly picture: unknown;
  readonly format: RenderFormat;
}
/** `raster`: PNG or GIF. */
export type RenderFormat = 'raster' | 'svg';
/** What the worker answers. `failed`: the message of the error that drawing threw. */
export type RenderResult = { readonly number: number; readonly bytes: Uint8Array } | { readonly number: number; readonly failed: string };

export interface RendererOptions {
  /** Called whenever a worker is started. Default: the worker reads the boards from the project's files. */
  readonly boards?: () => BoardsByGame;
  /** Milliseconds after which a picture is given up and the worker replaced. */
  readonly deadline?: number;
  /** Pictures after which the worker is replaced, so that leaks in native code stay small. */
  readonly picturesPerWorker?: number;
  /** The worker's program. */
  readonly program?: URL;
}

/** Megabytes of the worker's young generation: small, so that pixels of finished pictures are collected often. */
const YOUNG_GENERATION = 8;

/** Tests run the sources, and use the program that `npm run build` made of them. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? '../../dist/drawing/renderProgram.js' : './renderProgram.js', import.meta.url);

/**
 * Draws in a worker thread, one picture at a time in the order asked, patient ones after all others. A picture that cannot be drawn
 * rejects and affects no other. A worker that dies or misses the deadline is replaced; only the picture it was drawing is lost.
 */
export function createRenderer({
  boards,
  deadline = 30_000,
  picturesPerWorker = 2000,
  program = PROGRAM,
}: RendererOptions = {}): Artist & { close(): Promise<void> } {
  let worker: Worker | undefined;
  let startedAt = 0;
  let number = 0;
  let isClosed = false;

  const dismiss = async (): Promise<void> => {
    const leaving = worker;
    worker = undefined;
    await leaving?.terminate();
  };
  const currentWorker = (): Worker => {
    if (worker) return worker;
    startedAt = number;
    worker = new Worker(program, { workerData: boards?.(), resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION } });
    worker.unref();
    return worker;
  };
  const render = async (picture: unknown, format: RenderFormat): Promise<Uint8Array> => {
    if (isClosed) throw new Error('The renderer has closed');
    number += 1;
    const answer = await ask(currentWorker(), { number, picture, format }, deadline).catch(async (error: unknown) => {
      await dismiss();
      throw error;
    });
    if (number - startedAt >= picturesPerWorker) await dismiss();
    if ('failed' in answer) throw new Error(`The picture could not be drawn: ${answer.failed}`);
    return answer.bytes;
  };

  const enqueue = createTaskQueue();
  return {
    draw: (picture, when) => enqueue(() => render(picture, 'raster'), when),
    outline: picture => enqueue(() => render(picture, 'svg')),
    close: () => {
      isClosed = true;
      return dismiss();
    },
  };
}

/** The worker's answer to one task; rejects when the worker dies or misses the deadline. */
function ask(worker: Worker, task: RenderTask, deadline: number): Promise<RenderResult> {
  worker.ref();
  return new Promise<RenderResult>((resolve, reject) => {
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      worker.unref();
      finish();
    };
    const onMessage = (result: RenderResult): void => settle(() => resolve(result));
    const onError = (error: Error): void => settle(() => reject(error));
    const onExit = (): void => settle(() => reject(new Error('The drawing worker stopped')));
    const timer = setTimeout(() => settle(() => reject(new Error(`A picture was not drawn within ${deadline} ms`))), deadline);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    worker.postMessage(task);
  });
}
