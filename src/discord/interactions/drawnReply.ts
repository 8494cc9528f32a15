import { soon, soonOr, TookTooLong } from '../../lib/soon.js';
import { whereItBroke } from '../../matches/context/whereItBroke.js';
import type { PictureToDraw, Reply, ReplyAttachment } from '../message/reply.js';
import { wordsIn } from '../words/wordsIn.js';
import type { BotContext } from './botContext.js';
import type { InteractionContext } from './interactionContext.js';

/** How long somebody waits for the pictures of a reply, ms: on a busy machine many wait to be drawn. */
const PATIENCE = 25_000;

/** How long somebody waits for what takes long to make by itself, ms: a moving map, a page. */
export const PATIENCE_FOR_FILES = 120_000;

/** What is being drawn, if it is there within so many milliseconds. Undefined, and logged, otherwise. Fails if it cannot be drawn. */
export async function inTime<T>({ hosting }: BotContext, drawing: Promise<T>, what: string, patience = PATIENCE): Promise<T | undefined> {
  const drawn = await soonOr(drawing, patience, undefined);
  if (drawn === undefined) hosting.log.warn({ picture: what }, 'a picture was not drawn in time for a reply');
  return drawn;
}

/** A reply that is nothing without its picture: if that is not there in time, the reply says so. Fails if it cannot be drawn. */
export async function withPicture(
  { bot, words }: Pick<InteractionContext, 'bot' | 'words'>,
  { picture, name, alt }: PictureToDraw,
  patience?: number,
): Promise<Reply> {
  const bytes = await inTime(bot, bot.renderer.draw(picture), picture.kind, patience);
  return bytes === undefined ? { content: words.general.pictureLate } : { attachments: [{ name, bytes, alt }] };
}

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
