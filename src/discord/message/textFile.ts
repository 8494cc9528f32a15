import type { ReplyAttachment } from './reply.js';

/** A text as a file of a message. */
export const textFile = (name: string, text: string): ReplyAttachment => ({ name, bytes: new TextEncoder().encode(text) });
