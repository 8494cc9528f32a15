import { type Answer, refusal } from '../answer.js';
import { meetsBot } from '../happenings/guilds.js';
import { may } from '../permissions.js';
import type { StandIn } from '../standIn.js';
import type { Channel, Thread } from '../world/channel.js';
import { known } from '../world/world.js';
import { lacking } from './find.js';

interface Wanted {
  readonly files: boolean;
  readonly embeds: boolean;
}

/** Why the bot may not post in a channel it sees. */
export function postingRefused(standIn: StandIn, channel: Channel, wanted: Wanted): Answer | undefined {
  if (channel.kind === 'direct') return directRefused(standIn, channel.recipient);
  return (
    lacking(standIn, channel, channel.kind === 'thread' ? 'SendMessagesInThreads' : 'SendMessages') ??
    (channel.kind === 'thread' ? lockRefused(standIn, channel) : undefined) ??
    (wanted.files ? lacking(standIn, channel, 'AttachFiles') : undefined) ??
    (wanted.embeds ? lacking(standIn, channel, 'EmbedLinks') : undefined)
  );
}

function directRefused(standIn: StandIn, recipient: string): Answer | undefined {
  if (!known(standIn.world.users, recipient).takesMessages) return refusal(50007);
  return meetsBot(standIn, recipient) ? undefined : refusal(50278);
}

/** A message opens an archived thread again, unless it is locked. In a locked one nothing is written or edited. */
export const lockRefused = ({ world }: StandIn, thread: Thread): Answer | undefined =>
  thread.locked && !may(world, thread, world.bot, 'ManageThreads') ? refusal(160005) : undefined;
