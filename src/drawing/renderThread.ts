import { Worker } from 'node:worker_threads';
import type { BoardsByGame } from './map/boardsByGame.js';

/** `raster`: PNG or GIF. */
export type RenderFormat = 'raster' | 'svg';
/** What the worker is sent. */
export interface RenderTask {
  readonly number: number;
  readonly picture: unknown;
  readonly format: RenderFormat;
}
/** What the worker answers. `failed`: the message of the error that drawing threw. */
export type RenderResult = { readonly number: number; readonly bytes: Uint8Array } | { readonly number: number; readonly failed: string };

export interface RenderThreadOptions {
  /** Called whenever a worker is started. Default: the worker reads the boards from the project's files. */
  readonly boards?: (() => BoardsByGame) | undefined;
  /** Milliseconds after which a picture is given up and the worker replaced. */
  readonly deadline: number;
  /** Pictures after which the worker is replaced, so that leaks in native code stay small. */
  readonly picturesPerWorker: number;
  /** The worker's program. */
  readonly program: URL;
}

/** A worker thread for one picture at a time. It is started for the first picture, and replaced when it dies or misses the deadline. */
export interface RenderThread {
  /** Rejects when the picture cannot be drawn, and when the worker dies or misses the deadline. */
  render(picture: unknown, format: RenderFormat): Promise<Uint8Array>;
  /** Terminates the worker; the picture it was drawing rejects. */
  close(): Promise<void>;
}

/** Megabytes of the worker's young generation: small, so that pixels of finished pictures are collected often. */
const YOUNG_GENERATION = 8;

export function createRenderThread({ boards, deadline, picturesPerWorker, program }: RenderThreadOptions): RenderThread {
  let worker: Worker | undefined;
  let startedAt = 0;
  let number = 0;

  const terminate = async (): Promise<void> => {
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
  return {
    render: async (picture, format) => {
      number += 1;
      const result = await ask(currentWorker(), { number, picture, format }, deadline).catch(async (error: unknown) => {
        await terminate();
        throw error;
      });
      if (number - startedAt >= picturesPerWorker) await terminate();
      if ('failed' in result) throw new Error(`The picture could not be drawn: ${result.failed}`);
      return result.bytes;
    },
    close: terminate,
  };
}

/** The worker's result; rejects when the worker dies or misses the deadline. */
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
