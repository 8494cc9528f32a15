import type { Content } from '../../matches/model/content.js';
import { button, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import { joinFitting } from '../message/fitting.js';
import type { ComposedPost } from './composedPost.js';
import { deadlineLine, embedOf, type PostContext, phaseTitle, seatName, titleOf } from './postContext.js';

/** Maximum length of the orders, in characters. The deadline and the seal follow. */
const MOST = 2400;
/** The same of what is at stake. */
const MOST_AT_STAKE = 1000;

type Receipt = Pick<Extract<Content, { kind: 'receipt' }>, 'seat' | 'left' | 'covered'>;

/** The filed orders of a seat, for its player only; none any more if they have left it. The message is edited in place. */
export function receiptPost(context: PostContext, { seat, left, covered }: Receipt): ComposedPost {
  const { outgoing, words } = context;
  const isOpen = outgoing.match.status === 'running' && outgoing.phase !== undefined && outgoing.phase.closedAt === undefined;
  const title = words.receipts.receipt(titleOf(context), seatName(context, seat), phaseTitle(context, outgoing.phaseName));
  if (left) return { embeds: [embedOf(context, { title, description: words.receipts.receiptLeft }, seat)] };
  return {
    embeds: [
      embedOf(
        context,
        {
          title,
          description: [
            ...stakeLines(context, isOpen),
            filedText(context),
            '',
            ...standLines(context, isOpen, covered),
            ...sealLine(context),
          ].join('\n'),
        },
        seat,
      ),
    ],
    rows: isOpen ? rowOf(...offerButtons(context), ordersButton(context)) : [],
  };
}

function ordersButton({ outgoing: { match, phase, offers = [] }, words }: PostContext) {
  return button(customId('orders', match.id, phase?.number ?? 0), words.buttons.orders, offers.length > 0 ? 'plain' : 'main');
}

/** Buttons for what the phase asks first: each files its choice and opens the panel. What is filed has none. */
export const offerButtons = ({ outgoing: { match, phase, filed = [], offers = [], language } }: PostContext) =>
  offers
    .filter(({ label }) => !filed.some(({ button: filedBy }) => filedBy === label))
    .map(({ label, place }) => button(customId('choose', match.id, phase?.number ?? 0, language, place), label, 'main'));

/** What these buttons are about. */
function stakeLines({ outgoing: { stakes = [], seats, language }, presenter, words }: PostContext, isOpen: boolean): readonly string[] {
  const said = isOpen ? stakes.flatMap(stake => presenter.fault(stake, language, seats) ?? []) : [];
  return said.length > 0 ? [joinFitting(said, MOST_AT_STAKE, words.panel.andMore), ''] : [];
}

function filedText({ outgoing: { filed = [] }, words }: PostContext): string {
  const lines = filed.map(({ label, text, inFull = text }) => (inFull === undefined ? `⬜ ${label}` : `✅ ${inFull}`));
  return joinFitting(lines, MOST, words.panel.andMore);
}

/**
 * The hash that will be published when the phase closes, unless the orders change. Shown in full, so that no other orders or salt can match
 * it.
 */
const sealLine = ({ outgoing: { orderSeal }, words }: PostContext): readonly string[] =>
  orderSeal ? [words.seals.receiptSeal(orderSeal.hash)] : [];

/** `covered`: the bot ordered, because the player had sent nothing. */
function standLines(context: PostContext, isOpen: boolean, covered = false): readonly string[] {
  const {
    outgoing: { match, phase, ready, filed },
    words,
  } = context;
  const hasFiled = (filed ?? []).some(({ text }) => text !== undefined);
  if (phase?.closedAt !== undefined && covered)
    return [match.plan.standIn === 'last-orders' ? words.receipts.receiptRepeated : words.receipts.receiptCovered];
  if (phase?.closedAt !== undefined) return [hasFiled ? words.receipts.receiptClosed : words.receipts.receiptMissed];
  if (!isOpen || phase === undefined) return [match.status === 'paused' ? words.phase.phasePaused : words.phase.phaseVoid];
  const isDraft = hasFiled && !ready && match.plan.unready === 'hold';
  return [
    deadlineLine(context, phase),
    words.receipts.receiptWhere(`<#${match.channel}>`),
    ready ? words.receipts.receiptReady : hasFiled ? words.receipts.receiptNotReady : words.receipts.receiptOwed,
    ...(isDraft ? [words.deadlines.onlyReady] : []),
  ];
}
