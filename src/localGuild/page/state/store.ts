import { useLayoutEffect, useState } from 'preact/hooks';
import type { Id, Sight, State } from './state.js';
import { sightOf } from './state.js';

let current: State = { persons: [], sights: {}, offset: 0, waiting: [], notices: [], dismissed: [], connected: true };
const listeners = new Set<() => void>();

export const state = (): State => current;

export function change(part: Partial<State> | ((state: State) => Partial<State>)): void {
  const changed = typeof part === 'function' ? part(current) : part;
  current = { ...current, ...changed };
  for (const listener of [...listeners]) listener();
}

export const changeSight = (persona: Id, alter: (sight: Sight) => Partial<Sight>): void =>
  change(now => {
    const sight = sightOf(now, persona);
    return { sights: { ...now.sights, [persona]: { ...sight, ...alter(sight) } } };
  });

/** Calls back after every change; gives back how to stop. */
export function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A part of the state; the view is drawn again when that part is another. */
export function useStore<Part>(select: (state: State) => Part): Part {
  const [, redraw] = useState(0);
  const part = select(current);
  useLayoutEffect(() => {
    let before = select(current);
    const look = (): void => {
      const after = select(current);
      if (Object.is(before, after)) return;
      before = after;
      redraw(count => count + 1);
    };
    const stop = listen(look);
    look();
    return stop;
  });
  return part;
}
