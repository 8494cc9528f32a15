import { button, rowOf } from '../components/buttons.js';
import { customId } from '../customId.js';
import type { Post } from './post.js';
import { deadlineLine, embedOf, phaseTitle, seatName, titleOf, type Writing } from './writing.js';

/** Characters for what is on file: the deadline and the seal stand below it. */
const MOST = 3600;

/** What a seat has on file, for its player alone; edited in place. */
export function receiptPost(writing: Writing, seat: string): Post {
  const { letter, words } = writing;
  const isOpen = letter.match.status === 'running' && letter.phase !== undefined && letter.phase.closedAt === undefined;
  const title = words.receipts.receipt(titleOf(writing), seatName(writing, seat), phaseTitle(writing, letter.phaseName));
  return {
    embeds: [
      embedOf(writing, {
        title,
        description: [...onFileLines(writing), '', ...standLines(writing, isOpen), ...sealLine(writing)].join('\n'),
      }),
    ],
    rows: isOpen ? rowOf(button(customId('orders', letter.match.id, letter.phase?.number ?? 0), words.buttons.orders, 'main')) : [],
  };
}

function onFileLines({ letter: { onFile = [] } }: Writing): readonly string[] {
  const lines = onFile.map(({ label, text }) => (text === undefined ? `⬜ ${label}` : `✅ ${text}`));
  return lines.filter((_, i) => lines.slice(0, i + 1).join('\n').length <= MOST);
}

/** The hash that is told when the phase closes, if nothing is changed until then; whole, so that nobody finds other orders or another salt for it. */
const sealLine = ({ letter: { orderSeal }, words }: Writing): readonly string[] =>
  orderSeal ? [words.seals.receiptSeal(orderSeal.hash)] : [];

function standLines(writing: Writing, isOpen: boolean): readonly string[] {
  const {
    letter: { match, phase, ready },
    words,
  } = writing;
  if (phase?.closedAt !== undefined) return [words.receipts.receiptClosed];
  if (!isOpen || phase === undefined) return [match.status === 'paused' ? words.phase.phasePaused : words.phase.phaseVoid];
  const isDraft = !ready && match.plan.unready === 'hold';
  return [
    deadlineLine(writing, phase),
    ready ? words.receipts.receiptReady : words.receipts.receiptNotReady,
    ...(isDraft ? [words.deadlines.onlyReady] : []),
  ];
}
