import { useEffect, useState } from 'preact/hooks';

/** A phone, or a window as narrow: the channels are hidden, what takes room is short. As in narrow.css. */
const NARROW = '(width < 48rem)';

export const isNarrow = (): boolean => matchMedia(NARROW).matches;

/** Whether the window is narrow now. */
export function useNarrow(): boolean {
  const [narrow, set] = useState(isNarrow);
  useEffect(() => {
    const watched = matchMedia(NARROW);
    const look = (): void => set(watched.matches);
    watched.addEventListener('change', look);
    return () => watched.removeEventListener('change', look);
  }, []);
  return narrow;
}
