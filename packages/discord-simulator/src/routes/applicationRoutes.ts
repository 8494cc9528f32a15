import { guildsWith } from '../changes/guildChanges.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { okResponse } from '../rest/apiResponse.js';
import { route, unchecked } from '../rest/route.js';
import { serializeUser } from '../serializers/serializeUser.js';
import { known } from '../world/world.js';

function serializeApplication(context: SimulatorContext) {
  const { world } = context;
  const bot = known(world.users, world.bot);
  const owner = [...world.guilds.values()][0]?.owner;
  return {
    id: world.bot,
    name: bot.name,
    icon: null,
    description: '',
    type: null,
    bot: serializeUser(bot),
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    flags_new: '0',
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: serializeUser(known(world.users, owner ?? world.bot)),
    approximate_guild_count: guildsWith(context, world.bot).length,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
  };
}

/** The bot's application. */
export const applicationRoutes = [
  route({
    method: 'GET',
    path: '/applications/@me',
    body: unchecked,
    query: unchecked,
    run: ({ context }) => okResponse(serializeApplication(context)),
  }),
  route({
    method: 'GET',
    path: '/oauth2/applications/@me',
    body: unchecked,
    query: unchecked,
    run: ({ context }) => okResponse(serializeApplication(context)),
  }),
];
