import { useNow } from '../state/now.js';
import { useStore } from '../state/store.js';
import { useWords } from '../words/words.js';

/** Somebody is writing here. */
export function Typing({ channel }: { readonly channel: string }) {
  const words = useWords();
  const typing = useStore(state => state.typing);
  useNow();
  if (typing?.channel !== channel || typing.until < Date.now()) return null;
  return <p class="typing">{words.typing(typing.user.name)}</p>;
}
