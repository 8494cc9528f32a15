import { InteractionResponseType, InteractionType, MessageFlags, Routes } from 'discord.js';
import { z } from 'zod';
import { languageOf } from '../../lib/language.js';
import type { RestClient } from '../requests/restClient.js';
import { wordsIn } from '../words/wordsIn.js';

/** The fields needed to answer an interaction, even if the rest is invalid. */
const answerable = z.object({
  id: z.string().regex(/^\d{1,20}$/),
  token: z.string().regex(/^[\w.-]{1,1000}$/),
  type: z.number().int().min(2).max(5),
  locale: z.string().optional().catch(undefined),
});

/** Answers an unreadable interaction with an error message. Returns false if it cannot even be answered. */
export async function refuseInteraction(rest: Pick<RestClient, 'post'>, told: unknown): Promise<boolean> {
  const read = answerable.safeParse(told);
  if (!read.success) return false;
  const { id, token, type, locale } = read.data;
  const content = wordsIn(languageOf(locale)).general.wentWrong;
  const body =
    type === InteractionType.ApplicationCommandAutocomplete
      ? { type: InteractionResponseType.ApplicationCommandAutocompleteResult, data: { choices: [] } }
      : { type: InteractionResponseType.ChannelMessageWithSource, data: { content, flags: MessageFlags.Ephemeral } };
  await rest.post(Routes.interactionCallback(id, token), { body, auth: false });
  return true;
}
