import { keysOf } from '../../../lib/keysOf.js';
import type { InEach, Language } from '../../../lib/language.js';
import type { HostingRules } from '../../../matches/model/hostingRules.js';
import type { HOSTING_SETTINGS, HostingSettingKey } from '../../../matches/model/hostingSettings.js';
import { mostMissed } from '../../../matches/model/punctuality.js';
import { mayHaveOpponents } from '../../../matches/model/standIn.js';
import { en, fr } from '../language/grammar.js';
import { sayDuration } from '../language/sayDuration.js';
import { sayRest } from '../language/sayPhaseDuration.js';
import { hostingRuleMessages } from '../messages/hostingRuleMessages.js';
import { sayFill } from '../messages/opponentMessages.js';
import type { OptionText } from './commandText.js';
import { countGuests, guestsIn } from './guestTexts.js';

interface Hosting {
  readonly plan: HostingRules;
  /** Whether each phase is a single decision of a round, as in the card game. */
  readonly inRounds: boolean;
}

/** What a lobby says if the setting was given: one line, several, or none. */
type Said<Value> = Readonly<Record<Language, (value: Value, hosting: Hosting) => string | readonly string[]>>;

const byValue = <Value extends string>(texts: Readonly<Record<Value, InEach | undefined>>): Said<Value> => ({
  en: value => texts[value]?.en ?? [],
  fr: value => texts[value]?.fr ?? [],
});

/** What menus say was chosen. */
type Chosen<Value> = Readonly<Record<Language, (value: Value) => string>>;

/** What is typed or picked has no choices whose names could be shown. */
type ChosenFor<Key extends HostingSettingKey, Value> = (typeof HOSTING_SETTINGS)[Key]['input'] extends { readonly values: unknown }
  ? object
  : { readonly chosen: Chosen<Value> };

type SettingTexts<Key extends HostingSettingKey, Value = NonNullable<HostingRules[Key]>> = OptionText & {
  readonly said?: Said<Value>;
} & ChosenFor<Key, Value>;

type Texts = { readonly [Key in HostingSettingKey]: SettingTexts<Key> };

/** In ms. */
const duration: Chosen<number> = { en: ms => sayDuration(ms, 'en'), fr: ms => sayDuration(ms, 'fr') };

/** What is hidden in an anonymous game. Powers that the bot plays are not: they are marked there as everywhere. */
function sayAnonymous({ plan, inRounds }: Hosting, language: Language): readonly string[] {
  const { anonymous, anonymousBots, anonymousTimes } = hostingRuleMessages;
  const said = [anonymous, ...(mayHaveOpponents(plan) ? [anonymousBots] : []), ...(inRounds ? [] : [anonymousTimes])];
  return said.map(one => one[language]);
}

/** After how many missed turns others can take a seat. */
export const sayMissedTurns = ({ plan, inRounds }: Hosting, language: Language): string =>
  hostingRuleMessages[inRounds ? 'missedTurnsOpen' : 'missedTurns'][language](mostMissed({ plan }));

type StandIn = NonNullable<HostingRules['standIn']>;
type Level = Exclude<StandIn, 'hold' | 'substitutes' | 'last-orders'>;

const LEVEL: Readonly<Record<Level, InEach>> = {
  recruit: { en: 'Recruit', fr: 'Recrue' },
  captain: { en: 'Captain', fr: 'Capitaine' },
  general: { en: 'General', fr: 'Général' },
};

/** Once a player has left, an opponent of the bot plays their seat. */
const PLAYS_ON: InEach = {
  en: 'until somebody takes it, and asks the people who offered to substitute',
  fr: 'jusqu’à ce que quelqu’un la prenne, et sollicite les personnes prêtes à faire des remplacements',
};

const standInFor = (level: Level): InEach => ({
  en: `If a player sends nothing, the bot (${LEVEL[level].en}) gives the orders for that phase; when a player leaves, it plays the seat ${PLAYS_ON.en}`,
  fr: `Si une personne n’envoie rien, le bot (${LEVEL[level].fr}) donne ses ordres pour cette phase\u00a0; si elle s’en va, il joue sa place ${PLAYS_ON.fr}`,
});

/** Who plays on for whoever has left or sends nothing. */
const STAND_IN: Readonly<Record<StandIn, InEach>> = {
  hold: {
    en: 'If a player sends nothing or has left, their units hold',
    fr: 'Si une personne n’envoie rien ou s’en va, ses unités tiennent',
  },
  substitutes: {
    en: 'When a player leaves, or loses the seat by missing turns, the bot asks the people who offered to substitute, the most reliable first; until then, units without orders hold',
    fr: 'Si une personne s’en va, ou perd sa place après des tours manqués, le bot sollicite les personnes prêtes à faire des remplacements, les plus fiables d’abord\u00a0; d’ici là, les unités sans ordres tiennent',
  },
  recruit: standInFor('recruit'),
  captain: standInFor('captain'),
  general: standInFor('general'),
  'last-orders': {
    en: 'If a player sends nothing or has left, their last saved orders for this kind of phase are played again where they’re still legal; other units hold',
    fr: 'Si une personne n’envoie rien ou s’en va, ses derniers ordres enregistrés pour ce type de phase sont rejoués s’ils sont encore possibles\u00a0; les autres unités tiennent',
  },
};

const NOTHING_TO_REPEAT: InEach = {
  en: 'No orders are kept from turn to turn here: for a seat without a player, the bot makes simple moves',
  fr: 'Ici, aucun ordre n’est conservé d’un tour à l’autre\u00a0: pour une place inoccupée, le bot joue des coups simples',
};

const standInInRounds = (level: Level): InEach => ({
  en: `When a player leaves, the bot (${LEVEL[level].en}) plays the seat ${PLAYS_ON.en}`,
  fr: `Si une personne s’en va, le bot (${LEVEL[level].fr}) joue sa place ${PLAYS_ON.fr}`,
});

/** The same where phases are single decisions: the game itself goes on without who is late. */
const STAND_IN_IN_ROUNDS: Readonly<Record<StandIn, InEach>> = {
  hold: NOTHING_TO_REPEAT,
  substitutes: {
    en: 'When a player leaves or their seat opens because they miss turns, the bot asks the people who offered to substitute, the most reliable first',
    fr: 'Si une personne s’en va, ou si sa place se libère parce qu’elle manque des tours, le bot sollicite les personnes prêtes à faire des remplacements, les plus fiables d’abord',
  },
  recruit: standInInRounds('recruit'),
  captain: standInInRounds('captain'),
  general: standInInRounds('general'),
  'last-orders': NOTHING_TO_REPEAT,
};

/** For each hosting setting: its option, what menus say was chosen, and what a lobby says about it. In the order in which lobbies list them. */
export const hostingSettingTexts: Texts = {
  first: {
    name: { en: 'first', fr: 'première' },
    heading: { en: 'First phase', fr: 'Première phase' },
    about: { en: 'Length of the first phase: 3d', fr: 'Durée de la première phase : 3j' },
    chosen: duration,
    said: {
      en: length => `First phase: ${sayDuration(length, 'en')}`,
      fr: length => `Première phase : ${sayDuration(length, 'fr')}`,
    },
  },
  rest: {
    name: { en: 'rest', fr: 'repos' },
    heading: { en: 'Days without a deadline', fr: 'Jours sans échéance' },
    about: { en: 'Days without a deadline: Sat Sun Europe/Paris', fr: 'Jours sans échéance : sam dim Europe/Paris' },
    chosen: { en: days => sayRest(days, 'en'), fr: days => sayRest(days, 'fr') },
    said: {
      en: days => `No deadline on ${sayRest(days, 'en')}`,
      fr: days => `Jours sans échéance : ${sayRest(days, 'fr')}`,
    },
  },
  extensions: {
    name: { en: 'extensions', fr: 'délais' },
    heading: { en: 'Extensions', fr: 'Prolongations' },
    about: {
      en: 'How many times the deadline is extended if a power’s orders are missing; default: none',
      fr: 'Combien de fois l’échéance est repoussée si des ordres manquent\u00a0; par défaut, jamais',
    },
    said: {
      en: (count, { plan: { regain }, inRounds }) =>
        count === 0 || inRounds
          ? []
          : `If orders are missing, the deadline is extended: each power has ${en.count(count, 'one extension', '# extensions')}` +
            `${regain === undefined ? '' : `, and gets one back after ${en.count(regain, 'one turn', '# turns in a row')} with orders`}`,
      fr: (count, { plan: { regain }, inRounds }) =>
        count === 0 || inRounds
          ? []
          : `S’il manque des ordres, l’échéance est repoussée : chaque puissance a ${fr.count(count, 'une prolongation', '# prolongations')}` +
            `${regain === undefined ? '' : ` et en récupère une après ${fr.count(regain, 'un tour', '# tours de suite')} avec des ordres`}`,
    },
  },
  regain: {
    name: { en: 'regain', fr: 'retrouvés' },
    heading: { en: 'Extensions regained', fr: 'Prolongations retrouvées' },
    about: {
      en: 'How many turns in a row a player must send orders to earn back an extension',
      fr: 'Nombre de tours de suite où il faut donner ses ordres pour regagner une prolongation',
    },
  },
  grace: {
    name: { en: 'grace', fr: 'grâce' },
    heading: { en: 'Extra time', fr: 'Temps en plus' },
    about: {
      en: 'Extra time if orders are still missing, once per phase: 6h',
      fr: 'Temps en plus s’il manque encore des ordres, une fois par phase : 6h',
    },
    chosen: duration,
    said: {
      en: (length, { inRounds }) => (inRounds ? [] : `Grace period, once per phase: ${sayDuration(length, 'en')}`),
      fr: (length, { inRounds }) => (inRounds ? [] : `Délai de grâce, une fois par phase : ${sayDuration(length, 'fr')}`),
    },
  },
  muster: {
    name: { en: 'muster', fr: 'appel' },
    heading: { en: 'Check-in', fr: 'Appel' },
    about: {
      en: 'How long everyone has to press “I’m here” at check-in before the start: 24h',
      fr: 'Temps pour appuyer sur « Je suis là » à l’appel avant le début : 24h',
    },
    chosen: duration,
    said: {
      en: length => `Check-in before the start: everyone has ${sayDuration(length, 'en')} to press **I’m here**`,
      fr: length => `Appel avant le début : ${sayDuration(length, 'fr')} pour appuyer sur **Je suis là**`,
    },
  },
  lobby: {
    name: { en: 'open-for', fr: 'ouverte' },
    heading: { en: 'Lobby stays open', fr: 'Durée des inscriptions' },
    about: { en: 'How long players can join: 3d; default: 14 days', fr: 'Durée des inscriptions\u00a0: 3j\u00a0; par défaut, 14 jours' },
    chosen: duration,
  },
  unfilled: {
    name: { en: 'if-not-full', fr: 'si-incomplète' },
    heading: { en: 'If seats stay empty', fr: 'S’il reste des places' },
    about: {
      en: 'What happens if seats are empty when the lobby closes',
      fr: 'Que faire s’il reste des places à la clôture des inscriptions',
    },
    choices: {
      cancel: { en: 'cancel the game', fr: 'annuler la partie' },
      opponents: { en: 'the bot plays them', fr: 'le bot les joue' },
      smaller: { en: 'start with fewer players', fr: 'commencer avec moins de monde' },
    },
  },
  private: {
    name: { en: 'private', fr: 'privée' },
    heading: { en: 'Private game', fr: 'Partie privée' },
    about: {
      en: 'Only members with a role you choose, or people you invite, can play',
      fr: 'Partie réservée aux membres qui ont un certain rôle, ou aux personnes invitées',
    },
    chosen: countGuests,
    said: {
      en: guests => `**Private**: for ${guestsIn.en(guests)}`,
      fr: guests => `**Privée**\u00a0: réservée ${guestsIn.fr(guests)}`,
    },
  },
  reliability: {
    name: { en: 'reliability', fr: 'fiabilité' },
    heading: { en: 'Reliability needed', fr: 'Fiabilité demandée' },
    about: {
      en: 'Only for players with at least this reliability, in percent: 80',
      fr: 'Fiabilité minimale pour jouer, en pourcentage : 80',
    },
    chosen: { en: percent => `${percent}%`, fr: percent => `${percent}\u00a0%` },
    said: {
      en: (percent, { plan: { newcomers } }) =>
        `For players with a reliability of at least ${percent}%${newcomers ? '; newcomers are welcome' : ''}`,
      fr: (percent, { plan: { newcomers } }) => `Fiabilité demandée : au moins ${percent} %${newcomers ? ' ; ouverte à qui débute' : ''}`,
    },
  },
  newcomers: {
    name: { en: 'newcomers', fr: 'bienvenue' },
    heading: { en: 'Newcomers welcome', fr: 'Ouverte à qui débute' },
    about: {
      en: 'Welcome players who are new here, even if a minimum reliability is set',
      fr: 'Accepter les personnes qui n’ont jamais joué ici, même si vous exigez une fiabilité minimale',
    },
    choices: { yes: { en: 'yes', fr: 'oui' } },
    said: {
      en: (_, { plan: { reliability } }) => (reliability === undefined ? 'Newcomers are welcome' : []),
      fr: (_, { plan: { reliability } }) => (reliability === undefined ? 'Ouverte à qui débute' : []),
    },
  },
  unready: {
    name: { en: 'unready', fr: 'brouillons' },
    heading: { en: 'Orders without Ready', fr: 'Ordres sans « Prêt »' },
    about: {
      en: 'What happens to saved orders of players who didn’t press Ready',
      fr: 'Que faire des ordres enregistrés si l’on n’a pas appuyé sur Prêt',
    },
    choices: {
      drafts: { en: 'count anyway', fr: 'comptent quand même' },
      hold: { en: 'do not count', fr: 'ne comptent pas' },
    },
    said: byValue({
      drafts: undefined,
      hold: {
        en: 'Orders count only once you press **Ready**; otherwise your units hold',
        fr: 'Les ordres ne comptent que si vous avez appuyé sur **Prêt** ; sinon vos unités tiennent',
      },
    }),
  },
  press: {
    name: { en: 'press', fr: 'courrier' },
    about: { en: 'How the powers can write to each other', fr: 'Comment les puissances peuvent s’écrire' },
    choices: {
      private: { en: 'private and public', fr: 'privé et public' },
      public: { en: 'public only', fr: 'public seulement' },
      none: { en: 'none', fr: 'aucun' },
    },
    said: byValue({
      private: { en: 'Press: private and public', fr: 'Courrier : privé et public' },
      public: { en: 'Press: public only', fr: 'Courrier : public seulement' },
      none: { en: 'No press', fr: 'Pas de courrier' },
    }),
  },
  pressBetween: {
    name: { en: 'press-between', fr: 'courrier-entre' },
    heading: { en: 'Press between movements', fr: 'Courrier entre les mouvements' },
    about: {
      en: 'Press during retreats and builds, if different',
      fr: 'Le courrier pendant les retraites et les ajustements, s’il est différent',
    },
    choices: {
      private: { en: 'private and public', fr: 'privé et public' },
      public: { en: 'public only', fr: 'public seulement' },
      none: { en: 'none', fr: 'aucun' },
    },
    said: byValue({
      private: { en: 'Between turns: private and public press', fr: 'Entre les tours : courrier privé et public' },
      public: { en: 'Between turns: public press only', fr: 'Entre les tours : courrier public seulement' },
      none: { en: 'Between turns: no press', fr: 'Entre les tours : pas de courrier' },
    }),
  },
  anonymous: {
    name: { en: 'anonymous', fr: 'anonyme' },
    heading: { en: 'Anonymous game', fr: 'Partie anonyme' },
    about: { en: 'Nobody learns who plays what, not even after the game', fr: 'Personne n’apprend qui joue quoi, même après la partie' },
    choices: {
      yes: { en: 'yes', fr: 'oui' },
    },
    said: {
      en: (_, hosting) => sayAnonymous(hosting, 'en'),
      fr: (_, hosting) => sayAnonymous(hosting, 'fr'),
    },
  },
  misses: {
    name: { en: 'missed-turns', fr: 'tours-manqués' },
    heading: { en: 'Missed turns', fr: 'Tours manqués' },
    about: {
      en: 'After how many missed turns in a row others can take a seat; default: 2',
      fr: 'Après combien de tours manqués de suite d’autres peuvent prendre une place ; par défaut, 2',
    },
    said: {
      en: (_, hosting) => sayMissedTurns(hosting, 'en'),
      fr: (_, hosting) => sayMissedTurns(hosting, 'fr'),
    },
  },
  fill: {
    name: { en: 'fill', fr: 'remplir' },
    heading: { en: 'Bot opponents', fr: 'Adversaires joués par le bot' },
    about: {
      en: 'The bot plays the empty seats. Examples: “general” or “2 captains, general”',
      fr: 'Le bot joue les places vides. Exemples\u00a0: «\u00a0général\u00a0» ou «\u00a02 capitaines, général\u00a0»',
    },
    chosen: { en: wanted => sayFill(wanted, 'en'), fr: wanted => sayFill(wanted, 'fr') },
    said: {
      en: wanted => `Empty seats: ${sayFill(wanted, 'en')}`,
      fr: wanted => `Places vides : ${sayFill(wanted, 'fr')}`,
    },
  },
  standIn: {
    name: { en: 'stand-in', fr: 'relève' },
    heading: { en: 'When a player is silent or leaves', fr: 'Silence ou départ' },
    about: {
      en: 'Who plays for someone who has left or sends nothing',
      fr: 'Qui joue à la place d’une personne qui s’en va ou n’envoie rien',
    },
    choices: {
      hold: { en: 'hold: nobody orders', fr: 'tenir\u00a0: personne ne joue' },
      substitutes: { en: 'a substitute, once a seat is open', fr: 'un remplacement, si la place se libère' },
      recruit: { en: 'the bot: Recruit', fr: 'le bot : Recrue' },
      captain: { en: 'the bot: Captain', fr: 'le bot : Capitaine' },
      general: { en: 'the bot: General', fr: 'le bot : Général' },
      'last-orders': { en: 'the last saved orders', fr: 'les derniers ordres enregistrés' },
    },
    said: {
      en: (value, { inRounds }) => (inRounds ? STAND_IN_IN_ROUNDS : STAND_IN)[value].en,
      fr: (value, { inRounds }) => (inRounds ? STAND_IN_IN_ROUNDS : STAND_IN)[value].fr,
    },
  },
  training: {
    name: { en: 'training', fr: 'entraînement' },
    heading: { en: 'Training', fr: 'Entraînement' },
    about: { en: 'A Hint button shows players what a General would do', fr: 'Un bouton Conseil montre ce que ferait un Général' },
    choices: {
      yes: { en: 'yes', fr: 'oui' },
    },
    said: {
      en: () => 'Training game: **Hint** in your orders shows what the bot’s General would consider for your power',
      fr: () => 'Partie d’entraînement : dans vos ordres, **Conseil** montre ce qu’un Général du bot envisagerait pour votre puissance',
    },
  },
};

/** Describes what the host chose besides phase lengths, one line each. */
export const sayHostingSettings = (hosting: Hosting, language: Language): readonly string[] =>
  keysOf(hostingSettingTexts).flatMap(key => saySetting(key, hosting, language));

function saySetting<Key extends HostingSettingKey>(key: Key, hosting: Hosting, language: Language): string | readonly string[] {
  const texts: Texts[Key] = hostingSettingTexts[key];
  const value = hosting.plan[key];
  return value === undefined ? [] : (texts.said?.[language](value, hosting) ?? []);
}

/** What menus say was chosen for a setting that was typed or picked. Undefined for one with choices, which have names. */
export function sayHostingChoice<Key extends HostingSettingKey>(key: Key, plan: HostingRules, language: Language): string | undefined {
  const texts: Texts[Key] = hostingSettingTexts[key];
  const value = plan[key];
  return value === undefined || !('chosen' in texts) ? undefined : texts.chosen[language](value);
}
