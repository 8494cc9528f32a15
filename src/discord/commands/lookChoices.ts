import { LOOKS } from '../../lib/look.js';
import { looks } from '../words/messages/settingsMessages.js';
import type { OfferedValue } from './definition/commandOption.js';

export const LOOK_CHOICES: readonly OfferedValue[] = LOOKS.map(value => ({ value, name: looks[value] }));
