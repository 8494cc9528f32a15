import { useStore } from '../state/store.js';

const COLOURS = 8;

/** Somebody's seal: the first letter, cut in one of eight colours; the bot's is red with the two signs of its name. */
export function Seal({
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
  return (
    <span class={`seal seal-${tint}${small ? ' small' : ''}`} data-sign={bot ? '縱橫' : [...name][0]?.toUpperCase()} aria-hidden="true" />
  );
}
