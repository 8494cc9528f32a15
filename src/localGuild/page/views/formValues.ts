import { useLayoutEffect, useState } from 'preact/hooks';
import type { SeenModal } from '../../persona/seen.js';
import type { FieldValue, FieldValues } from '../../persona/submit.js';
import { keepForm, recallForm } from '../state/form.js';
import { useStore } from '../state/store.js';

function recalled(modal: SeenModal): FieldValues {
  const kept = recallForm();
  return kept?.modal.id === modal.id ? kept.values : {};
}

/** What was put into the fields of an open form, by their custom ids; reloading the page does not lose it. */
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
