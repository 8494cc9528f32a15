import { z } from 'zod';
import type { Setting } from '../../../game.js';
import { YES_NO, yesNo } from '../../../yesNo.js';
import type { Board } from '../../board/board.js';
import type { SeatingFault } from '../../model/tableFault.js';
import { type CustomStart, customStart } from '../../start/customStart.js';
import { nationCalled } from './nations.js';
import { sharedOn } from './readSharedNations.js';
import type { SharedNation } from './sharedNations.js';

export type WarhammerOptions = {
  /** Undefined: the board depends on the number of players. */
  readonly board?: 'world' | 'old-world' | undefined;
  /** The nations in play. Undefined: they depend on the number of players. */
  readonly nations?: readonly string[] | undefined;
  /** What happens to the lands of nations without a seat. */
  readonly missing: 'standing' | 'inert' | 'neutral';
  readonly daemons: boolean;
  readonly goblins: boolean;
  readonly orcs: 'none' | 'pale' | 'both';
  /** Whether the option The Greater Empire is chosen. */
  readonly greater: boolean;
  /** Whether the option Strong Capitals is chosen. */
  readonly capitals: boolean;
  /** Whether the option Open Oceans is chosen. */
  readonly oceans: boolean;
  /** Option Duchies: the nations that several players share. */
  readonly duchies?: readonly SharedNation[] | undefined;
  /** A start position written by the host. It names the nations in play. */
  readonly start?: CustomStart | undefined;
};

/** Parses the host's choices into options. Also accepts its own output. */
export const optionsOn = (world: Board): z.ZodType<WarhammerOptions> =>
  z.object({
    board: z.enum(['world', 'old-world']).optional(),
    nations: z
      .union([z.array(z.string()), z.string().transform(text => text.split(/[,;\n]/).flatMap(part => part.trim() || []))])
      .transform((names, context) =>
        names.flatMap(name => {
          const nation = nationCalled(world.file, name);
          if (nation === undefined) context.addIssue({ code: 'custom', message: `no nation is called ${name}` });
          return nation ?? [];
        }),
      )
      .refine(nations => nations.length >= 2 && new Set(nations).size === nations.length, {
        message: 'two nations or more, each once',
        params: { fault: { code: 'two-nations' } satisfies SeatingFault },
      })
      .optional(),
    missing: z.enum(['standing', 'inert', 'neutral']).default('standing'),
    daemons: yesNo,
    goblins: yesNo,
    orcs: z.enum(['none', 'pale', 'both']).default('none'),
    greater: yesNo,
    capitals: yesNo,
    oceans: yesNo,
    duchies: sharedOn(world).optional(),
    start: customStart.optional(),
  });

export const WITHOUT_CHOICE = {
  missing: 'standing',
  daemons: false,
  goblins: false,
  orcs: 'none',
  greater: false,
  capitals: false,
  oceans: false,
} as const satisfies WarhammerOptions;

export const settings: readonly Setting[] = [
  {
    key: 'board',
    name: { en: 'board', fr: 'plateau' },
    about: { en: 'Warhammer: the whole world or the Old World', fr: 'Warhammer : le monde entier ou le Vieux Monde' },
    choices: [
      { value: 'world', name: { en: 'the whole world', fr: 'le monde entier' } },
      { value: 'old-world', name: { en: 'the Old World', fr: 'le Vieux Monde' } },
    ],
  },
  {
    key: 'nations',
    name: { en: 'nations', fr: 'nations' },
    about: { en: 'Warhammer: the powers to play, separated by commas', fr: 'Warhammer : les puissances jouées, séparées par des virgules' },
    isText: true,
  },
  {
    key: 'missing',
    name: { en: 'missing', fr: 'absents' },
    heading: { en: 'Powers without a player', fr: 'Puissances sans joueur' },
    about: { en: 'Warhammer: the lands of powers nobody plays', fr: 'Warhammer : les terres des puissances sans joueur' },
    choices: [
      { value: 'standing', name: { en: 'their units stand and hold', fr: 'leurs unités restent et tiennent' } },
      { value: 'inert', name: { en: 'the same, but their centres count for nothing', fr: 'de même, mais leurs centres ne comptent pas' } },
      { value: 'neutral', name: { en: 'no units, neutral centres', fr: 'pas d’unités, centres neutres' } },
    ],
  },
  {
    key: 'daemons',
    name: { en: 'daemons', fr: 'démons' },
    heading: { en: 'Chaos Daemons', fr: 'Démons du Chaos' },
    about: { en: 'Warhammer: the Chaos Daemons are a power', fr: 'Warhammer : les Démons du Chaos sont une puissance' },
    choices: YES_NO,
  },
  {
    key: 'goblins',
    name: { en: 'goblins', fr: 'gobelins' },
    heading: { en: 'Goblins instead of Orcs', fr: 'Gobelins à la place des Orques' },
    about: { en: 'Warhammer: the Orcs are Goblins', fr: 'Warhammer : les Orques sont des Gobelins' },
    choices: YES_NO,
  },
  {
    key: 'orcs',
    name: { en: 'orcs', fr: 'orques' },
    heading: { en: 'Orcs in the Hills', fr: 'Orques des collines' },
    about: { en: 'Warhammer: Orcs in the Hills, armies that need no centre', fr: 'Warhammer : Orques des collines, armées sans centre' },
    choices: [
      { value: 'none', name: { en: 'none', fr: 'aucun' } },
      { value: 'pale', name: { en: 'in the Pale Sister', fr: 'dans la Sœur pâle' } },
      { value: 'both', name: { en: 'there and in the World', fr: 'là et dans le Monde' } },
    ],
  },
  {
    key: 'greater',
    name: { en: 'greater', fr: 'grand-empire' },
    heading: { en: 'Greater Empire', fr: 'Grand Empire' },
    about: {
      en: 'Warhammer: the Empire has Sylvania; no Vampire Counts',
      fr: 'Warhammer : l’Empire a la Sylvanie ; pas de Comtes vampires',
    },
    choices: YES_NO,
  },
  {
    key: 'capitals',
    name: { en: 'capitals', fr: 'capitales' },
    heading: { en: 'Strong capitals', fr: 'Capitales fortes' },
    about: { en: 'Warhammer: a unit on a capital holds with 1 more', fr: 'Warhammer : une unité sur une capitale tient avec 1 de plus' },
    choices: YES_NO,
  },
  {
    key: 'oceans',
    name: { en: 'oceans', fr: 'océans' },
    heading: { en: 'Open oceans', fr: 'Océans ouverts' },
    about: {
      en: 'Warhammer: any number of fleets in each great ocean',
      fr: 'Warhammer : autant de flottes qu’on veut dans chaque grand océan',
    },
    choices: YES_NO,
  },
  {
    key: 'duchies',
    name: { en: 'duchies', fr: 'duchés' },
    heading: { en: 'Shared powers', fr: 'Puissances partagées' },
    about: {
      en: 'Warhammer: shared powers, such as Empire: NULN / ALTD, Chaos: KURG + HUNG',
      fr: 'Warhammer : puissances partagées, comme Empire: NULN / ALTD, Chaos: KURG + HUNG',
    },
    isText: true,
  },
];
