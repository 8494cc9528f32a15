import type { Artist, House } from '../matches/ports.js';
import type { Tellers } from './words/teller.js';

/** What every command, button and menu works with. */
export interface Embassy {
  readonly house: House;
  readonly artist: Artist;
  readonly tellers: Tellers;
}
