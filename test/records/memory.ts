import { openMemoryStore as open } from '../../src/store/openStore.js';
import { type Arranged, arranged } from './arranged.js';

/** Records in memory, which tests can look into and arrange. */
export const openMemoryStore = (): Arranged => arranged(open());
