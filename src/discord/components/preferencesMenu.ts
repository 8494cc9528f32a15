import { prefer } from '../../matches/actions/lobby/prefer.js';
import { rememberLanguage } from '../../matches/actions/people/rememberLanguage.js';
import type { ComponentContext } from '../interactions/interactionContext.js';
import { refusal } from '../interactions/sayFault.js';
import { button, inMenus, menu, rowOf } from '../message/buttons.js';
import { customId } from '../message/customId.js';
import type { Reply } from '../message/reply.js';

/** Shows a player's preferred powers, the most wanted first, with a menu to add one. `named`: replaces the preferences. */
export async function wishes(context: ComponentContext, named?: readonly string[]): Promise<Reply> {
  const { bot, payload, user, words, language } = context;
  const found = await prefer(bot.hosting, payload.match, user, named);
  if (!found.ok) return refusal(context, found.fault);
  const { seats, players } = found.value;
  const chosen = found.value.named.flatMap(id => seats.find(({ seat }) => seat.id === id)?.seat ?? []);
  const left = seats.filter(({ seat }) => !found.value.named.includes(seat.id));
  const lines = chosen.map(({ name }, i) => `${i + 1}. ${name[language]}`);
  const isUneven = new Set(seats.map(({ units }) => units)).size > 1;
  const options = left.map(({ seat: { id, name }, units, from }) => {
    const description = words.lobby.beginsWith(isUneven ? units : undefined, from > players ? from : undefined);
    return { label: name[language], value: id, ...(description !== '' && { description }) };
  });
  return {
    embeds: [
      {
        title: words.start.wishes,
        description: [
          ...(lines.length > 0 ? lines : [words.start.noWishes]),
          '',
          words.start.wishesHow,
          ...(found.value.isIn ? [] : [words.start.wishesJoin]),
        ].join('\n'),
      },
    ],
    rows: [
      ...inMenus(options).map((some, i) => menu(customId('wished', payload.match, 0, i), words.start.nextWish, some)),
      ...(chosen.length > 0 ? rowOf(button(customId('unwished', payload.match, 0), words.buttons.startOver)) : []),
    ],
  };
}

/** Adds a power to the end of the preferences. */
export async function wished(context: ComponentContext): Promise<Reply> {
  const before = await prefer(context.bot.hosting, context.payload.match, context.user);
  if (before.ok) await rememberLanguage(context.bot.hosting, context.user, context.language);
  return before.ok ? await wishes(context, [...before.value.named, ...context.chosen]) : refusal(context, before.fault);
}
