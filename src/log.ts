import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.js';
import { whereItBroke } from './matches/context/whereItBroke.js';

/** What is never written, however it came into a line: who may act as the bot, and what players keep to themselves. */
const SECRET = ['token', 'authorization', 'secret', 'seed', 'typed', 'text', 'content', 'submission', 'orders', 'hand'];

/** How deep in a line it is looked for. */
const WITHIN = ['', '*.', '*.*.', '*.*.*.'];

/** Writes JSON, a line an event. Of an error it keeps the name and the place, never the message. */
export const createLog = (level: Config['logLevel'], to: DestinationStream = pino.destination({ fd: 2, sync: true })): Logger =>
  pino(
    {
      level,
      redact: WITHIN.flatMap(depth => SECRET.map(name => `${depth}${name}`)),
      serializers: { err: whereItBroke, error: error => (typeof error === 'string' ? error : whereItBroke(error)) },
    },
    to,
  );
