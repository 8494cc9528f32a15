import type { UserId } from './match.js';

/**
 * Prefix of ids that stand for nobody on Discord: for users who were forgotten, who have left a seat that still looks taken, or whom an
 * imported file does not name.
 */
export const NAMELESS = 'nameless-';
export const isNameless = (user: UserId): boolean => user.startsWith(NAMELESS);
