import fc from 'fast-check';

/** Property tests draw the same cases every time, so that a failed run can be repeated. Set SEED to draw others. */
const FIRST_TURN = -770;

fc.configureGlobal({ seed: Number(process.env.SEED ?? FIRST_TURN) });
