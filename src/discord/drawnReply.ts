import { whereItBroke } from '../matches/whereItBroke.js';
import type { Embassy } from './embassy.js';
import type { Reply } from './reply.js';

/** The reply with its sketch drawn; when that cannot be drawn, the words alone. */
export async function drawnReply({ house, artist }: Embassy, { sketch, ...reply }: Reply): Promise<Reply> {
  if (sketch === undefined) return reply;
  try {
    const bytes = await artist.draw(sketch.picture);
    return { ...reply, enclosures: [{ name: sketch.name, bytes, alt: sketch.alt }, ...(reply.enclosures ?? [])] };
  } catch (error) {
    house.log.error({ picture: sketch.picture.kind, ...whereItBroke(error) }, 'a picture could not be drawn');
    return reply;
  }
}
