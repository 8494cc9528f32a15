import { DefaultRestOptions } from 'discord.js';
import { yieldToEventLoop } from '../../lib/breath.js';
import type { MakeRequest, RequestInit, RestAnswer } from './answerOf.js';
import { type Patience, sizeOf } from './patience.js';

export interface Sending {
  readonly patience: Patience;
  /** Sends the request. Default: discord.js' own function. */
  readonly makeRequest?: MakeRequest;
}

/**
 * Sends a request and reads the whole response, within a time that depends on its size. A request without files fails with an `AbortError`,
 * which discord.js retries at once. One with files fails with a `TimeoutError`: it may have been posted nevertheless, and the caller has to
 * check before another attempt. Of responses that arrive at once, each is handled in a turn of the event loop of its own, those to interactions
 * first: the rest of a person's command waits for its acknowledgement.
 */
export async function sendOnce(sending: Sending, url: string, init: RequestInit): Promise<RestAnswer> {
  const answer = await exchange(sending, url, init);
  await yieldToEventLoop(INTERACTIONS.test(url) ? 'person' : 'nobody');
  return answer;
}

const INTERACTIONS = /\/(?:interactions|webhooks)\//;

async function exchange(
  { patience, makeRequest = DefaultRestOptions.makeRequest }: Sending,
  url: string,
  init: RequestInit,
): Promise<RestAnswer> {
  const size = sizeOf(init.body);
  const { ms, end } = patience.begin(size);
  const late = new AbortController();
  const tooLate = new DOMException('Discord took too long', size === 0 ? 'AbortError' : 'TimeoutError');
  const timer = setTimeout(() => late.abort(tooLate), ms);
  try {
    const signal = init.signal ? AbortSignal.any([init.signal, late.signal]) : late.signal;
    const response = await makeRequest(url, { ...init, signal });
    const { status, statusText, headers } = response;
    return { status, statusText, headers: [...headers], body: await response.arrayBuffer() };
  } catch (error) {
    throw late.signal.aborted ? tooLate : error;
  } finally {
    clearTimeout(timer);
    end();
  }
}
