import { useErrorBoundary } from 'preact/hooks';
import type { SeenMessage } from '../../client/seen.js';
import { Chat } from '../chat/Chat.js';
import { dismissMessage } from '../state/actions.js';
import { guildNow } from '../state/simulatedTime.js';
import { change } from '../state/store.js';
import { useLocale, useWords } from '../state/useWords.js';
import { formatMessageTime, formatTimestamp } from '../words/formatTime.js';
import { Avatar } from './Avatar.js';
import { ComponentView } from './ComponentView.js';
import { EmbedView } from './EmbedView.js';
import { Files } from './Files.js';
import { Icon } from './Icon.js';
import { RepliedTo } from './RepliedTo.js';

const PINNED = 6;

/** One message. `short`: without avatar and name. */
export function MessageView({ message, short }: { readonly message: SeenMessage; readonly short: boolean }) {
  const locale = useLocale();
  const words = useWords();
  const { author, at } = message;
  const kinds = ['message', short && 'short', message.ephemeral && 'ephemeral', message.mentionsMe && 'calls-me'].filter(Boolean).join(' ');
  return (
    <li class={kinds} id={`message-${message.id}`}>
      <article aria-label={`${author.name}, ${formatTimestamp(at, 't', locale)}`}>
        {message.command && (
          <p class="origin">
            <Avatar id={message.command.user.id} name={message.command.user.name} small />{' '}
            {words.used(message.command.user.name, message.command.name)}
          </p>
        )}
        {message.replyTo && <RepliedTo id={message.replyTo} channel={message.channel} />}
        {!short && <Avatar id={author.id} name={author.name} bot={author.bot} />}
        <div class="body">
          {!short && (
            <header>
              <strong class="author">{author.name}</strong>
              {author.bot && <span class="tag">{words.bot}</span>}
              <time dateTime={new Date(at).toISOString()} title={formatTimestamp(at, 'F', locale)}>
                {formatMessageTime(at, guildNow(), locale)}
              </time>
              {message.edited && <small class="edited">({words.edited})</small>}
            </header>
          )}
          <Content message={message} />
          {message.ephemeral && <OnlyYou message={message} />}
        </div>
        <button
          type="button"
          class="quiet answer"
          aria-label={`${words.reply}: ${author.name}`}
          title={words.reply}
          onClick={() => replyTo(message)}
        >
          <Icon name="reply" />
        </button>
      </article>
    </li>
  );
}

function replyTo(message: SeenMessage): void {
  change({ replyTo: message });
  document.getElementById('write')?.focus();
}

/** The body of a message, or only its text if the body fails to render. */
function Content({ message }: { readonly message: SeenMessage }) {
  const [broken] = useErrorBoundary(error => console.warn('A message cannot be shown.', error));
  return broken === undefined ? <Said message={message} /> : <p>{message.content}</p>;
}

function Said({ message }: { readonly message: SeenMessage }) {
  const words = useWords();
  if (message.thinking) return <p class="thinking">{`${message.author.name} ${words.thinking}`}</p>;
  if (message.unanswered) return <p class="thinking">{words.unanswered}</p>;
  if (message.type === PINNED)
    return (
      <p class="thinking">
        <Icon name="pin" /> {words.pinned}
      </p>
    );
  return (
    <>
      {message.content !== '' && <Chat text={message.content} />}
      <Files message={message} />
      {message.embeds.map((embed, index) => (
        <EmbedView key={index} embed={embed} message={message} />
      ))}
      {message.components.map((component, index) => (
        <ComponentView key={component.id ?? index} component={component} message={message} />
      ))}
    </>
  );
}

function OnlyYou({ message }: { readonly message: SeenMessage }) {
  const words = useWords();
  return (
    <p class="only-you">
      <Icon name="eye" /> {words.onlyYou} ·{' '}
      <button type="button" class="link" onClick={() => dismissMessage(message)}>
        {words.putAway}
      </button>
    </p>
  );
}
