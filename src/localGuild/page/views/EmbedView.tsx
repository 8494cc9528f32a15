import type { SeenEmbed, SeenMessage } from '../../persona/seen.js';
import { Chat, ChatLine, Outward } from '../chat/Chat.js';
import { sayMoment } from '../words/times.js';
import { useLocale } from '../words/words.js';
import { PictureView } from './PictureView.js';

/** A colour as CSS writes it. */
export const colourOf = (colour: number | undefined): string =>
  colour === undefined ? 'var(--line)' : `#${colour.toString(16).padStart(6, '0')}`;

/** A framed part of a message: title, text, fields, picture. */
export function EmbedView({ embed, message }: { readonly embed: SeenEmbed; readonly message: SeenMessage }) {
  return (
    <section class="embed" style={{ '--edge': colourOf(embed.color) }}>
      <div class="embed-text">
        {embed.author && <p class="embed-author">{embed.author.name}</p>}
        {embed.title && (
          <h2 class="embed-title">
            {embed.url ? (
              <Outward href={embed.url}>
                <ChatLine text={embed.title} />
              </Outward>
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
  const at = timestamp ? sayMoment(Date.parse(timestamp), 'f', locale) : undefined;
  const parts = [footer?.text, at].filter(part => part !== undefined);
  return parts.length > 0 ? <p class="footer">{parts.join(' · ')}</p> : null;
}
