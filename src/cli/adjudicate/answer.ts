import { type Battleground, battlegroundOf } from '../../games/diplomacy/battles/battleground.js';
import { provisional } from '../../games/diplomacy/battles/provisional.js';
import { oceanOf } from '../../games/diplomacy/board/berths.js';
import type { Location } from '../../games/diplomacy/board/location.js';
import type { OrderResult } from '../../games/diplomacy/model/report.js';
import type { Situation } from '../../games/diplomacy/model/state.js';
import type { Variant } from '../../games/diplomacy/model/variant.js';
import type { WrittenOrder } from '../../games/diplomacy/model/writtenOrder.js';
import { formatLocation, formatOrder, type TypeAt, typesIn } from '../../games/diplomacy/notation/formatOrder.js';
import { unitsByProvince } from '../../games/diplomacy/orders/unitsByProvince.js';
import { type Resolved, resolveAfterVotes } from '../../games/diplomacy/phases/resolvePhase.js';
import { cornered } from '../../games/diplomacy/rules/cornered.js';
import type { Fault } from '../../games/game.js';
import { mapped } from '../../lib/mapped.js';
import { ok, type Result } from '../../lib/result.js';
import { battlesTold, foughtIn } from './answerBattles.js';
import { risenIn } from './answerRevolts.js';
import { neutralsTold, voteTeller } from './answerVotes.js';
import { countsTold, helpedOut } from './counts.js';
import type { AdjudicationRequest } from './question.js';
import { type Readings, type ReadOrder, readAll } from './readAll.js';
import { describe, type Sentences } from './sentences.js';
import { calledOn } from './setUp.js';

/** The outcome of a phase, with places as the board abbreviates them. Refuses battle results that are impossible. */
export function answer(variant: Variant, sentences: Sentences, situation: Situation, question: AdjudicationRequest): Result<object, Fault> {
  const { orders } = question;
  const standing = unitsByProvince(variant.board, situation.position);
  const typeAt = typesIn(standing);
  const { asked, counted } = readAll(variant, situation, orders, standing);
  const called = calledOn(variant.board);
  const ground = groundIn(variant, situation, counted, question);
  const fought = ground && foughtIn(ground, called, question);
  if (fought && !fought.ok) return fought;
  const isProvisional = question.phase === 'battles';
  const resolved = resolveAfterVotes(variant, situation, counted, isProvisional ? 'provisional' : fought?.value);
  const risen = risenIn(variant, situation, question, resolved.position);
  const rose = (index: number): boolean => risen.asked.size > 0 && risen.asked.get(index) !== undefined;
  const tell = orderTeller(variant, sentences, typeAt, resolved);
  const faults: { readonly index: number; readonly code: string; readonly message: string }[] = [];
  asked.forEach(({ fault: read }, index) => {
    if (read === undefined || rose(index)) return;
    const fault = risen.faults.get(index) ?? read;
    faults.push({ index, code: fault.code, message: sentences.fault(fault) });
  });
  const after = afterwards(variant, { position: risen.position });
  const told = mapped(orders, (order, i) => (rose(i) ? risenOrder(order) : tell(order, asked[i])));
  const isPlain = variant.rules.length === 0 && !fought;
  if (isPlain) return ok({ after, orders: told, faults });
  const { votes } = resolved;
  const isMovement = situation.phase === 'movement';
  const more = {
    after,
    orders: told,
    faults,
    neutrals: votes && neutralsTold(variant, sentences, situation, typeAt, resolved, votes),
    cornered: isMovement && variant.rules.includes(cornered) ? helpedOut(resolved) : undefined,
    ...(isMovement && variant.rules.some(rule => rule.virtualOrders) && { virtual: virtualsTold(variant, resolved) }),
  };
  const counts = countsTold(variant, situation, resolved);
  const drawnUp = ground && fought && isProvisional && battlesTold({ sentences, called, ground }, situation.turn, question, fought.value);
  return ok(counts || drawnUp ? { ...more, ...counts, ...drawnUp } : more);
}

const risenOrder = ({ power, text }: AdjudicationRequest['orders'][number]) => ({ power, text, outcome: 'revolted', success: true });

/** The battleground, if the question is about battles. */
function groundIn(
  variant: Variant,
  situation: Situation,
  { orders, votes }: Readings['counted'],
  { phase, won }: AdjudicationRequest,
): Battleground | undefined {
  if (phase !== 'battles' && won === undefined) return undefined;
  return battlegroundOf(provisional(variant, situation, orders, votes).settled.graph);
}

/** The outcomes of the virtual armies that took part. */
const virtualsTold = ({ board }: Variant, { virtual = [] }: Resolved) =>
  virtual.map(({ power, at, outcome, success }) => ({
    power,
    unit: `V ${formatLocation(board, at)}`,
    outcome: outcome.kind === 'own-unit' ? 'bounced' : outcome.kind,
    success,
  }));

function afterwards({ board }: Variant, { position }: Pick<Resolved, 'position'>) {
  const loc = (at: Location): string => formatLocation(board, board.open ? oceanOf(at) : at);
  const sc: Record<string, string> = {};
  for (const centre in position.centres) sc[loc(centre)] = position.centres[centre] ?? '';
  return {
    units: mapped(position.units, ({ power, type, at, free }) =>
      free ? { power, type, loc: loc(at), free } : { power, type, loc: loc(at) },
    ),
    dislodged: mapped(position.dislodged, ({ power, type, at, free, from, convoyed, retreats }) => ({
      power,
      type,
      loc: loc(at),
      ...(free && { free }),
      attackerFrom: from === null ? null : loc(from),
      attackerConvoyed: convoyed,
      retreats: mapped(retreats, loc),
    })),
    contested: mapped(position.contested, loc),
    sc,
  };
}

type Told = (asked: AdjudicationRequest['orders'][number], read: ReadOrder | undefined) => object;

function orderTeller(variant: Variant, sentences: Sentences, typeAt: TypeAt, { results, votes }: Resolved): Told {
  const tellVote = votes && voteTeller(variant, typeAt, votes);
  const resultOf = resultsBy(results);
  return ({ power, text }, read) => {
    if (tellVote !== undefined && read?.vote !== undefined) return tellVote(power, read);
    const result = read?.order === undefined ? undefined : resultOf(read.order);
    if (result === undefined) return { power, text, outcome: 'illegal', success: false };
    const { order, outcome, success } = result;
    const canonical = formatOrder(variant.board, order, 'en', typeAt);
    const why = describe(sentences, result);
    return why === ''
      ? { power, text: canonical, outcome: outcome.kind, success }
      : { power, text: canonical, outcome: outcome.kind, success, why };
  };
}

/** Results are few and mostly looked up in their own order: searching on from the last one is faster than building a Map. */
function resultsBy(results: readonly OrderResult[]): (order: WrittenOrder) => OrderResult | undefined {
  let next = 0;
  return order => {
    for (let searched = 0; searched < results.length; searched++) {
      const result = results[next];
      next = next + 1 < results.length ? next + 1 : 0;
      if (result?.order === order) return result;
    }
    return undefined;
  };
}
