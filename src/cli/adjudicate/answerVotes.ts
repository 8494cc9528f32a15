import type { OrderResult } from '../../games/diplomacy/model/report.js';
import type { Situation } from '../../games/diplomacy/model/state.js';
import type { Variant } from '../../games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../games/diplomacy/model/writtenOrder.js';
import { formatOrder, type TypeAt } from '../../games/diplomacy/notation/formatOrder.js';
import type { Resolved } from '../../games/diplomacy/phases/resolvePhase.js';
import type { CountedVotes } from '../../games/diplomacy/votes/ordersAfterVotes.js';
import type { VoteCount } from '../../games/diplomacy/votes/voteTally.js';
import type { CastVote } from './ballotBox.js';
import { describe, type Sentences } from './sentences.js';

/** Returns a function that reports whether a vote was carried, and how many powers and units were behind it. */
export function voteTeller({ board }: Variant, typeAt: TypeAt, { voting: { whole }, given }: CountedVotes) {
  const ofPowers = ` of ${whole.powers} powers, `;
  const ofUnits = ` of ${whole.units} units`;
  const tell = (order: WrittenOrder, count: VoteCount) => {
    const success = given.includes(count);
    const why = count.powers + ofPowers + count.units + ofUnits;
    return { text: formatOrder(board, order, 'en', typeAt), outcome: success ? 'carried' : 'outvoted', success, why };
  };
  const told: ReturnType<typeof tell>[] = [];
  return (power: string, { order, vote: { number, count } }: CastVote) => {
    const known = told[number] ?? tell(order, count);
    told[number] = known;
    const { text, outcome, success, why } = known;
    return { power, text, outcome, success, why };
  };
}
const NOBODY = { powers: 0, units: 0 };

/** What the powers ordered by vote did: each unit that moves or retreats, and in winter what was agreed on and done. */
export function neutralsTold(
  variant: Variant,
  sentences: Sentences,
  situation: Situation,
  typeAt: TypeAt,
  { results }: Pick<Resolved, 'results'>,
  { voting, behind }: CountedVotes,
): readonly object[] {
  const neutrals: Neutral[] = [];
  for (const result of results) {
    if (!voting.voted.has(result.power)) continue;
    const count = behind(result.power, result.order);
    if (count || situation.phase !== 'adjustments') neutrals.push(neutralTold(variant, sentences, situation, typeAt, { result, count }));
  }
  return neutrals;
}

/** Where nothing was agreed on, reports the default order: a hold, or a disbanding that succeeds. */
function neutralTold({ board }: Variant, sentences: Sentences, { phase }: Situation, typeAt: TypeAt, { result, count }: Counted) {
  const { power, order, outcome } = result;
  const { powers, units } = count ?? NOBODY;
  const carried = count !== undefined;
  const text = formatOrder(board, order, 'en', typeAt);
  const success = result.success || (!carried && phase === 'retreats');
  const why = describe(sentences, result);
  return why === ''
    ? { power, text, carried, powers, units, outcome: outcome.kind, success }
    : { power, text, carried, powers, units, outcome: outcome.kind, success, why };
}
type Neutral = ReturnType<typeof neutralTold>;
interface Counted {
  readonly result: OrderResult;
  readonly count: VoteCount | undefined;
}
