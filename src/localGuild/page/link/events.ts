import type { SeenEvent } from '../../persona/seen.js';

/** What a stream of events tells its listener. */
export interface Listener {
  readonly see: (event: SeenEvent) => void;
  /** The stream is there, at first or again: what happened meanwhile must be asked for. */
  readonly opened: () => void;
  readonly lost: () => void;
}

const TRY_AGAIN = 1_000;

/** Opens a persona's stream of events, again and again when it breaks; gives back how to stop. */
export function openEvents(persona: string, listener: Listener): () => void {
  let stopped = false;
  let socket: WebSocket | undefined;
  const open = (): void => {
    const address = new URL(`events?persona=${encodeURIComponent(persona)}`, document.baseURI.replace(/^http/, 'ws'));
    socket = new WebSocket(address);
    socket.onopen = listener.opened;
    socket.onmessage = ({ data }) => listener.see(JSON.parse(String(data)));
    socket.onclose = () => {
      if (stopped) return;
      listener.lost();
      setTimeout(open, TRY_AGAIN);
    };
  };
  open();
  return () => {
    stopped = true;
    socket?.close();
  };
}
