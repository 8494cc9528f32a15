import { button, rowsOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { joinFitting } from '../message/fitting.js';
import { moment } from '../words/language/moment.js';
import type { ComposedPost } from './composedPost.js';
import { embedOf, type PostContext } from './postContext.js';

/** Maximum length of what is told, in characters. What has to be done next follows. */
const MOST = 3600;

/** The card of one part of a report. While the part is undecided, it has a button for each outcome. */
export function detailCardPost(context: PostContext, number: number): ComposedPost {
  const { outgoing, presenter, words } = context;
  const { match, phase, language } = outgoing;
  const leaf = phase?.report === undefined ? undefined : presenter.reportText(phase.report, language).detailCards?.[number];
  const outcomes = isOpen(context) ? (leaf?.outcomes ?? []) : [];
  const asks = outcomes.length > 0 ? [asked(context)] : [];
  return {
    embeds: [
      embedOf(context, {
        title: leaf?.heading ?? '',
        description: [joinFitting(leaf?.lines ?? [], MOST, words.panel.andMore), ...asks].join('\n'),
      }),
    ],
    rows: rowsOf(outcomes.map(({ label }, i) => button(customId('won', match.id, phase?.number ?? 0, number, i), label))),
  };
}

/** Says what has to be done next: report, correct, or decide. */
function asked({ outgoing: { open, othersDecide }, words }: PostContext): string {
  const { phase, name } = open ?? {};
  if (phase === undefined || name?.within === undefined)
    return othersDecide ? words.disputes.outcomesDecidedByOthers : words.disputes.outcomes;
  return name.host ? words.disputes.toDecide(moment(phase.dueAt)) : words.disputes.toCorrect(moment(phase.dueAt));
}

/** Whether the part can still be decided: only in the phase that directly follows the report. */
const isOpen = ({ outgoing: { match, phase, open } }: PostContext): boolean =>
  match.status === 'running' && phase !== undefined && open?.phase.number === phase.number + 1;
