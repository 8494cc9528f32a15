import { LOOKS } from '../../lib/look.js';
import { looks } from '../words/messages/settingsMessages.js';
import type { Choice } from './declare.js';

/** Every look a picture can have, to be chosen from. */
export const LOOK_CHOICES: readonly Choice[] = LOOKS.map(value => ({ value, name: looks[value] }));
