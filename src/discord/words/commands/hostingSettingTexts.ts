import { keysOf } from '../../../lib/keysOf.js';
import type { InEach, Language } from '../../../lib/language.js';
import type { HostingRules } from '../../../matches/model/hostingRules.js';
import type { HostingSettingKey } from '../../../matches/model/hostingSettings.js';
import { en, fr } from '../language/grammar.js';
import { sayDuration } from '../language/sayDuration.js';
import { sayRest } from '../language/sayPhaseDuration.js';
import { hostingRuleMessages } from '../messages/hostingRuleMessages.js';
import type { OptionText } from './commandText.js';

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

type Texts = { readonly [Key in HostingSettingKey]: OptionText & { readonly said?: Said<NonNullable<HostingRules[Key]>> } };

/** For each hosting setting: its option, and what a lobby says about it. In the order in which lobbies list them. */
export const hostingSettingTexts: Texts = {
  first: {
    name: { en: 'first', fr: 'première' },
    about: { en: 'Time for the first phase: 3d', fr: 'Durée de la première phase : 3j' },
    said: {
      en: length => `The first phase: ${sayDuration(length, 'en')}`,
      fr: length => `La première phase : ${sayDuration(length, 'fr')}`,
    },
  },
  rest: {
    name: { en: 'rest', fr: 'repos' },
    about: { en: 'Days without a deadline: Sat Sun Europe/Paris', fr: 'Jours sans échéance : sam dim Europe/Paris' },
    said: {
      en: days => `No deadline on ${sayRest(days, 'en')}`,
      fr: days => `Pas d’échéance ces jours-là : ${sayRest(days, 'fr')}`,
    },
  },
  extensions: {
    name: { en: 'extensions', fr: 'délais' },
    about: {
      en: 'How often each power’s missing orders put off the deadline; usually never',
      fr: 'Combien de fois les ordres manquants d’une puissance repoussent l’échéance',
    },
    said: {
      en: (count, { plan: { regain } }) =>
        count === 0
          ? []
          : `When orders are missing, the deadline is put off: every power has ${en.count(count, 'one extension', '# extensions')}` +
            `${regain === undefined ? '' : `, and gets one back after ${en.count(regain, 'a turn', '# turns')} in a row with orders`}`,
      fr: (count, { plan: { regain } }) =>
        count === 0
          ? []
          : `Quand des ordres manquent, l’échéance est repoussée : chaque puissance a ${fr.count(count, 'un délai', '# délais')}` +
            `${regain === undefined ? '' : ` et en retrouve un après ${fr.count(regain, 'un tour', '# tours')} de suite avec des ordres`}`,
    },
  },
  regain: {
    name: { en: 'regain', fr: 'retrouvés' },
    about: {
      en: 'After so many turns in a row with orders, one extension comes back',
      fr: 'Après tant de tours de suite avec des ordres, un délai revient',
    },
  },
  grace: {
    name: { en: 'grace', fr: 'grâce' },
    about: {
      en: 'If orders are still missing: so much longer, once a phase: 6h',
      fr: 'S’il manque encore des ordres : tant de temps de plus, une fois par phase : 6h',
    },
    said: {
      en: length => `After that, once a phase: ${sayDuration(length, 'en')} of grace`,
      fr: length => `Ensuite, une fois par phase : ${sayDuration(length, 'fr')} de grâce`,
    },
  },
  muster: {
    name: { en: 'muster', fr: 'appel' },
    about: {
      en: 'Before the start: so long for everybody to say “I’m here”: 24h',
      fr: 'Avant le début : tant de temps pour que chacun dise « Je suis là » : 24h',
    },
    said: {
      en: length => `Before the start everybody has ${sayDuration(length, 'en')} to press **I’m here**`,
      fr: length => `Avant le début, tout le monde a ${sayDuration(length, 'fr')} pour appuyer sur **Je suis là**`,
    },
  },
  unready: {
    name: { en: 'unready', fr: 'brouillons' },
    about: { en: 'Orders on file that were not said to be ready', fr: 'Les ordres enregistrés sans qu’on se soit dit prêt' },
    choices: {
      drafts: { en: 'count as they are', fr: 'comptent tels quels' },
      hold: { en: 'do not count', fr: 'ne comptent pas' },
    },
    said: byValue({
      drafts: undefined,
      hold: {
        en: 'Orders count only if you have said that you are **Ready**; those on file that are not ready hold',
        fr: 'Les ordres ne comptent que si vous avez dit que vous êtes **Prêt** ; sinon les unités tiennent',
      },
    }),
  },
  press: {
    name: { en: 'press', fr: 'courrier' },
    about: { en: 'How powers may talk', fr: 'Comment les puissances peuvent se parler' },
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
    about: {
      en: 'How they may talk in retreats and builds, if otherwise',
      fr: 'Comment elles le peuvent pendant les retraites et ajustements, si autrement',
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
    about: { en: 'Nobody is told who plays what, not even afterwards', fr: 'Personne n’apprend qui joue quoi, même après' },
    choices: {
      yes: { en: 'yes', fr: 'oui' },
    },
    said: {
      en: (_, { inRounds }) => [hostingRuleMessages.anonymous.en, ...(inRounds ? [] : [hostingRuleMessages.anonymousTimes.en])],
      fr: (_, { inRounds }) => [hostingRuleMessages.anonymous.fr, ...(inRounds ? [] : [hostingRuleMessages.anonymousTimes.fr])],
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
