import type { GatewayCloseCodes, RESTJSONErrorCodes } from 'discord.js';

/*
 * For what puts codes into words and runs without Discord too, as commands of the command line do: it need not load discord.js for them. Each
 * number is checked against its name in discord.js by its type. Everything else uses those of discord.js.
 */

/** Codes with which Discord refuses a request. */
export const ERROR_CODES = {
  UnknownChannel: 10003,
  UnknownGuild: 10004,
  RequestEntityTooLarge: 40005,
  MissingAccess: 50001,
  MissingPermissions: 50013,
  InvalidFormBodyOrContentType: 50035,
  ThreadLocked: 160005,
  MessageWasBlockedByAutomaticModeration: 200000,
} as const satisfies Partial<typeof RESTJSONErrorCodes>;

/** Codes with which Discord closes the gateway for good. */
export const CLOSE_CODES = {
  AuthenticationFailed: 4004,
  InvalidShard: 4010,
  ShardingRequired: 4011,
  InvalidAPIVersion: 4012,
  InvalidIntents: 4013,
  DisallowedIntents: 4014,
} as const satisfies Partial<typeof GatewayCloseCodes>;
