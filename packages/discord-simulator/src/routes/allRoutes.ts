import type { Route } from '../rest/route.js';
import { applicationRoutes } from './applicationRoutes.js';
import { channelRoutes } from './channelRoutes.js';
import { commandRoutes } from './commandRoutes.js';
import { gatewayRoutes } from './gatewayRoutes.js';
import { guildRoutes } from './guildRoutes.js';
import { interactionRoutes } from './interactionRoutes.js';
import { messageRoutes } from './messageRoutes.js';
import { pinRoutes } from './pinRoutes.js';
import { threadRoutes } from './threadRoutes.js';
import { userRoutes } from './userRoutes.js';
import { webhookRoutes } from './webhookRoutes.js';

/** All routes the simulator serves. The first match wins. */
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
