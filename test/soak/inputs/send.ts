import { randomBytes } from 'node:crypto';
import {
  guildOf,
  type Interaction,
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
  /** The interaction's. */
  readonly id: string;
  readonly token: string;
  /** As the bot was told. */
  readonly wire: unknown;
  /** In UTC milliseconds of the machine. */
  readonly at: number;
  /** When the bot had said what there was to say; none: it never did. */
  answeredAt?: number;
  /** How many milliseconds the bot took to acknowledge it, without those for which it, or the guild, waited for a processor; none: it never did. */
  acknowledgedWithin?: number;
}

/** Tells the bot of cases, and waits for its answers. */
export interface Sender {
  /** Resolves when the bot has answered; after a time anyway, sooner where nobody must answer. */
  send(number: number, made: Case, begun?: (sent: Sent) => void): Promise<Sent>;
  stop(): void;
}

/** On a machine that has much else to do. */
const ACKNOWLEDGED = 30_000;
/** A picture, or a file that is slow to come, takes its time. */
const ANSWERED = 60_000;
/** So long what needs no answer is looked at, in case it is acknowledged. */
const GLANCE = 40;
/** And so long after that: of an answer to another application, or to nobody, the guild never hears. */
const SECOND_GLANCE = 1_000;

export function createSender(context: SimulatorContext, bot: () => number): Sender {
  const waits = (): number => waitedForProcessor(bot()) + waitedForProcessor(process.pid);
  const waiting = new Map<string, (interaction: Interaction) => void>();
  const stop = context.events.subscribe(event => {
    if (event.kind === 'interaction-changed') waiting.get(event.interaction.id)?.(event.interaction);
  });
  const answered = (sent: Sent, [patience, afterwards]: readonly [number, number]): Promise<void> =>
    new Promise(resolve => {
      const waited = waits();
      const finish = (): void => {
        clearTimeout(timer);
        waiting.delete(sent.id);
        resolve();
      };
      let timer = setTimeout(finish, patience);
      waiting.set(sent.id, ({ settled }) => {
        if (sent.acknowledgedWithin === undefined) {
          sent.acknowledgedWithin = Math.max(0, Date.now() - sent.at - (waits() - waited));
          clearTimeout(timer);
          timer = setTimeout(finish, afterwards);
        }
        if (!settled) return;
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
      const answer = answered(sent, made.mayStaySilent ? [GLANCE, SECOND_GLANCE] : [ACKNOWLEDGED, ANSWERED]);
      for (const session of context.gateway.sessions.values()) tellSession(context, session, 'INTERACTION_CREATE', wire);
      await answer;
      return sent;
    },
    stop,
  };
}

const typed = z.looseObject({ type: z.literal([2, 3, 4, 5]) });

/** The simulator treats it as the type that the bot was sent. */
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
