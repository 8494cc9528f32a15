import { button, rowsOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import { moment } from '../words/language/moment.js';
import type { Post } from './post.js';
import { embedOf, type Writing } from './writing.js';

const MOST = 4000;

/** One thing of a report on a card of its own; as long as it is still to be decided with a button for every outcome. */
export function leafPost(writing: Writing, number: number): Post {
  const { letter, teller } = writing;
  const { match, phase, language } = letter;
  const leaf = phase?.report === undefined ? undefined : teller.told(phase.report, language).leaves?.[number];
  const outcomes = isOpen(writing) ? (leaf?.outcomes ?? []) : [];
  const asks = outcomes.length > 0 ? [asked(writing)] : [];
  return {
    embeds: [embedOf(writing, { title: leaf?.heading ?? '', description: [...(leaf?.lines ?? []), ...asks].join('\n').slice(0, MOST) })],
    rows: rowsOf(outcomes.map(({ label }, i) => button(customId('won', match.id, phase?.number ?? 0, number, i), label))),
  };
}

/** What is to be done about it now: reported, corrected, decided. */
function asked({ letter: { open, othersDecide }, words }: Writing): string {
  const { phase, name } = open ?? {};
  if (phase === undefined || name?.within === undefined)
    return othersDecide ? words.disputes.outcomesDecidedByOthers : words.disputes.outcomes;
  return name.host ? words.disputes.toDecide(moment(phase.dueAt)) : words.disputes.toCorrect(moment(phase.dueAt));
}

/** What the report leaves open is decided in the phase after it. */
const isOpen = ({ letter: { match, phase, open } }: Writing): boolean =>
  match.status === 'running' && phase !== undefined && open?.phase.number === phase.number + 1;
