import type { SeenAttachment, SeenMessage } from '../../client/seen.js';
import { useLocale } from '../state/useWords.js';
import { fileBeside, looseFiles } from './messageFiles.js';
import { PictureView } from './PictureView.js';

/** The attachments of a message that no embed or component shows. */
export function Files({ message }: { readonly message: SeenMessage }) {
  return (
    <>
      {looseFiles(message).map(file =>
        file.type.startsWith('image/') ? (
          <PictureView key={file.url} message={message} url={file.url} width={file.width} height={file.height} alt={file.description} />
        ) : (
          <FileLink key={file.url} file={file} />
        ),
      )}
    </>
  );
}

export function FileLink({ file }: { readonly file: Pick<SeenAttachment, 'name' | 'url' | 'size'> }) {
  const locale = useLocale();
  const size = new Intl.NumberFormat(locale, { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }).format(file.size / 1000);
  return (
    <p class="file">
      <a href={fileBeside(file.url)} download={file.name}>
        {file.name}
      </a>{' '}
      <small>{size}</small>
    </p>
  );
}
