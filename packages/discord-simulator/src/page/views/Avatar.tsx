import { settings } from '../settings/readSettings.js';
import { useStore } from '../state/store.js';

const COLOURS = 8;

/** The first letter of a name in one of eight colours. The bot's avatar is red, with its own sign if it has one. */
export function Avatar({
  id,
  name,
  bot = false,
  small = false,
}: {
  readonly id: string;
  readonly name: string;
  readonly bot?: boolean;
  readonly small?: boolean;
}) {
  const place = useStore(state => state.persons.findIndex(one => one.id === id));
  const tint = bot ? 'bot' : String(Math.max(place, 0) % COLOURS);
  const sign = (bot ? settings.botSign : undefined) ?? [...name][0]?.toUpperCase();
  return <span class={`avatar avatar-${tint}${small ? ' small' : ''}`} data-sign={sign} aria-hidden="true" />;
}
