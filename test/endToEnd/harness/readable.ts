import type { Persona, Reply } from 'discord-simulator';
import { expect } from 'vitest';
import { languageOf } from './table.js';

/** What is shown, with all spaces alike: French has some that do not break. */
export const readable = (shown: string | { readonly text: string } | undefined): string =>
  (typeof shown === 'string' ? shown : (shown?.text ?? '')).replaceAll(/[\u00a0\u202f]/g, ' ');

/** A player is told so, in the language of theirs. */
export const expectHeard = (player: Persona, reply: Reply, english: string, french: string): void =>
  expect(readable(reply)).toContain(languageOf(player) === 'fr' ? french : english);
