import { isRefusal } from '../link/askSimulator.js';
import { wordsIn } from '../words/words.js';
import { myself } from './pageState.js';
import { change, state } from './store.js';

const LASTS = 7_000;
let latest = 0;

/** Shows a notice for a while. */
export function notify(words: string): void {
  latest += 1;
  const number = latest;
  change(({ notices }) => ({ notices: [...notices.slice(-2), { number, words }] }));
  setTimeout(() => dropNotice(number), LASTS);
}

export const dropNotice = (number: number): void => change(({ notices }) => ({ notices: notices.filter(one => one.number !== number) }));

/** Shows why the simulator refused something, in the persona's language if there are words for it. Other errors are bugs of the page and are rethrown. */
export function complain(error: unknown): void {
  if (!isRefusal(error)) throw error;
  const { refused, nothingToJoin } = wordsIn(myself(state())?.locale ?? 'en');
  notify(error.code === 'nothing-to-join' ? nothingToJoin : (refused.get(error.code) ?? error.message));
}
