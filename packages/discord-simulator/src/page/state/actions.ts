import type { FilledOptions } from '../../client/runCommand.js';
import type { Reply, SeenMessage, SeenModal } from '../../client/seen.js';
import type { FieldValues } from '../../client/submitModal.js';
import { call } from '../link/askSimulator.js';
import { keep } from './browserStorage.js';
import { complain } from './notices.js';
import { type Id, myView } from './pageState.js';
import { change, state } from './store.js';

/** The persona and channel of this window; undefined until both are known. */
function here(): { readonly persona: Id; readonly channel: Id } | undefined {
  const now = state();
  const { at } = myView(now);
  return now.me && at ? { persona: now.me, channel: at } : undefined;
}

/** Marks `name` as waiting while the bot works. Resolves with whether the bot answered. */
async function withBot(name: string, work: () => Promise<Reply>): Promise<boolean> {
  change(({ waiting }) => ({ waiting: [...waiting, name] }));
  try {
    const { modal } = await work();
    if (modal) change({ modal });
    return true;
  } catch (error) {
    complain(error);
    return false;
  } finally {
    change(({ waiting }) => ({ waiting: waiting.filter((one, index) => one !== name || index !== waiting.indexOf(name)) }));
  }
}

export const waitingName = (message: Id, component: string): string => `${message} ${component}`;

export async function press(message: SeenMessage, button: string): Promise<void> {
  const place = here();
  if (place)
    await withBot(waitingName(message.id, button), () => call('persona.press', { persona: place.persona, message: message.id, button }));
}

/** Resolves with whether the bot answered. */
export async function choose(message: SeenMessage, select: string, values: readonly string[]): Promise<boolean> {
  const place = here();
  if (!place) return false;
  return withBot(waitingName(message.id, select), () =>
    call('persona.choose', { persona: place.persona, message: message.id, select, values: [...values] }),
  );
}

export async function submit(modal: SeenModal, fields: FieldValues): Promise<void> {
  const place = here();
  if (!place) return;
  const written = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'object' ? [...value] : value]));
  const done = await withBot(modal.id, () => call('persona.submit', { persona: place.persona, modal: modal.id, fields: written }));
  if (done && state().modal?.id === modal.id) change({ modal: undefined });
}

export function dismiss(modal: SeenModal): void {
  const place = here();
  change({ modal: undefined });
  if (place) call('persona.dismiss', { persona: place.persona, modal: modal.id }).catch(complain);
}

/** Sends a message. Resolves with whether it was sent. */
export async function say(content: string): Promise<boolean> {
  const place = here();
  if (!place) return false;
  const { replyTo } = state();
  try {
    await call('persona.say', { ...place, content, ...(replyTo && { replyTo: replyTo.id }) });
    change({ replyTo: undefined });
    return true;
  } catch (error) {
    complain(error);
    return false;
  }
}

export async function run(command: string, options: FilledOptions): Promise<boolean> {
  const place = here();
  return place ? withBot(command, () => call('persona.command', { ...place, command, options: { ...options } })) : false;
}

/** The bot's choices for an option. Empty if the bot does not answer, which is not an error: it may be busy, and what is typed next asks it again. */
export async function complete(command: string, option: string, options: FilledOptions) {
  const place = here();
  if (!place) return [];
  return call('persona.complete', { ...place, command, option, options: { ...options }, orNone: true }).catch(() => []);
}

/** How many dismissed messages are remembered. */
const PUT_AWAY = 500;

/** Hides an ephemeral message. */
export function dismissMessage({ id }: SeenMessage): void {
  const dismissed = [...state().dismissed, id].slice(-PUT_AWAY);
  keep('lasting', 'dismissed', dismissed);
  change({ dismissed });
}

export async function skip(ms: number): Promise<void> {
  await call('time.skip', { ms: Math.max(1, Math.ceil(ms)) }).then(() => undefined, complain);
}
