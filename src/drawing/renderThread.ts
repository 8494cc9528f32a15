import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { soon, soonOr } from '../lib/soon.js';
import { keepNewSpaceSmall } from '../littleMemory.js';
import { optimiseAsUsual, optimiseLater } from '../optimiseLater.js';
import type { BoardsByGame } from './map/boardsByGame.js';

/** `raster`: PNG or GIF. `page`: a part of the work on the page of a replay. */
export type RenderFormat = 'raster' | 'svg' | 'page';
/** A message to the worker. */
export interface RenderTask {
  readonly number: number;
  readonly picture: unknown;
  readonly format: RenderFormat;
  /** Boards that the worker does not have yet. */
  readonly boards?: readonly StoredBoard[];
  /** Games whose boards the worker need not keep any longer. */
  readonly drops?: readonly string[];
}

/** The board of a variant that somebody brought to a server, with its drawing, as JSON. */
export interface StoredBoard {
  /** The id of the game that is played on it. */
  readonly game: string;
  readonly board: string;
  readonly geometry: string;
}
/** The worker's answer. `failed`: the message of the error thrown while drawing. */
export type RenderResult = { readonly number: number; readonly bytes: Uint8Array } | { readonly number: number; readonly failed: string };

export interface RenderThreadOptions {
  /** Called each time a worker starts, to pass it the boards. Default: the worker reads them from the project's files. */
  readonly boards?: (() => BoardsByGame) | undefined;
  /** Reads the board of a game that is not among them. Undefined: there are none. */
  readonly boardOf?: ((game: string) => Promise<Omit<StoredBoard, 'game'> | undefined>) | undefined;
  /** Milliseconds allowed per picture. After that the picture fails and the worker is replaced. */
  readonly deadline: number;
  /** The worker is replaced after this many pictures, which bounds leaks in native code. */
  readonly picturesPerWorker: number;
  /** Milliseconds without a picture after which the worker is terminated, to free its memory. */
  readonly idle: number;
  /** The module that the worker runs. */
  readonly program: URL;
}

/**
 * A worker thread that draws one picture at a time: wait for each picture before asking for the next. It starts with the first picture,
 * ends when there has been none for a while, and is replaced when it dies or misses the deadline.
 */
export interface RenderThread {
  /** Rejects if the picture cannot be drawn, the worker dies, or the deadline passes. */
  render(picture: unknown, format: RenderFormat): Promise<Uint8Array>;
  /** Terminates the worker. A picture in progress rejects. */
  close(): Promise<void>;
}

/** Size of the worker's young generation in megabytes. Small, so that the pixels of finished pictures are collected often. */
const YOUNG_GENERATION = 8;

/** How long an ended worker is waited for, in milliseconds. */
const TERMINATED_WITHIN = 5_000;

/** For so long after a worker has started V8 optimises later: its first picture costs less. In milliseconds. */
const OPTIMISED_AFTER = 5_000;

/** How many boards of uploaded variants a worker keeps. A picture of one it dropped is sent with the board again. */
const BOARDS_KEPT = 16;

export function createRenderThread({ boards, boardOf, deadline, idle, picturesPerWorker, program }: RenderThreadOptions): RenderThread {
  let worker: Worker | undefined;
  let startedAt = 0;
  let number = 0;
  let resting: NodeJS.Timeout | undefined;
  let unoptimised: NodeJS.Timeout | undefined;
  /** The games whose boards the worker has, those of the latest pictures last. */
  let sent = new Set<string>();

  const leave = (): Worker | undefined => {
    clearTimeout(resting);
    const leaving = worker;
    worker = undefined;
    clearTimeout(unoptimised);
    optimiseAsUsual();
    return leaving;
  };
  /** What is drawn next does not wait for a worker that cannot be ended: native code may never come back. */
  const terminate = async (): Promise<void> => {
    const leaving = leave();
    if (leaving) await soonOr(leaving.terminate(), TERMINATED_WITHIN, undefined);
  };
  const currentWorker = (): Worker => {
    if (worker) return worker;
    startedAt = number;
    sent = new Set();
    optimiseLater();
    unoptimised = setTimeout(optimiseAsUsual, OPTIMISED_AFTER).unref();
    const started = new Worker(program, { workerData: boards?.(), resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION } });
    // Also one that dies between two pictures is replaced.
    const lost = (): void => {
      if (worker === started) leave();
    };
    started.once('online', keepNewSpaceSmall).on('error', lost).on('exit', lost).unref();
    worker = started;
    return started;
  };
  /** The current worker, and the boards of these games that it does not have. Reading them takes a while, in which it may have died. */
  const readied = async (games: ReadonlySet<string>): Promise<{ readonly asked: Worker; readonly fresh: readonly StoredBoard[] }> => {
    const asked = currentWorker();
    const fresh: StoredBoard[] = [];
    for (const game of games) {
      const found = sent.has(game) ? undefined : await boardOf?.(game);
      if (found) fresh.push({ game, board: found.board, geometry: found.geometry });
    }
    return asked === worker ? { asked, fresh } : readied(games);
  };
  /** Takes from what was sent what makes room for so many more, but nothing that is shown. */
  const makeRoom = (more: number, shown: ReadonlySet<string>): readonly string[] => {
    const others = [...sent].filter(game => !shown.has(game));
    const drops = others.slice(0, Math.max(0, sent.size + more - BOARDS_KEPT));
    for (const game of drops) sent.delete(game);
    return drops;
  };
  /** Boards count as sent once the worker has drawn with them: one that could not read them has none. */
  const remember = (fresh: readonly StoredBoard[], shown: ReadonlySet<string>): void => {
    for (const game of shown) if (sent.delete(game) || fresh.some(one => one.game === game)) sent.add(game);
  };
  return {
    render: async (picture, format) => {
      clearTimeout(resting);
      number += 1;
      const shown = gamesIn(picture);
      const { asked, fresh } = await soon(readied(shown), deadline);
      const drops = makeRoom(fresh.length, shown);
      const task = { number, picture, format, ...(fresh.length > 0 && { boards: fresh }), ...(drops.length > 0 && { drops }) };
      const result = await ask(asked, task, deadline).catch(async (error: unknown) => {
        await terminate();
        throw error;
      });
      if (!('failed' in result)) remember(fresh, shown);
      if (number - startedAt >= picturesPerWorker) await terminate();
      else resting = setTimeout(() => void terminate(), idle).unref();
      if ('failed' in result) throw new Error(`The picture could not be drawn: ${result.failed}`);
      return result.bytes;
    },
    close: terminate,
  };
}

/** The games that a picture, a row of statistics or a part of a replay shows. */
function gamesIn(picture: unknown): ReadonlySet<string> {
  const shown = shows.safeParse(picture).data;
  return new Set([shown?.game, shown?.replay?.game, ...(shown?.rows ?? []).map(({ game }) => game)].flatMap(game => game ?? []));
}
const named = z.object({ game: z.string() });
const shows = z.object({ game: z.string().optional(), replay: named.optional(), rows: z.array(named).optional() });

/** Sends a task to the worker and returns the result. Rejects if the worker dies or misses the deadline. */
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
    try {
      worker.postMessage(task);
    } catch (error) {
      settle(() => reject(error instanceof Error ? error : new Error(String(error))));
    }
  });
}
