import { z } from 'zod';
import type { Autopilot, ScriptedAction } from '../autopilot/autopilot.js';
import { performAction } from '../autopilot/performAction.js';
import { type ClientFault, clientFault } from '../client/clientFault.js';
import { channelFor, personaFor } from '../client/clientView.js';
import { ok, type Result } from '../lib/result.js';
import type { Channel } from '../world/channel.js';
import type { User } from '../world/user.js';
import { type ControlTarget, defineMethod, noParams } from './controlMethod.js';

const place = z.object({ persona: z.string(), channel: z.string() });

interface Situation {
  readonly autopilot: Autopilot;
  readonly user: User;
  readonly channel: Channel;
}

/** Personas that act by themselves, and the page's first steps. */
export const autopilotMethods = {
  'autopilot.read': defineMethod(noParams, ({ context, runner }) =>
    ok({ available: runner.autopilot() !== undefined, players: [...context.world.onAutopilot] }),
  ),
  'autopilot.set': defineMethod(z.object({ persona: z.string(), enabled: z.boolean() }), ({ context, runner }, { persona, enabled }) => {
    const user = personaFor(context, persona);
    if (!user.ok) return user;
    runner.set(user.value.id, enabled);
    return ok({});
  }),
  /** The persona opens an activity in a channel. */
  'autopilot.open': defineMethod(place, (target, params) =>
    inSituation(target, params, async ({ autopilot, user, channel }) =>
      withoutReply(await performAction(target.context, user, { kind: 'command', channel: channel.id, ...autopilot.opening })),
    ),
  ),
  /** The persona joins, and others fill the remaining places on autopilot. */
  'autopilot.fill': defineMethod(place, (target, params) => inSituation(target, params, situation => fill(target, situation))),
  /** The persona starts the activity that it opened. */
  'autopilot.start': defineMethod(place, (target, params) =>
    inSituation(target, params, async ({ autopilot, user, channel }) => {
      const action = await autopilot.start(user.id, channel.id);
      return withoutReply(await performIfAny(target, user, action));
    }),
  ),
};

const withoutReply = (answered: Result<unknown, ClientFault>): Result<object, ClientFault> => (answered.ok ? ok({}) : answered);

async function inSituation(
  { context, runner }: ControlTarget,
  { persona, channel: name }: z.output<typeof place>,
  go: (situation: Situation) => Promise<Result<object, ClientFault>>,
): Promise<Result<object, ClientFault>> {
  const autopilot = runner.autopilot();
  if (!autopilot) return clientFault('no-autopilot', 'The simulator has no autopilot.');
  const user = personaFor(context, persona);
  if (!user.ok) return user;
  const channel = channelFor(context, user.value, name);
  return channel.ok ? go({ autopilot, user: user.value, channel: channel.value }) : channel;
}

async function performIfAny(
  { context }: ControlTarget,
  user: User,
  action: ScriptedAction | undefined,
): Promise<Result<unknown, ClientFault>> {
  return action ? performAction(context, user, action) : clientFault('nothing-to-join', 'Nothing in this channel waits for that.');
}

async function fill(
  target: ControlTarget,
  { autopilot, user, channel }: Situation,
): Promise<Result<{ readonly joined: number }, ClientFault>> {
  const others = [...target.context.world.users.values()].filter(one => !one.bot && one.id !== user.id);
  let joined = 0;
  for (const one of [user, ...others]) {
    const action = await autopilot.join(one.id, channel.id);
    if (!action) continue;
    const answered = await performAction(target.context, one, action);
    if (!answered.ok) return answered;
    if (one.id !== user.id) target.runner.set(one.id, true);
    joined += 1;
  }
  return joined > 0 ? ok({ joined }) : clientFault('nothing-to-join', 'Nothing in this channel has room.');
}
