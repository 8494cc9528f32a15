import type { Persona } from 'discord-simulator';
import { channelFor, channelsOf, commandsOfferedIn, type SimulatorContext } from 'discord-simulator/internals';
import { openStage, type Stage } from '../../endToEnd/harness/stage.js';
import { serveBadFiles } from './badFiles.js';
import { liveMatches } from './liveMatches.js';
import type { Person, Scene } from './scene.js';
import { watchShown } from './shown.js';
import { CHANNELS, ELSEWHERE, FRENCH, PEOPLE, START_FILE, STRANGERS } from './tables.js';

export interface OpenScene {
  readonly scene: Scene;
  /** Reads the records and the channels again. */
  look(): void;
  close(): Promise<void>;
}

/** Opens the bot among seventeen people in two servers. No game has begun yet. */
export async function openScene(settings: Readonly<Record<string, string>>): Promise<OpenScene> {
  const stage = await openStage({
    personas: PEOPLE.map(name => ({ name, locale: FRENCH.includes(name) ? 'fr' : 'en-GB' })),
    channels: CHANNELS,
    rememberedRequests: 500,
    rules: { replayed: 200 },
    settings: { LOG_LEVEL: 'warn', DISCORD_REQUESTS_PER_SECOND: '100000', ZONGHENG_VARIANT_AUTHORS: 'managers', ...settings },
  });
  await stage.director.ask('guilds.add', { name: ELSEWHERE, channels: ['far'] });
  for (const persona of STRANGERS) await stage.director.ask('personas.leave', { persona });
  const personas = new Map<string, Persona>();
  for (const name of PEOPLE) personas.set(name, await stage.persona(name));
  const { context } = stage.guild;
  const badFiles = await serveBadFiles();
  const shown = watchShown(context);
  const readMatches = liveMatches(stage.records);
  const scene: Scene = {
    ...{ stage, context, personas, shown, badFiles: badFiles.address },
    callables: callablesFor(stage),
    files: [START_FILE],
    chores: [],
    people: [],
    matches: [],
  };
  const look = (): void => {
    scene.matches = readMatches();
    scene.people = peopleOf(context);
  };
  return {
    scene,
    look,
    close: async () => {
      shown.stop();
      badFiles.close();
      await stage.abandon();
    },
  };
}

function callablesFor({ guild: { context } }: Stage): Scene['callables'] {
  const [owner] = peopleOf(context);
  const [channel] = owner?.channels ?? [];
  return owner && channel ? commandsOfferedIn(context, owner.user, channel) : [];
}

/** Returns everybody, with the channels and threads they see and their DM with the bot. */
function peopleOf(context: SimulatorContext): readonly Person[] {
  return [...context.world.users.values()].flatMap(user => {
    if (user.bot) return [];
    channelFor(context, user, 'dm');
    return [{ user, channels: channelsOf(context, user) }];
  });
}
