import type { Random } from '../../../src/lib/random.js';
import type { Modal } from '../../../src/localGuild/door/modal.js';
import { buttonsOf, selectsOf } from '../../../src/localGuild/persona/seenComponent.js';
import { realTime } from '../../../src/localGuild/realTime.js';
import type { StandIn } from '../../../src/localGuild/standIn.js';
import type { Message } from '../../../src/localGuild/world/message.js';
import { dropMessage, messageIn, messagesIn } from '../../../src/localGuild/world/messages.js';
import { anyOf } from './dice.js';

/** A form that the bot opened, and over which message. */
export interface OpenForm {
  readonly modal: Modal;
  readonly channel: string;
  readonly user: string;
  readonly source: string | undefined;
}

/** What the bot has shown that can be pressed, chosen in or filled in; the latest of it. */
export interface Shown {
  any(random: Random): Message | undefined;
  forms(): readonly OpenForm[];
  /** Lets go of what nobody will press any more, and of old posts with their pictures. */
  sweep(): void;
  stop(): void;
}

const MESSAGES = 400;
const FORMS = 100;
/** Posts kept in a channel or a DM. */
const POSTS = 150;

/** Remembers what the bot shows, and keeps the guild from growing without end. */
export function watchShown(standIn: StandIn): Shown {
  const pressable = new Map<string, string>();
  const answers = new Set<Message>();
  const forms: OpenForm[] = [];
  const stop = standIn.happenings.listen(happening => {
    if (happening.kind === 'message-created' || happening.kind === 'message-edited') {
      const { message } = happening;
      if (hasControls(message)) keep(standIn, pressable, message);
      if (message.onlyFor !== undefined && happening.kind === 'message-created') answers.add(message);
    }
    if (happening.kind === 'interaction-changed' && happening.interaction.modal) {
      const { modal, channel, user, source } = happening.interaction;
      forms.push({ modal, channel, user, source });
      if (forms.length > FORMS) forms.shift();
    }
  });
  return {
    any: random => {
      const [id, channel] = anyOf(random, [...pressable]) ?? [];
      return id === undefined || channel === undefined ? undefined : messageIn(standIn.world, channel, id);
    },
    forms: () => forms,
    sweep: () => {
      for (const message of answers) {
        if (isAwaited(standIn, message)) continue;
        if (!pressable.has(message.id)) dropMessage(standIn.world, message);
        answers.delete(message);
      }
      dropOldPosts(standIn);
      forgetAnswered(standIn);
    },
    stop,
  };
}

const hasControls = (message: Message): boolean => buttonsOf(message).length + selectsOf(message).length > 0;

/** The latest last; the oldest goes, and with it an answer that only one person saw. */
function keep({ world }: StandIn, pressable: Map<string, string>, { id, channel }: Message): void {
  pressable.delete(id);
  pressable.set(id, channel);
  const [oldest] = pressable;
  if (pressable.size <= MESSAGES || !oldest) return;
  pressable.delete(oldest[0]);
  const gone = messageIn(world, oldest[1], oldest[0]);
  if (gone?.onlyFor !== undefined) dropMessage(world, gone);
}

/** What nobody waits for any more. */
const OLD = 30_000;

/** The bot has not said all there is to say in it. */
function isAwaited({ world }: StandIn, { answers }: Message): boolean {
  const interaction = world.interactions.get(answers?.interaction ?? '');
  return interaction !== undefined && !interaction.settled && realTime() - interaction.begunAt <= OLD;
}

function forgetAnswered({ world }: StandIn): void {
  for (const [id, { settled, begunAt }] of world.interactions) if (settled || realTime() - begunAt > OLD) world.interactions.delete(id);
  for (const id of world.loose.keys()) world.files.delete(id);
  world.loose.clear();
}

function dropOldPosts({ world }: StandIn): void {
  for (const [channel, inside] of world.messages) {
    const excess = inside.size - POSTS;
    if (excess > 0) for (const message of messagesIn(world, channel).slice(0, excess)) dropMessage(world, message);
  }
}
