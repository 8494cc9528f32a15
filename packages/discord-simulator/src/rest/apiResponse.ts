import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { type FormError, nestedErrors } from '../requestSchemas/formErrors.js';

/** The answer to a request: a status and a JSON body, or no body. */
export interface ApiResponse {
  readonly status: number;
  readonly body?: unknown;
  /** An HTML page instead of a JSON body. */
  readonly page?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export const noContent: ApiResponse = { status: 204 };
export const okResponse = (body: unknown): ApiResponse => ({ status: 200, body });
export const createdResponse = (body: unknown): ApiResponse => ({ status: 201, body });

/** The error codes the simulator returns, with their HTTP status and message. */
const ERRORS = {
  [RESTJSONErrorCodes.GeneralError]: [404, '404: Not Found'],
  [RESTJSONErrorCodes.UnknownChannel]: [404, 'Unknown Channel'],
  [RESTJSONErrorCodes.UnknownGuild]: [404, 'Unknown Guild'],
  [RESTJSONErrorCodes.UnknownMember]: [404, 'Unknown Member'],
  [RESTJSONErrorCodes.UnknownMessage]: [404, 'Unknown Message'],
  [RESTJSONErrorCodes.UnknownPermissionOverwrite]: [404, 'Unknown Overwrite'],
  [RESTJSONErrorCodes.UnknownUser]: [404, 'Unknown User'],
  [RESTJSONErrorCodes.UnknownWebhook]: [404, 'Unknown Webhook'],
  [RESTJSONErrorCodes.UnknownInteraction]: [404, 'Unknown interaction'],
  [RESTJSONErrorCodes.UnknownApplicationCommand]: [404, 'Unknown application command'],
  [RESTJSONErrorCodes.NotAuthorizedToPerformThisActionOnThisApplication]: [
    403,
    'You are not authorized to perform this action on this application',
  ],
  [RESTJSONErrorCodes.MaximumNumberOfPinsReachedForTheChannel]: [400, 'Maximum number of pins reached for the channel (250)'],
  [RESTJSONErrorCodes.MaximumNumberOfAttachmentsInAMessageReached]: [400, 'Maximum number of attachments in a message reached (10)'],
  [RESTJSONErrorCodes.MaximumNumberOfApplicationCommandsReached]: [400, 'Maximum number of application commands reached (100).'],
  [RESTJSONErrorCodes.MaximumThreadParticipantsReached]: [400, 'Maximum number of thread participants reached (1000).'],
  [RESTJSONErrorCodes.MaximumNumberOfChannelPermissionOverwritesReached]: [
    400,
    'Maximum number of channel permission overwrites reached (100)',
  ],
  [RESTJSONErrorCodes.RequestEntityTooLarge]: [413, 'Request entity too large'],
  [RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged]: [400, 'Interaction has already been acknowledged.'],
  [RESTJSONErrorCodes.MissingAccess]: [403, 'Missing Access'],
  [RESTJSONErrorCodes.CannotExecuteActionOnDMChannel]: [403, 'Cannot execute action on a DM channel'],
  [RESTJSONErrorCodes.CannotEditMessageAuthoredByAnotherUser]: [403, 'Cannot edit a message authored by another user'],
  [RESTJSONErrorCodes.CannotSendAnEmptyMessage]: [400, 'Cannot send an empty message'],
  [RESTJSONErrorCodes.CannotSendMessagesToThisUser]: [403, 'Cannot send messages to this user'],
  [RESTJSONErrorCodes.MissingPermissions]: [403, 'Missing Permissions'],
  [RESTJSONErrorCodes.CannotExecuteActionOnSystemMessage]: [403, 'Cannot execute action on a system message'],
  [RESTJSONErrorCodes.CannotExecuteActionOnThisChannelType]: [400, 'Cannot execute action on this channel type'],
  [RESTJSONErrorCodes.InvalidWebhookToken]: [401, 'Invalid Webhook Token'],
  [RESTJSONErrorCodes.InvalidRecipients]: [400, 'Invalid Recipient(s)'],
  [RESTJSONErrorCodes.InvalidAPIVersion]: [400, 'Invalid API version'],
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread]: [400, 'Thread is archived'],
  [RESTJSONErrorCodes.RequestBodyContainsInvalidJSON]: [400, 'The request body contains invalid JSON.'],
  [RESTJSONErrorCodes.UploadedFileNotFound]: [400, 'Uploaded file not found.'],
  [RESTJSONErrorCodes.CannotSendMessagesToThisUserDueToHavingNoMutualGuilds]: [
    403,
    'Cannot send messages to this user due to having no mutual guilds',
  ],
  [RESTJSONErrorCodes.CannotReplyWithoutPermissionToReadMessageHistory]: [400, 'Cannot reply without permission to read message history'],
  [RESTJSONErrorCodes.ThreadAlreadyCreatedForMessage]: [400, 'A thread has already been created for this message'],
  [RESTJSONErrorCodes.ThreadLocked]: [400, 'This thread is locked'],
  [RESTJSONErrorCodes.MaximumActiveThreads]: [400, 'Maximum number of active threads has been reached'],
} as const satisfies Record<number, readonly [number, string]>;

export type ErrorCode = keyof typeof ERRORS;

export function errorResponse(code: ErrorCode): ApiResponse {
  const [status, message] = ERRORS[code];
  return { status, body: { message, code } };
}

export const unauthorized: ApiResponse = { status: 401, body: { message: '401: Unauthorized', code: 0 } };

/** Discord's error 50035: every error under the path of its field. */
export const invalidForm = (errors: readonly FormError[]): ApiResponse => ({
  status: 400,
  body: { message: 'Invalid Form Body', code: RESTJSONErrorCodes.InvalidFormBodyOrContentType, errors: nestedErrors(errors) },
});

/** Error 50035 for a single field. */
export const invalidField = (path: readonly PropertyKey[], code: string, message: string): ApiResponse =>
  invalidForm([{ path, code, message }]);
