import { randomBytes } from 'node:crypto';
import { InteractionResponseType } from 'discord-api-types/v10';
import {
  guildOf,
  type Interaction,
  type Message,
  messageIn,
  monotonicNow,
  nextId,
  type SimulatorContext,
  saveInteraction,
  serializeInteraction,
  sendEvent as tellSession,
  type UserInteractionType,
} from 'discord-simulator/internals';
import { z } from 'zod';
import type { Case } from './case.js';
import { waitedForProcessor } from './delays.js';

/** A case that was sent. */
export interface Sent {
  readonly number: number;
  readonly made: Case;
  /** The id of the interaction. */
  readonly id: string;
  readonly token: string;
  /** The interaction as the bot received it. */
  readonly wire: unknown;
  /** When it was sent, in UTC milliseconds of the machine. */
  readonly at: number;
  /** When the bot's answer was complete, in UTC milliseconds of the machine. Undefined if it never was. */
  answeredAt?: number;
  /**
   * How long the bot took to acknowledge it, in milliseconds, without the time for which the bot or the guild waited for a processor.
   * Undefined if it never did.
   */
  acknowledgedWithin?: number;
}

/** Sends cases to the bot and waits for its answers. */
export interface Sender {
  /** Resolves when the bot has answered, or after a time limit, which is shorter if the bot need not answer. */
  send(number: number, made: Case, begun?: (sent: Sent) => void): Promise<Sent>;
  stop(): void;
}

/** How long to wait for an acknowledgement, in milliseconds. It is long because the machine may be busy. */
const ACKNOWLEDGED = 30_000;
/** How long to wait for the answer after that, in milliseconds. A picture or a slow file takes time. */
const ANSWERED = 60_000;
/** Waits for a processor that are shorter do not count, in milliseconds. */
const NOTICEABLE = 1_000;
/** How long to wait for a case that needs no answer, in milliseconds, in case it is acknowledged. */
const GLANCE = 40;
/** How long to wait after that, in milliseconds. The guild never sees an answer to another application, or to nobody. */
const SECOND_GLANCE = 1_000;

export function createSender(context: SimulatorContext, bot: () => number): Sender {
  const waits = (): number => waitedForProcessor(bot()) + waitedForProcessor(process.pid);
  const waiting = new Map<string, (interaction: Interaction, onMessage?: boolean) => void>();
  const isPublic = new Set<string>();
  const interactions = (): readonly Interaction[] => [...waiting.keys()].flatMap(id => context.world.interactions.get(id) ?? []);
  const stop = context.events.subscribe(event => {
    if (event.kind === 'interaction-changed') waiting.get(event.interaction.id)?.(event.interaction);
    if (event.kind === 'message-edited' || event.kind === 'message-deleted')
      for (const one of interactions()) if (isShownBy(one, event.message)) waiting.get(one.id)?.(one, true);
  });
  /** Whether the public message that was pressed is gone: it was deleted while the press was on its way. */
  const isGone = ({ callback, source, channel }: Interaction): boolean =>
    callback === InteractionResponseType.DeferredMessageUpdate &&
    source !== undefined &&
    isPublic.has(source) &&
    messageIn(context.world, channel, source) === undefined;
  const answered = (sent: Sent, [patience, afterwards]: readonly [number, number]): Promise<void> =>
    new Promise(resolve => {
      const waited = waits();
      const finish = (): void => {
        clearTimeout(timer);
        waiting.delete(sent.id);
        resolve();
      };
      // Time for which the bot or the guild waits for a processor does not count.
      const within = (ms: number): NodeJS.Timeout => {
        const before = waits();
        return setTimeout(() => {
          const more = waits() - before;
          if (more < NOTICEABLE) finish();
          else timer = within(more);
        }, ms);
      };
      let timer = within(patience);
      waiting.set(sent.id, (interaction, onMessage = false) => {
        if (sent.acknowledgedWithin === undefined) {
          sent.acknowledgedWithin = Math.max(0, Date.now() - sent.at - (waits() - waited));
          clearTimeout(timer);
          timer = within(afterwards);
        }
        if (!interaction.settled && !onMessage && !isGone(interaction)) return;
        sent.answeredAt = Date.now();
        finish();
      });
    });
  return {
    send: async (number, made, begun) => {
      const interaction = interactionOf(context, made);
      saveInteraction(context.world, interaction);
      const told = serializeInteraction(context, interaction);
      const wire = made.forge ? made.forge(told) : told;
      saveInteraction(context.world, { ...interaction, type: typeIn(wire) ?? made.type });
      const sent: Sent = { number, made, id: interaction.id, token: interaction.token, wire, at: Date.now() };
      begun?.(sent);
      const pressed = made.source === undefined ? undefined : messageIn(context.world, made.channel.id, made.source);
      if (pressed && pressed.onlyFor === undefined) isPublic.add(pressed.id);
      const answer = answered(sent, made.mayStaySilent ? [GLANCE, SECOND_GLANCE] : [ACKNOWLEDGED, ANSWERED]);
      for (const session of context.gateway.sessions.values()) tellSession(context, session, 'INTERACTION_CREATE', wire);
      await answer;
      return sent;
    },
    stop,
  };
}

/**
 * Whether a message that was edited, or deleted because it now stands elsewhere, answers a press on it. Once a press on a message that all see
 * is acknowledged, Discord waits for nothing more: the bot changes the message itself, without the interaction.
 */
const isShownBy = ({ callback, source }: Interaction, { id, onlyFor }: Message): boolean =>
  callback === InteractionResponseType.DeferredMessageUpdate && source === id && onlyFor === undefined;

const typed = z.looseObject({ type: z.literal([2, 3, 4, 5]) });

/** Returns the interaction's type as the bot received it, which the simulator must use too. Undefined if it is no valid type. */
const typeIn = (wire: unknown): UserInteractionType | undefined => typed.safeParse(wire).data?.type;

function interactionOf({ world }: SimulatorContext, { type, user, channel, told, source, typing }: Case): Interaction {
  const guild = guildOf(channel);
  return {
    id: nextId(world),
    token: randomBytes(32).toString('base64url'),
    type,
    user,
    channel: channel.id,
    ...(guild !== undefined && { guild }),
    data: told,
    ...(source !== undefined && { source }),
    ...(typing !== undefined && { typing }),
    begunAt: monotonicNow(),
    settled: false,
    followUps: [],
  };
}
