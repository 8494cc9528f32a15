import { LANGUAGES } from '../../lib/language.js';
import { gameIdOf, type UploadedHead } from '../../matches/model/uploadedVariant.js';
import type { AutocompleteContext, InteractionContext, Suggestion } from '../interactions/interactionContext.js';
import { DISCORD_LIMITS } from '../protocol/discordLimits.js';
import { folded } from './folded.js';

/** A variant that can be chosen: its value, and what it is called in each language. */
interface Choosable {
  readonly id: string;
  readonly title: UploadedHead['title'];
}

/** The variants that people brought to the server of an interaction; none in a direct message. */
export const variantsOfServer = async ({ bot, place }: InteractionContext): Promise<readonly UploadedHead[]> =>
  place.guild === undefined ? [] : await bot.hosting.store.variants.offered(place.guild);

/** Completes a variant: those that everybody has, then those of the server. */
export async function completeVariants(context: AutocompleteContext): Promise<readonly Suggestion[]> {
  return completed(context, [...context.bot.hosting.games.values(), ...(await variantsOfServer(context)).map(choosable)]);
}

/** Completes a variant of the server. */
export async function completeOwnVariants(context: AutocompleteContext): Promise<readonly Suggestion[]> {
  return completed(context, (await variantsOfServer(context)).map(choosable));
}

/** The id of the game of a variant chosen or typed: of one that everybody has or, if it is none of them, of one of the server. */
export async function variantNamed(context: InteractionContext, typed: string): Promise<string | undefined> {
  const everybodys = [...context.bot.hosting.games.values()];
  return idOf(everybodys, typed) ?? idOf((await variantsOfServer(context)).map(choosable), typed);
}

/** The variant of the server that was chosen or typed. */
export async function ownVariantNamed(context: InteractionContext, typed: string): Promise<UploadedHead | undefined> {
  const own = await variantsOfServer(context);
  const id = idOf(own.map(choosable), typed);
  return own.find(one => gameIdOf(one) === id);
}

const choosable = (head: UploadedHead): Choosable => ({ id: gameIdOf(head), title: head.title });

function completed({ typed, language }: AutocompleteContext, all: readonly Choosable[]): readonly Suggestion[] {
  const wanted = folded(typed);
  return all
    .filter(one => namesOf(one).some(name => name.includes(wanted)))
    .slice(0, DISCORD_LIMITS.suggestions.most)
    .map(({ id, title }) => ({ name: title[language], value: id }));
}

const namesOf = ({ id, title }: Choosable): readonly string[] => [id, ...LANGUAGES.map(language => title[language])].map(folded);

/** By its id or its name, in whichever language; or by the beginning of a name, if only one variant begins so. */
function idOf(all: readonly Choosable[], typed: string): string | undefined {
  const wanted = folded(typed);
  if (wanted === '') return undefined;
  const exact = all.find(one => namesOf(one).includes(wanted));
  if (exact) return exact.id;
  const [only, another] = all.filter(one => namesOf(one).some(name => name.startsWith(wanted)));
  return another === undefined ? only?.id : undefined;
}
