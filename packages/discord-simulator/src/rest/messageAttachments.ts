import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { storeAttachment } from '../changes/uploads.js';
import type { SimulatorContext } from '../context/simulatorContext.js';
import { LIMITS } from '../discord/limits.js';
import { ok, type Result, refuse } from '../lib/result.js';
import type { AttachmentForm } from '../requestSchemas/messageSchema.js';
import type { Attachment } from '../world/message.js';
import { type ApiResponse, errorResponse } from './apiResponse.js';
import type { Upload } from './route.js';

/** The attachments of a message after a request: the kept existing ones, then the uploaded files. Without a `list` all existing ones are kept. */
export function attachmentsFrom(
  context: SimulatorContext,
  sent: { readonly list: readonly AttachmentForm[] | undefined; readonly files: readonly Upload[] },
  existing: readonly Attachment[],
): Result<readonly Attachment[], ApiResponse> {
  const { list, files } = sent;
  const isNew = (form: AttachmentForm) => files.some(file => file.index === form.id);
  const kept = list ? list.flatMap(form => (isNew(form) ? [] : redescribed(existing, form))) : existing;
  if ((list ?? []).filter(form => !isNew(form)).length > (list ? kept.length : 0))
    return refuse(errorResponse(RESTJSONErrorCodes.UploadedFileNotFound));
  if (kept.length + files.length > LIMITS.files)
    return refuse(errorResponse(RESTJSONErrorCodes.MaximumNumberOfAttachmentsInAMessageReached));
  if (files.some(file => file.bytes.length > context.rules.attachmentSize))
    return refuse(errorResponse(RESTJSONErrorCodes.RequestEntityTooLarge));
  const added = files.map(file => {
    const { filename: name, description } = list?.find(form => form.id === file.index) ?? {};
    return storeAttachment(context.world, file, { name, description });
  });
  return ok([...kept, ...added]);
}

function redescribed(existing: readonly Attachment[], form: AttachmentForm): readonly Attachment[] {
  const kept = existing.find(one => one.id === form.id);
  if (!kept) return [];
  return [form.description === undefined ? kept : { ...kept, description: form.description }];
}
