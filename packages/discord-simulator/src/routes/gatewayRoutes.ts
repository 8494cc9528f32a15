import { guildsWith } from '../changes/guildChanges.js';
import { gatewayUrl } from '../context/simulatorContext.js';
import { okResponse } from '../rest/apiResponse.js';
import { route, unchecked } from '../rest/route.js';

const DAY = 24 * 60 * 60_000;

/** The gateway's URL and the logins left. */
export const gatewayRoutes = [
  route({
    method: 'GET',
    path: '/gateway',
    body: unchecked,
    query: unchecked,
    run: ({ context }) => okResponse({ url: gatewayUrl(context) }),
  }),
  route({
    method: 'GET',
    path: '/gateway/bot',
    body: unchecked,
    query: unchecked,
    run: ({ context }) =>
      okResponse({
        url: gatewayUrl(context),
        shards: Math.max(1, Math.ceil(guildsWith(context, context.world.bot).length / context.rules.guildsRecommended)),
        session_start_limit: {
          total: context.rules.loginsADay,
          remaining: Math.max(0, context.rules.loginsADay - context.gateway.identified),
          reset_after: DAY,
          max_concurrency: context.rules.maxConcurrency,
        },
      }),
  }),
];
