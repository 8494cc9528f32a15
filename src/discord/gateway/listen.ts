import type { Client, ClientEvents } from 'discord.js';
import type { Log } from '../../matches/context/ports.js';
import { errorFacts } from '../requests/discordAnswer.js';

/** Listens to a client event. If the listener fails, that is logged; other listeners and the process continue. */
export function listen<E extends keyof ClientEvents>(
  { client, log }: { readonly client: Client; readonly log: Log },
  event: E,
  heard: (...told: ClientEvents[E]) => unknown,
): void {
  const note = (error: unknown): void => log.error({ event, ...errorFacts(error) }, 'an event could not be handled');
  client.on(event, (...told) => {
    try {
      const made = heard(...told);
      if (made instanceof Promise) made.catch(note);
    } catch (error) {
      note(error);
    }
  });
}
