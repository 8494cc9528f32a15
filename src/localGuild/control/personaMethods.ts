import { z } from 'zod';
import { ok, type Result } from '../../lib/result.js';
import { noteRead } from '../happenings/reading.js';
import { completeOption, type Invocation, runCommand } from '../persona/command.js';
import { callablesIn, seenCommand } from '../persona/commands.js';
import type { Fault } from '../persona/fault.js';
import { channelFor, channelsOf, messageFor, personaFor, readableIn, seenChannel, seenUser } from '../persona/look.js';
import { chooseIn, pressButton } from '../persona/press.js';
import { sayIn } from '../persona/say.js';
import { seenMessage } from '../persona/seenMessage.js';
import { dismissModal, submitModal } from '../persona/submit.js';
import type { Channel } from '../world/channel.js';
import { isOlder } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { type Control, method } from './method.js';

const persona = z.object({ persona: z.string() });
const inChannel = persona.extend({ channel: z.string() });
/** The latest messages, or the latest of those older than one. */
const paging = inChannel.extend({ limit: z.number().int().positive().default(100), before: z.string().regex(/^\d+$/).optional() });
const onMessage = persona.extend({ message: z.string() });
const onModal = persona.extend({ modal: z.string() });
const sentFile = z.object({ name: z.string().min(1), text: z.string() });
const filled = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), sentFile]));
const invoking = inChannel.extend({ command: z.string(), options: filled.default({}) });

/** What a person does in the client, and what they see of it. */
export const personaMethods = {
  'persona.who': method(persona, ({ standIn }, { persona: name }) =>
    onto(personaFor(standIn, name), user => ok({ ...seenUser(user), locale: user.locale, takesMessages: user.takesMessages })),
  ),
  'persona.channels': method(persona, ({ standIn }, { persona: name }) =>
    onto(personaFor(standIn, name), user => ok(channelsOf(standIn, user).map(channel => seenChannel(standIn, user, channel)))),
  ),
  'persona.messages': method(paging, ({ standIn }, { limit, before, ...params }) =>
    within({ standIn }, params, (user, channel) =>
      ok(
        readableIn(standIn, user, channel)
          .filter(message => before === undefined || isOlder(message.id, before))
          .slice(-limit)
          .map(message => seenMessage(standIn, user, message)),
      ),
    ),
  ),
  'persona.message': method(onMessage, ({ standIn }, { persona: name, message }) =>
    onto(personaFor(standIn, name), user => onto(messageFor(standIn, user, message), found => ok(seenMessage(standIn, user, found)))),
  ),
  /** The persona has read the channel up to a message. */
  'persona.read': method(inChannel.extend({ until: z.string().regex(/^\d+$/) }), ({ standIn }, { until, ...params }) =>
    within({ standIn }, params, (user, channel) => {
      noteRead(standIn, user.id, channel, until);
      return ok({});
    }),
  ),
  'persona.commands': method(inChannel, ({ standIn }, params) =>
    within({ standIn }, params, (user, channel) => ok(callablesIn(standIn, user, channel).map(one => seenCommand(one, user)))),
  ),
  'persona.command': method(invoking, ({ standIn }, { command: line, options, ...params }) =>
    invoke({ standIn }, params, (user, channel) => runCommand({ standIn, user, channel, line, options })),
  ),
  'persona.complete': method(invoking.extend({ option: z.string() }), ({ standIn }, { command: line, options, option, ...params }) =>
    invoke({ standIn }, params, (user, channel) => completeOption({ standIn, user, channel, line, options }, option)),
  ),
  'persona.press': method(onMessage.extend({ button: z.string() }), async ({ standIn }, { persona: name, message, button }) => {
    const user = personaFor(standIn, name);
    return user.ok ? pressButton({ standIn, user: user.value, message }, button) : user;
  }),
  'persona.choose': method(
    onMessage.extend({ select: z.string(), values: z.array(z.string()) }),
    async ({ standIn }, { persona: name, message, select, values }) => {
      const user = personaFor(standIn, name);
      return user.ok ? chooseIn({ standIn, user: user.value, message }, select, values) : user;
    },
  ),
  'persona.submit': method(
    onModal.extend({ fields: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()])).default({}) }),
    async ({ standIn }, { persona: name, modal, fields }) => {
      const user = personaFor(standIn, name);
      return user.ok ? submitModal(standIn, user.value, modal, fields) : user;
    },
  ),
  'persona.dismiss': method(onModal, ({ standIn }, { persona: name, modal }) =>
    onto(personaFor(standIn, name), user => dismissModal(standIn, user, modal)),
  ),
  'persona.say': method(
    inChannel.extend({ content: z.string(), replyTo: z.string().optional() }),
    ({ standIn }, { content, replyTo, ...params }) =>
      within({ standIn }, params, (user, channel) => sayIn(standIn, user, channel, { content, replyTo })),
  ),
};

interface Where {
  readonly persona: string;
  readonly channel: string;
}

const onto = <A, B>(found: Result<A, Fault>, go: (value: A) => Result<B, Fault>): Result<B, Fault> => (found.ok ? go(found.value) : found);

const within = <T>(
  { standIn }: Pick<Control, 'standIn'>,
  where: Where,
  go: (user: User, channel: Channel) => Result<T, Fault>,
): Result<T, Fault> =>
  onto(personaFor(standIn, where.persona), user => onto(channelFor(standIn, user, where.channel), channel => go(user, channel)));

async function invoke<T>(
  { standIn }: Pick<Invocation, 'standIn'>,
  where: Where,
  go: (user: User, channel: Channel) => Promise<Result<T, Fault>>,
): Promise<Result<T, Fault>> {
  const place = within({ standIn }, where, (user, channel) => ok({ user, channel }));
  return place.ok ? go(place.value.user, place.value.channel) : place;
}
