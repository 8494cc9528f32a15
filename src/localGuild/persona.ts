import { callMethod } from './control/callMethod.js';
import type { MethodName, Outcome, Params } from './control/methods.js';
import type { FilledOptions } from './persona/command.js';
import { openEvents, untilSeen, type Wanted } from './persona/events.js';
import type { Reply, SeenChannel, SeenCommand, SeenEvent, SeenMessage, SeenModal } from './persona/seen.js';
import type { FieldValues } from './persona/submit.js';

/** A message, or the bot's answer that showed one. */
export type OnMessage = SeenMessage | Reply;
/** A form, or the bot's answer that opened one. */
export type OnModal = SeenModal | Reply;

/**
 * A person in front of the client of the local guild. Whatever a client would not let a person do throws `Refused`; so does a bot that does
 * not answer. A channel is named by its id, its name with or without "#", or "dm": the DM with the bot.
 */
export interface Persona {
  readonly id: string;
  readonly name: string;
  readonly locale: string;
  channels(): Promise<readonly SeenChannel[]>;
  /** Oldest first; the latest hundred. */
  messages(channel: string): Promise<readonly SeenMessage[]>;
  /** What the bot wrote, and what was answered, in the DM. */
  dms(): Promise<readonly SeenMessage[]>;
  /** The message as it stands now. */
  again(message: OnMessage): Promise<SeenMessage>;
  commands(channel: string): Promise<readonly SeenCommand[]>;
  /** "/game create", with options by their names; choices by name or value. Resolves with the bot's answer. */
  command(channel: string, command: string, options?: FilledOptions): Promise<Reply>;
  /** What the bot offers while `option` is typed. */
  autocomplete(channel: string, command: string, option: string, options?: FilledOptions): Promise<Outcome<'persona.complete'>>;
  /** Presses a button by its label or custom id. */
  press(on: OnMessage, button: string): Promise<Reply>;
  /** Chooses in a menu by its custom id or placeholder; options by label or value. */
  choose(on: OnMessage, select: string, values: string | readonly string[]): Promise<Reply>;
  /** Hands a form in: fields by label or custom id, those left out as they stand. */
  submitModal(on: OnModal, fields?: FieldValues): Promise<Reply>;
  dismissModal(on: OnModal): Promise<void>;
  say(channel: string, content: string, replyTo?: OnMessage): Promise<SeenMessage>;
  /** Waits for a message in a channel, there already or still to come. */
  until(channel: string, wanted: Wanted, ms?: number): Promise<SeenMessage>;
  /** What changes before the persona's eyes; gives back how to stop looking. */
  watch(see: (event: SeenEvent) => void): Promise<() => void>;
}

const PATIENCE = 10_000;

/** Takes the seat of a persona that is already in the local guild. */
export async function connectPersona(controlUrl: string, name: string): Promise<Persona> {
  const { id, name: called, locale } = await callMethod(controlUrl, 'persona.who', { persona: name });
  const me = { persona: id };
  const ask = <Name extends MethodName>(method: Name, params: Params<Name>) => callMethod(controlUrl, method, params);
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

/** The message an answer showed. */
export function messageOf(on: OnMessage): SeenMessage {
  if (!('followUps' in on)) return on;
  if (!on.message) throw new Error(`The bot's answer shows no message: ${on.text}`);
  return on.message;
}

/** The form an answer opened. */
export function modalOf(on: OnModal): SeenModal {
  if (!('followUps' in on)) return on;
  if (!on.modal) throw new Error(`The bot's answer opened no form: ${on.text}`);
  return on.modal;
}

const writable = (fields: FieldValues): Record<string, string | string[] | boolean> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]));
