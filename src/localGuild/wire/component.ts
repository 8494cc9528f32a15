import { COMPONENT, type Component, type Row } from '../door/component.js';
import type { StandIn } from '../standIn.js';
import type { Message } from '../world/message.js';
import { attachmentAt, shownAddress } from './attachment.js';

type Media = { readonly url: string };

/** A picture or file of a component, at its address. */
export interface WireMedia {
  readonly url: string;
  readonly width?: number | null;
  readonly height?: number | null;
}

/** Discord's shape of a component, of whatever type: each has some of these. */
export interface WireComponent {
  readonly type: number;
  readonly id?: number | undefined;
  readonly custom_id?: string | undefined;
  readonly content?: string;
  readonly components?: readonly WireComponent[];
  readonly accessory?: WireComponent;
  readonly items?: readonly { readonly media: WireMedia; readonly description?: string | undefined }[];
  readonly media?: WireMedia;
  readonly file?: WireMedia;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly size?: number | undefined;
  readonly url?: string | undefined;
  readonly divider?: boolean | undefined;
  readonly accent_color?: number | undefined;
  readonly min_values?: number;
  readonly max_values?: number;
}

/** A menu says how many options it takes, whether or not the bot said so. */
const withBounds = (part: Row['components'][number]): WireComponent =>
  part.type === COMPONENT.button ? part : { ...part, min_values: part.min_values ?? 1, max_values: part.max_values ?? 1 };

/** Discord's shape of a component: pictures and files at their addresses. */
export function wireComponent(standIn: StandIn, message: Message, component: Component): WireComponent {
  const media = (one: Media) => {
    const size = attachmentAt(message, one.url);
    const url = shownAddress(standIn, message, one.url) ?? one.url;
    return { url, proxy_url: url, width: size?.width ?? null, height: size?.height ?? null, content_type: size?.contentType };
  };
  switch (component.type) {
    case COMPONENT.mediaGallery:
      return { ...component, items: component.items.map(item => ({ ...item, media: media(item.media) })) };
    case COMPONENT.file: {
      const size = attachmentAt(message, component.file.url);
      return { ...component, file: media(component.file), name: size?.filename, size: size?.size };
    }
    case COMPONENT.section: {
      const { accessory } = component;
      return {
        ...component,
        accessory: accessory.type === COMPONENT.thumbnail ? { ...accessory, media: media(accessory.media) } : accessory,
      };
    }
    case COMPONENT.container:
      return { ...component, components: component.components.map(one => wireComponent(standIn, message, one)) };
    case COMPONENT.row:
      return { ...component, components: component.components.map(withBounds) };
    default:
      return component;
  }
}
