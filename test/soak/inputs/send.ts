import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { send as tellSession } from '../../../src/localGuild/gateway/sessions.js';
import { realTime } from '../../../src/localGuild/realTime.js';
import type { StandIn } from '../../../src/localGuild/standIn.js';
import { wireInteraction } from '../../../src/localGuild/wire/interaction.js';
import { guildOf } from '../../../src/localGuild/world/channel.js';
import { INTERACTION_TYPE, type Interaction, type InteractionType } from '../../../src/localGuild/world/interaction.js';
import { nextId, saveInteraction } from '../../../src/localGuild/world/world.js';
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

export function createSender(standIn: StandIn, bot: () => number): Sender {
  const waits = (): number => waitedForProcessor(bot()) + waitedForProcessor(process.pid);
  const waiting = new Map<string, (interaction: Interaction) => void>();
  const stop = standIn.happenings.listen(happening => {
    if (happening.kind === 'interaction-changed') waiting.get(happening.interaction.id)?.(happening.interaction);
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
      const interaction = interactionOf(standIn, made);
      saveInteraction(standIn.world, interaction);
      const told = wireInteraction(standIn, interaction);
      const wire = made.forge ? made.forge(told) : told;
      saveInteraction(standIn.world, { ...interaction, type: typeIn(wire) ?? made.type });
      const sent: Sent = { number, made, id: interaction.id, token: interaction.token, wire, at: Date.now() };
      begun?.(sent);
      const answer = answered(sent, made.mayStaySilent ? [GLANCE, SECOND_GLANCE] : [ACKNOWLEDGED, ANSWERED]);
      for (const session of standIn.gateway.sessions.values()) tellSession(standIn, session, 'INTERACTION_CREATE', wire);
      await answer;
      return sent;
    },
    stop,
  };
}

const typed = z.looseObject({ type: z.literal(Object.values(INTERACTION_TYPE)) });

/** The guild takes it for what the bot was told that it is. */
const typeIn = (wire: unknown): InteractionType | undefined => typed.safeParse(wire).data?.type;

function interactionOf({ world }: StandIn, { type, user, channel, told, source, typing }: Case): Interaction {
  const guild = guildOf(channel);
  return {
    id: nextId(world),
    token: randomBytes(32).toString('base64url'),
    type,
    user,
    channel: channel.id,
    ...(guild !== undefined && { guild }),
    told,
    ...(source !== undefined && { source }),
    ...(typing !== undefined && { typing }),
    begunAt: realTime(),
    settled: false,
    followUps: [],
  };
}
