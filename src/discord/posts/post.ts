import type { UserId } from '../../matches/match.js';
import type { Reply } from '../reply.js';

/** A message for a channel or a direct message, whole. */
export interface Post extends Reply {
  /** Those whose mention rings; nobody else's does. */
  readonly rings?: readonly UserId[];
  /** There is nothing left to say: the message is deleted, or never posted. */
  readonly withdrawn?: true;
}
