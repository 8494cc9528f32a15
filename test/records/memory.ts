import { openMemoryStore as open } from '../../src/store/openStore.js';
import { type Arranged, arranged } from './arranged.js';

let opening = (): Arranged => arranged(open());

/** Opens records that tests can read and change: in memory, or where `keepElsewhere` said. */
export const openMemoryStore = (): Arranged => opening();

/** Has all records of this worker be opened otherwise. */
export const keepElsewhere = (opened: () => Arranged): void => {
  opening = opened;
};
