import { useLayoutEffect, useState } from 'preact/hooks';
import type { Id, PersonaView, State } from './pageState.js';
import { viewOf } from './pageState.js';

let current: State = { persons: [], views: {}, offset: 0, waiting: [], notices: [], dismissed: [], connected: true };
const listeners = new Set<() => void>();

export const state = (): State => current;

export function change(part: Partial<State> | ((state: State) => Partial<State>)): void {
  const changed = typeof part === 'function' ? part(current) : part;
  current = { ...current, ...changed };
  for (const listener of [...listeners]) listener();
}

export const changeView = (persona: Id, alter: (view: PersonaView) => Partial<PersonaView>): void =>
  change(now => {
    const view = viewOf(now, persona);
    return { views: { ...now.views, [persona]: { ...view, ...alter(view) } } };
  });

/** Calls back after every change. Returns a function that ends it. */
export function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A part of the state. The view is rendered again when that part changes. */
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
