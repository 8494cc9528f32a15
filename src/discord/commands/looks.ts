import { LOOKS } from '../../lib/look.js';
import { looks } from '../words/messages/settingsMessages.js';
import type { OfferedValue } from './commandOption.js';

/** Every look a picture can have, to be chosen from. */
export const LOOK_CHOICES: readonly OfferedValue[] = LOOKS.map(value => ({ value, name: looks[value] }));
