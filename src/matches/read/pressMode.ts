import type { PressMode } from '../model/hostingRules.js';
import type { Match } from '../model/match.js';
import type { MatchInPlay } from './matchInPlay.js';

/** The press a phase allows: `press` in phases of the game's first kind, `pressBetween` in others. Default: private and public. */
export const pressMode = ({ match, game, phase }: Pick<MatchInPlay, 'match' | 'game' | 'phase'>): PressMode =>
  (phase.kind === game.phaseKinds[0] ? match.plan.press : (match.plan.pressBetween ?? match.plan.press)) ?? 'private';

/** Whether powers talk in private threads: only if the match is not anonymous and every phase allows private press. */
export const talksInThreads = ({ plan }: Match): boolean =>
  plan.anonymous !== true && (plan.press ?? 'private') === 'private' && (plan.pressBetween ?? 'private') === 'private';
