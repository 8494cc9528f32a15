import { useState } from 'preact/hooks';
import { call } from '../link/askSimulator.js';
import { become, loadPeople } from '../state/loading.js';
import { complain } from '../state/notices.js';
import { useWords } from '../state/useWords.js';
import { Dialog } from './Dialog.js';

const LOCALES = ['en-GB', 'fr'] as const;
const TONGUES: Readonly<Record<(typeof LOCALES)[number], string>> = { 'en-GB': 'English', fr: 'Français' };

/** Adds a person to the guild and switches to them. */
export function AddPerson({ close }: { readonly close: () => void }) {
  const words = useWords();
  const [name, setName] = useState('');
  const [locale, setLocale] = useState<(typeof LOCALES)[number]>('en-GB');
  const add = async (): Promise<void> => {
    const { id } = await call('personas.add', { name: name.trim(), locale });
    await loadPeople();
    close();
    await become(id);
  };
  const submit = (event: Event): void => {
    event.preventDefault();
    if (name.trim() !== '') add().catch(complain);
  };
  return (
    <Dialog title={words.addPerson} close={close}>
      <form onSubmit={submit}>
        <label class="field">
          <span class="label">{words.personName}</span>
          <input value={name} maxLength={32} required onInput={event => setName(event.currentTarget.value)} />
        </label>
        <fieldset class="field">
          <legend class="label">{words.personLanguage}</legend>
          {LOCALES.map(one => (
            <label key={one} class="tick">
              <input type="radio" name="locale" checked={locale === one} onChange={() => setLocale(one)} />
              {TONGUES[one]}
            </label>
          ))}
        </fieldset>
        <div class="actions">
          <button type="button" class="button secondary" onClick={close}>
            {words.cancel}
          </button>
          <button type="submit" class="button primary">
            {words.add}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
