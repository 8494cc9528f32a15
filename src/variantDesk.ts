import type { ComputeWorker } from './compute/computeWorker.js';
import type { VariantAuthors } from './config.js';
import { TRIAL, type VariantDesk } from './discord/interactions/variantDesk.js';

/** Reads and tries uploaded variants in the compute worker, for those whom the operator lets bring some. */
export const variantDesk = (compute: Pick<ComputeWorker, 'run'>, { managers, users }: VariantAuthors): VariantDesk => ({
  mayBring: ({ user, isAdmin }) => users.includes(user) || (managers && isAdmin),
  read: zip => compute.run('readUpload', zip),
  play: ({ written, board }, from, underWay) => {
    const { games, years, seed, slice } = TRIAL;
    return compute.run('playTrial', { written, board, from, games, years, seed, within: slice, underWay });
  },
});
