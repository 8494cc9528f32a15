import {
  buttonsOf,
  dropMessage,
  type Message,
  type Modal,
  messageIn,
  messagesIn,
  monotonicNow,
  type SimulatorContext,
  selectsOf,
} from 'discord-simulator/internals';
import type { Random } from '../../../src/lib/random.js';
import { anyOf } from './dice.js';

/** A form that the bot opened, and the message over which it opened it. */
export interface OpenForm {
  readonly modal: Modal;
  readonly channel: string;
  readonly user: string;
  readonly source: string | undefined;
}

/** The latest messages and forms of the bot that can be pressed, chosen from or filled in. */
export interface Shown {
  any(random: Random): Message | undefined;
  forms(): readonly OpenForm[];
  /** Drops what nobody will press any more, and old posts with their pictures. */
  sweep(): void;
  stop(): void;
}

const MESSAGES = 400;
const FORMS = 100;
/** The number of posts kept in each channel or DM. */
const POSTS = 150;

/** Remembers what the bot shows, and keeps the guild from growing without end. */
export function watchShown(context: SimulatorContext): Shown {
  const pressable = new Map<string, string>();
  const answers = new Set<Message>();
  const forms: OpenForm[] = [];
  const stop = context.events.subscribe(event => {
    if (event.kind === 'message-created' || event.kind === 'message-edited') {
      const { message } = event;
      if (hasControls(message)) keep(context, pressable, message);
      if (message.onlyFor !== undefined && event.kind === 'message-created') answers.add(message);
    }
    if (event.kind === 'interaction-changed' && event.interaction.modal) {
      const { modal, channel, user, source } = event.interaction;
      forms.push({ modal, channel, user, source });
      if (forms.length > FORMS) forms.shift();
    }
  });
  return {
    any: random => {
      const [id, channel] = anyOf(random, [...pressable]) ?? [];
      return id === undefined || channel === undefined ? undefined : messageIn(context.world, channel, id);
    },
    forms: () => forms,
    sweep: () => {
      for (const message of answers) {
        if (isAwaited(context, message)) continue;
        if (!pressable.has(message.id)) dropMessage(context.world, message);
        answers.delete(message);
      }
      dropOldPosts(context);
      forgetAnswered(context);
    },
    stop,
  };
}

const hasControls = (message: Message): boolean => buttonsOf(message).length + selectsOf(message).length > 0;

/** Keeps a message as the latest. Drops the oldest one, and deletes it if only one person saw it. */
function keep({ world }: SimulatorContext, pressable: Map<string, string>, { id, channel }: Message): void {
  pressable.delete(id);
  pressable.set(id, channel);
  const [oldest] = pressable;
  if (pressable.size <= MESSAGES || !oldest) return;
  pressable.delete(oldest[0]);
  const gone = messageIn(world, oldest[1], oldest[0]);
  if (gone?.onlyFor !== undefined) dropMessage(world, gone);
}

/** The age in milliseconds after which nobody waits for an answer. */
const OLD = 30_000;

/** Whether the bot may still complete the answer to which this message belongs. */
function isAwaited({ world }: SimulatorContext, { answers }: Message): boolean {
  const interaction = world.interactions.get(answers?.interaction ?? '');
  return interaction !== undefined && !interaction.settled && monotonicNow() - interaction.begunAt <= OLD;
}

function forgetAnswered({ world }: SimulatorContext): void {
  for (const [id, { settled, begunAt }] of world.interactions) if (settled || monotonicNow() - begunAt > OLD) world.interactions.delete(id);
  for (const id of world.looseAttachments.keys()) world.files.delete(id);
  world.looseAttachments.clear();
}

function dropOldPosts({ world }: SimulatorContext): void {
  for (const [channel, inside] of world.messages) {
    const excess = inside.size - POSTS;
    if (excess > 0) for (const message of messagesIn(world, channel).slice(0, excess)) dropMessage(world, message);
  }
}
