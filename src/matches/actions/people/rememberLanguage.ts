import type { Language } from '../../../lib/language.js';
import type { HostingContext } from '../../context/ports.js';
import type { UserId } from '../../model/match.js';

/** Remembers the language in which a user joins or takes a seat: direct messages are in it, unless they choose another in their settings. */
export async function rememberLanguage(hosting: HostingContext, user: UserId, language: Language): Promise<void> {
  const { clientLanguage } = await hosting.store.users.settings(user);
  if (clientLanguage === language) return;
  await hosting.store.users.decide(user, ({ settings }) => ({ settings: { ...settings, clientLanguage: language } }));
}
