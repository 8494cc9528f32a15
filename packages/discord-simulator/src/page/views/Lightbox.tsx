import type { Picture } from '../state/pageState.js';
import { change } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { Dialog } from './Dialog.js';

/** A picture in full size with its alt text. */
export function Lightbox({ picture: { url, alt } }: { readonly picture: Picture }) {
  const words = useWords();
  const close = (): void => change({ picture: undefined });
  return (
    <div class="lightbox">
      <Dialog title={alt || words.picture} close={close}>
        <a href={url} target="_blank" rel="noopener noreferrer">
          <img src={url} alt={alt || words.picture} />
        </a>
      </Dialog>
    </div>
  );
}
