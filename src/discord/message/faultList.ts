import { MOST_FILE_FAULTS } from '../../lib/mostFileFaults.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import type { Words } from '../words/wordsIn.js';
import { joinFitting } from './fitting.js';

/** A heading and the faults of a file, a line each, in one message. Says so if some do not fit, or if there may be more than were looked for. */
export function faultList(words: Words, [heading = '', ...faults]: readonly string[]): string {
  const last = faults.length >= MOST_FILE_FAULTS ? `\n${words.lobby.firstFaults(MOST_FILE_FAULTS)}` : '';
  return `${joinFitting([heading, ...faults], DISCORD_LIMITS.message.content - last.length, words.panel.andMore)}${last}`;
}
