import { z } from 'zod';
import { ok, type Result } from '../../lib/result.js';
import { type Fault, fault } from '../persona/fault.js';
import { channelFor, personaFor } from '../persona/look.js';
import { doMove } from '../practice/doMove.js';
import type { Move, Practice } from '../practice/practice.js';
import type { Channel } from '../world/channel.js';
import type { User } from '../world/user.js';
import { type Control, method, nothingAsked } from './method.js';

const there = z.object({ persona: z.string(), channel: z.string() });

interface Scene {
  readonly practice: Practice;
  readonly user: User;
  readonly channel: Channel;
}

/** Practice players, and the first steps of somebody who has never been here. */
export const practiceMethods = {
  'practice.read': method(nothingAsked, ({ standIn, room }) =>
    ok({ available: room.practice() !== undefined, players: [...standIn.world.practising] }),
  ),
  'practice.set': method(z.object({ persona: z.string(), plays: z.boolean() }), ({ standIn, room }, { persona, plays }) => {
    const user = personaFor(standIn, persona);
    if (!user.ok) return user;
    room.set(user.value.id, plays);
    return ok({});
  }),
  /** The persona opens a game in a channel. */
  'practice.open': method(there, (control, params) =>
    onScene(control, params, async ({ practice, user, channel }) =>
      done(await doMove(control.standIn, user, { kind: 'command', channel: channel.id, ...practice.opening })),
    ),
  ),
  /** The persona takes a seat, and others take the rest as practice players. */
  'practice.fill': method(there, (control, params) => onScene(control, params, scene => fill(control, scene))),
  'practice.start': method(there, (control, params) =>
    onScene(control, params, async ({ practice, user, channel }) =>
      done(await doFound(control, user, practice.start(user.id, channel.id))),
    ),
  ),
};

const done = (answered: Result<unknown, Fault>): Result<object, Fault> => (answered.ok ? ok({}) : answered);

async function onScene(
  { standIn, room }: Control,
  { persona, channel: name }: z.output<typeof there>,
  go: (scene: Scene) => Promise<Result<object, Fault>>,
): Promise<Result<object, Fault>> {
  const practice = room.practice();
  if (!practice) return fault('no-practice', 'Nobody here knows how to play: practice players come with `npm start`.');
  const user = personaFor(standIn, persona);
  if (!user.ok) return user;
  const channel = channelFor(standIn, user.value, name);
  return channel.ok ? go({ practice, user: user.value, channel: channel.value }) : channel;
}

async function doFound({ standIn }: Control, user: User, move: Move | undefined): Promise<Result<unknown, Fault>> {
  return move ? doMove(standIn, user, move) : fault('nothing-to-join', 'No game in this channel waits for that.');
}

async function fill(control: Control, { practice, user, channel }: Scene): Promise<Result<{ readonly joined: number }, Fault>> {
  const others = [...control.standIn.world.users.values()].filter(one => !one.bot && one.id !== user.id);
  let joined = 0;
  for (const one of [user, ...others]) {
    const move = practice.join(one.id, channel.id);
    if (!move) continue;
    const answered = await doMove(control.standIn, one, move);
    if (!answered.ok) return answered;
    if (one.id !== user.id) control.room.set(one.id, true);
    joined += 1;
  }
  return joined > 0 ? ok({ joined }) : fault('nothing-to-join', 'No game in this channel has an empty seat.');
}
