import { LOOKS } from '../../lib/look.js';
import { wordsIn } from '../words/words.js';
import type { Choice } from './declare.js';

/** Every look a picture can have, to be chosen from. */
export const LOOK_CHOICES: readonly Choice[] = LOOKS.map(value => ({
  value,
  name: { en: wordsIn('en').people.looks[value], fr: wordsIn('fr').people.looks[value] },
}));
