import type { Client, ClientEvents } from 'discord.js';
import type { Log } from '../../matches/ports.js';
import { errorFacts } from '../discordAnswer.js';

/** Listens to an event of the client; a failure is noted, and keeps neither others from hearing of it nor the process from going on. */
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
