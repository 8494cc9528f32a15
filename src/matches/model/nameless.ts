import type { UserId } from './match.js';

/** What stands in the records for somebody who wanted to be forgotten, or has given up a seat and still seems to sit there; nobody on Discord is called so. */
export const NAMELESS = 'nameless-';
export const isNameless = (user: UserId): boolean => user.startsWith(NAMELESS);
