import { whereItBroke } from '../matches/context/whereItBroke.js';
import type { Embassy } from './interactions/embassy.js';
import type { Reply } from './message/reply.js';

/** Draws the picture of a reply; if that fails, the reply goes without it. */
export async function drawnReply({ house, artist }: Embassy, { sketch, ...reply }: Reply): Promise<Reply> {
  if (sketch === undefined) return reply;
  try {
    const bytes = await artist.draw(sketch.picture);
    return { ...reply, attachments: [{ name: sketch.name, bytes, alt: sketch.alt }, ...(reply.attachments ?? [])] };
  } catch (error) {
    house.log.error({ picture: sketch.picture.kind, ...whereItBroke(error) }, 'a picture could not be drawn');
    return reply;
  }
}
