import type { Route } from './call.js';
import { applicationRoutes } from './routes/application.js';
import { channelRoutes } from './routes/channel.js';
import { commandRoutes } from './routes/command.js';
import { gatewayRoutes } from './routes/gateway.js';
import { guildRoutes } from './routes/guild.js';
import { interactionRoutes } from './routes/interaction.js';
import { messageRoutes } from './routes/message.js';
import { pinRoutes } from './routes/pin.js';
import { threadRoutes } from './routes/thread.js';
import { userRoutes } from './routes/user.js';
import { webhookRoutes } from './routes/webhook.js';

/** Every route of Discord's API that is served; of two that fit, the earlier holds. */
export const ROUTES: readonly Route[] = [
  ...gatewayRoutes,
  ...applicationRoutes,
  ...commandRoutes,
  ...interactionRoutes,
  ...webhookRoutes,
  ...pinRoutes,
  ...messageRoutes,
  ...threadRoutes,
  ...channelRoutes,
  ...userRoutes,
  ...guildRoutes,
];
