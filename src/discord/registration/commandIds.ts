import { z } from 'zod';
import type { Store } from '../../matches/context/ports.js';

/** Discord's ids of the commands, by name; mentions need them. */
export type CommandIds = Readonly<Record<string, string>>;

type Facts = Pick<Store, 'setMeta' | 'getMeta'>;

const KEY = 'discord-command-ids';

const id = z.string().regex(/^\d{1,20}$/);
/** Discord's answer when commands are registered or requested. */
const answered = z.array(z.object({ id, name: z.string() }));
const kept = z.object({ application: z.string(), ids: z.record(z.string(), id) });

/** Stores the ids in Discord's answer; an invalid answer clears them, so that no outdated ids are used. */
export function keepCommandIds(store: Facts, application: string, answer: unknown): void {
  const ids = Object.fromEntries((answered.safeParse(answer).data ?? []).map(one => [one.name, one.id]));
  store.setMeta(KEY, JSON.stringify({ application, ids }));
}

/** The stored ids; empty: unknown. */
export const commandIdsIn = (store: Pick<Facts, 'getMeta'>): CommandIds => read(store)?.ids ?? {};

/** Whether those of an application are on record. */
export function knowsCommandIds(store: Pick<Facts, 'getMeta'>, application: string): boolean {
  const found = read(store);
  return found?.application === application && Object.keys(found.ids).length > 0;
}

function read(store: Pick<Facts, 'getMeta'>): z.infer<typeof kept> | undefined {
  const text = store.getMeta(KEY);
  return text === undefined ? undefined : kept.safeParse(JSON.parse(text)).data;
}
