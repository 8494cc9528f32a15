import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import type { Post } from './post.js';
import { deadlineLine, embedOf, phaseTitle, seatName, titleOf, type Writing } from './writing.js';

/** To a player whose orders are missing, before the deadline. */
export function reminderPost(writing: Writing, seat: string): Post {
  const { letter, words } = writing;
  const { match, phase, phaseName } = letter;
  const lines = [
    `<#${match.channel}> · ${phaseTitle(writing, phaseName)}`,
    ...(phase ? [deadlineLine(writing, phase)] : []),
    ...(match.plan.unready === 'hold' ? [words.deadlines.notReadyYet] : []),
    '',
    words.deadlines.reminderWhy,
  ];
  return {
    embeds: [
      embedOf(writing, { title: words.deadlines.reminder(seatName(writing, seat), titleOf(writing)), description: lines.join('\n') }),
    ],
    rows: rowOf(button(customId('orders', match.id, phase?.number ?? 0), words.buttons.orders, 'main')),
  };
}
