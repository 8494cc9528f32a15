import type { APIUser } from 'discord-api-types/v10';
import type { User } from '../world/user.js';
import type { Serialized } from './serialized.js';

/** A user as Discord sends it. */
export const serializeUser = (user: User): Serialized<APIUser> => ({
  id: user.id,
  username: user.username,
  discriminator: '0',
  global_name: user.bot ? null : user.name,
  avatar: null,
  banner: null,
  accent_color: null,
  bot: user.bot,
  system: false,
  flags: 0,
  public_flags: 0,
  avatar_decoration_data: null,
  collectibles: null,
  primary_guild: null,
});
