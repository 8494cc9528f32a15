import type { OrderResult, Report } from '../model/report.js';
import type { Finding, Step } from './explanation.js';
import type { Actor } from './scene.js';
import { begins, type Story, tell } from './story.js';

/** How many powers were behind the order of a unit that is ordered by vote. */
export function explainVotes(story: Story, level: number, { at, result }: Actor): void {
  const finding = votesBehind(story.scene.report, result);
  if (finding && begins(story, level, 'votes on', at)) tell(story, level, finding, 'neutrals');
}

/** The same below an order of another phase. */
export function votesStep(report: Report, result: OrderResult): readonly Step[] {
  const finding = votesBehind(report, result);
  return finding ? [{ level: 1, finding, rule: 'neutrals' }] : [];
}

/** undefined: its power was played. */
function votesBehind({ voting }: Report, { power, order, behind, short }: OrderResult): Finding | undefined {
  if (!voting?.voted.includes(power)) return undefined;
  const whole = voting.whole.powers;
  return behind ? { kind: 'majority', order, powers: behind.powers, whole } : { kind: 'no-majority', order, short, whole };
}
