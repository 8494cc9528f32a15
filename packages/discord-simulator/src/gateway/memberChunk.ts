import { guildsWith } from '../changes/guildChanges.js';
import type { Session } from '../context/session.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { serializeMember } from '../serializers/serializeGuild.js';
import { memberOf } from '../world/guild.js';
import type { RequestMembers } from './gatewayPayload.js';
import { sendEvent } from './sessions.js';

/** Sends members by id. The whole member list needs a privileged intent and is empty. */
export function sendMembers(context: SimulatorContext, session: Session, { guild_id, user_ids = [], nonce }: RequestMembers): void {
  const guild = guildsWith(context, context.world.bot).find(one => one.id === guild_id);
  const members = user_ids.flatMap(id => (guild && memberOf(guild, id)) ?? []);
  sendEvent(context, session, 'GUILD_MEMBERS_CHUNK', {
    guild_id,
    members: members.map(member => serializeMember(context, member)),
    not_found: user_ids.filter(id => !members.some(member => member.user === id)),
    chunk_index: 0,
    chunk_count: 1,
    ...(nonce && { nonce }),
  });
}
