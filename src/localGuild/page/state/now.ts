import { useEffect, useState } from 'preact/hooks';
import { state, useStore } from './store.js';

/** The guild's time, in UTC milliseconds. */
export const guildNow = (): number => Date.now() + state().offset;

const SECOND = 1_000;
const tellers = new Set<() => void>();
setInterval(() => {
  for (const tell of [...tellers]) tell();
}, SECOND);

/** The guild's time, told anew every second and whenever it is moved on. */
export function useNow(): number {
  const offset = useStore(one => one.offset);
  const [, tick] = useState(0);
  useEffect(() => {
    const tell = (): void => tick(count => count + 1);
    tellers.add(tell);
    return () => void tellers.delete(tell);
  }, []);
  return Date.now() + offset;
}
