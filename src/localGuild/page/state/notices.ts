import { isRefusal } from '../link/call.js';
import { wordsIn } from '../words/words.js';
import { myself } from './state.js';
import { change, state } from './store.js';

const LASTS = 7_000;
let latest = 0;

/** Says something at the edge of the window, for a while. */
export function notify(words: string): void {
  latest += 1;
  const number = latest;
  change(({ notices }) => ({ notices: [...notices.slice(-2), { number, words }] }));
  setTimeout(() => dropNotice(number), LASTS);
}

export const dropNotice = (number: number): void => change(({ notices }) => ({ notices: notices.filter(one => one.number !== number) }));

/** Says why something was not done, in the persona's language where there are words for it; what is no refusal is a fault of the page and thrown on. */
export function complain(error: unknown): void {
  if (!isRefusal(error)) throw error;
  const { refused } = wordsIn(myself(state())?.locale ?? 'en');
  notify(refused.get(error.code) ?? error.message);
}
