import type { Renderer } from '../matches/context/ports.js';
import { createRenderThread, type RenderThreadOptions } from './renderThread.js';
import type { ReplaySlice } from './replay/replaySlices.js';
import { createTaskQueue } from './taskQueue.js';

export type RendererOptions = Partial<RenderThreadOptions>;

/** The bundled program, also when run from the sources (tests). */
const PROGRAM = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/program/renderProgram.js' : '../program/renderProgram.js',
  import.meta.url,
);

/**
 * Draws in a worker thread, one picture at a time in the order requested; `patient` pictures wait for all others. A picture that cannot be
 * drawn rejects without affecting the others. A worker that dies or misses the deadline is replaced; only the picture it was drawing is
 * lost.
 */
export function createRenderer({
  boards,
  boardOf,
  deadline = 30_000,
  idle = 600_000,
  picturesPerWorker = 2000,
  program = PROGRAM,
}: RendererOptions = {}): Renderer & { close(): Promise<void> } {
  const thread = createRenderThread({ boards, boardOf, deadline, idle, picturesPerWorker, program });
  const enqueue = createTaskQueue();
  let isClosed = false;
  let pages = 0;
  const render: typeof thread.render = async (picture, format) => {
    if (isClosed) throw new Error('The renderer has closed');
    return thread.render(picture, format);
  };
  return {
    draw: (picture, when) => enqueue(() => render(picture, 'raster'), when),
    outline: picture => enqueue(() => render(picture, 'svg')),
    page: async replay => {
      pages += 1;
      const page = pages;
      const part = (slice: ReplaySlice): Promise<Uint8Array> => enqueue(() => render(slice, 'page'), 'patient');
      let made = await part({ page, replay });
      while (made.length === 0) made = await part({ page });
      return made;
    },
    close: () => {
      isClosed = true;
      return thread.close();
    },
  };
}
