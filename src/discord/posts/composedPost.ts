import type { UserId } from '../../matches/model/match.js';
import type { Reply } from '../message/reply.js';

/** A message ready to be posted. */
export interface ComposedPost extends Reply {
  /** Users who are notified (allowed_mentions). Nobody else is. */
  readonly rings?: readonly UserId[];
  /** Set if the message is obsolete: it is deleted, or never posted. */
  readonly withdrawn?: true;
}
