import type { SeenEmbed, SeenMessage } from '../../client/seen.js';
import { Chat, ChatLine, ExternalLink } from '../chat/Chat.js';
import { useLocale } from '../state/useWords.js';
import { formatTimestamp } from '../words/formatTime.js';
import { PictureView } from './PictureView.js';

/** A CSS colour. */
export const colourOf = (colour: number | undefined): string =>
  colour === undefined ? 'var(--line)' : `#${colour.toString(16).padStart(6, '0')}`;

export function EmbedView({ embed, message }: { readonly embed: SeenEmbed; readonly message: SeenMessage }) {
  return (
    <section class="embed" style={{ '--edge': colourOf(embed.color) }}>
      <div class="embed-text">
        {embed.author && <p class="embed-author">{embed.author.name}</p>}
        {embed.title && (
          <h2 class="embed-title">
            {embed.url ? (
              <ExternalLink href={embed.url}>
                <ChatLine text={embed.title} />
              </ExternalLink>
            ) : (
              <ChatLine text={embed.title} />
            )}
          </h2>
        )}
        {embed.description && <Chat text={embed.description} />}
        <Fields fields={embed.fields} />
      </div>
      {embed.thumbnail && <PictureView message={message} {...embed.thumbnail} thumbnail />}
      {embed.image && <PictureView message={message} {...embed.image} />}
      <Footer embed={embed} />
    </section>
  );
}

function Fields({ fields = [] }: Pick<SeenEmbed, 'fields'>) {
  if (fields.length === 0) return null;
  return (
    <dl class="fields">
      {fields.map((field, index) => (
        <div key={index} class={field.inline ? 'inline' : ''}>
          <dt>
            <ChatLine text={field.name} />
          </dt>
          <dd>
            <Chat text={field.value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Footer({ embed: { footer, timestamp } }: { readonly embed: SeenEmbed }) {
  const locale = useLocale();
  const at = timestamp ? formatTimestamp(Date.parse(timestamp), 'f', locale) : undefined;
  const parts = [footer?.text, at].filter(part => part !== undefined);
  return parts.length > 0 ? <p class="footer">{parts.join(' · ')}</p> : null;
}
