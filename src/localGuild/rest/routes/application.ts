import { found } from '../../answer.js';
import { guildsWith } from '../../happenings/guilds.js';
import type { StandIn } from '../../standIn.js';
import { wireUser } from '../../wire/user.js';
import { known } from '../../world/world.js';
import { nothing, route } from '../call.js';

function wireApplication(standIn: StandIn) {
  const { world } = standIn;
  const bot = known(world.users, world.bot);
  const owner = [...world.guilds.values()][0]?.owner;
  return {
    id: world.bot,
    name: bot.name,
    icon: null,
    description: '',
    type: null,
    bot: wireUser(bot),
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    flags_new: '0',
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: wireUser(known(world.users, owner ?? world.bot)),
    approximate_guild_count: guildsWith(standIn, world.bot).length,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
  };
}

/** The application behind the bot. */
export const applicationRoutes = [
  route({ method: 'GET', path: '/applications/@me', body: nothing, query: nothing, run: ({ standIn }) => found(wireApplication(standIn)) }),
  route({
    method: 'GET',
    path: '/oauth2/applications/@me',
    body: nothing,
    query: nothing,
    run: ({ standIn }) => found(wireApplication(standIn)),
  }),
];
