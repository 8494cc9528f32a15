import type { APIEmbed } from 'discord-api-types/v10';
import type { SimulatorContext } from '../context/simulatorContext.js';
import type { Embed } from '../requestSchemas/embedSchema.js';
import type { Message } from '../world/message.js';
import { attachmentAt, shownAddress } from './serializeAttachment.js';
import type { Serialized } from './serialized.js';

const pictures = (embed: Embed): readonly string[] =>
  [embed.image?.url, embed.thumbnail?.url, embed.footer?.icon_url, embed.author?.icon_url].filter(url => url !== undefined);

/** Ids of the attachments that embeds show. They are not listed as attachments. */
export const embedded = (message: Message): ReadonlySet<string> =>
  new Set(message.embeds.flatMap(pictures).flatMap(url => attachmentAt(message, url)?.id ?? []));

/** An embed as Discord sends it, with the URLs of its pictures. */
export function serializeEmbed(context: SimulatorContext, message: Message, embed: Embed): Serialized<APIEmbed> {
  const picture = (one: { readonly url: string } | undefined) => {
    const url = one && shownAddress(context, message, one.url);
    const size = one && attachmentAt(message, one.url);
    return url === undefined ? undefined : { url, proxy_url: url, width: size?.width, height: size?.height };
  };
  const icon = (url: string | undefined) => (url === undefined ? undefined : shownAddress(context, message, url));
  return {
    type: 'rich',
    ...embed,
    image: picture(embed.image),
    thumbnail: picture(embed.thumbnail),
    footer: embed.footer && { ...embed.footer, icon_url: icon(embed.footer.icon_url) },
    author: embed.author && { ...embed.author, icon_url: icon(embed.author.icon_url) },
    fields: embed.fields?.map(({ inline = false, ...field }) => ({ ...field, inline })),
  };
}
