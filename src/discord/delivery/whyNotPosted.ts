import { DiscordAPIError } from 'discord.js';
import type { Posted } from '../../matches/context/ports.js';
import type { OutboxRow } from '../../matches/context/store.js';

type Because = Exclude<Posted, { ok: true }>['because'];

/** What Discord's error codes mean for a message. */
const CODES: Readonly<Record<number, Because>> = {
  10003: 'gone', // unknown channel
  10004: 'gone', // unknown guild
  10013: 'closed-dm', // unknown user
  20016: 'later', // slow mode
  20028: 'later', // the channel has had too many writes
  30046: 'later', // too many edits of an old message
  40003: 'later', // direct messages opened too fast
  40006: 'later', // switched off for now
  50001: 'forbidden', // missing access
  50007: 'closed-dm',
  50013: 'forbidden', // missing permissions
  50083: 'later', // a thread that was archived again meanwhile
  50278: 'closed-dm', // no guild in common
  130000: 'later', // overloaded
  160005: 'forbidden', // a locked thread
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
