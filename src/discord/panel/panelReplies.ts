import type { TypedLine } from '../../games/game.js';
import type { Result } from '../../lib/result.js';
import type { Filed } from '../../matches/actions/orders/changeSheet.js';
import { gameOf } from '../../matches/context/gameOf.js';
import type { HostingFault } from '../../matches/fault.js';
import type { MatchId } from '../../matches/model/match.js';
import type { SeatView } from '../../matches/read/seatView.js';
import type { InteractionContext } from '../interactions/interactionContext.js';
import { matchDesk, type PanelDesk } from '../interactions/panelDesk.js';
import { refusal, sayGameFault } from '../interactions/sayFault.js';
import type { Reply } from '../message/reply.js';
import { textFile } from '../message/textFile.js';
import { inCode } from '../words/language/userText.js';
import { type NotRead, notReadOf } from './notRead.js';
import { type Panel, panelOf } from './panel.js';
import type { PanelView } from './panelView.js';

type Shown = Omit<Panel, 'seatView' | 'notRead'> & {
  /** The phase that the user saw. */
  readonly phase?: number;
  /** Lines that were not understood earlier, as they were typed. */
  readonly notRead?: readonly string[];
};

/** Where the panel's orders are: the context's own desk, or the user's seat in the match. */
export const deskOf = ({ desk, bot, user, language, id }: InteractionContext, match: MatchId, phase?: number): PanelDesk =>
  desk ?? matchDesk(bot.hosting, { match, user, language, interaction: id, ...(phase !== undefined && { phase }) });

/** Shows the current panel of the user's seat, and says so if the phase they saw is over. */
export async function freshPanel(
  context: InteractionContext,
  match: MatchId,
  { phase, notRead = [], ...shown }: Shown = {},
): Promise<Reply> {
  const seatView = await deskOf(context, match).view(context.language);
  if (!seatView.ok) return refusal(context, seatView.fault);
  const isOver = phase !== undefined && phase !== seatView.value.phase.number;
  if (isOver) return panelOf(context, { seatView: seatView.value, notice: context.words.panel.closed });
  return panelOf(context, { ...shown, seatView: seatView.value, notRead: readAgain(context, seatView.value, notRead) });
}

/** Shows the result of a change, and the panel after it. If nothing could be filed, `typed` is given back in full. */
export async function afterChange(context: InteractionContext, match: MatchId, change: PanelChange): Promise<Reply> {
  const { filed, phase, typed, notRead = [], view } = change;
  if (filed.ok) {
    const bad = badOnes(context, filed.value.seatView, filed.value.lines);
    const still = readAgain(context, filed.value.seatView, notRead);
    return panelOf(context, {
      seatView: filed.value.seatView,
      view,
      notice: noticeOf(context, change, bad.length),
      notRead: [...bad, ...still],
    });
  }
  const reply = STALE.has(filed.fault.code)
    ? await staleReply(context, match, { phase, fault: filed.fault })
    : refusal(context, filed.fault);
  return typed === undefined ? reply : givenBack(context, reply, typed);
}

export interface PanelChange {
  readonly filed: Result<Filed, HostingFault>;
  readonly phase?: number;
  readonly typed?: string;
  /** Whether what was typed was added to the filed orders instead of replacing them. */
  readonly adds?: boolean;
  readonly notRead?: readonly string[];
  /** What is open afterwards. Default: the first topic without an order. */
  readonly view?: PanelView;
}

/** Refusals of what was asked for on a panel that is no longer right: the present one is shown instead. */
const STALE: ReadonlySet<HostingFault['code']> = new Set(['phase-over', 'overtaken']);

async function staleReply(
  context: InteractionContext,
  match: MatchId,
  { phase, fault }: { readonly phase: number | undefined; readonly fault: HostingFault },
): Promise<Reply> {
  const fresh = await freshPanel(context, match, { phase });
  return { ...fresh, content: fresh.content ?? context.words.fault(fault) };
}

function noticeOf({ words }: InteractionContext, { filed, adds }: PanelChange, bad: number): string {
  const lines = filed.ok ? filed.value.lines.length : 0;
  const good = lines - bad;
  if (lines === 0) return adds ? words.orderReplies.noOrders : words.orderReplies.cleared;
  if (bad === 0) return words.orderReplies.filed;
  return good > 0 ? words.orderReplies.filedSome(good, bad) : words.orderReplies.filedNone(bad);
}

/** Reads the lines again to find out why they are not understood: the message keeps only the lines. */
function readAgain(context: InteractionContext, seatView: SeatView, typed: readonly string[]): readonly NotRead[] {
  const { match, phase, seat } = seatView;
  if (typed.length === 0) return [];
  const game = gameOf(context.bot.hosting, match);
  const { lines } = game.read(phase.state, seat.id, typed.join('\n'), undefined, context.language);
  return badOnes(context, seatView, lines);
}

const badOnes = (context: InteractionContext, { match, sheet }: SeatView, lines: readonly TypedLine[]): readonly NotRead[] =>
  notReadOf(
    lines,
    {
      fault: fault => sayGameFault(context, match.game, fault),
      replaced: by => context.words.orderReplies.replaced(`\`${inCode(by)}\``),
    },
    sheet.flatMap(({ text }) => text ?? []),
  );

const SHORT = 1500;

/** A refusal together with what was typed, so that nothing is lost. */
export function givenBack({ words }: InteractionContext, reply: Reply, typed: string): Reply {
  const content = [reply.content ?? '', words.panel.kept].join('\n');
  if (typed.length <= SHORT && !typed.includes('```')) return { ...reply, content: `${content}\n\`\`\`\n${typed}\n\`\`\`` };
  return { ...reply, content, attachments: [textFile('orders.txt', typed)] };
}
