import type { APIEmbed } from 'discord-api-types/v10';
import type { Embed } from '../door/embed.js';
import type { StandIn } from '../standIn.js';
import type { Message } from '../world/message.js';
import { attachmentAt, shownAddress } from './attachment.js';
import type { Wire } from './wire.js';

const pictures = (embed: Embed): readonly string[] =>
  [embed.image?.url, embed.thumbnail?.url, embed.footer?.icon_url, embed.author?.icon_url].filter(url => url !== undefined);

/** The names of the attachments that are shown in embeds, and so not below the message. */
export const embedded = (message: Message): ReadonlySet<string> =>
  new Set(message.embeds.flatMap(pictures).flatMap(url => attachmentAt(message, url)?.id ?? []));

/** Discord's shape of an embed: pictures at their addresses. */
export function wireEmbed(standIn: StandIn, message: Message, embed: Embed): Wire<APIEmbed> {
  const picture = (one: { readonly url: string } | undefined) => {
    const url = one && shownAddress(standIn, message, one.url);
    const size = one && attachmentAt(message, one.url);
    return url === undefined ? undefined : { url, proxy_url: url, width: size?.width, height: size?.height };
  };
  const icon = (url: string | undefined) => (url === undefined ? undefined : shownAddress(standIn, message, url));
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
