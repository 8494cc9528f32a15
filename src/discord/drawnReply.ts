import { whereItBroke } from '../matches/context/whereItBroke.js';
import type { BotContext } from './interactions/botContext.js';
import type { PictureToDraw, Reply, ReplyAttachment } from './message/reply.js';

/** Draws the pictures of a reply. What cannot be drawn is left out. */
export async function drawnReply(bot: BotContext, { sketch, nextSketch, goesOn: _, ...reply }: Reply): Promise<Reply> {
  const drawn = [...(await drawnPicture(bot, sketch)), ...(await drawnPicture(bot, nextSketch))];
  return drawn.length === 0 ? reply : { ...reply, attachments: [...drawn, ...(reply.attachments ?? [])] };
}

async function drawnPicture({ hosting, renderer }: BotContext, sketch: PictureToDraw | undefined): Promise<readonly ReplyAttachment[]> {
  if (sketch === undefined) return [];
  try {
    return [{ name: sketch.name, bytes: await renderer.draw(sketch.picture), alt: sketch.alt }];
  } catch (error) {
    hosting.log.error({ picture: sketch.picture.kind, ...whereItBroke(error) }, 'a picture could not be drawn');
    return [];
  }
}
