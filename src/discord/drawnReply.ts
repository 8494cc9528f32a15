import { soon, TookTooLong } from '../lib/soon.js';
import { whereItBroke } from '../matches/context/whereItBroke.js';
import type { BotContext } from './interactions/botContext.js';
import type { PictureToDraw, Reply, ReplyAttachment } from './message/reply.js';
import { wordsIn } from './words/wordsIn.js';

/** How long somebody waits for the pictures of a reply, ms: on a busy machine many wait to be drawn. */
const PATIENCE = 25_000;

/**
 * Draws the pictures of a reply. What cannot be drawn is left out; what is not drawn within so many milliseconds too, and the reply says so:
 * nobody waits for ever for words that are there.
 */
export async function drawnReply(
  bot: BotContext,
  { sketch, nextSketch, goesOn: _, ...reply }: Reply,
  patience: number = PATIENCE,
): Promise<Reply> {
  const sketches = [sketch, nextSketch].flatMap(one => one ?? []);
  const drawn = await Promise.all(sketches.map(one => drawnPicture(bot, one, patience)));
  const attachments = [...drawn.flatMap(one => (one === undefined || one === 'late' ? [] : [one])), ...(reply.attachments ?? [])];
  const late = sketches.find((_, i) => drawn[i] === 'late');
  return {
    ...reply,
    ...(late && { content: [reply.content ?? [], lateWords(late)].flat().join('\n') }),
    ...(attachments.length > 0 && { attachments }),
  };
}

/** Statistics are in no language of their own, and their words tell everything. */
const lateWords = ({ picture }: PictureToDraw): readonly string[] =>
  picture.kind === 'statistics' ? [] : [wordsIn(picture.language).general.pictureLate];

/** Undefined: it cannot be drawn. */
async function drawnPicture(
  { hosting, renderer }: BotContext,
  { picture, name, alt }: PictureToDraw,
  patience: number,
): Promise<ReplyAttachment | 'late' | undefined> {
  try {
    return { name, bytes: await soon(renderer.draw(picture), patience), alt };
  } catch (error) {
    const isLate = error instanceof TookTooLong;
    if (isLate) hosting.log.warn({ picture: picture.kind }, 'a picture was not drawn in time for a reply');
    else hosting.log.error({ picture: picture.kind, ...whereItBroke(error) }, 'a picture could not be drawn');
    return isLate ? 'late' : undefined;
  }
}
