import type { APIActionRowComponent, APIComponentInMessageActionRow, APIEmbed, APIModalInteractionResponseCallbackData } from 'discord.js';

import type { AnyPicture } from '../../matches/context/ports.js';

export type ComponentRow = APIActionRowComponent<APIComponentInMessageActionRow>;

/** A file of a message; `alt` describes a picture for those who cannot see it. */
export interface ReplyAttachment {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly alt?: string;
}

/** A picture to be drawn, with its file name and description. */
export interface PictureToDraw {
  readonly picture: AnyPicture;
  readonly name: string;
  readonly alt: string;
}

/** Puts another message in place of a reply. False if it is gone: nobody looks any more. */
export type Telling = (instead: Reply) => Promise<boolean>;

/** The content of a message. */
export interface Reply {
  readonly content?: string;
  readonly embeds?: readonly APIEmbed[];
  readonly rows?: readonly ComponentRow[];
  readonly attachments?: readonly ReplyAttachment[];
  /** The board that stands in the thread shows what happened: the rest, if anything, is said to the user alone. */
  readonly onBoard?: true;
  /** Drawn when the reply is sent, and placed before the other attachments. */
  readonly sketch?: PictureToDraw;
  /** Drawn after it. */
  readonly nextSketch?: PictureToDraw;
  /**
   * Long work that begins once the reply is sent; no other interaction waits for it. What it returns, if anything, takes the place of the reply;
   * until then it may tell how far it is.
   */
  readonly goesOn?: (tell: Telling) => Promise<Reply | undefined>;
}

/** A form to fill in, instead of a message. */
export interface FormReply {
  readonly modal: APIModalInteractionResponseCallbackData;
}
