import { DefaultRestOptions } from 'discord.js';
import type { Answer, MakeRequest, RequestInit } from './answerOf.js';
import { type Patience, sizeOf } from './patience.js';

export interface Sending {
  readonly patience: Patience;
  /** How requests really go out; discord.js' own way unless a test says otherwise. */
  readonly makeRequest?: MakeRequest;
}

/**
 * Sends a request and reads its whole answer, for as long as its size allows. discord.js repeats what ends with an `AbortError` at once;
 * files that took too long may have been posted nevertheless, and whoever sent them has to look before another try.
 */
export async function sendOnce(
  { patience, makeRequest = DefaultRestOptions.makeRequest }: Sending,
  url: string,
  init: RequestInit,
): Promise<Answer> {
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
