import { whereItBroke } from '../matches/context/whereItBroke.js';
import type { BotContext } from './interactions/botContext.js';
import type { Reply } from './message/reply.js';

/** Draws the picture of a reply. If that fails, the reply is sent without it. */
export async function drawnReply({ hosting, renderer }: BotContext, { sketch, goesOn: _, ...reply }: Reply): Promise<Reply> {
  if (sketch === undefined) return reply;
  try {
    const bytes = await renderer.draw(sketch.picture);
    return { ...reply, attachments: [{ name: sketch.name, bytes, alt: sketch.alt }, ...(reply.attachments ?? [])] };
  } catch (error) {
    hosting.log.error({ picture: sketch.picture.kind, ...whereItBroke(error) }, 'a picture could not be drawn');
    return reply;
  }
}
