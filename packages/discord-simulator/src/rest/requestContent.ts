import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { z } from 'zod';
import { LIMITS } from '../discord/limits.js';
import { ok, type Result, refuse } from '../lib/result.js';
import { type ApiResponse, errorResponse, invalidField } from './apiResponse.js';
import type { Upload } from './route.js';

/** The JSON body and the files of a request. */
export interface Content {
  readonly body: unknown;
  readonly files: readonly Upload[];
}

/** Reads a JSON body, or a multipart form with files and JSON in `payload_json`. An empty body reads as an empty object. */
export async function readContent(request: Request): Promise<Result<Content, ApiResponse>> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  const type = request.headers.get('content-type') ?? '';
  if (bytes.length > LIMITS.request) return refuse(errorResponse(RESTJSONErrorCodes.RequestEntityTooLarge));
  if (bytes.length === 0) return ok({ body: {}, files: [] });
  if (type.startsWith('multipart/form-data')) return readForm(bytes, type);
  if (type.startsWith('application/json')) return withFiles(Buffer.from(bytes).toString(), []);
  return refuse(
    invalidField([], 'CONTENT_TYPE_INVALID', 'Expected "Content-Type" header to be one of {application/json, multipart/form-data}.'),
  );
}

async function readForm(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Result<Content, ApiResponse>> {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => undefined);
  if (!form) return refuse(invalidField([], 'CONTENT_TYPE_INVALID', 'The form could not be read.'));
  const files = await Promise.all([...form].map(([field, value]) => uploadOf(field, value)));
  const json = form.get('payload_json');
  return withFiles(
    typeof json === 'string' ? json : '{}',
    files.flatMap(file => file ?? []),
  );
}

const FIELD = /^files\[(\d+)\]$/;

async function uploadOf(field: string, value: string | File): Promise<Upload | undefined> {
  const index = FIELD.exec(field)?.[1];
  if (index === undefined || typeof value === 'string') return undefined;
  return { index, name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) };
}

const json = z.string().transform((text, issues): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    issues.addIssue('not JSON');
    return z.NEVER;
  }
});

function withFiles(text: string, files: readonly Upload[]): Result<Content, ApiResponse> {
  const body = json.safeParse(text);
  return body.success ? ok({ body: body.data, files }) : refuse(errorResponse(RESTJSONErrorCodes.RequestBodyContainsInvalidJSON));
}
