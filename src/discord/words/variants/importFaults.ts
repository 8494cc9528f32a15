import type {
  ForeignFault,
  ForeignNote,
  ForeignSpot,
  ForeignTask,
  ImportFault,
  ImportNote,
  ImportTask,
} from '../../../authoring/foreign/importFault.js';
import type { InEach, Language } from '../../../lib/language.js';
import { listed } from '../language/grammar.js';
import { type SentencesByTag, sentenceByCode } from '../language/sentencesByTag.js';
import { whyNotJson } from './notJson.js';
import { sayVariantFault } from './variantFaults.js';

/** Why a file of another program cannot be imported. */
const FAULTS: SentencesByTag<ImportFault, 'code'> = {
  'import-not-there': { en: 'There is no file or folder here that can be read.', fr: 'Il n’y a ici ni fichier ni dossier lisible.' },
  'import-format': {
    en: 'This is neither a .map file of the Python package diplomacy nor a config.json of DiplomacyGM with its SVG.',
    fr: 'Ce n’est ni un fichier .map du paquet Python diplomacy, ni un config.json de DiplomacyGM avec son SVG.',
  },
  'import-several': {
    en: ({ files }) => `The folder has several maps. Name one: ${listed(files, 'en')}.`,
    fr: ({ files }) => `Le dossier contient plusieurs cartes. Indiquez-en une\u00a0: ${listed(files, 'fr')}.`,
  },
  'import-file-missing': {
    en: ({ typed }) => `“${typed}” is needed but isn’t in the folder.`,
    fr: ({ typed }) => `«\u00a0${typed}\u00a0» est nécessaire, mais n’est pas dans le dossier.`,
  },
  'import-file-large': {
    en: ({ kilobytes }) => `The file is too large: at most ${kilobytes} KB.`,
    fr: ({ kilobytes }) => `Le fichier est trop gros\u00a0: ${kilobytes} Ko au maximum.`,
  },
  'import-not-text': { en: 'The file isn’t text in UTF-8.', fr: 'Le fichier n’est pas du texte en UTF-8.' },
  'import-not-json': {
    en: ({ typed }) => `This isn’t JSON: ${whyNotJson(typed, 'en')}.`,
    fr: ({ typed }) => `Ce n’est pas du JSON\u00a0: ${whyNotJson(typed, 'fr')}.`,
  },
  'import-not-toml': {
    en: ({ typed }) => `This isn’t TOML: “${typed}”.`,
    fr: ({ typed }) => `Ce n’est pas du TOML\u00a0: «\u00a0${typed}\u00a0».`,
  },
  'import-line-long': {
    en: ({ most }) => `The line is longer than ${most} characters.`,
    fr: ({ most }) => `La ligne dépasse ${most} caractères.`,
  },
  'import-took-long': {
    en: ({ seconds }) => `Reading it took more than ${seconds} seconds, or too much memory. Is it a map?`,
    fr: ({ seconds }) => `La lecture a pris plus de ${seconds} secondes, ou trop de mémoire. Est-ce bien une carte\u00a0?`,
  },
  'import-lines': {
    en: ({ most }) => `There are more than ${most} lines.`,
    fr: ({ most }) => `Il y a plus de ${most} lignes.`,
  },
  'import-files': {
    en: ({ most }) => `More than ${most} files use each other.`,
    fr: ({ most }) => `Plus de ${most} fichiers s’utilisent les uns les autres.`,
  },
  'import-places': {
    en: ({ least, most, found }) => `A board has ${least} to ${most} provinces; this one has ${found}.`,
    fr: ({ least, most, found }) => `Un plateau a de ${least} à ${most} provinces\u00a0; celui-ci en a ${found}.`,
  },
  'import-powers': {
    en: ({ least, most, found }) => `A variant has ${least} to ${most} powers with homes; this one has ${found}.`,
    fr: ({ least, most, found }) =>
      `Une variante a de ${least} à ${most} puissances avec des centres d’origine\u00a0; celle-ci en a ${found}.`,
  },
  'import-homeless': {
    en: ({ power }) => `${power} has no home on this map.`,
    fr: ({ power }) => `${power} n’a aucun centre d’origine sur cette carte.`,
  },
  'import-home-shared': {
    en: ({ at, power }) => `${at} is a home of two powers. Only ${power} gets it here.`,
    fr: ({ at, power }) => `${at} est un centre d’origine de deux puissances. Ici, seule ${power} le reçoit.`,
  },
  'import-field': {
    en: ({ typed }) => `“${typed}” is missing or isn’t what it should be.`,
    fr: ({ typed }) => `«\u00a0${typed}\u00a0» manque ou n’est pas ce qu’il faudrait.`,
  },
  'import-layer': {
    en: ({ typed }) => `The drawing has no layer for “${typed}”, or that layer is empty.`,
    fr: ({ typed }) => `Le dessin n’a pas de calque pour «\u00a0${typed}\u00a0», ou ce calque est vide.`,
  },
  'import-construct': {
    en: ({ what }) => `${what} can’t be imported.`,
    fr: ({ what }) => `${what} ne peut pas être importé.`,
  },
};

/** What is left to the author. */
const TASKS: SentencesByTag<ImportTask, 'code'> = {
  'task-line-unread': {
    en: ({ typed }) => `“${typed}” wasn’t understood and was left out.`,
    fr: ({ typed }) => `«\u00a0${typed}\u00a0» n’a pas été compris et a été laissé de côté.`,
  },
  'task-rule': {
    en: ({ typed }) => `There’s no rule “${typed}” here. Decide whether the variant can do without it.`,
    fr: ({ typed }) => `Il n’y a pas de règle «\u00a0${typed}\u00a0» ici. Voyez si la variante peut s’en passer.`,
  },
  'task-begin': {
    en: ({ typed }) =>
      `The game should begin in “${typed}”. Here a game begins with the spring moves, or with builds in the winter before: check the units and the year.`,
    fr: ({ typed }) =>
      `La partie devrait commencer en «\u00a0${typed}\u00a0». Ici, une partie commence par les ordres du printemps, ou par des constructions l’hiver d’avant\u00a0: vérifiez les unités et l’année.`,
  },
  'task-flow': {
    en: ({ typed }) => `The year has other phases (“${typed}”). Here it has spring, fall and winter.`,
    fr: ({ typed }) => `L’année a d’autres phases («\u00a0${typed}\u00a0»). Ici, elle a un printemps, un automne et un hiver.`,
  },
  'task-victory': {
    en: ({ typed, taken }) => `The number of centres needed to win changes (“${typed}”). It’s ${taken} in variant.json.`,
    fr: ({ typed, taken }) =>
      `Le nombre de centres nécessaires pour gagner change («\u00a0${typed}\u00a0»). C’est ${taken} dans variant.json.`,
  },
  'task-no-place': {
    en: ({ typed }) => `There’s no place “${typed}” on this map. It was left out.`,
    fr: ({ typed }) => `Il n’y a pas de lieu «\u00a0${typed}\u00a0» sur cette carte. Il a été laissé de côté.`,
  },
  'task-border-special': {
    en: ({ typed }) => `“${typed}” is a border with rules of its own. Here it is a border like any other.`,
    fr: ({ typed }) => `«\u00a0${typed}\u00a0» est une frontière qui a ses propres règles. Ici, elle est comme toutes les autres.`,
  },
  'task-unit-misplaced': {
    en: ({ typed }) => `“${typed}” can’t be there and was left out.`,
    fr: ({ typed }) => `«\u00a0${typed}\u00a0» ne peut pas y être et a été laissé de côté.`,
  },
  'task-coast-chosen': {
    en: ({ typed, at }) => `“${typed}” doesn’t name a coast. The fleet is in ${at}.`,
    fr: ({ typed, at }) => `«\u00a0${typed}\u00a0» ne précise pas la côte. La flotte est à ${at}.`,
  },
  'task-home-shared': {
    en: ({ at, power }) => `${at} is a home of two powers. In variant.json, it belongs to ${power} only.`,
    fr: ({ at, power }) => `${at} est un centre d’origine de deux puissances. Dans variant.json, il n’appartient qu’à ${power}.`,
  },
  'task-owned-not-home': {
    en: ({ power, at }) =>
      `${power} owns ${at} at the start, but it isn’t one of its homes. Here a power begins with its homes: add it to them, or leave things as they are.`,
    fr: ({ power, at }) =>
      `${power} possède ${at} au début, mais ce n’est pas un de ses centres d’origine. Ici, on commence avec ses centres d’origine\u00a0: ajoutez-le, ou ne changez rien.`,
  },
  'task-home-not-owned': {
    en: ({ power, at }) =>
      `${at} is a home that ${power} doesn’t own at the start. Here a power begins with its homes: remove it from them, or leave things as they are.`,
    fr: ({ power, at }) =>
      `${at} est un centre d’origine que ${power} ne possède pas au début. Ici, on commence avec ses centres d’origine\u00a0: retirez-le, ou ne changez rien.`,
  },
  'task-centre-at-sea': {
    en: ({ at }) => `${at} isn’t land, so it isn’t a centre here.`,
    fr: ({ at }) => `${at} n’est pas une terre\u00a0: ici, ce n’est pas un centre.`,
  },
  'task-power-homeless': {
    en: ({ power }) => `${power} has no home and was left out.`,
    fr: ({ power }) => `${power} n’a aucun centre d’origine et a été laissée de côté.`,
  },
  'task-colour-shared': {
    en: ({ power, other }) => `${power} and ${other} have the same colour. Here, what is drawn in it belongs to ${other}.`,
    fr: ({ power, other }) => `${power} et ${other} ont la même couleur. Ici, ce qui est dessiné ainsi appartient à ${other}.`,
  },
  'task-unreached': {
    en: ({ at }) => `No border leads to ${at} from the rest of the map. It’s closed here.`,
    fr: ({ at }) => `Aucune frontière ne mène du reste de la carte à ${at}. Ce lieu est fermé ici.`,
  },
  'task-victory-won': {
    en: ({ typed, taken }) => `${typed} can’t be the number of centres needed to win here. It’s ${taken} in variant.json.`,
    fr: ({ typed, taken }) =>
      `Ici, ${typed} ne peut pas être le nombre de centres nécessaires pour gagner. C’est ${taken} dans variant.json.`,
  },
  'task-no-units': {
    en: 'The map shows no units. Each power will place its own before the first year: add units, or leave it as it is.',
    fr: 'La carte ne montre aucune unité. Chaque puissance placera les siennes avant la première année\u00a0: ajoutez-en, ou ne changez rien.',
  },
  'task-option': {
    en: ({ typed }) => `“${typed}” has no counterpart here. Decide whether the variant can do without it.`,
    fr: ({ typed }) => `«\u00a0${typed}\u00a0» n’a pas d’équivalent ici. Voyez si la variante peut s’en passer.`,
  },
  'task-shape-unread': {
    en: ({ typed }) => `“${typed}” in the drawing belongs to no province and was left out.`,
    fr: ({ typed }) => `«\u00a0${typed}\u00a0» n’appartient à aucune province dans le dessin et a été laissé de côté.`,
  },
  'task-shape-twice': {
    en: ({ typed }) => `“${typed}” is drawn twice. The second shape was left out.`,
    fr: ({ typed }) => `«\u00a0${typed}\u00a0» est dessiné deux fois. La deuxième forme a été laissée de côté.`,
  },
  'task-coastless': {
    en: ({ at }) => `A coast of ${at} touches no sea and was left out.`,
    fr: ({ at }) => `Une côte de ${at} ne touche aucune mer et a été laissée de côté.`,
  },
  'task-victory-each': {
    en: ({ typed, taken }) =>
      `The powers need different numbers of centres to win (${typed}). It’s ${taken} for all of them in variant.json.`,
    fr: ({ typed, taken }) =>
      `Chaque puissance gagne avec un nombre de centres différent (${typed}). C’est ${taken} pour toutes dans variant.json.`,
  },
  'task-copies': {
    en: ({ typed }) => `${typed} is one open sea in several copies, to hold several fleets. Here, a single one holds any number of fleets.`,
    fr: ({ typed }) =>
      `${typed} est une même haute mer en plusieurs exemplaires, pour accueillir plusieurs flottes. Ici, une seule en accueille autant qu’on veut.`,
  },
  'task-drawing': {
    en: ({ fault }) => `${sayVariantFault(fault, 'en')} A drawing from the borders has taken the place of this one.`,
    fr: ({ fault }) => `${sayVariantFault(fault, 'fr')} Une carte d’après les frontières a pris la place de ce dessin.`,
  },
};

/** What needs nothing. */
const NOTES: SentencesByTag<ImportNote, 'code'> = {
  'note-schematic': {
    en: ({ apart }) =>
      `The map is drawn from the borders alone${apart === 0 ? '' : `; dashed lines join ${apart} pairs of neighbours that don’t touch`}. Draw your own over it when you like.`,
    fr: ({ apart }) =>
      `La carte est dessinée d’après les seules frontières${apart === 0 ? '' : `\u00a0; des pointillés relient ${apart} paires de voisines qui ne se touchent pas`}. Dessinez la vôtre par-dessus quand vous voulez.`,
  },
  'note-renamed': {
    en: ({ typed, now }) => `“${typed}” wouldn’t be understood in orders; it’s called “${now}”.`,
    fr: ({ typed, now }) => `«\u00a0${typed}\u00a0» ne serait pas compris dans un ordre\u00a0; cela devient «\u00a0${now}\u00a0».`,
  },
  'note-one-way': {
    en: ({ pairs }) => `Some borders can only be passed one way: ${listed(pairs, 'en')}. Check that this is intended.`,
    fr: ({ pairs }) => `Certaines frontières ne se passent que dans un sens\u00a0: ${listed(pairs, 'fr')}. Vérifiez que c’est voulu.`,
  },
  'note-neutral': {
    en: ({ power, units }) =>
      `Nobody plays ${power}: ${units === 1 ? 'its unit holds until it’s dislodged' : `its ${units} units hold until they’re dislodged`}.`,
    fr: ({ power, units }) =>
      `Personne ne joue ${power}\u00a0: ${units === 1 ? 'son unité tient jusqu’à ce qu’on la déloge' : `ses ${units} unités tiennent jusqu’à ce qu’on les déloge`}.`,
  },
  'note-title': {
    en: ({ typed, now }) => `“${typed}” is the name of a game that every server has; the variant is called “${now}”.`,
    fr: ({ typed, now }) =>
      `«\u00a0${typed}\u00a0» est le nom d’un jeu que tous les serveurs ont déjà\u00a0; la variante s’appelle «\u00a0${now}\u00a0».`,
  },
  'note-rule-of-hosting': {
    en: ({ typed }) => `“${typed}” is chosen by whoever hosts a game.`,
    fr: ({ typed }) => `«\u00a0${typed}\u00a0» se choisit en organisant une partie.`,
  },
  'note-key-unknown': {
    en: ({ typed }) => `“${typed}” isn’t known in this place and was left out.`,
    fr: ({ typed }) => `«\u00a0${typed}\u00a0» est inconnu à cet endroit et a été laissé de côté.`,
  },
  'note-left-out': {
    en: ({ typed }) => `“${typed}” is about the pictures, the mail or the rules of another program and was left out.`,
    fr: ({ typed }) =>
      `«\u00a0${typed}\u00a0» concerne les images, le courrier ou les règles d’un autre programme et a été laissé de côté.`,
  },
};

const COLON: InEach = { en: ': ', fr: '\u00a0: ' };
const saySpot = ({ file, line }: ForeignSpot, language: Language): string =>
  `${file}${line === undefined ? '' : `:${line}`}${COLON[language]}`;

/** "oceans.map:12: …" */
export const sayForeignFault = ({ fault, ...spot }: ForeignFault, language: Language): string =>
  `${saySpot(spot, language)}${sentenceByCode(FAULTS, fault, language)}`;
export const sayForeignTask = ({ task, ...spot }: ForeignTask, language: Language): string =>
  `${saySpot(spot, language)}${sentenceByCode(TASKS, task, language)}`;
export const sayForeignNote = ({ note, ...spot }: ForeignNote, language: Language): string =>
  `${saySpot(spot, language)}${sentenceByCode(NOTES, note, language)}`;
