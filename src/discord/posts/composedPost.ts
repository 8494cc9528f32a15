import type { UserId } from '../../matches/model/match.js';
import type { Reply } from '../message/reply.js';

/** A message ready to be posted. */
export interface ComposedPost extends Reply {
  /** Users whose mention notifies them (allowed_mentions); nobody else is notified. */
  readonly rings?: readonly UserId[];
  /** The message is obsolete: it is deleted, or never posted. */
  readonly withdrawn?: true;
}
