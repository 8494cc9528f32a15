import { useEffect, useState } from 'preact/hooks';
import { state, useStore } from './store.js';

/** Simulated time in UTC milliseconds. */
export const guildNow = (): number => Date.now() + state().offset;

const SECOND = 1_000;
const subscribers = new Set<() => void>();
setInterval(() => {
  for (const notify of [...subscribers]) notify();
}, SECOND);

/** Simulated time; the view is rendered every second and whenever time is skipped. */
export function useNow(): number {
  const offset = useStore(one => one.offset);
  const [, tick] = useState(0);
  useEffect(() => {
    const notify = (): void => tick(count => count + 1);
    subscribers.add(notify);
    return () => void subscribers.delete(notify);
  }, []);
  return Date.now() + offset;
}
