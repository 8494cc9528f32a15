import type { FilledOptions } from '../client/runCommand.js';
import type { Reply, SeenChannel, SeenCommand, SeenEvent, SeenMessage, SeenModal } from '../client/seen.js';
import type { FieldValues } from '../client/submitModal.js';
import type { ControlMethodName, ControlParams, ControlResult } from '../control/controlMethods.js';
import { callControl } from './callControl.js';
import { openEvents, untilSeen, type Wanted } from './personaEvents.js';

/** A message, or a reply with a message. */
export type OnMessage = SeenMessage | Reply;
/** A modal, or a reply that opened one. */
export type OnModal = SeenModal | Reply;

/**
 * A simulated person with a client. What a client would not let a person do throws `Refused`, and so does a bot that does not answer.
 * Channels are named by id, by name with or without "#", or "dm" for the DM with the bot.
 */
export interface Persona {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  channels(): Promise<readonly SeenChannel[]>;
  /** The latest hundred messages, oldest first. */
  messages(channel: string): Promise<readonly SeenMessage[]>;
  /** The messages in the DM with the bot, oldest first. */
  dms(): Promise<readonly SeenMessage[]>;
  /** The current state of a message. */
  again(message: OnMessage): Promise<SeenMessage>;
  commands(channel: string): Promise<readonly SeenCommand[]>;
  /** Runs "/poll create" with options by name; choices by name or value. Resolves with the bot's reply. */
  command(channel: string, command: string, options?: FilledOptions): Promise<Reply>;
  /** The bot's choices while `option` is being typed. */
  autocomplete(channel: string, command: string, option: string, options?: FilledOptions): Promise<ControlResult<'persona.complete'>>;
  /** Presses a button, by label or custom id. */
  press(on: OnMessage, button: string): Promise<Reply>;
  /** Chooses in a select menu, by custom id or placeholder; options by label or value. */
  choose(on: OnMessage, select: string, values: string | readonly string[]): Promise<Reply>;
  /** Submits a modal: fields by label or custom id; absent fields keep their initial value. */
  submitModal(on: OnModal, fields?: FieldValues): Promise<Reply>;
  dismissModal(on: OnModal): Promise<void>;
  say(channel: string, content: string, replyTo?: OnMessage): Promise<SeenMessage>;
  /** The latest message in a channel that matches; waits for one if there is none. Throws after `ms` milliseconds. */
  until(channel: string, wanted: Wanted, ms?: number): Promise<SeenMessage>;
  /** Calls back for every change the persona's client shows. Returns a function that ends it. */
  watch(see: (event: SeenEvent) => void): Promise<() => void>;
}

const PATIENCE = 10_000;

/** Connects to a person of a running simulator, by name or id. Throws `Refused` if there is none. */
export async function connectPersona(controlUrl: string, name: string): Promise<Persona> {
  const { id, name: called, locale } = await callControl(controlUrl, 'persona.who', { persona: name });
  const me = { persona: id };
  const ask = <Name extends ControlMethodName>(method: Name, params: ControlParams<Name>) => callControl(controlUrl, method, params);
  const messages = (channel: string) => ask('persona.messages', { ...me, channel });
  return {
    id,
    name: called,
    locale,
    channels: () => ask('persona.channels', me),
    messages,
    dms: () => messages('dm'),
    again: on => ask('persona.message', { ...me, message: messageOf(on).id }),
    commands: channel => ask('persona.commands', { ...me, channel }),
    command: (channel, command, options = {}) => ask('persona.command', { ...me, channel, command, options }),
    autocomplete: (channel, command, option, options = {}) => ask('persona.complete', { ...me, channel, command, option, options }),
    press: (on, button) => ask('persona.press', { ...me, message: messageOf(on).id, button }),
    choose: (on, select, values) =>
      ask('persona.choose', {
        ...me,
        message: messageOf(on).id,
        select,
        values: typeof values === 'string' ? [values] : [...values],
      }),
    submitModal: (on, fields = {}) => ask('persona.submit', { ...me, modal: modalOf(on).id, fields: writable(fields) }),
    dismissModal: async on => void (await ask('persona.dismiss', { ...me, modal: modalOf(on).id })),
    say: (channel, content, replyTo) => ask('persona.say', { ...me, channel, content, ...(replyTo && { replyTo: messageOf(replyTo).id }) }),
    watch: see => openEvents(controlUrl, id, see),
    until: (channel, wanted, ms = PATIENCE) => untilSeen({ controlUrl, id, messages: () => messages(channel) }, wanted, ms),
  };
}

/** The message of a reply. Throws if it has none. */
export function messageOf(on: OnMessage): SeenMessage {
  if (!('followUps' in on)) return on;
  if (!on.message) throw new Error(`The bot's reply has no message: ${on.text}`);
  return on.message;
}

/** The modal that a reply opened. Throws if it opened none. */
export function modalOf(on: OnModal): SeenModal {
  if (!('followUps' in on)) return on;
  if (!on.modal) throw new Error(`The bot's reply opened no modal: ${on.text}`);
  return on.modal;
}

const writable = (fields: FieldValues): Record<string, string | string[] | boolean> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]));
