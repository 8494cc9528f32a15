import type { SeenMessage } from '../../client/seen.js';
import { change } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { fileAt, fileBeside } from './messageFiles.js';

interface Props {
  readonly message: SeenMessage;
  readonly url: string;
  readonly width?: number | null | undefined;
  readonly height?: number | null | undefined;
  readonly alt?: string | undefined;
  /** Whether it is small, beside the text. */
  readonly thumbnail?: boolean;
}

/** A picture with its alt text below. A press enlarges it. */
export function PictureView({ message, url, width, height, alt, thumbnail = false }: Props) {
  const words = useWords();
  const file = fileAt(message, url);
  const here = fileBeside(url);
  const said = alt ?? file?.description ?? '';
  if (!here) return null;
  return (
    <figure class={thumbnail ? 'picture thumbnail' : 'picture'}>
      <button type="button" aria-label={words.enlarge(said || words.picture)} onClick={() => change({ picture: { url: here, alt: said } })}>
        <img
          src={here}
          alt={said || words.picture}
          width={width ?? file?.width}
          height={height ?? file?.height}
          loading="lazy"
          decoding="async"
        />
      </button>
      {said !== '' && !thumbnail && <figcaption>{said}</figcaption>}
    </figure>
  );
}
