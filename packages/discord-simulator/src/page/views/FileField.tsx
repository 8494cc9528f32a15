import { useId } from 'preact/hooks';
import type { SeenCommandOption } from '../../client/seen.js';
import type { OptionInput } from './optionInput.js';

interface Props {
  readonly option: SeenCommandOption;
  readonly write: (written: OptionInput) => void;
}

/** Input for a command option that takes a text file. */
export function FileField({ option, write }: Props) {
  const id = useId();
  const read = async ([file]: readonly File[]): Promise<void> =>
    write(file ? { text: file.name, value: { name: file.name, text: await file.text() } } : { text: '' });
  return (
    <div class="option long">
      <label for={id}>{option.name}</label>
      <input
        id={id}
        name={option.name}
        type="file"
        accept=".json,.txt"
        title={option.description}
        aria-description={option.description}
        required={option.required}
        onChange={event => void read([...(event.currentTarget.files ?? [])])}
      />
    </div>
  );
}
