import { DiscordAPIError, RESTJSONErrorCodes, Routes } from 'discord.js';
import { z } from 'zod';
import type { Messenger, OutgoingMessage, Posted } from '../../matches/context/ports.js';
import type { OutboxRow } from '../../matches/context/store.js';
import type { ChannelId, UserId } from '../../matches/model/match.js';
import { clickable, type Mentioning } from '../message/clickable.js';
import type { ComposedPost } from '../posts/composedPost.js';
import { composePost } from '../posts/composePost.js';
import { refusalOf } from '../requests/discordAnswer.js';
import type { RestClient } from '../requests/restClient.js';
import type { GamePresenters } from '../words/presenters/gamePresenter.js';
import { wordsIn } from '../words/wordsIn.js';
import { alreadyPosted } from './alreadyPosted.js';
import { inOpenThread } from './openThread.js';
import { type PostPayload, payloadOf } from './postPayload.js';
import { openPrivateThread } from './privateThread.js';
import { whyNotPosted } from './whyNotPosted.js';

/** The message is not there, or is of another author, if the bot had another account when it was posted. */
const NOT_OURS: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.CannotEditMessageAuthoredByAnotherUser,
]);
const BAD_FILES: ReadonlySet<number | string> = new Set([
  RESTJSONErrorCodes.RequestEntityTooLarge,
  RESTJSONErrorCodes.FileUploadedExceedsMaximumSize,
  RESTJSONErrorCodes.InvalidFileUploaded,
]);
const sent = z.object({ id: z.string() });

interface Delivery {
  readonly rest: RestClient;
  readonly presenters: GamePresenters;
  /** Makes commands in a text clickable. Undefined: they stay plain code. */
  readonly mentioning?: Mentioning;
}

/**
 * Sends messages over Discord's REST API: new ones with an enforced nonce, later versions as edits. Before a retry, looks for the message
 * in the channel, because Discord forgets a nonce after a few minutes.
 */
export function createMessenger({ rest, presenters, mentioning }: Delivery): Messenger {
  const directOf = openDirects(rest);
  const channelOf = async (outgoing: OutgoingMessage): Promise<ChannelId> => {
    const { to, content } = outgoing.row;
    if (content.kind === 'thread') return threadOf(rest, outgoing, content.seats);
    return 'channel' in to ? to.channel : directOf(to.user);
  };
  const post = async (outgoing: OutgoingMessage, payload: PostPayload): Promise<Posted> => {
    const channel = await channelOf(outgoing);
    const found = outgoing.row.triedAt === undefined ? undefined : await alreadyPosted(rest, channel, outgoing.row);
    if (found !== undefined) return { ok: true, channel, message: found };
    const body = { ...payload.body, nonce: outgoing.row.nonce, enforce_nonce: true };
    const { id } = sent.parse(
      await inOpenThread(rest, channel, () => rest.post(Routes.channelMessages(channel), { body, files: payload.files })),
    );
    return { ok: true, channel, message: id };
  };
  /** Deletes, edits or posts a message. If Discord refuses its files, retries with one picture fewer each time, dropping the last. */
  const sendFitting = async (outgoing: OutgoingMessage, composed: ComposedPost): Promise<Posted> => {
    if (composed.withdrawn) return withdrawn(rest, outgoing);
    const payload = payloadOf(clickable(composed, mentioning));
    try {
      return (await edited(rest, outgoing, payload)) ?? (await post(outgoing, payload));
    } catch (error) {
      if (outgoing.pictures.length === 0 || !isAboutFiles(error)) throw error;
      const fewer = { ...outgoing, pictures: outgoing.pictures.slice(0, -1) };
      const posted = await sendFitting(fewer, composePost(fewer, presenters));
      return posted.ok ? { ...posted, bare: posted.bare ?? refusalOf(error) } : posted;
    }
  };

  const find = async (row: OutboxRow): Promise<Posted> => {
    const channel = 'channel' in row.to ? row.to.channel : await directOf(row.to.user);
    const message = await alreadyPosted(rest, channel, row);
    return message === undefined ? { ok: false, because: 'needless', detail: 'it was never posted' } : { ok: true, channel, message };
  };

  /** What is not to be posted any more, but may have been by an attempt whose answer was lost, is looked for, and edited or deleted. */
  const send = async (outgoing: OutgoingMessage): Promise<Posted> => {
    const composed = composePost(outgoing, presenters);
    const mayStand = composed.withdrawn && outgoing.edits === undefined && outgoing.row.triedAt !== undefined;
    const found = mayStand ? await find(outgoing.row) : undefined;
    if (!found?.ok) return sendFitting(outgoing, composed);
    const standing = { ...outgoing, edits: { channel: found.channel, message: found.message } };
    return sendFitting(standing, composePost(standing, presenters));
  };

  return {
    find: row => find(row).catch((error: unknown) => notPosted(error, row)),
    send: outgoing => send(outgoing).catch((error: unknown) => notPosted(error, outgoing.row)),
  };
}

const notPosted = (error: unknown, { to }: OutboxRow): Posted => ({
  ok: false,
  because: whyNotPosted(error, to),
  detail: detailOf(error),
  refusal: refusalOf(error),
});

const isAboutFiles = (error: unknown): boolean =>
  error instanceof DiscordAPIError && (error.status === 413 || BAD_FILES.has(error.code) || isAboutAttachments(refusalOf(error)?.fields));

const isAboutAttachments = (fields: readonly string[] = []): boolean =>
  fields.length > 0 && fields.every(field => /^(files|attachments)\b/.test(field));

/** Edits the message. Undefined if there is none to edit, or if it was deleted. */
async function edited(rest: RestClient, { edits }: OutgoingMessage, { body, files }: PostPayload): Promise<Posted | undefined> {
  if (edits === undefined) return undefined;
  try {
    await inOpenThread(rest, edits.channel, () => rest.patch(Routes.channelMessage(edits.channel, edits.message), { body, files }));
    return { ok: true, ...edits };
  } catch (error) {
    if (isNotOurs(error)) return undefined;
    throw error;
  }
}

/** Deletes the message, if it was posted. */
async function withdrawn(rest: RestClient, { edits }: OutgoingMessage): Promise<Posted> {
  if (edits === undefined) return { ok: false, because: 'needless', detail: 'there was nothing left to say' };
  try {
    await inOpenThread(rest, edits.channel, () => rest.delete(Routes.channelMessage(edits.channel, edits.message)));
  } catch (error) {
    if (!isNotOurs(error)) throw error;
  }
  return { ok: true, ...edits };
}

const isNotOurs = (error: unknown): boolean => error instanceof DiscordAPIError && NOT_OURS.has(error.code);

/** Caches DM channels: Discord limits requests for them, even for channels that are already open. */
function openDirects(rest: RestClient): (user: UserId) => Promise<ChannelId> {
  const opened = new Map<UserId, ChannelId>();
  return async user => {
    const known = opened.get(user);
    if (known !== undefined) return known;
    const { id } = sent.parse(await rest.post(Routes.userChannels(), { body: { recipient_id: user } }));
    opened.set(user, id);
    return id;
  };
}

/** Opens the private thread of several powers. */
function threadOf(
  rest: RestClient,
  { match, row, seats, seatHolders, language }: OutgoingMessage,
  powers: readonly string[],
): Promise<ChannelId> {
  const names = powers.map(power => seats.find(({ id }) => id === power)?.name[language] ?? power);
  return openPrivateThread(rest, {
    guild: match.guild,
    under: match.channel,
    name: wordsIn(language).press.threadName(names),
    mark: row.nonce,
    members: seatHolders.flatMap(({ seat, user }) => (user !== undefined && powers.includes(seat) ? [user] : [])),
    isAgain: row.attempts > 0,
  });
}

/** Describes an error for the log, without any content of the message. */
const detailOf = (error: unknown): string =>
  error instanceof DiscordAPIError
    ? `Discord answered ${error.status}, code ${error.code}`
    : error instanceof Error
      ? error.name
      : 'unknown';
