import { found } from '../../answer.js';
import { gatewayUrl } from '../../gateway/sessions.js';
import { guildsWith } from '../../happenings/guilds.js';
import { nothing, route } from '../call.js';

const DAY = 24 * 60 * 60_000;

/** Where the gateway is, and how often the bot may still log in. */
export const gatewayRoutes = [
  route({ method: 'GET', path: '/gateway', body: nothing, query: nothing, run: ({ standIn }) => found({ url: gatewayUrl(standIn) }) }),
  route({
    method: 'GET',
    path: '/gateway/bot',
    body: nothing,
    query: nothing,
    run: ({ standIn }) =>
      found({
        url: gatewayUrl(standIn),
        shards: Math.max(1, Math.ceil(guildsWith(standIn, standIn.world.bot).length / standIn.rules.guildsAShard)),
        session_start_limit: {
          total: standIn.rules.loginsADay,
          remaining: Math.max(0, standIn.rules.loginsADay - standIn.gateway.identified),
          reset_after: DAY,
          max_concurrency: 1,
        },
      }),
  }),
];
