import type { APIActionRowComponent, APIComponentInMessageActionRow, APIEmbed, APIModalInteractionResponseCallbackData } from 'discord.js';

import type { Picture } from '../matches/ports.js';

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

/** A file of a message, with what it shows in words for those who do not see it. */
export interface Enclosure {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly alt?: string;
}

/** A picture that is still to be drawn, and how it is enclosed then. */
export interface Sketch {
  readonly picture: Picture;
  readonly name: string;
  readonly alt: string;
}

/** What a message says; whatever is left out, it does not have. */
export interface Reply {
  readonly content?: string;
  readonly embeds?: readonly APIEmbed[];
  readonly rows?: readonly Row[];
  readonly enclosures?: readonly Enclosure[];
  /** Drawn when the reply is sent, and put before the enclosures. */
  readonly sketch?: Sketch;
}

/** A form to fill in, instead of a message. */
export interface Form {
  readonly modal: APIModalInteractionResponseCallbackData;
}
