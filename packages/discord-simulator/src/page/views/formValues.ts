import { useLayoutEffect, useState } from 'preact/hooks';
import type { SeenModal } from '../../client/seen.js';
import type { FieldValue, FieldValues } from '../../client/submitModal.js';
import { keepForm, recallForm } from '../state/openForm.js';
import { useStore } from '../state/store.js';

function recalled(modal: SeenModal): FieldValues {
  const kept = recallForm();
  return kept?.modal.id === modal.id ? kept.values : {};
}

/** The values of an open modal by custom id. They survive reloading the page. */
export function useFormValues(modal: SeenModal): readonly [FieldValues, (field: string, value: FieldValue) => void] {
  const persona = useStore(state => state.me) ?? '';
  const [values, setValues] = useState(() => recalled(modal));
  useLayoutEffect(() => {
    keepForm({ persona, modal, values });
    return () => keepForm(undefined);
  }, []);
  const write = (field: string, value: FieldValue): void => {
    const written = { ...values, [field]: value };
    setValues(written);
    keepForm({ persona, modal, values: written });
  };
  return [values, write];
}
