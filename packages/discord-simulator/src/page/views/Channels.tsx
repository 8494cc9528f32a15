import type { SeenChannel } from '../../client/seen.js';
import { look } from '../state/loading.js';
import { complain } from '../state/notices.js';
import { myself, myView } from '../state/pageState.js';
import { useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { Avatar } from './Avatar.js';
import { Count } from './Count.js';
import { Icon } from './Icon.js';

/** The list of channels, threads and DMs that the persona sees. */
export function Channels() {
  const words = useWords();
  const channels = useStore(state => myView(state).channels);
  const me = useStore(myself);
  const guild = useStore(state => state.guild?.name) ?? words.guild;
  const texts = channels.filter(one => one.kind === 'text');
  const threads = channels.filter(one => one.kind === 'thread');
  const directs = channels.filter(one => one.kind === 'direct');
  return (
    <nav class="channels" aria-label={me ? words.channelsOf(me.name) : words.channels}>
      <h2>{guild}</h2>
      <h3 id="texts">{words.textChannels}</h3>
      <ul aria-labelledby="texts">
        {texts.map(one => (
          <li key={one.id}>
            <Place channel={one} />
            <Threads threads={threads.filter(thread => thread.parent === one.id)} />
          </li>
        ))}
      </ul>
      <h3 id="directs">{words.directMessages}</h3>
      <ul aria-labelledby="directs">
        {directs.map(one => (
          <li key={one.id}>
            <Place channel={one} />
          </li>
        ))}
      </ul>
      {me && (
        <p class="me">
          <Avatar id={me.id} name={me.name} small />
          <span>
            {me.name}
            <small>{me.locale}</small>
          </span>
        </p>
      )}
    </nav>
  );
}

function Threads({ threads }: { readonly threads: readonly SeenChannel[] }) {
  if (threads.length === 0) return null;
  return (
    <ul class="threads">
      {threads.map(one => (
        <li key={one.id}>
          <Place channel={one} />
        </li>
      ))}
    </ul>
  );
}

/** The sign before a channel's name. */
export function Sign({ kind, secret }: Pick<SeenChannel, 'kind' | 'secret'>) {
  if (kind === 'thread') return <Icon name={secret ? 'lock' : 'thread'} />;
  return <>{kind === 'direct' ? '@' : '#'}</>;
}

function Place({ channel }: { readonly channel: SeenChannel }) {
  const words = useWords();
  const me = useStore(state => state.me);
  const isHere = useStore(state => myView(state).at === channel.id);
  const { calls } = channel;
  const unread = channel.unread && !isHere;
  const news = calls > 0 ? words.calls(calls) : unread ? words.news : '';
  return (
    <button
      type="button"
      class={`place${isHere ? ' here' : ''}${unread ? ' unread' : ''}`}
      aria-current={isHere ? 'page' : undefined}
      aria-label={[channel.name, news].filter(part => part !== '').join(', ')}
      onClick={() => me && void look(me, channel.id).catch(complain)}
    >
      <span class="sign" aria-hidden="true">
        <Sign {...channel} />
      </span>
      <span class="name">{channel.name}</span>
      <Count of={calls} />
    </button>
  );
}
