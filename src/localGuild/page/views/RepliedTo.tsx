import { named } from '../chat/Mention.js';
import { mySight } from '../state/state.js';
import { useStore } from '../state/store.js';
import { useWords } from '../words/words.js';

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';

/** The message that another one answers, in a line. */
export function RepliedTo({ id, channel }: { readonly id: string; readonly channel: string }) {
  const words = useWords();
  const original = useStore(state => mySight(state).shelves[channel]?.messages.find(one => one.id === id));
  const line = useStore(state => original && named(state, firstLine(original.text), words.unknown));
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
