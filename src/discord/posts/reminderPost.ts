import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { ComposedPost } from './composedPost.js';
import { deadlineLine, embedOf, type PostContext, phaseTitle, seatName, titleOf } from './postContext.js';

/** Reminds a player, before the deadline, that their orders are missing. */
export function reminderPost(context: PostContext, seat: string): ComposedPost {
  const { outgoing, words } = context;
  const { match, phase, phaseName } = outgoing;
  const lines = [
    `<#${match.channel}> · ${phaseTitle(context, phaseName)}`,
    ...(phase ? [deadlineLine(context, phase)] : []),
    ...(match.plan.unready === 'hold' ? [words.deadlines.notReadyYet] : []),
    '',
    words.deadlines.reminderWhy,
  ];
  return {
    embeds: [
      embedOf(context, { title: words.deadlines.reminder(seatName(context, seat), titleOf(context)), description: lines.join('\n') }, seat),
    ],
    rows: rowOf(button(customId('orders', match.id, phase?.number ?? 0), words.buttons.orders, 'main')),
  };
}
