import type { ClientFault } from '../client/clientFault.js';
import { channelFor } from '../client/clientView.js';
import { pressButton } from '../client/componentUse.js';
import { runCommand } from '../client/runCommand.js';
import type { Reply } from '../client/seen.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { ok, type Result } from '../lib/result.js';
import type { User } from '../world/user.js';
import type { ScriptedAction } from './autopilot.js';

/** Performs an action, waits for the bot's reply, and confirms if the reply has the button to confirm with. */
export async function performAction(context: SimulatorContext, user: User, action: ScriptedAction): Promise<Result<Reply, ClientFault>> {
  const answered = await (action.kind === 'press'
    ? pressButton({ context, user, message: action.message }, action.button)
    : command(context, user, action));
  const message = answered.ok ? answered.value.message : undefined;
  const asked = message?.buttons.some(one => one.customId === action.confirm) ? message : undefined;
  return asked && action.confirm ? pressButton({ context, user, message: asked.id }, action.confirm) : answered;
}

type CommandAction = Extract<ScriptedAction, { kind: 'command' }>;

async function command(context: SimulatorContext, user: User, action: CommandAction): Promise<Result<Reply, ClientFault>> {
  const channel = channelFor(context, user, action.channel);
  if (!channel.ok) return channel;
  return runCommand({ context, user, channel: channel.value, line: action.command, options: action.options });
}

/** Performs actions in order until one is refused. */
export async function performActions(
  context: SimulatorContext,
  user: User,
  actions: readonly ScriptedAction[],
): Promise<Result<undefined, ClientFault>> {
  for (const action of actions) {
    const done = await performAction(context, user, action);
    if (!done.ok) return done;
  }
  return ok(undefined);
}
