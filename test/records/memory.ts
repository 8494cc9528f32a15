import { openMemoryStore as open } from '../../src/store/openStore.js';
import { type Arranged, arranged } from './arranged.js';

/** Opens records in memory that tests can read and change. */
export const openMemoryStore = (): Arranged => arranged(open());
