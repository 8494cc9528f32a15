import { useId } from 'preact/hooks';
import type { SeenField } from '../../client/seen.js';
import type { FieldValue } from '../../client/submitModal.js';
import { fieldName } from './fieldName.js';
import { MenuView } from './MenuView.js';

interface Props {
  readonly field: SeenField;
  /** Undefined: the field's initial value. */
  readonly value: FieldValue | undefined;
  readonly set: (value: FieldValue) => void;
}

/** A field of a modal with its label and description. */
export function FieldView({ field, value, set }: Props) {
  const id = useId();
  const about = field.description && (
    <small id={`${id}-about`} class="about">
      {field.description}
    </small>
  );
  if (field.kind === 'text')
    return (
      <div class="field">
        <label class="label" for={id}>
          {field.label}
          {field.required && <span aria-hidden="true"> *</span>}
        </label>
        {about}
        <TextField id={id} field={field} value={String(value ?? field.value ?? '')} set={set} />
      </div>
    );
  if (field.kind === 'checkbox')
    return (
      <label class="field tick">
        <input type="checkbox" checked={Boolean(value)} onChange={event => set(event.currentTarget.checked)} />
        {field.label}
        {about}
      </label>
    );
  return (
    <fieldset class="field">
      <legend class="label">{field.label}</legend>
      {about}
      {field.kind === 'select' ? (
        <SelectField field={field} value={value} set={set} />
      ) : (
        <TickField field={field} value={value} set={set} />
      )}
    </fieldset>
  );
}

function TextField({
  id,
  field,
  value,
  set,
}: {
  readonly id: string;
  readonly field: SeenField;
  readonly value: string;
  readonly set: Props['set'];
}) {
  const common = {
    id,
    value,
    required: field.required,
    minLength: field.min,
    maxLength: field.max,
    placeholder: field.placeholder,
    'aria-describedby': field.description ? `${id}-about` : undefined,
  };
  return field.multiline ? (
    <textarea {...common} rows={8} onInput={event => set(event.currentTarget.value)} />
  ) : (
    <input {...common} onInput={event => set(event.currentTarget.value)} />
  );
}

const listOf = ({ options = [] }: SeenField, value: FieldValue | undefined): readonly string[] =>
  typeof value === 'object' ? value : value === undefined ? options.filter(one => one.chosen).map(one => one.value) : [String(value)];

function SelectField({ field, value, set }: Props) {
  const chosen = listOf(field, value);
  const options = (field.options ?? []).map(one => ({ ...one, chosen: chosen.includes(one.value) }));
  const { min, max, placeholder } = field;
  const select = {
    kind: 'string' as const,
    options,
    chosen: [],
    min,
    max,
    disabled: false,
    ...(placeholder !== undefined && { placeholder }),
  };
  const take = async (values: readonly string[]): Promise<boolean> => {
    set(values);
    return true;
  };
  return <MenuView label={field.label} select={select} waiting={false} choose={take} />;
}

function TickField({ field, value, set }: Props) {
  const chosen = listOf(field, value);
  const single = field.kind === 'radio';
  const toggle = (one: string, on: boolean): void => {
    if (single) set(one);
    else set(on ? [...chosen, one] : chosen.filter(other => other !== one));
  };
  return (
    <>
      {(field.options ?? []).map(option => (
        <label key={option.value} class="tick">
          <input
            type={single ? 'radio' : 'checkbox'}
            name={fieldName(field.customId)}
            checked={chosen.includes(option.value)}
            onChange={event => toggle(option.value, event.currentTarget.checked)}
          />
          {option.label}
          {option.description && <small>{option.description}</small>}
        </label>
      ))}
    </>
  );
}
