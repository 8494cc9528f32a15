import type { Language } from '../../../lib/language.js';
import { counted, forEachLanguage } from '../language/grammar.js';

/** How trial games went, as numbers. */
interface TrialGames {
  readonly games: number;
  readonly won: number;
  /** Drawn in the variant's last year. */
  readonly drawn: number;
  /** The shortest, the middle and the longest game, in years. */
  readonly years: readonly [number, number, number];
}

/** "18 %", the same in both languages. */
export const sayShare = (share: number): string => `${Math.round(share * 100)}\u00a0%`;

const lengthsEn = ({ games, years: [least, middle, most] }: TrialGames): string =>
  least === most
    ? `${counted(most, { one: 'one year', other: '# years' }, 'en')}${games > 1 ? ' each' : ''}`
    : `${least} to ${most} years, half of them at most ${middle}`;
const lengthsFr = ({ games, years: [least, middle, most] }: TrialGames): string =>
  least === most
    ? `${counted(most, { one: '# an', other: '# ans' }, 'fr')}${games > 1 ? ' chacune' : ''}`
    : `de ${least} à ${most} ans, dont la moitié en ${middle} au plus`;

/** "62 won, 38 drawn in the last year". What neither was won nor drawn was stopped. */
const endsEn = ({ games, won, drawn }: TrialGames): string =>
  games > 0 && won + drawn === 0
    ? 'none won, all stopped'
    : [
        `${won} won`,
        ...(drawn > 0 ? [`${drawn} drawn in the last year`] : []),
        ...(won + drawn < games ? ['the others stopped'] : []),
      ].join(', ');
const endsFr = ({ games, won, drawn }: TrialGames): string =>
  games > 0 && won + drawn === 0
    ? 'aucune gagnée, toutes arrêtées'
    : [
        counted(won, { one: '# gagnée', other: '# gagnées' }, 'fr'),
        ...(drawn > 0 ? [`${counted(drawn, { one: '# nulle', other: '# nulles' }, 'fr')} à la dernière année`] : []),
        ...(won + drawn < games ? ['les autres arrêtées'] : []),
      ].join(', ');

/** "8.6", rounded down: 7.99 is less than 8. */
const inOneDecimal = forEachLanguage(locale => {
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return (v: number): string => format.format(Math.floor(v * 10) / 10);
});

/** What is said of a variant that was checked. */
interface VariantReportWords {
  readonly played: (trial: TrialGames) => string;
  readonly power: (name: string, wins: number, centres: number) => string;
  readonly playable: string;
  readonly inOrder: string;
  readonly reportIn: (file: string) => string;
  readonly drawnIn: (file: string) => string;
  readonly notPng: (file: string) => string;
  readonly notEmpty: (folder: string) => string;
  readonly imported: (folder: string) => string;
  /** `left`: how many things are listed above it. */
  readonly importedInPart: (folder: string, left: number) => string;
  readonly packed: (file: string, kilobytes: number) => string;
  readonly counts: (counts: {
    readonly powers: number;
    readonly provinces: number;
    readonly centres: number;
    readonly toWin: number;
  }) => string;
  readonly boardAtStart: string;
  readonly toLookAt: string;
  readonly trialGames: string;
  readonly trials: (trial: TrialGames, breaches: number) => string;
  readonly provinces: string;
  readonly powerColumns: readonly [string, string, string];
  readonly provinceColumns: readonly [string, string, string, string, string, string];
  readonly closed: string;
  readonly closedAre: string;
  readonly sizes: string;
  readonly sizesAre: string;
  readonly sizeColumns: readonly [string, string, string, string, string];
  readonly atLeast: string;
  readonly wholeBoard: string;
  /** A height in CSS pixels, one decimal. */
  readonly height: (pixels: number) => string;
  /** The height of a name, and the least if it is less. Undefined: it has none. */
  readonly nameHeight: (pixels: number | undefined, least: number) => string;
  readonly kinds: Readonly<Record<'land' | 'sea' | 'impassable', string>>;
  readonly centre: string;
}

/** How a folder is checked, as it is typed into a shell: its path is in quotes if it has spaces or other signs. */
export const checkCommand = (folder: string): string =>
  `npx zongheng variant check ${/^[\p{L}\p{N}_./:\\~-]+$/u.test(folder) ? folder : `"${folder}"`}`;

export const variantReportWords: Readonly<Record<Language, VariantReportWords>> = {
  en: {
    played: trial =>
      `${counted(trial.games, { one: '# game', other: '# games' }, 'en')} between Recruits: ${endsEn(trial)}; ${lengthsEn(trial)}.`,
    power: (name, wins, centres) => `  ${name}: won ${sayShare(wins)}, ${sayShare(centres)} of the centres at the end`,
    playable: 'The variant can be played.',
    inOrder: 'The files are in order.',
    reportIn: file => `The report is in ${file}.`,
    drawnIn: file => `The board is drawn in ${file}.`,
    notPng: file => `${file} can’t be written: pictures are PNG. Give a name that ends in .png.`,
    notEmpty: folder => `${folder} is not empty.`,
    imported: folder => `${folder} can be hosted. Let trial games be played on it with: ${checkCommand(folder)}`,
    importedInPart: (folder, left) =>
      `${folder} has the variant as far as it could be read. Left for you: ${left}, listed above. Then: ${checkCommand(folder)}`,
    packed: (file, kilobytes) => `${file} has the three files (${kilobytes} KB).`,
    counts: ({ powers, provinces, centres, toWin }) =>
      `${powers} powers, ${provinces} provinces, ${centres} centres; ${toWin} needed to win.`,
    boardAtStart: 'The board at the start',
    toLookAt: 'Worth a look',
    trialGames: 'Trial games',
    trials: (trial, breaches) =>
      `${counted(trial.games, { one: '# game', other: '# games' }, 'en')} between Recruits, ${endsEn(trial)}, ${counted(breaches, { one: '# breach', other: '# breaches' }, 'en')}; ${lengthsEn(trial)}. Recruits play at random: very different shares show that one power is better placed than another, not who wins among people.`,
    provinces: 'Provinces',
    powerColumns: ['Power', 'Won', 'Centres at the end'],
    provinceColumns: ['Id', 'Name', 'Kind', 'Home of', 'Neighbours', 'Height of its name'],
    closed: 'Closed borders',
    closedAre: 'These touch on the map, but nothing passes between them. Pictures don’t show that; the rules of the variant do.',
    sizes: 'Sizes',
    sizesAre:
      'How high units, and the capital letters of the smallest name, are in pixels on posted pictures: in a channel, which shows them at most 550 × 350, and on a phone, 362 wide.',
    sizeColumns: ['Picture', 'Units in a channel', 'Names in a channel', 'Units on a phone', 'Names on a phone'],
    atLeast: 'Should be at least',
    wholeBoard: 'Whole board',
    height: inOneDecimal.en,
    nameHeight: (pixels, least) =>
      pixels === undefined ? '' : pixels < least ? `${inOneDecimal.en(pixels)} (less than ${least})` : inOneDecimal.en(pixels),
    kinds: { land: 'land', sea: 'sea', impassable: 'impassable' },
    centre: 'centre',
  },
  fr: {
    played: trial =>
      `${counted(trial.games, { one: '# partie', other: '# parties' }, 'fr')} entre Recrues\u00a0: ${endsFr(trial)}\u00a0; ${lengthsFr(trial)}.`,
    power: (name, wins, centres) => `  ${name}\u00a0: ${sayShare(wins)} de victoires, ${sayShare(centres)} des centres à la fin`,
    playable: 'La variante peut se jouer.',
    inOrder: 'Les fichiers sont en ordre.',
    reportIn: file => `Le rapport est dans ${file}.`,
    drawnIn: file => `Le plateau est dessiné dans ${file}.`,
    notPng: file => `${file} ne peut pas être écrit\u00a0: les images sont en PNG. Donnez un nom qui finit par .png.`,
    notEmpty: folder => `${folder} n’est pas vide.`,
    imported: folder => `${folder} peut être proposé. Pour y faire jouer des parties d’essai\u00a0: ${checkCommand(folder)}`,
    importedInPart: (folder, left) =>
      `${folder} a la variante, autant qu’elle a pu être lue. Il vous reste\u00a0: ${left}, listés ci-dessus. Ensuite\u00a0: ${checkCommand(folder)}`,
    packed: (file, kilobytes) => `${file} contient les trois fichiers (${kilobytes} Ko).`,
    counts: ({ powers, provinces, centres, toWin }) =>
      `${powers} puissances, ${provinces} provinces, ${centres} centres\u00a0; il en faut ${toWin} pour gagner.`,
    boardAtStart: 'Le plateau au début',
    toLookAt: 'À vérifier',
    trialGames: 'Parties d’essai',
    trials: (trial, breaches) =>
      `${counted(trial.games, { one: '# partie', other: '# parties' }, 'fr')} entre Recrues, ${endsFr(trial)}, ${counted(breaches, { one: '# infraction', other: '# infractions' }, 'fr')}\u00a0; ${lengthsFr(trial)}. Les Recrues jouent au hasard\u00a0: des parts très inégales montrent qu’une puissance est mieux placée qu’une autre, pas qui gagne entre humains.`,
    provinces: 'Provinces',
    powerColumns: ['Puissance', 'Victoires', 'Centres à la fin'],
    provinceColumns: ['Identifiant', 'Nom', 'Type', 'Centre d’origine de', 'Voisines', 'Hauteur de son nom'],
    closed: 'Frontières fermées',
    closedAre:
      'Elles se touchent sur la carte, mais rien ne passe de l’une à l’autre. Les images ne le montrent pas\u00a0; les règles de la variante le disent.',
    sizes: 'Tailles',
    sizesAre:
      'La hauteur en pixels des unités, et des capitales du plus petit nom, sur les images publiées\u00a0: dans un salon, qui les montre en 550 × 350 au plus, et sur un téléphone, large de 362.',
    sizeColumns: ['Image', 'Unités dans un salon', 'Noms dans un salon', 'Unités sur un téléphone', 'Noms sur un téléphone'],
    atLeast: 'Il en faut au moins',
    wholeBoard: 'Tout le plateau',
    height: inOneDecimal.fr,
    nameHeight: (pixels, least) =>
      pixels === undefined ? '' : pixels < least ? `${inOneDecimal.fr(pixels)} (moins de ${least})` : inOneDecimal.fr(pixels),
    kinds: { land: 'terre', sea: 'mer', impassable: 'infranchissable' },
    centre: 'centre',
  },
};
