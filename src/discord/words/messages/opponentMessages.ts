import type { OpponentLevel } from '../../../games/game.js';
import type { InEach, Language } from '../../../lib/language.js';
import { type Fill, levelsIn } from '../../../matches/model/fill.js';
import { capital, counted, en, type Forms, fr, listed } from '../language/grammar.js';
import { messages } from '../language/inLanguage.js';

/** The levels of the bot's opponents. */
export const opponentLevels = {
  recruit: { en: 'Recruit', fr: 'Recrue' },
  captain: { en: 'Captain', fr: 'Capitaine' },
  general: { en: 'General', fr: 'Général' },
} as const satisfies Readonly<Record<OpponentLevel, InEach>>;

const several: Readonly<Record<OpponentLevel, Readonly<Record<Language, Forms>>>> = {
  recruit: { en: { one: '# Recruit', other: '# Recruits' }, fr: { one: '# Recrue', other: '# Recrues' } },
  captain: { en: { one: '# Captain', other: '# Captains' }, fr: { one: '# Capitaine', other: '# Capitaines' } },
  general: { en: { one: '# General', other: '# Generals' }, fr: { one: '# Général', other: '# Généraux' } },
};

const theRest: Readonly<Record<OpponentLevel, InEach>> = {
  recruit: { en: 'Recruits', fr: 'Recrues' },
  captain: { en: 'Captains', fr: 'Capitaines' },
  general: { en: 'Generals', fr: 'Généraux' },
};

/** Which opponents of the bot take the empty seats: "2 Generals, the rest Captains, played by the bot". */
export function sayFill(wanted: Fill, language: Language): string {
  const levels = levelsIn(wanted);
  const some = levels.flatMap(level => {
    const count = wanted[level];
    return typeof count === 'number' ? [counted(count, several[level][language], language)] : [];
  });
  const rest = levels.filter(level => wanted[level] === 'rest').map(level => theRest[level][language]);
  const theOthers = { en: 'the rest', fr: 'le reste en' }[language];
  const who = [...(some.length > 0 ? [listed(some, language)] : []), ...rest.map(one => (some.length > 0 ? `${theOthers} ${one}` : one))];
  return { en: `${who.join(', ')}, played by the bot`, fr: `${who.join(', ')} (c’est le bot qui joue)` }[language];
}

const marked: Readonly<Record<OpponentLevel, InEach>> = {
  recruit: { en: 'Recruit, played by the bot', fr: 'Recrue, jouée par le bot' },
  captain: { en: 'Captain, played by the bot', fr: 'Capitaine, joué par le bot' },
  general: { en: 'General, played by the bot', fr: 'Général, joué par le bot' },
};

/** Seats that the bot plays itself. */
export const opponentMessages = messages({
  holder: {
    en: (level: OpponentLevel) => marked[level].en,
    fr: level => marked[level].fr,
  },
  /** The name of a power in tables and lists in which there is no room for its level. */
  marked: {
    en: (power: string) => `${power} (bot)`,
    fr: power => `${power} (bot)`,
  },
  filled: {
    en: (wanted: Fill) => `Any seats still empty at the start: ${sayFill(wanted, 'en')}. To undo this, use \`/game fill\` with “nobody”.`,
    fr: wanted =>
      `Places encore vides au début\u00a0: ${sayFill(wanted, 'fr')}. Pour annuler, utilisez \`/partie remplir\` avec «\u00a0personne\u00a0».`,
  },
  unfilled: {
    en: 'The bot no longer fills the empty seats.',
    fr: 'Le bot ne remplit plus les places vides.',
  },
  startFilled: {
    en: (players: number, opponents: number) =>
      `${en.count(players, 'One player has', '# players have')} joined; the bot plays ${en.count(opponents, 'the empty seat', '# empty seats')}. Start now? Powers are assigned by preference, otherwise at random.`,
    fr: (players, opponents) =>
      `${fr.count(players, '# personne participe', '# personnes participent')} ; le bot joue ${fr.count(opponents, 'la place vide', '# places vides')}. Lancer la partie ? Les puissances sont attribuées selon les préférences, sinon par tirage au sort.`,
  },
  andFilled: {
    en: (opponents: number) => `The bot plays ${en.count(opponents, 'one other empty seat', '# other empty seats')}.`,
    fr: opponents => `Le bot joue ${fr.count(opponents, 'une autre place vide', '# autres places vides')}.`,
  },
  inList: {
    en: (opponents: number) => `${en.count(opponents, 'one seat', '# seats')} played by the bot`,
    fr: opponents => `${fr.count(opponents, 'une place jouée', '# places jouées')} par le bot`,
  },
  places: {
    en: (opponents: number) => `+ ${en.count(opponents, 'one seat', '# seats')} played by the bot`,
    fr: opponents => `+ ${fr.count(opponents, 'une place jouée', '# places jouées')} par le bot`,
  },
  doesNotTalk: {
    en: (powers: readonly string[]) => `The bot plays ${en.powers(powers)}: it reads no letters, makes no deals and never answers.`,
    fr: powers => `Le bot joue ${fr.powers(powers)} : il ne lit aucun courrier, ne conclut aucun accord et ne répond jamais.`,
  },
  against: {
    en: (powers: readonly string[]) =>
      `The bot, which plays ${en.powers(powers)}, doesn’t agree to that now. It agrees to a draw that includes it, unless it’s alone in the lead, and to concede to a power that’s alone in the lead.`,
    fr: powers =>
      `Le bot, qui joue ${fr.powers(powers)}, n’est pas d’accord pour l’instant. Il accepte une partie nulle qui l’inclut, sauf s’il est seul en tête, et de concéder la victoire à une puissance seule en tête.`,
  },
  ordered: {
    en: (powers: readonly string[]) => `No orders came for ${en.powers(powers)} in time, so just this once the bot filled them in.`,
    fr: powers => `Aucun ordre n’est arrivé à temps pour ${fr.powers(powers)} : pour cette fois, le bot s’en est chargé.`,
  },
  repeated: {
    en: (powers: readonly string[]) =>
      `No orders came for ${en.powers(powers)} in time, so the last saved ones were played again where they were still legal.`,
    fr: powers =>
      `Aucun ordre n’est arrivé à temps pour ${fr.powers(powers)}\u00a0: les derniers enregistrés ont été rejoués, s’ils étaient encore possibles.`,
  },
  repeatedForSomebody: {
    en: 'Some orders didn’t come in time, so the last saved ones were played again where they were still legal.',
    fr: 'Certains ordres ne sont pas arrivés à temps\u00a0: les derniers enregistrés ont été rejoués, s’ils étaient encore possibles.',
  },
  leftRepeating: {
    en: (powers: readonly string[]) =>
      `Nobody plays ${en.powers(powers)} now: until somebody takes the seat, the last saved orders are played again where they are still legal, and other units hold.`,
    fr: powers =>
      `Plus personne ne joue ${fr.powers(powers)}\u00a0: jusqu’à ce que quelqu’un prenne la place, les derniers ordres enregistrés sont rejoués s’ils sont encore possibles, et les autres unités tiennent.`,
  },
  orderedForSomebody: {
    en: 'Some orders didn’t come in time, so just this once the bot filled them in.',
    fr: 'Certains ordres ne sont pas arrivés à temps : pour cette fois, le bot s’en est chargé.',
  },
  playedByRecruit: {
    en: (powers: readonly string[]) =>
      `The bot ran out of time or failed for ${powers.length > 0 ? en.powers(powers) : 'someone'}, so it played like a Recruit there this time.`,
    fr: powers =>
      `Le bot a manqué de temps ou a échoué pour ${powers.length > 0 ? fr.powers(powers) : 'quelqu’un'}\u00a0: cette fois, il y a joué comme une Recrue.`,
  },
  playedByNobody: {
    en: (powers: readonly string[]) =>
      `The bot ran out of time or failed for ${powers.length > 0 ? en.powers(powers) : 'someone'}, so it gave no orders there this time.`,
    fr: powers =>
      `Le bot a manqué de temps ou a échoué pour ${powers.length > 0 ? fr.powers(powers) : 'quelqu’un'}\u00a0: cette fois, il n’y a donné aucun ordre.`,
  },
  hintTitle: {
    en: 'What a General would consider',
    fr: 'Ce qu’un Général envisagerait',
  },
  hintNotSaved: {
    en: '-# Nothing was saved: your orders haven’t changed.',
    fr: '-# Rien n’a été enregistré : vos ordres n’ont pas changé.',
  },
  noHint: {
    en: 'A General would order nothing here.',
    fr: 'Un Général n’ordonnerait rien ici.',
  },
  offered: {
    en: (power: string) => `${capital(en.the(power))} is now open: the bot plays it until someone takes the seat.`,
    fr: power => `${capital(fr.the(power))} : la place est maintenant libre. Le bot la tient jusqu’à ce que quelqu’un la prenne.`,
  },
});
