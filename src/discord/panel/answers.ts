import type { TypedLine } from '../../games/game.js';
import type { Result } from '../../lib/result.js';
import type { HostingFault } from '../../matches/fault.js';
import { gameOf } from '../../matches/gameOf.js';
import type { MatchId } from '../../matches/match.js';
import type { Filed } from '../../matches/orders/changeSheet.js';
import type { Desk } from '../../matches/orders/desk.js';
import { deskOf } from '../../matches/orders/deskOf.js';
import type { Call } from '../call.js';
import type { Reply } from '../reply.js';
import { refusal, sayGameFault } from '../sayFault.js';
import { type NotRead, notReadOf } from './notRead.js';
import { type Panel, panelOf } from './panel.js';
import type { View } from './view.js';

type Shown = Omit<Panel, 'desk' | 'notRead'> & {
  /** The phase the asker had before his eyes. */
  readonly phase?: number;
  /** Lines still to be mended, as they were typed. */
  readonly notRead?: readonly string[];
};

/** The panel of the asker's seat as it is now; when the phase he saw is over, it says so. */
export function freshPanel(call: Call, match: MatchId, { phase, notRead = [], ...shown }: Shown = {}): Reply {
  const desk = deskOf(call.embassy.house, match, call.user, call.language);
  if (!desk.ok) return refusal(call, desk.fault);
  const isOver = phase !== undefined && phase !== desk.value.phase.number;
  if (isOver) return panelOf(call, { desk: desk.value, notice: call.words.panel.closed });
  return panelOf(call, { ...shown, desk: desk.value, notRead: readAgain(call, desk.value, notRead) });
}

/** What became of a change, and the panel after it. `typed` is given back whole when nothing of it could be taken. */
export function afterChange(call: Call, match: MatchId, change: Change): Reply {
  const { filed, phase, typed, notRead = [], view } = change;
  if (filed.ok) {
    const bad = badOnes(call, filed.value.desk, filed.value.lines);
    const still = readAgain(call, filed.value.desk, notRead);
    return panelOf(call, { desk: filed.value.desk, view, notice: noticeOf(call, change, bad.length), notRead: [...bad, ...still] });
  }
  const reply = filed.fault.code === 'phase-over' ? overReply(call, match, phase) : refusal(call, filed.fault);
  return typed === undefined ? reply : givenBack(call, reply, typed);
}

export interface Change {
  readonly filed: Result<Filed, HostingFault>;
  readonly phase?: number;
  readonly typed?: string;
  /** What was typed is laid over what is on file, and takes nothing off it. */
  readonly adds?: boolean;
  readonly notRead?: readonly string[];
  /** What the panel then has open; none: the first topic without an order. */
  readonly view?: View;
}

function overReply(call: Call, match: MatchId, phase: number | undefined): Reply {
  const fresh = freshPanel(call, match, { phase });
  return { ...fresh, content: fresh.content ?? call.words.fault({ code: 'phase-over' }) };
}

function noticeOf({ words: { panel } }: Call, { filed, adds }: Change, bad: number): string {
  const lines = filed.ok ? filed.value.lines.length : 0;
  const good = lines - bad;
  if (lines === 0) return adds ? panel.noOrders : panel.cleared;
  if (bad === 0) return panel.filed;
  return good > 0 ? panel.filedSome(good, bad) : panel.filedNone(bad);
}

/** The reasons why lines are not understood, found anew: a message keeps only the lines. */
function readAgain(call: Call, desk: Desk, typed: readonly string[]): readonly NotRead[] {
  const { match, phase, seat } = desk;
  if (typed.length === 0) return [];
  const game = gameOf(call.embassy.house, match);
  const { lines } = game.read(phase.state, seat.id, typed.join('\n'), undefined, call.language);
  return badOnes(call, desk, lines);
}

const badOnes = (call: Call, { match, sheet }: Desk, lines: readonly TypedLine[]): readonly NotRead[] =>
  notReadOf(
    lines,
    fault => sayGameFault(call, match.game, fault),
    sheet.flatMap(({ text }) => text ?? []),
  );

const SHORT = 1500;

/** A refusal with what was typed, so that none of it is lost. */
export function givenBack({ words: { panel } }: Call, reply: Reply, typed: string): Reply {
  const content = [reply.content ?? '', panel.kept].join('\n');
  if (typed.length <= SHORT && !typed.includes('```')) return { ...reply, content: `${content}\n\`\`\`\n${typed}\n\`\`\`` };
  return { ...reply, content, enclosures: [{ name: 'orders.txt', bytes: new TextEncoder().encode(typed) }] };
}
