import pino, { type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.js';
import { whereItBroke } from './matches/context/whereItBroke.js';

/** Fields that are never logged: credentials, and what players keep secret. */
const SECRET = ['token', 'authorization', 'secret', 'seed', 'typed', 'text', 'content', 'submission', 'orders', 'hand'];

/** The depths at which such fields are found in a line. */
const WITHIN = ['', '*.', '*.*.', '*.*.*.'];

/** Logs one JSON object per line. Of errors it logs the name and the place, never the message. */
export const createLog = (level: Config['logLevel'], to: DestinationStream = pino.destination({ fd: 2, sync: true })): Logger =>
  pino(
    {
      level,
      redact: WITHIN.flatMap(depth => SECRET.map(name => `${depth}${name}`)),
      serializers: { err: whereItBroke, error: error => (typeof error === 'string' ? error : whereItBroke(error)) },
    },
    to,
  );
