import { named } from '../chat/Mention.js';
import { plainText } from '../chat/parseChat.js';
import { myView } from '../state/pageState.js';
import { useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** One line of the message that was replied to. */
export function RepliedTo({ id, channel }: { readonly id: string; readonly channel: string }) {
  const words = useWords();
  const original = useStore(state => myView(state).loaded[channel]?.messages.find(one => one.id === id));
  const line = useStore(state => original && named(state, plainText(firstLine(original.text)), words.unknown));
  if (!original) return <p class="origin">↱ {words.gone}</p>;
  return (
    <p class="origin">
      ↱{' '}
      <button type="button" class="link" onClick={() => document.getElementById(`message-${id}`)?.scrollIntoView({ block: 'center' })}>
        <strong>{original.author.name}</strong> {line}
      </button>
    </p>
  );
}
