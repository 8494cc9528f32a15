import { pngSize } from '../lib/pngSize.js';
import type { Attachment } from '../world/message.js';
import { nextId, type World } from '../world/world.js';

/** An uploaded file. */
export interface UploadedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** What a message says about an uploaded file; `name` replaces the file's own. */
interface Label {
  readonly name?: string | undefined;
  readonly description?: string | undefined;
}

/** Stores the bytes of a file and returns the attachment that a message can have. */
export function storeAttachment(world: World, file: UploadedFile, { name = file.name, description }: Label = {}): Attachment {
  const id = nextId(world);
  world.files.set(id, file.bytes);
  return {
    id,
    filename: safeName(name),
    contentType: file.type || 'application/octet-stream',
    size: file.bytes.length,
    ...(description !== undefined && { description }),
    ...pngSize(file.bytes),
  };
}

/** Stores a file that was sent with a command and belongs to no message. */
export function storeLooseAttachment(world: World, file: UploadedFile): Attachment {
  const attachment = storeAttachment(world, file);
  world.looseAttachments.set(attachment.id, attachment);
  return attachment;
}

/** The name that Discord makes of a file's name: it keeps letters, digits and a few marks. */
const safeName = (name: string): string => name.replace(/\s+/g, '_').replace(/[^\p{L}\p{N}._-]/gu, '') || 'unknown';
