import { type Answerer, answerAdjudicate } from '../../../../src/cli/adjudicate.js';
import type { Variant } from '../../../../src/games/diplomacy/model/variant.js';
import { winnerOf } from '../../../../src/games/diplomacy/phases/victory.js';
import { type Answer, answer, questionOf } from './adjudicateQuestion.js';
import { writeCase } from './caseFile.js';
import type { FiledCase } from './caseFolder.js';
import { differences, hasNone } from './compare.js';

/** Returns the answer to a case. Throws if the adjudicator answers with an error. */
export function ask({ file, rule }: FiledCase, answerer: Answerer = answerAdjudicate): Answer {
  const said = answerer(questionOf(file, rule));
  const read = answer.safeParse(said);
  if (!read.success) throw new Error(`${writeCase(rule)}\n✗ ${JSON.stringify(said)}`);
  return read.data;
}

/** Returns undefined if the case holds; otherwise the case, with what was found beside what was expected. */
export function failureOf(filed: FiledCase, variant: Variant, answerer: Answerer = answerAdjudicate): string | undefined {
  const { file, rule } = filed;
  const said = ask(filed, answerer);
  const found = differences(rule, rule.phase ?? file.phase, said, winnerIn(variant, said));
  return hasNone(found) ? undefined : `\n${writeCase(rule, found)}\n`;
}

/** Returns the winner named in the answer, or the one that follows from the centres if the answer says nothing. */
function winnerIn(variant: Variant, { winner, after }: Answer): string | undefined {
  if (winner !== undefined) return winner ?? undefined;
  const position = { units: [], dislodged: [], contested: [], centres: lowered(after.sc) };
  return winnerOf(variant, { position, powers: variant.board.powers.map(p => p.id) });
}

const lowered = (centres: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(centres).map(([centre, power]) => [centre.toLowerCase(), power]));
