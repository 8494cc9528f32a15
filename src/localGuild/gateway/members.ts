import { guildsWith } from '../happenings/guilds.js';
import type { StandIn } from '../standIn.js';
import { wireMember } from '../wire/guild.js';
import { memberOf } from '../world/guild.js';
import type { RequestMembers } from './payload.js';
import type { Session } from './session.js';
import { send } from './sessions.js';

/** Members by id need no privilege; the list of all does, and so is empty. */
export function sendMembers(standIn: StandIn, session: Session, { guild_id, user_ids = [], nonce }: RequestMembers): void {
  const guild = guildsWith(standIn, standIn.world.bot).find(one => one.id === guild_id);
  const members = user_ids.flatMap(id => (guild && memberOf(guild, id)) ?? []);
  send(standIn, session, 'GUILD_MEMBERS_CHUNK', {
    guild_id,
    members: members.map(member => wireMember(standIn, member)),
    not_found: user_ids.filter(id => !members.some(member => member.user === id)),
    chunk_index: 0,
    chunk_count: 1,
    ...(nonce && { nonce }),
  });
}
