import { useNow } from '../state/simulatedTime.js';
import { useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';

/** Shows that somebody is typing in the channel. */
export function Typing({ channel }: { readonly channel: string }) {
  const words = useWords();
  const typing = useStore(state => state.typing);
  useNow();
  if (typing?.channel !== channel || typing.until < Date.now()) return null;
  return <p class="typing">{words.typing(typing.user.name)}</p>;
}
