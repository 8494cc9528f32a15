import { prefer } from '../../matches/lobby/prefer.js';
import type { Press } from '../call.js';
import { customId } from '../customId.js';
import type { Reply } from '../reply.js';
import { refusal } from '../sayFault.js';
import { button, menu, rowOf } from './buttons.js';

/** What a player would like to play, the dearest first, and a menu for the next. */
export function wishes(press: Press, named?: readonly string[]): Reply {
  const { embassy, token, user, words, language } = press;
  const found = prefer(embassy.house, token.match, user, named);
  if (!found.ok) return refusal(press, found.fault);
  const { seats } = found.value;
  const chosen = found.value.named.flatMap(id => seats.find(seat => seat.id === id) ?? []);
  const left = seats.filter(({ id }) => !found.value.named.includes(id)).slice(0, 25);
  const lines = chosen.map(({ name }, i) => `${i + 1}. ${name[language]}`);
  const options = left.map(({ id, name }) => ({ label: name[language], value: id }));
  return {
    embeds: [
      {
        title: words.start.wishes,
        description: [...(lines.length > 0 ? lines : [words.start.noWishes]), '', words.start.wishesHow].join('\n'),
      },
    ],
    rows: [
      ...(left.length > 0 ? [menu(customId('wished', token.match, 0), words.start.nextWish, options)] : []),
      ...(chosen.length > 0 ? rowOf(button(customId('unwished', token.match, 0), words.buttons.startOver)) : []),
    ],
  };
}

/** One more, behind those named before. */
export function wished(press: Press): Reply {
  const before = prefer(press.embassy.house, press.token.match, press.user);
  return before.ok ? wishes(press, [...before.value.named, ...press.chosen]) : refusal(press, before.fault);
}
