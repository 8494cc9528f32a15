import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { OutgoingMessage, Picture, Renderer } from '../context/ports.js';
import type { OutboxRow } from '../context/store.js';

/** Pictures that were asked for. `drawn`: all but those that cannot be drawn. */
export interface PictureRequest {
  /** Stands for what the pictures show. */
  readonly shown: string;
  readonly drawn: Promise<OutgoingMessage['pictures']>;
  isDone: boolean;
}

/** The pictures of messages, from when they are asked for until they are posted. */
export interface Drawings {
  /** Asks for the pictures of a message. Asking again returns the same ones, unless the message has others by now: how a lobby’s board looks, say. */
  of(row: OutboxRow, pictures: readonly Picture[]): PictureRequest;
  /** Whether the pictures of the message were asked for and are not ready yet. */
  isAwaited(row: OutboxRow): boolean;
  /** How many messages have pictures that were asked for and are not ready yet. */
  awaited(): number;
  /** Call this when the message is done with: forgets its pictures. */
  drop(row: OutboxRow): void;
}

/** The pictures of this many messages are kept. Beyond that the oldest that are ready are dropped. */
const KEPT = 200;

/** `failed`: called for a picture that cannot be drawn. `done`: called whenever the pictures of a message are ready. */
export function createDrawings(renderer: Renderer, failed: (row: OutboxRow, error: unknown) => void, done: () => void): Drawings {
  const drawings = new Map<string, PictureRequest>();

  const drawOne = async (row: OutboxRow, shows: Picture): Promise<OutgoingMessage['pictures']> => {
    try {
      return [{ bytes: await renderer.draw(shows, 'patient'), shows }];
    } catch (error) {
      failed(row, error);
      return [];
    }
  };

  function begin(row: OutboxRow, pictures: readonly Picture[]): PictureRequest {
    const drawn = Promise.all(pictures.map(picture => drawOne(row, picture))).then(all => all.flat());
    const asked: PictureRequest = { shown: hashOf(pictures), drawn, isDone: false };
    void drawn.then(() => {
      asked.isDone = true;
      done();
    });
    return asked;
  }

  return {
    of: (row, pictures) => {
      const key = keyOf(row);
      const known = drawings.get(key);
      if (known?.shown === hashOf(pictures)) return known;
      const begun = begin(row, pictures);
      drawings.set(key, begun);
      const oldest = [...drawings].find(([, { isDone }]) => isDone);
      if (drawings.size > KEPT && oldest) drawings.delete(oldest[0]);
      return begun;
    },
    isAwaited: row => drawings.get(keyOf(row))?.isDone === false,
    awaited: () => [...drawings.values()].filter(({ isDone }) => !isDone).length,
    drop: row => void drawings.delete(keyOf(row)),
  };
}

/** Identifies a message by its content, whichever of its rows asks. */
const keyOf = ({ match, slot, content }: OutboxRow): string => `${match} ${slot} ${JSON.stringify(content)}`;

const hashOf = (pictures: readonly Picture[]): string => bytesToHex(sha256(utf8ToBytes(JSON.stringify(pictures))));
