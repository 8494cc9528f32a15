import { z } from 'zod';
import type { MetaStore } from '../../matches/context/store.js';

/** Discord's ids of the commands, by name. Mentions need them. */
export type CommandIds = Readonly<Record<string, string>>;

interface Meta {
  readonly meta: Pick<MetaStore, 'get' | 'set'>;
}

const KEY = 'discord-command-ids';

const id = z.string().regex(/^\d{1,20}$/);
/** Discord's response when commands are registered or requested. */
const answered = z.array(z.object({ id, name: z.string() }));
const kept = z.object({ application: z.string(), ids: z.record(z.string(), id) });

/** Stores the ids in Discord's response. An invalid response clears them, so that no outdated ids are used. */
export function keepCommandIds(store: Meta, application: string, answer: unknown): void {
  const ids = Object.fromEntries((answered.safeParse(answer).data ?? []).map(one => [one.name, one.id]));
  store.meta.set(KEY, JSON.stringify({ application, ids }));
}

/** Returns the stored ids. Empty if unknown. */
export const commandIdsIn = (store: Meta): CommandIds => read(store)?.ids ?? {};

/** Whether the ids of an application's commands are stored. */
export function knowsCommandIds(store: Meta, application: string): boolean {
  const found = read(store);
  return found?.application === application && Object.keys(found.ids).length > 0;
}

function read(store: Meta): z.infer<typeof kept> | undefined {
  const text = store.meta.get(KEY);
  return text === undefined ? undefined : kept.safeParse(JSON.parse(text)).data;
}
