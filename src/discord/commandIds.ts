import { z } from 'zod';
import type { Store } from '../matches/ports.js';

/** The ids that Discord gave the commands, by their names: what a mention of one is made of. */
export type CommandIds = Readonly<Record<string, string>>;

type Facts = Pick<Store, 'remember' | 'recall'>;

const KEY = 'discord-command-ids';

const id = z.string().regex(/^\d{1,20}$/);
/** What Discord answers when it is told the commands, or asked for them. */
const answered = z.array(z.object({ id, name: z.string() }));
const kept = z.object({ application: z.string(), ids: z.record(z.string(), id) });

/** Keeps the ids in an answer of Discord's; of one that is none, nothing, so that commands are not mentioned by ids of before. */
export function keepCommandIds(store: Facts, application: string, answer: unknown): void {
  const ids = Object.fromEntries((answered.safeParse(answer).data ?? []).map(one => [one.name, one.id]));
  store.remember(KEY, JSON.stringify({ application, ids }));
}

/** Those on record; none: they are not known. */
export const commandIdsIn = (store: Pick<Facts, 'recall'>): CommandIds => read(store)?.ids ?? {};

/** Whether those of an application are on record. */
export function knowsCommandIds(store: Pick<Facts, 'recall'>, application: string): boolean {
  const found = read(store);
  return found?.application === application && Object.keys(found.ids).length > 0;
}

function read(store: Pick<Facts, 'recall'>): z.infer<typeof kept> | undefined {
  const text = store.recall(KEY);
  return text === undefined ? undefined : kept.safeParse(JSON.parse(text)).data;
}
