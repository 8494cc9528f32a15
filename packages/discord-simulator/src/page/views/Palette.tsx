import type { SeenCommand } from '../../client/seen.js';
import { useStore } from '../state/store.js';
import { useWords } from '../state/useWords.js';
import { Options } from './Options.js';

/** Lower case, without accents, with single spaces: a name is found however it is typed. */
const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').toLowerCase();

/** The commands whose name contains the typed text, those that begin with it first. */
export function matching(commands: readonly SeenCommand[], typed: string): readonly SeenCommand[] {
  const wanted = plain(typed.slice(1).trim());
  const placed = commands.map(command => ({ command, at: plain(command.name.slice(1)).indexOf(wanted) }));
  return placed
    .filter(({ at }) => at >= 0)
    .sort((a, b) => Number(a.at > 0) - Number(b.at > 0))
    .map(({ command }) => command);
}

interface Props {
  readonly commands: readonly SeenCommand[];
  /** Whether the commands of the channel are still awaited. */
  readonly loading: boolean;
  readonly active: number;
  readonly pick: (command: SeenCommand) => void;
}

/** The list of commands above the input. */
export function Palette({ commands, loading, active, pick }: Props) {
  const words = useWords();
  const bot = useStore(state => state.bot);
  if (commands.length === 0)
    return (
      <p class="palette" role="status">
        {bot?.connected === false ? words.botAway(bot.name) : loading ? words.working : words.noCommand}
      </p>
    );
  return (
    <Options
      id="palette"
      class="palette"
      label={words.commands}
      active={active}
      take={index => commands[index] && pick(commands[index])}
      options={commands.map((command, index) => ({ key: command.name, selected: index === active, content: <Entry command={command} /> }))}
    />
  );
}

const Entry = ({ command: { name, description, options } }: { readonly command: SeenCommand }) => (
  <>
    <strong>{name}</strong>
    <span class="needs" aria-hidden="true">
      {options
        .filter(one => one.required)
        .map(one => (
          <code key={one.name}>{one.name}</code>
        ))}
    </span>
    <small>{description}</small>
  </>
);
