import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { Posted } from '../../matches/context/ports.js';
import type { OutboxRow } from '../../matches/context/store.js';

type Because = Exclude<Posted, { ok: true }>['because'];

/** What Discord's error codes mean for a message. */
const CODES: Readonly<Record<number, Because>> = {
  [RESTJSONErrorCodes.UnknownChannel]: 'gone',
  [RESTJSONErrorCodes.UnknownGuild]: 'gone',
  [RESTJSONErrorCodes.UnknownUser]: 'closed-dm',
  [RESTJSONErrorCodes.ActionCannotBePerformedDueToSlowmodeRateLimit]: 'later',
  [RESTJSONErrorCodes.ChannelWriteRateLimit]: 'later',
  [RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached]: 'later',
  [RESTJSONErrorCodes.OpeningDirectMessagesTooFast]: 'later',
  [RESTJSONErrorCodes.FeatureTemporarilyDisabledServerSide]: 'later',
  [RESTJSONErrorCodes.MissingAccess]: 'forbidden',
  [RESTJSONErrorCodes.CannotSendMessagesToThisUser]: 'closed-dm',
  [RESTJSONErrorCodes.MissingPermissions]: 'forbidden',
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread]: 'later', // it was archived again meanwhile
  [RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds]: 'closed-dm',
  [RESTJSONErrorCodes.APIResourceOverloaded]: 'later',
  [RESTJSONErrorCodes.ThreadLocked]: 'forbidden',
};

/** What a failed request means for its message. Network errors, 5xx and anything that is not a response from Discord: try again later. */
export function whyNotPosted(error: unknown, to: OutboxRow['to']): Because {
  const because = error instanceof DiscordAPIError ? ofAnswer(error) : 'later';
  if ('channel' in to) return because === 'closed-dm' ? 'refused' : because;
  return because === 'gone' || because === 'forbidden' || because === 'blocked' ? 'closed-dm' : because;
}

/** A 403 without a code for one channel may concern the whole bot, and may be temporary. */
function ofAnswer({ code, status }: DiscordAPIError): Because {
  const known = CODES[Number(code)];
  if (known !== undefined) return known;
  if (status === 401 || status === 408 || status === 429 || status >= 500) return 'later';
  return status === 403 ? 'blocked' : 'refused';
}
