import { ok, type Result, refuse } from '../../lib/result.js';
import { type Answer, refusal } from '../answer.js';
import type { AttachmentForm } from '../door/message.js';
import { LIMITS } from '../limits.js';
import type { StandIn } from '../standIn.js';
import type { Attachment } from '../world/message.js';
import { nextId, type World } from '../world/world.js';
import type { Upload } from './call.js';
import { pngSize } from './pngSize.js';

/**
 * The attachments a message shall have: those kept out of `existing`, then the files sent along. Without a list all that exist stay;
 * with one, those it does not name go.
 */
export function attachmentsFrom(
  standIn: StandIn,
  sent: { readonly list: readonly AttachmentForm[] | undefined; readonly files: readonly Upload[] },
  existing: readonly Attachment[],
): Result<readonly Attachment[], Answer> {
  const { list, files } = sent;
  const isNew = (form: AttachmentForm) => files.some(file => file.index === form.id);
  const kept = list ? list.flatMap(form => (isNew(form) ? [] : redescribed(existing, form))) : existing;
  if ((list ?? []).filter(form => !isNew(form)).length > (list ? kept.length : 0)) return refuse(refusal(50146));
  if (kept.length + files.length > LIMITS.files) return refuse(refusal(30015));
  if (files.some(file => file.bytes.length > standIn.rules.attachmentSize)) return refuse(refusal(40005));
  const added = files.map(file =>
    stored(
      standIn.world,
      file,
      list?.find(form => form.id === file.index),
    ),
  );
  return ok([...kept, ...added]);
}

function redescribed(existing: readonly Attachment[], form: AttachmentForm): readonly Attachment[] {
  const kept = existing.find(one => one.id === form.id);
  if (!kept) return [];
  return [form.description === undefined ? kept : { ...kept, description: form.description }];
}

/** A file that belongs to no message: sent along with a command. */
export function storeLoose(world: World, file: Stored): Attachment {
  const loose = stored(world, file);
  world.loose.set(loose.id, loose);
  return loose;
}

type Stored = Pick<Upload, 'name' | 'bytes' | 'type'>;

function stored(world: World, file: Stored, form?: AttachmentForm): Attachment {
  const id = nextId(world);
  world.files.set(id, file.bytes);
  return {
    id,
    filename: safeName(form?.filename ?? file.name),
    contentType: file.type || 'application/octet-stream',
    size: file.bytes.length,
    ...(form?.description !== undefined && { description: form.description }),
    ...pngSize(file.bytes),
  };
}

/** Discord keeps letters, digits and a few marks. */
const safeName = (name: string): string => name.replace(/\s+/g, '_').replace(/[^\p{L}\p{N}._-]/gu, '') || 'unknown';
