import type { Language } from '../../../lib/language.js';
import { ok, type Result, refuse } from '../../../lib/result.js';
import type { SheetLine, Topic } from '../../game.js';
import type { PowerId } from '../board/location.js';
import { type BattleStatement, statementKey, withStatement } from '../model/battle/battleStatement.js';
import type { State } from '../model/state.js';
import type { Variant } from '../model/variant.js';
import { battleTurnIn } from './battleInputs.js';
import { asFought, battlesIn } from './battleTurn.js';
import { battlePlaces } from './declaredBattles.js';
import { formatStatement, statementInFull } from './formatStatement.js';
import { readStatement } from './readStatement.js';
import type { RefusedStatement } from './refusedStatement.js';
import { buttonFor, choicesOf, completed, statementChoices, statementFault } from './statementChoices.js';

/** The statements a seat may make apart from orders, as topics. All are optional except the first entry of its list and its reports. */
export const battleTopics = (variant: Variant, state: State, seat: PowerId, language: Language): readonly Topic[] =>
  statementChoices(variant, state, seat).map(topic => ({
    key: topic.key,
    label: topic.label[language],
    ...(topic.ask && { asks: [topic.ask[language]] }),
    choices: choicesOf(variant, topic, language),
    ...(!isOwed(topic.key) && { optional: true }),
  }));

const isOwed = (key: string): boolean => key === 'battle-1' || key.startsWith('won-');

export function battleSheet(
  variant: Variant,
  state: State,
  seat: PowerId,
  said: readonly BattleStatement[],
  language: Language,
): readonly SheetLine[] {
  const { board } = variant;
  const inWords = (one: BattleStatement): Written => ({
    text: formatStatement(board, one, language),
    inFull: statementInFull(board, one, language),
  });
  if (isPublished(state)) return said.map(one => line(statementKey(one), inWords(one)));
  return statementChoices(variant, state, seat).map(topic => {
    const { key, label } = topic;
    const fresh = said.find(other => statementKey(other) === key);
    const one = fresh ?? standingAt(variant, state, seat, key);
    const button = one && buttonFor(board, topic, one, language)?.label;
    return {
      ...line(key, one && inWords(one)),
      label: label[language],
      ...(button !== undefined && { button }),
      ...(one && !fresh && { stands: true }),
    };
  });
}

type Written = Required<Pick<SheetLine, 'text' | 'inFull'>>;

const line = (key: string, written: Written | undefined): SheetLine => ({
  key,
  label: written?.text ?? key,
  ...written,
  warnings: [],
  ...(!isOwed(key) && { optional: true }),
  ...(isPrivate(key) && { isPrivate: true }),
});

/** Whether the match was imported without its battle lists. What may be reported is then unknown, so reports are accepted unchecked. */
const isPublished = ({ fight }: State): boolean => fight?.stage === 'battles' && fight.lists === undefined;

/** Whether statements of this topic stay secret. Lists and wishes do; reports, service, dismissals and revolts are public. */
const isPrivate = (key: string): boolean => !/^(won-|serve|off-|revolt)/.test(key);

/** The earlier statement on this topic that is still valid: a standing wish, or a report that may be corrected. */
const standingAt = (variant: Variant, state: State, seat: PowerId, key: string): BattleStatement | undefined =>
  [...(state.wishes?.[seat] ?? []), ...claimedBy(variant, state, seat)].find(one => statementKey(one) === key);

function claimedBy(variant: Variant, state: State, seat: PowerId): readonly BattleStatement[] {
  const { fight } = state;
  if (!fight?.checking) return [];
  const inputs = battleTurnIn(variant, state, fight);
  const { battles } = battlesIn(inputs, (fight.fought ?? []).map(asFought));
  return (fight.claims ?? []).flatMap(({ battle: id, seat: by, ...told }) => {
    const battle = battles.find(one => one.id === id);
    return by === seat && battle ? [{ kind: 'report' as const, battle: battlePlaces(inputs.ground, battle), ...told }] : [];
  });
}

/** Reads one line and adds the statement to those of the seat. */
export function readStatementLine(
  variant: Variant,
  state: State,
  seat: PowerId,
  typed: string,
  said: readonly BattleStatement[],
): Result<{ readonly said: readonly BattleStatement[]; readonly one: BattleStatement }, RefusedStatement> {
  const read = readStatement(variant.board, typed);
  if (!read.ok) return read;
  if (isPublished(state)) return ok({ said: withStatement(said, read.value), one: read.value });
  const topics = statementChoices(variant, state, seat);
  const one = completed(topics, said, read.value);
  const fault = statementFault(topics, one);
  return fault ? refuse(fault) : ok({ said: withStatement(withoutUnit(said, one), one), one });
}

/** Removes list entries that have the unit or the commander of a new entry: each can be on one line only, and the later line counts. */
function withoutUnit(said: readonly BattleStatement[], one: BattleStatement): readonly BattleStatement[] {
  if (one.kind !== 'declare') return said;
  const isTaken = (other: BattleStatement): boolean =>
    other.kind === 'declare' && (other.unit === one.unit || (one.commander !== undefined && other.commander === one.commander));
  return said.filter(other => !isTaken(other));
}
