import { useId } from 'preact/hooks';
import type { SentFile } from '../../client/optionValue.js';
import type { SeenCommandOption } from '../../client/seen.js';
import { fieldName } from './fieldName.js';
import type { OptionInput } from './optionInput.js';

interface Props {
  readonly option: SeenCommandOption;
  readonly write: (written: OptionInput) => void;
}

/** Names of files that are sent as text; all others are sent byte by byte. */
const TEXT = /\.(?:json|txt)$/i;

/** A file as it is sent. */
async function sent(file: File): Promise<SentFile> {
  const { name } = file;
  if (TEXT.test(name)) return { name, text: await file.text() };
  const bytes = new Uint8Array(await file.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return { name, base64: btoa(binary) };
}

/** Input for a command option that takes a file. */
export function FileField({ option, write }: Props) {
  const id = useId();
  const read = async ([file]: readonly File[]): Promise<void> => write(file ? { text: file.name, value: await sent(file) } : { text: '' });
  return (
    <div class="option long">
      <label for={id}>{option.name}</label>
      <input
        id={id}
        name={fieldName(option.name)}
        type="file"
        title={option.description}
        aria-description={option.description}
        required={option.required}
        onChange={event => void read([...(event.currentTarget.files ?? [])])}
      />
    </div>
  );
}
