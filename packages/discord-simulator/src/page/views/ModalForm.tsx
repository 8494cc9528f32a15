import type { SeenModal } from '../../client/seen.js';
import { Chat } from '../chat/Chat.js';
import { dismiss, submit } from '../state/actions.js';
import { useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { Dialog } from './Dialog.js';
import { FieldView } from './FieldView.js';
import { useFormValues } from './formValues.js';

/** A modal. Untouched fields keep their initial value. */
export function ModalForm({ modal }: { readonly modal: SeenModal }) {
  const words = useWords();
  const [values, write] = useFormValues(modal);
  const waiting = useStore(state => state.waiting.includes(modal.id));
  const send = (event: Event): void => {
    event.preventDefault();
    void submit(modal, values);
  };
  return (
    <Dialog title={modal.title} close={() => dismiss(modal)}>
      <form onSubmit={send}>
        {modal.texts.map(text => (
          <Chat key={text} text={text} />
        ))}
        {modal.fields.map(field => (
          <FieldView key={field.customId} field={field} value={values[field.customId]} set={value => write(field.customId, value)} />
        ))}
        <div class="actions">
          <button type="button" class="button secondary" onClick={() => dismiss(modal)}>
            {words.cancel}
          </button>
          <button type="submit" class={`button primary${waiting ? ' waiting' : ''}`} disabled={waiting} aria-busy={waiting}>
            {words.submit}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
