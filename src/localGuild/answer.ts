/** What a request gets: a status and a JSON body, or no body. */
export interface Answer {
  readonly status: number;
  readonly body?: unknown;
  /** Instead of a body: a page in HTML. */
  readonly page?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const done: Answer = { status: 204 };
export const found = (body: unknown): Answer => ({ status: 200, body });
export const created = (body: unknown): Answer => ({ status: 201, body });

/** Discord's error codes that are given out here, with their HTTP status and words. */
const REFUSALS = {
  0: [404, '404: Not Found'],
  10003: [404, 'Unknown Channel'],
  10004: [404, 'Unknown Guild'],
  10007: [404, 'Unknown Member'],
  10008: [404, 'Unknown Message'],
  10009: [404, 'Unknown Overwrite'],
  10013: [404, 'Unknown User'],
  10015: [404, 'Unknown Webhook'],
  10062: [404, 'Unknown interaction'],
  10063: [404, 'Unknown application command'],
  20012: [403, 'You are not authorized to perform this action on this application'],
  30003: [400, 'Maximum number of pins reached for the channel (250)'],
  30015: [400, 'Maximum number of attachments in a message reached (10)'],
  30032: [400, 'Maximum number of application commands reached (100).'],
  30033: [400, 'Maximum number of thread participants reached (1000).'],
  30060: [400, 'Maximum number of channel permission overwrites reached (100)'],
  40005: [413, 'Request entity too large'],
  40060: [400, 'Interaction has already been acknowledged.'],
  50001: [403, 'Missing Access'],
  50003: [403, 'Cannot execute action on a DM channel'],
  50005: [403, 'Cannot edit a message authored by another user'],
  50006: [400, 'Cannot send an empty message'],
  50007: [403, 'Cannot send messages to this user'],
  50013: [403, 'Missing Permissions'],
  50021: [403, 'Cannot execute action on a system message'],
  50024: [400, 'Cannot execute action on this channel type'],
  50027: [401, 'Invalid Webhook Token'],
  50033: [400, 'Invalid Recipient(s)'],
  50041: [400, 'Invalid API version'],
  50083: [400, 'Thread is archived'],
  50109: [400, 'The request body contains invalid JSON.'],
  50146: [400, 'Uploaded file not found.'],
  50278: [403, 'Cannot send messages to this user due to having no mutual guilds'],
  160002: [400, 'Cannot reply without permission to read message history'],
  160004: [400, 'A thread has already been created for this message'],
  160005: [400, 'This thread is locked'],
  160006: [400, 'Maximum number of active threads has been reached'],
} as const satisfies Record<number, readonly [number, string]>;

export type RefusalCode = keyof typeof REFUSALS;

export function refusal(code: RefusalCode): Answer {
  const [status, message] = REFUSALS[code];
  return { status, body: { message, code } };
}

export const unauthorized: Answer = { status: 401, body: { message: '401: Unauthorized', code: 0 } };
