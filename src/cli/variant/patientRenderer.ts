import { createRenderer, type RendererOptions } from '../../drawing/renderer.js';

/** A renderer for a command in a terminal: nobody else waits for it, and a busy machine may take long. */
export const patientRenderer = (boards: RendererOptions['boards']): ReturnType<typeof createRenderer> =>
  createRenderer({ boards, deadline: 600_000 });
