import { z } from 'zod';
import { markRead } from '../changes/readMarkers.js';
import type { ClientFault } from '../client/clientFault.js';
import { channelFor, channelsOf, messageFor, personaFor, readableIn, seenChannel, seenUser } from '../client/clientView.js';
import { chooseIn, pressButton } from '../client/componentUse.js';
import { commandsOfferedIn, seenCommand } from '../client/offeredCommands.js';
import { completeOption, type Invocation, runCommand } from '../client/runCommand.js';
import { seenMessage } from '../client/seenMessage.js';
import { sayIn } from '../client/sendMessage.js';
import { dismissModal, submitModal } from '../client/submitModal.js';
import { ok, type Result } from '../lib/result.js';
import type { Channel } from '../world/channel.js';
import { isOlder } from '../world/snowflake.js';
import type { User } from '../world/user.js';
import { type ControlTarget, defineMethod } from './controlMethod.js';

const persona = z.object({ persona: z.string() });
const inChannel = persona.extend({ channel: z.string() });
/** The latest messages, or the latest before a message. */
const paging = inChannel.extend({ limit: z.number().int().positive().default(100), before: z.string().regex(/^\d+$/).optional() });
const onMessage = persona.extend({ message: z.string() });
const onModal = persona.extend({ modal: z.string() });
const name = z.string().min(1);
const sentFile = z.union([z.object({ name, text: z.string() }), z.object({ name, base64: z.base64() })]);
const filled = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), sentFile]));
const invoking = inChannel.extend({ command: z.string(), options: filled.default({}) });

/** What a person can do and see in the client. */
export const personaMethods = {
  'persona.who': defineMethod(persona, ({ context }, { persona: name }) =>
    onto(personaFor(context, name), user => ok({ ...seenUser(user), locale: user.locale, takesMessages: user.takesMessages })),
  ),
  'persona.channels': defineMethod(persona, ({ context }, { persona: name }) =>
    onto(personaFor(context, name), user => ok(channelsOf(context, user).map(channel => seenChannel(context, user, channel)))),
  ),
  'persona.messages': defineMethod(paging, ({ context }, { limit, before, ...params }) =>
    within({ context }, params, (user, channel) =>
      ok(
        readableIn(context, user, channel)
          .filter(message => before === undefined || isOlder(message.id, before))
          .slice(-limit)
          .map(message => seenMessage(context, user, message)),
      ),
    ),
  ),
  'persona.message': defineMethod(onMessage, ({ context }, { persona: name, message }) =>
    onto(personaFor(context, name), user => onto(messageFor(context, user, message), found => ok(seenMessage(context, user, found)))),
  ),
  /** Marks a channel as read up to a message. */
  'persona.read': defineMethod(inChannel.extend({ until: z.string().regex(/^\d+$/) }), ({ context }, { until, ...params }) =>
    within({ context }, params, (user, channel) => {
      markRead(context, user.id, channel, until);
      return ok({});
    }),
  ),
  'persona.commands': defineMethod(inChannel, ({ context }, params) =>
    within({ context }, params, (user, channel) => ok(commandsOfferedIn(context, user, channel).map(one => seenCommand(one, user)))),
  ),
  'persona.command': defineMethod(invoking, ({ context }, { command: line, options, ...params }) =>
    invoke({ context }, params, (user, channel) => runCommand({ context, user, channel, line, options })),
  ),
  /** `orNone`: if the bot does not answer in time there are no choices, which is no fault: a client then just shows none. */
  'persona.complete': defineMethod(
    invoking.extend({ option: z.string(), orNone: z.boolean().default(false) }),
    async ({ context }, { command: line, options, option, orNone, ...params }) => {
      const choices = await invoke({ context }, params, (user, channel) =>
        completeOption({ context, user, channel, line, options }, option),
      );
      return orNone && !choices.ok && choices.fault.code === 'no-answer' ? ok([]) : choices;
    },
  ),
  'persona.press': defineMethod(onMessage.extend({ button: z.string() }), async ({ context }, { persona: name, message, button }) => {
    const user = personaFor(context, name);
    return user.ok ? pressButton({ context, user: user.value, message }, button) : user;
  }),
  'persona.choose': defineMethod(
    onMessage.extend({ select: z.string(), values: z.array(z.string()) }),
    async ({ context }, { persona: name, message, select, values }) => {
      const user = personaFor(context, name);
      return user.ok ? chooseIn({ context, user: user.value, message }, select, values) : user;
    },
  ),
  'persona.submit': defineMethod(
    onModal.extend({ fields: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()])).default({}) }),
    async ({ context }, { persona: name, modal, fields }) => {
      const user = personaFor(context, name);
      return user.ok ? submitModal(context, user.value, modal, fields) : user;
    },
  ),
  'persona.dismiss': defineMethod(onModal, ({ context }, { persona: name, modal }) =>
    onto(personaFor(context, name), user => dismissModal(context, user, modal)),
  ),
  'persona.say': defineMethod(
    inChannel.extend({ content: z.string(), replyTo: z.string().optional() }),
    ({ context }, { content, replyTo, ...params }) =>
      within({ context }, params, (user, channel) => sayIn(context, user, channel, { content, replyTo })),
  ),
};

interface Where {
  readonly persona: string;
  readonly channel: string;
}

const onto = <A, B>(found: Result<A, ClientFault>, go: (value: A) => Result<B, ClientFault>): Result<B, ClientFault> =>
  found.ok ? go(found.value) : found;

const within = <T>(
  { context }: Pick<ControlTarget, 'context'>,
  where: Where,
  go: (user: User, channel: Channel) => Result<T, ClientFault>,
): Result<T, ClientFault> =>
  onto(personaFor(context, where.persona), user => onto(channelFor(context, user, where.channel), channel => go(user, channel)));

async function invoke<T>(
  { context }: Pick<Invocation, 'context'>,
  where: Where,
  go: (user: User, channel: Channel) => Promise<Result<T, ClientFault>>,
): Promise<Result<T, ClientFault>> {
  const place = within({ context }, where, (user, channel) => ok({ user, channel }));
  return place.ok ? go(place.value.user, place.value.channel) : place;
}
