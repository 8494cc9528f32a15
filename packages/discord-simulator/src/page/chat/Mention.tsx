import { look } from '../state/loading.js';
import { complain } from '../state/notices.js';
import { myView, rolesIn, type State } from '../state/pageState.js';
import { useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';

type Kind = 'user' | 'role' | 'channel' | 'command';

/** A mention by name. */
export function Mention({ kind, value }: { readonly kind: Kind; readonly value: string }) {
  const words = useWords();
  const name = useStore(state => nameOf(state, kind, value)) ?? words.unknown;
  const me = useStore(state => state.me);
  if (kind === 'channel' && me)
    return (
      <button type="button" class="mention" onClick={() => void look(me, value).catch(complain)}>
        #{name}
      </button>
    );
  return (
    <span class={me === value ? 'mention mine' : 'mention'}>
      {kind === 'command' ? '/' : '@'}
      {name}
    </span>
  );
}

/** A plain text with mentions replaced by names. */
export const named = (state: State, text: string, unknown: string): string =>
  text
    .replaceAll(
      /<(@|#)(\d+)>/g,
      (_, sign: string, id: string) => `${sign}${nameOf(state, sign === '@' ? 'user' : 'channel', id) ?? unknown}`,
    )
    .replaceAll(/<(\/[^:>]{1,100}):\d+>/g, '$1');

function nameOf(state: State, kind: Kind, value: string): string | undefined {
  if (kind === 'command') return value;
  if (kind === 'channel') return myView(state).channels.find(one => one.id === value)?.name;
  if (kind === 'role') return rolesIn(myView(state).channels).find(one => one.id === value)?.name;
  if (value === state.bot?.id) return state.bot.name;
  return state.persons.find(one => one.id === value)?.name;
}
