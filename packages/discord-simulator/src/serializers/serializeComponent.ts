import { ComponentType } from 'discord-api-types/v10';
import type { SimulatorContext } from '../context/simulatorContext.js';
import type { Component, Row } from '../requestSchemas/componentSchema.js';
import type { Message } from '../world/message.js';
import { attachmentAt, shownAddress } from './serializeAttachment.js';

type Media = { readonly url: string };

/** A picture or file in a component. */
export interface SerializedMedia {
  readonly url: string;
  readonly width?: number | null;
  readonly height?: number | null;
}

/** A component of any type as Discord sends it. Each type has some of these fields. */
export interface SerializedComponent {
  readonly type: number;
  readonly id?: number | undefined;
  readonly custom_id?: string | undefined;
  readonly content?: string;
  readonly components?: readonly SerializedComponent[];
  readonly accessory?: SerializedComponent;
  readonly items?: readonly { readonly media: SerializedMedia; readonly description?: string | undefined }[];
  readonly media?: SerializedMedia;
  readonly file?: SerializedMedia;
  readonly name?: string | undefined;
  readonly description?: string | undefined;
  readonly size?: number | undefined;
  readonly url?: string | undefined;
  readonly divider?: boolean | undefined;
  readonly accent_color?: number | undefined;
  readonly min_values?: number;
  readonly max_values?: number;
}

/** Discord fills in the defaults of a select menu's bounds. */
const withBounds = (part: Row['components'][number]): SerializedComponent =>
  part.type === ComponentType.Button ? part : { ...part, min_values: part.min_values ?? 1, max_values: part.max_values ?? 1 };

/** A component as Discord sends it, with the URLs of its pictures and files. */
export function serializeComponent(context: SimulatorContext, message: Message, component: Component): SerializedComponent {
  const media = (one: Media) => {
    const size = attachmentAt(message, one.url);
    const url = shownAddress(context, message, one.url) ?? one.url;
    return { url, proxy_url: url, width: size?.width ?? null, height: size?.height ?? null, content_type: size?.contentType };
  };
  switch (component.type) {
    case ComponentType.MediaGallery:
      return { ...component, items: component.items.map(item => ({ ...item, media: media(item.media) })) };
    case ComponentType.File: {
      const size = attachmentAt(message, component.file.url);
      return { ...component, file: media(component.file), name: size?.filename, size: size?.size };
    }
    case ComponentType.Section: {
      const { accessory } = component;
      return {
        ...component,
        accessory: accessory.type === ComponentType.Thumbnail ? { ...accessory, media: media(accessory.media) } : accessory,
      };
    }
    case ComponentType.Container:
      return { ...component, components: component.components.map(one => serializeComponent(context, message, one)) };
    case ComponentType.ActionRow:
      return { ...component, components: component.components.map(withBounds) };
    default:
      return component;
  }
}
