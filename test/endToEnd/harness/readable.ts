import type { Persona, Reply } from 'discord-simulator';
import { expect } from 'vitest';
import { languageOf } from './table.js';

/** Replaces the no-break spaces of French by plain ones. */
export const readable = (shown: string | { readonly text: string } | undefined): string =>
  (typeof shown === 'string' ? shown : (shown?.text ?? '')).replaceAll(/[\u00a0\u202f]/g, ' ');

/** Expects that an answer contains this text in the player's language. */
export const expectHeard = (player: Persona, reply: Reply, english: string, french: string): void =>
  expect(readable(reply)).toContain(languageOf(player) === 'fr' ? french : english);
