import { Worker } from 'node:worker_threads';
import type { Artist } from '../matches/ports.js';
import type { Boards } from './diplomacyRenderer.js';

/** What the worker is told, and what it answers. */
export interface RenderTask {
  readonly number: number;
  readonly picture: unknown;
  readonly as: RenderFormat;
}
/** PNG or GIF, or an SVG document. */
export type RenderFormat = 'pixels' | 'outline';
export type RenderResult = { readonly number: number; readonly bytes: Uint8Array } | { readonly number: number; readonly refused: string };

export interface RendererOptions {
  /** The board of each game, by the game's id; asked for whenever a worker is begun. None: the worker reads them from the project's files. */
  readonly boards?: () => Boards;
  /** Milliseconds after which a picture is given up and the worker begun anew. */
  readonly patience?: number;
  /** Pictures after which the worker is begun anew, so that no leak grows old. */
  readonly lifetime?: number;
  /** The worker's program. */
  readonly program?: URL;
}

/** Megabytes: what is swept often does not pile up the pixels that hang on it. */
const YOUNG = 8;

/** Run from its sources, as tests are, the artist uses the worker that `npm run build` made of them. */
const PROGRAM = new URL(import.meta.url.endsWith('.ts') ? '../../dist/drawing/renderProgram.js' : './renderProgram.js', import.meta.url);

/**
 * Draws in a worker thread, one picture at a time, in the order asked, those that are patient behind the others. A picture that
 * cannot be drawn rejects and harms no other; a worker that dies or takes too long is replaced, and only the picture it was at is lost.
 */
export function createRenderer({
  boards,
  patience = 30_000,
  lifetime = 2000,
  program = PROGRAM,
}: RendererOptions = {}): Artist & { close(): Promise<void> } {
  let worker: Worker | undefined;
  let started = 0;
  let number = 0;
  let closed = false;
  const urgent: (() => Promise<void>)[] = [];
  const patient: (() => Promise<void>)[] = [];
  let isDrawing = false;

  const dismiss = async (): Promise<void> => {
    const leaving = worker;
    worker = undefined;
    await leaving?.terminate();
  };
  const workerNow = (): Worker => {
    if (worker) return worker;
    started = number;
    worker = new Worker(program, { workerData: boards?.(), resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
    worker.unref();
    return worker;
  };
  const drawNext = async (picture: unknown, as: RenderFormat): Promise<Uint8Array> => {
    if (closed) throw new Error('The artist has closed');
    number += 1;
    const answer = await ask(workerNow(), { number, picture, as }, patience).catch(async (error: unknown) => {
      await dismiss();
      throw error;
    });
    if (number - started >= lifetime) await dismiss();
    if ('refused' in answer) throw new Error(`The picture could not be drawn: ${answer.refused}`);
    return answer.bytes;
  };

  const goOn = async (): Promise<void> => {
    if (isDrawing) return;
    isDrawing = true;
    for (let next = urgent.shift() ?? patient.shift(); next; next = urgent.shift() ?? patient.shift()) await next();
    isDrawing = false;
  };

  const inTurn = (picture: unknown, as: RenderFormat, queue: (() => Promise<void>)[]): Promise<Uint8Array> =>
    new Promise((resolve, reject) => {
      queue.push(() => drawNext(picture, as).then(resolve, reject));
      void goOn();
    });

  return {
    draw: (picture, when) => inTurn(picture, 'pixels', when === 'patient' ? patient : urgent),
    outline: picture => inTurn(picture, 'outline', urgent),
    close: () => {
      closed = true;
      return dismiss();
    },
  };
}

/** The worker's answer to one task; rejects when the worker dies or does not answer in time. */
function ask(worker: Worker, task: RenderTask, patience: number): Promise<RenderResult> {
  worker.ref();
  return new Promise<RenderResult>((resolve, reject) => {
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      worker.off('message', answered).off('error', failed).off('exit', left);
      worker.unref();
      finish();
    };
    const answered = (done: RenderResult): void => settle(() => resolve(done));
    const failed = (error: Error): void => settle(() => reject(error));
    const left = (): void => settle(() => reject(new Error('The drawing worker stopped')));
    const timer = setTimeout(() => settle(() => reject(new Error(`A picture was not drawn within ${patience} ms`))), patience);
    worker.on('message', answered).on('error', failed).on('exit', left);
    worker.postMessage(task);
  });
}
