import type { SeenEvent } from '../../client/seen.js';

/** Callbacks of an event stream. */
export interface Listener {
  readonly see: (event: SeenEvent) => void;
  /** The stream is connected, for the first time or again. Earlier changes must be loaded. */
  readonly opened: () => void;
  readonly lost: () => void;
}

const TRY_AGAIN = 1_000;

/** Opens a persona's event stream and reopens it when it breaks. Returns a function that closes it. */
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
