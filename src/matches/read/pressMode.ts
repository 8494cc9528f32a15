import type { Match } from '../model/match.js';
import type { PressMode } from '../model/hostingRules.js';
import type { MatchInPlay } from './matchInPlay.js';

/** What press a phase allows: in turns, and in what comes between them, as the plan says; usually private and public. */
export const pressMode = ({ match, game, phase }: Pick<MatchInPlay, 'match' | 'game' | 'phase'>): PressMode =>
  (phase.kind === game.phaseKinds[0] ? match.plan.press : (match.plan.pressBetween ?? match.plan.press)) ?? 'private';

/** Whether powers talk in threads of their own: only where nothing has to be hidden from them, and every phase allows it. */
export const talksInThreads = ({ plan }: Match): boolean =>
  plan.anonymous !== true && (plan.press ?? 'private') === 'private' && (plan.pressBetween ?? 'private') === 'private';
