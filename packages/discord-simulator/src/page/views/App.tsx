import { useEffect } from 'preact/hooks';
import { myself, myView } from '../state/pageState.js';
import { change, useStore } from '../state/store.js';
import { useLocale, useWords } from '../state/useWords.js';
import { Channels } from './Channels.js';
import { Composer } from './Composer.js';
import { FirstSteps } from './FirstSteps.js';
import { Lightbox } from './Lightbox.js';
import { Members } from './Members.js';
import { Messages } from './Messages.js';
import { ModalForm } from './ModalForm.js';
import { Notices } from './Notices.js';
import { Rail } from './Rail.js';
import { TopBar } from './TopBar.js';

/** The whole page, as one persona. */
export function App() {
  const words = useWords();
  const me = useStore(state => state.me);
  const at = useStore(state => myView(state).at);
  const drawer = useStore(state => state.drawer);
  const modal = useStore(state => state.modal);
  const picture = useStore(state => state.picture);
  useNamedWindow();
  if (!me) return <p class="opening">{words.working}</p>;
  return (
    <div class={`guild${drawer ? ` with-${drawer}` : ''}`}>
      <button type="button" class="skip-link" onClick={() => document.getElementById('write')?.focus()}>
        {words.skipLink}
      </button>
      <Rail />
      <Channels />
      <main class="talk">
        <TopBar />
        <FirstSteps />
        {at && <Messages key={`${me} ${at}`} persona={me} channel={at} />}
        {at && <Composer key={`write ${me} ${at}`} place={`${me} ${at}`} />}
      </main>
      <Members />
      {drawer && <button type="button" class="veil" aria-label={words.close} onClick={() => change({ drawer: undefined })} />}
      {modal && <ModalForm key={modal.id} modal={modal} />}
      {picture && <Lightbox picture={picture} />}
      <Notices />
    </div>
  );
}

/** Sets the window's title and language to those of the persona. */
function useNamedWindow(): void {
  const words = useWords();
  const locale = useLocale();
  const name = useStore(state => myself(state)?.name);
  const guild = useStore(state => state.guild?.name) ?? words.guild;
  useEffect(() => {
    document.documentElement.lang = locale;
    document.title = name === undefined ? guild : `${name} · ${guild}`;
  }, [locale, name, guild]);
}
