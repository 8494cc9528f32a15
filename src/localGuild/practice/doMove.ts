import { ok, type Result } from '../../lib/result.js';
import { runCommand } from '../persona/command.js';
import type { Fault } from '../persona/fault.js';
import { channelFor } from '../persona/look.js';
import { pressButton } from '../persona/press.js';
import type { Reply } from '../persona/seen.js';
import type { StandIn } from '../standIn.js';
import type { User } from '../world/user.js';
import type { Move } from './practice.js';

/** Makes a persona's move, and waits for what the bot makes of it; where it asks back, confirms. */
export async function doMove(standIn: StandIn, user: User, move: Move): Promise<Result<Reply, Fault>> {
  const answered = await (move.kind === 'press'
    ? pressButton({ standIn, user, message: move.message }, move.button)
    : command(standIn, user, move));
  const asked =
    answered.ok && answered.value.message?.buttons.some(one => one.customId === move.confirm) ? answered.value.message : undefined;
  return asked && move.confirm ? pressButton({ standIn, user, message: asked.id }, move.confirm) : answered;
}

async function command(standIn: StandIn, user: User, move: Extract<Move, { kind: 'command' }>): Promise<Result<Reply, Fault>> {
  const channel = channelFor(standIn, user, move.channel);
  if (!channel.ok) return channel;
  return runCommand({ standIn, user, channel: channel.value, line: move.command, options: move.options });
}

/** One after the other, until one is refused. */
export async function doMoves(standIn: StandIn, user: User, moves: readonly Move[]): Promise<Result<undefined, Fault>> {
  for (const move of moves) {
    const done = await doMove(standIn, user, move);
    if (!done.ok) return done;
  }
  return ok(undefined);
}
