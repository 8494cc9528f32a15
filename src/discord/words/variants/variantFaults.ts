import { LIMITS } from '../../../authoring/model/folderFiles.js';
import type { FolderFault, FolderNotice, Spot, VariantFault, VariantNotice } from '../../../authoring/model/variantFault.js';
import type { InEach, Language } from '../../../lib/language.js';
import { counted, eitherOf, listed } from '../language/grammar.js';
import { type SentencesByTag, sentenceByCode } from '../language/sentencesByTag.js';
import { whyNotJson } from './notJson.js';

/** By the expected JSON type. */
const EXPECTED: Readonly<Record<string, InEach>> = {
  string: { en: 'text in quotes', fr: 'un texte entre guillemets' },
  number: { en: 'a number', fr: 'un nombre' },
  int: { en: 'a whole number', fr: 'un nombre entier' },
  boolean: { en: 'true or false', fr: 'true ou false' },
  array: { en: 'a list in brackets', fr: 'une liste entre crochets' },
  tuple: { en: 'a list of two', fr: 'une liste de deux éléments' },
  object: { en: 'an object in braces', fr: 'un objet entre accolades' },
};

type Sized = 'text' | 'list' | 'number';

const UNITS_OF: Readonly<Record<Exclude<Sized, 'number'>, Readonly<Record<Language, { readonly one: string; readonly other: string }>>>> = {
  text: { en: { one: '# character', other: '# characters' }, fr: { one: '# caractère', other: '# caractères' } },
  list: { en: { one: '# entry', other: '# entries' }, fr: { one: '# élément', other: '# éléments' } },
};

/** "have at least 2 entries", "be at least 1". */
const sized = (of: Sized, limit: string, count: number): string =>
  of === 'number' ? `be ${limit} ${count}` : `have ${limit} ${counted(count, UNITS_OF[of].en, 'en')}`;
const sizedFr = (of: Sized, count: number): string => (of === 'number' ? `${count}` : counted(count, UNITS_OF[of].fr, 'fr'));

const OTHERS_FR = { one: '# autre', other: '# autres' };

const DRAWN: Readonly<Record<'elements' | 'depth' | 'points' | 'lines', InEach>> = {
  elements: { en: 'elements', fr: 'éléments' },
  depth: { en: 'levels of nested groups', fr: 'niveaux de groupes imbriqués' },
  points: { en: 'points', fr: 'points' },
  lines: { en: 'pixels of outline in all', fr: 'pixels de contour en tout' },
};

/** " Did you mean “sev”?", or nothing if no name is near. */
function meant(near: string | undefined, language: Language): string {
  if (near === undefined) return '';
  return language === 'fr' ? ` Vouliez-vous dire «\u00a0${near}\u00a0»\u00a0?` : ` Did you mean “${near}”?`;
}

/** What is wrong with an author's variant, and what to do about it. */
const FAULTS: SentencesByTag<VariantFault, 'code'> = {
  'variant-file-missing': { en: 'The file is missing.', fr: 'Le fichier manque.' },
  'variant-not-there': {
    en: 'There is no folder or zip here that can be read.',
    fr: 'Il n’y a ici ni dossier ni zip lisible.',
  },
  'variant-file-unreadable': { en: 'The file can’t be read.', fr: 'Le fichier est illisible.' },
  'variant-file-large': {
    en: ({ kilobytes }) => `The file is too large: at most ${kilobytes} KB.`,
    fr: ({ kilobytes }) => `Le fichier est trop gros\u00a0: ${kilobytes} Ko au maximum.`,
  },
  'variant-not-text': { en: 'The file isn’t text in UTF-8.', fr: 'Le fichier n’est pas du texte en UTF-8.' },
  'variant-not-json': {
    en: ({ typed }) => `This isn’t JSON: ${whyNotJson(typed, 'en')}.`,
    fr: ({ typed }) => `Ce n’est pas du JSON\u00a0: ${whyNotJson(typed, 'fr')}.`,
  },
  'variant-nested-deep': { en: 'The brackets are nested too deeply.', fr: 'Les crochets et accolades sont trop imbriqués.' },
  'variant-key-twice': { en: ({ typed }) => `“${typed}” appears twice.`, fr: ({ typed }) => `«\u00a0${typed}\u00a0» apparaît deux fois.` },
  'variant-unknown-field': {
    en: ({ typed, near }) => `There’s no field called “${typed}” here.${meant(near, 'en')}`,
    fr: ({ typed, near }) => `Il n’y a pas de champ «\u00a0${typed}\u00a0» ici.${meant(near, 'fr')}`,
  },
  'variant-expects': {
    en: ({ kind }) => `This should be ${EXPECTED[kind]?.en ?? 'something else'}.`,
    fr: ({ kind }) => `Il faut ici ${EXPECTED[kind]?.fr ?? 'autre chose'}.`,
  },
  'variant-missing-field': { en: ({ typed }) => `“${typed}” is missing.`, fr: ({ typed }) => `«\u00a0${typed}\u00a0» manque.` },
  'variant-one-of': {
    en: ({ choices }) => `This should be ${eitherOf(choices, 'en')}.`,
    fr: ({ choices }) => `Il faut ici ${eitherOf(choices, 'fr')}.`,
  },
  'variant-too-small': {
    en: ({ least, of }) => `This should ${sized(of, 'at least', least)}.`,
    fr: ({ least, of }) => `Il faut ici au moins ${sizedFr(of, least)}.`,
  },
  'variant-too-large': {
    en: ({ most, of }) => `This should ${sized(of, 'at most', most)}.`,
    fr: ({ most, of }) => `Il faut ici au plus ${sizedFr(of, most)}.`,
  },
  'variant-form': {
    en: ({ form }) => `This should look like “${form}”.`,
    fr: ({ form }) => `Il faut ici quelque chose comme «\u00a0${form}\u00a0».`,
  },
  'variant-bad-language': {
    en: ({ typed }) => `“${typed}” isn’t a language. Use tags like “en”, “fr” or “pt-BR”.`,
    fr: ({ typed }) =>
      `«\u00a0${typed}\u00a0» n’est pas une langue. Utilisez des codes comme «\u00a0en\u00a0», «\u00a0fr\u00a0» ou «\u00a0pt-BR\u00a0».`,
  },
  'variant-bad-name': {
    en: ({ typed }) => `“${typed}” can’t be used: it needs a letter, and no brackets, commas, slashes or other special characters.`,
    fr: ({ typed }) =>
      `«\u00a0${typed}\u00a0» ne convient pas\u00a0: il faut au moins une lettre, et ni parenthèses, ni virgules, ni barres obliques, ni autres caractères spéciaux.`,
  },
  'variant-unseen-signs': {
    en: ({ typed }) => `“${typed}” contains invisible characters, or ones that change the direction of the text. Type it again.`,
    fr: ({ typed }) =>
      `«\u00a0${typed}\u00a0» contient des caractères invisibles, ou qui changent le sens de l’écriture. Tapez-le de nouveau.`,
  },
  'variant-link': {
    en: ({ typed }) => `“${typed}” contains a link or an invitation. Leave it out of names: only the credit may say where a map is from.`,
    fr: ({ typed }) =>
      `«\u00a0${typed}\u00a0» contient un lien ou une invitation. N’en mettez pas dans les noms\u00a0: seul le crédit peut dire d’où vient une carte.`,
  },
  'variant-name-ours': {
    en: ({ typed }) => `“${typed}” could be mistaken for one of the bot’s own games, or for the bot. Choose another name.`,
    fr: ({ typed }) => `«\u00a0${typed}\u00a0» passerait pour un jeu du bot, ou pour le bot lui-même. Choisissez un autre nom.`,
  },
  'variant-id-taken': {
    en: ({ typed }) => `“${typed}” is already used above.`,
    fr: ({ typed }) => `«\u00a0${typed}\u00a0» sert déjà plus haut.`,
  },
  'variant-same-name': {
    en: ({ typed, other }) => `“${typed}” is also a name of ${other}.`,
    fr: ({ typed, other }) => `«\u00a0${typed}\u00a0» est aussi un nom de ${other}.`,
  },
  'variant-name-unclear': {
    en: ({ typed, at }) =>
      `In an order, “${typed}” wouldn’t be understood as ${at}. Another province has that name too, or it’s a word used in orders.`,
    fr: ({ typed, at }) =>
      `Dans un ordre, «\u00a0${typed}\u00a0» ne serait pas compris comme ${at}. Une autre province porte aussi ce nom, ou c’est un mot employé dans les ordres.`,
  },
  'variant-no-province': {
    en: ({ typed, near }) => `board.json has no province “${typed}”.${meant(near, 'en')}`,
    fr: ({ typed, near }) => `board.json n’a pas de province «\u00a0${typed}\u00a0».${meant(near, 'fr')}`,
  },
  'variant-no-power': {
    en: ({ typed, near }) => `There’s no power “${typed}”.${meant(near, 'en')}`,
    fr: ({ typed, near }) => `Il n’y a pas de puissance «\u00a0${typed}\u00a0».${meant(near, 'fr')}`,
  },
  'variant-no-rule': {
    en: ({ typed, choices }) => `There’s no rule “${typed}”. Rules: ${listed(choices, 'en')}.`,
    fr: ({ typed, choices }) => `Il n’y a pas de règle «\u00a0${typed}\u00a0». Règles\u00a0: ${listed(choices, 'fr')}.`,
  },
  'variant-rule-twice': {
    en: ({ typed }) => `The rule “${typed}” is already there with the same settings.`,
    fr: ({ typed }) => `La règle «\u00a0${typed}\u00a0» est déjà là avec les mêmes réglages.`,
  },
  'variant-no-coast': {
    en: ({ typed, coasts }) =>
      coasts.length === 0 ? `“${typed}” has no named coasts.` : `There’s no coast “${typed}”. Coasts: ${listed(coasts, 'en')}.`,
    fr: ({ typed, coasts }) =>
      coasts.length === 0
        ? `«\u00a0${typed}\u00a0» n’a pas de côtes nommées.`
        : `Il n’y a pas de côte «\u00a0${typed}\u00a0». Côtes\u00a0: ${listed(coasts, 'fr')}.`,
  },
  'variant-coast-needed': {
    en: ({ at, coasts }) => `A fleet in ${at} needs a coast: ${eitherOf(coasts, 'en')}.`,
    fr: ({ at, coasts }) => `Une flotte à ${at} a besoin d’une côte\u00a0: ${eitherOf(coasts, 'fr')}.`,
  },
  'variant-coasts-idle': {
    en: ({ at }) => `A coast of ${at} isn’t part of any fleet border, or ${at} isn’t land.`,
    fr: ({ at }) => `Une côte de ${at} ne fait partie d’aucune frontière de flottes, ou ${at} n’est pas une terre.`,
  },
  'variant-centre-unheld': {
    en: ({ at }) => `${at} isn’t land, so it can’t be a centre.`,
    fr: ({ at }) => `${at} n’est pas une terre et ne peut pas être un centre.`,
  },
  'variant-no-centre': {
    en: ({ at }) => `${at} isn’t a centre. Add "centre": true in board.json.`,
    fr: ({ at }) => `${at} n’est pas un centre. Ajoutez "centre": true dans board.json.`,
  },
  'variant-home-twice': {
    en: ({ at, power }) => `${at} is already a home of ${power}.`,
    fr: ({ at, power }) => `${at} est déjà un centre d’origine de ${power}.`,
  },
  'variant-land-twice': {
    en: ({ at, power }) => `${at} already belongs to ${power}.`,
    fr: ({ at, power }) => `${at} appartient déjà à ${power}.`,
  },
  'variant-unit-form': {
    en: ({ typed }) => `“${typed}” isn’t a unit. Write “A par” or “F stp/nc”, with ids from board.json.`,
    fr: ({ typed }) =>
      `«\u00a0${typed}\u00a0» n’est pas une unité. Écrivez «\u00a0A par\u00a0» ou «\u00a0F stp/nc\u00a0», avec les identifiants de board.json.`,
  },
  'variant-unit-twice': { en: ({ at }) => `There’s already a unit in ${at}.`, fr: ({ at }) => `Il y a déjà une unité à ${at}.` },
  'variant-unit-misplaced': {
    en: ({ typed }) => `“${typed}” can’t be there: armies go on land, and fleets where a fleet border leads.`,
    fr: ({ typed }) =>
      `«\u00a0${typed}\u00a0» ne peut pas y être\u00a0: les armées sont à terre, les flottes là où mène une frontière de flottes.`,
  },
  'variant-capital-elsewhere': {
    en: ({ at }) => `The capital ${at} isn’t one of this power’s homes.`,
    fr: ({ at }) => `La capitale ${at} n’est pas un centre d’origine de cette puissance.`,
  },
  'variant-same-letters': {
    en: ({ typed, other, power }) =>
      typed === other
        ? `${power} already has the letters “${typed}”.`
        : `${power} already has the letters “${other}”. “${typed}” would look too much like them.`,
    fr: ({ typed, other, power }) =>
      typed === other
        ? `${power} a déjà les lettres «\u00a0${typed}\u00a0».`
        : `${power} a déjà les lettres «\u00a0${other}\u00a0»\u00a0: «\u00a0${typed}\u00a0» leur ressemblerait trop.`,
  },
  'variant-orders-left-out': {
    en: ({ orders }) => `Add ${listed(orders, 'en')}: every game has hold, move and support. Only convoy can be left out.`,
    fr: ({ orders }) => `Ajoutez ${listed(orders, 'fr')}\u00a0: toute partie a hold, move et support. Seul convoy peut manquer.`,
  },
  'variant-last-year-early': {
    en: ({ year }) => `The last year can’t be before the first, ${year}.`,
    fr: ({ year }) => `La dernière année ne peut pas précéder la première, ${year}.`,
  },
  'variant-chaos-homes': {
    en: ({ power }) => `In Chaos every power begins with one home and no units: check ${power}.`,
    fr: ({ power }) => `Dans Chaos, chaque puissance commence avec un seul centre d’origine et sans unité\u00a0: vérifiez ${power}.`,
  },
  'variant-victory-far': {
    en: ({ centres }) => `Only ${centres} centres count, so nobody could win.`,
    fr: ({ centres }) => `Seuls ${centres} centres comptent\u00a0: personne ne pourrait gagner.`,
  },
  'variant-victory-won': {
    en: ({ power, centres }) => `${power} begins with ${centres} centres and would have won at once.`,
    fr: ({ power, centres }) => `${power} commence avec ${centres} centres et aurait gagné tout de suite.`,
  },
  'variant-border-self': { en: ({ at }) => `${at} can’t border itself.`, fr: ({ at }) => `${at} ne peut pas être sa propre voisine.` },
  'variant-border-twice': {
    en: ({ at, other }) => `The border of ${at} and ${other} is already listed.`,
    fr: ({ at, other }) => `La frontière entre ${at} et ${other} est déjà dans la liste.`,
  },
  'variant-army-at-sea': {
    en: ({ at }) => `${at} is a sea: armies can’t go there.`,
    fr: ({ at }) => `${at} est une mer\u00a0: les armées ne peuvent pas y aller.`,
  },
  'variant-impassable-border': {
    en: ({ at }) => `${at} is impassable and can’t have borders.`,
    fr: ({ at }) => `${at} est infranchissable et ne peut pas avoir de frontières.`,
  },
  'variant-unreachable': {
    en: ({ at }) => `Nothing leads to ${at} from the rest of the board.`,
    fr: ({ at }) => `Rien ne mène à ${at} depuis le reste du plateau.`,
  },
  'variant-few-players': {
    en: 'At least two powers need players: all others may be neutral.',
    fr: 'Il faut au moins deux puissances jouées\u00a0: les autres peuvent être neutres.',
  },
  'variant-city-elsewhere': {
    en: ({ at }) => `The city ${at} isn’t one of this power’s homes.`,
    fr: ({ at }) => `La ville ${at} n’est pas un centre d’origine de cette puissance.`,
  },
  'variant-city-and-units': {
    en: 'A power with cities begins with a single unit, in one of them. Leave “units” empty.',
    fr: 'Une puissance qui a des villes commence avec une seule unité, placée dans l’une d’elles. Laissez «\u00a0units\u00a0» vide.',
  },
  'variant-not-neutral': {
    en: 'Only a neutral power has a second colour.',
    fr: 'Seule une puissance neutre a une deuxième couleur.',
  },
  'variant-not-of-kind': {
    en: ({ at, kind }) => (kind === 'sea' ? `${at} isn’t a sea.` : `${at} isn’t land.`),
    fr: ({ at, kind }) => (kind === 'sea' ? `${at} n’est pas une mer.` : `${at} n’est pas une terre.`),
  },
  'variant-no-fleet-there': {
    en: ({ at }) => `No fleet can be in ${at}: no fleet border leads there.`,
    fr: ({ at }) => `Aucune flotte ne peut être à ${at}\u00a0: aucune frontière de flottes n’y mène.`,
  },
  'variant-rule-idle': {
    en: ({ typed }) => `This rule does nothing here: “${typed}” is missing.`,
    fr: ({ typed }) => `Cette règle ne fait rien ici\u00a0: «\u00a0${typed}\u00a0» manque.`,
  },
  'variant-river-broken': {
    en: ({ at, other }) => `The river runs from ${at} to ${other}, but no fleet border does. Add one, or make the course "banks".`,
    fr: ({ at, other }) =>
      `Le fleuve va de ${at} à ${other}, mais aucune frontière de flottes n’y mène. Ajoutez-la, ou mettez "banks" dans course.`,
  },
  'variant-river-joins': {
    en: ({ typed, at }) => `No other river called “${typed}” runs through ${at}, where this one ends.`,
    fr: ({ typed, at }) => `Aucun autre fleuve «\u00a0${typed}\u00a0» ne passe par ${at}, où celui-ci finit.`,
  },
  'variant-wall-nowhere': {
    en: ({ at, other }) => `${at} and ${other} don’t touch on the map, so there’s no place for a wall.`,
    fr: ({ at, other }) => `${at} et ${other} ne se touchent pas sur la carte\u00a0: il n’y a pas de place pour une muraille.`,
  },
  'variant-many-neighbours': {
    en: ({ at, most }) => `${at} has more than ${most} neighbours: too many for a menu.`,
    fr: ({ at, most }) => `${at} a plus de ${most} voisines\u00a0: c’est trop pour un menu.`,
  },
  'svg-broken': { en: ({ typed }) => `This isn’t SVG (${typed}).`, fr: ({ typed }) => `Ce n’est pas du SVG (${typed}).` },
  'svg-forbidden': {
    en: ({ what }) =>
      `${what} isn’t allowed: a drawing can’t have scripts, links, linked pictures or document types. Save it as plain SVG without them.`,
    fr: ({ what }) =>
      `${what} n’est pas permis\u00a0: un dessin ne peut avoir ni scripts, ni liens, ni images liées, ni type de document. Enregistrez-le en SVG simple, sans eux.`,
  },
  'svg-too-much': {
    en: ({ of, most }) => `The drawing has more than ${most} ${DRAWN[of].en}. Simplify its paths.`,
    fr: ({ of, most }) => `Le dessin a plus de ${most} ${DRAWN[of].fr}. Simplifiez ses chemins.`,
  },
  'svg-no-size': {
    en: 'The <svg> element needs a viewBox like "0 0 1600 1200", no more than four times as wide as it is tall, or three times as tall as it is wide.',
    fr: 'L’élément <svg> a besoin d’un viewBox comme "0 0 1600 1200", au plus quatre fois plus large que haut et trois fois plus haut que large.',
  },
  'svg-bad-path': { en: ({ typed }) => `This shape can’t be read (${typed}).`, fr: ({ typed }) => `Cette forme est illisible (${typed}).` },
  'svg-bad-transform': {
    en: ({ typed }) => `The transform “${typed}” can’t be read.`,
    fr: ({ typed }) => `La transformation «\u00a0${typed}\u00a0» est illisible.`,
  },
  'svg-flat': { en: ({ at }) => `The shape of ${at} encloses nothing.`, fr: ({ at }) => `La forme de ${at} n’entoure rien.` },
  'svg-outside': { en: ({ at }) => `${at} extends beyond the drawing.`, fr: ({ at }) => `${at} sort du dessin.` },
  'svg-place-unknown': {
    en: ({ typed }) => `“${typed}” doesn’t match any province in board.json.`,
    fr: ({ typed }) => `«\u00a0${typed}\u00a0» ne désigne aucune province de board.json.`,
  },
  'svg-text-long': {
    en: ({ most, lines }) => `A text on the map needs words: at most ${lines} lines for a province, each of at most ${most} characters.`,
    fr: ({ most, lines }) =>
      `Un texte sur la carte doit avoir des mots\u00a0: au plus ${lines} lignes par province, chacune de ${most} caractères au maximum.`,
  },
  'svg-text-size': {
    en: ({ typed, size, least, most }) => `The letters of “${typed}” are ${size} pixels high; they may be ${least} to ${most}.`,
    fr: ({ typed, size, least, most }) =>
      `Les lettres de «\u00a0${typed}\u00a0» ont ${size} pixels de haut\u00a0; elles peuvent en avoir de ${least} à ${most}.`,
  },
  'svg-undrawn': {
    en: ({ at }) => `No shape has the id “${at}”. Give the province’s path or group that id.`,
    fr: ({ at }) => `Aucune forme n’a l’identifiant «\u00a0${at}\u00a0». Donnez-le au chemin ou au groupe de la province.`,
  },
  'svg-covers': {
    en: ({ at, other }) => `${at} and ${other} overlap on the map. Cut one out of the other.`,
    fr: ({ at, other }) => `${at} et ${other} se recouvrent sur la carte. Découpez l’une pour laisser la place à l’autre.`,
  },
  'variant-box': {
    en: ({ width, height }) =>
      `This should be a box on the map: left, top, right and bottom, at least 100 pixels wide and high, within ${width} × ${height}.`,
    fr: ({ width, height }) =>
      `Il faut ici un rectangle de la carte\u00a0: gauche, haut, droite et bas, large et haut d’au moins 100 pixels, dans ${width} × ${height}.`,
  },
  'variant-one-field': {
    en: ({ typed, other }) => `This needs either “${typed}” or “${other}”, and not both.`,
    fr: ({ typed, other }) => `Il faut ici soit «\u00a0${typed}\u00a0», soit «\u00a0${other}\u00a0», et pas les deux.`,
  },
  'variant-lattice': {
    en: ({ columns }) => `The points should fill at least two rows of ${columns}.`,
    fr: ({ columns }) => `Les points doivent remplir au moins deux rangées de ${columns}.`,
  },
  'borders-missing': {
    en: 'There are no borders yet. “zongheng variant borders” proposes them from the drawing: check them and put them here.',
    fr: 'Il n’y a pas encore de frontières. «\u00a0zongheng variant borders\u00a0» les propose d’après le dessin\u00a0: vérifiez-les et mettez-les ici.',
  },
  'borders-unlisted': {
    en: ({ at, other }) => `${at} and ${other} touch on the map but aren’t neighbours. Add their border, or add them to drawing.closed.`,
    fr: ({ at, other }) =>
      `${at} et ${other} se touchent sur la carte sans être voisines. Ajoutez leur frontière, ou ajoutez-les à drawing.closed.`,
  },
  'borders-undrawn': {
    en: ({ at, other, gap }) =>
      `${at} and ${other} are neighbours but ${gap === 0 ? 'share no line on the map' : `don’t touch on the map (${gap} pixels apart)`}. Close the gap${gap <= LIMITS.gap ? ', raise drawing.gap,' : ''} or add them to drawing.apart.`,
    fr: ({ at, other, gap }) =>
      `${at} et ${other} sont voisines mais ${gap === 0 ? 'n’ont aucune ligne en commun sur la carte' : `ne se touchent pas sur la carte (${gap} pixels d’écart)`}. Comblez l’écart${gap <= LIMITS.gap ? ', augmentez drawing.gap' : ''} ou ajoutez-les à drawing.apart.`,
  },
  'mark-twice': {
    en: ({ at, other }) => `${at} and ${other} are already marked in drawing. Keep one of the two.`,
    fr: ({ at, other }) => `${at} et ${other} sont déjà marquées dans drawing. Ne gardez que l’une des deux marques.`,
  },
  'mark-idle-closed': {
    en: ({ at, other }) => `${at} and ${other} don’t touch on the map: there’s no border to close. Take the mark out.`,
    fr: ({ at, other }) =>
      `${at} et ${other} ne se touchent pas sur la carte\u00a0: il n’y a pas de frontière à fermer. Retirez la marque.`,
  },
  'mark-closed-listed': {
    en: ({ at, other }) => `${at} and ${other} are neighbours in borders. To close the border, take them out of borders too.`,
    fr: ({ at, other }) => `${at} et ${other} sont voisines dans borders. Pour fermer la frontière, retirez-les aussi de borders.`,
  },
  'mark-idle-apart': {
    en: ({ at, other }) => `${at} and ${other} touch on the map: no line has to join them. Take the mark out.`,
    fr: ({ at, other }) => `${at} et ${other} se touchent sur la carte\u00a0: aucune ligne n’a à les relier. Retirez la marque.`,
  },
  'mark-apart-unlisted': {
    en: ({ at, other }) => `${at} and ${other} aren’t neighbours in borders. Add them there, or take the mark out.`,
    fr: ({ at, other }) => `${at} et ${other} ne sont pas voisines dans borders. Ajoutez-les-y, ou retirez la marque.`,
  },
  'zip-broken': { en: 'This isn’t a readable zip file.', fr: 'Ce n’est pas un zip lisible.' },
  'zip-path': {
    en: ({ typed }) => `“${typed}” isn’t allowed in the zip. Put the three files at its top, or in one folder.`,
    fr: ({ typed }) =>
      `«\u00a0${typed}\u00a0» n’est pas permis dans le zip. Mettez les trois fichiers à la racine, ou dans un seul dossier.`,
  },
  'zip-too-many': {
    en: ({ most }) => `The zip has more than ${most} files.`,
    fr: ({ most }) => `Le zip contient plus de ${most} fichiers.`,
  },
  'variant-took-long': {
    en: ({ seconds }) => `It couldn’t be checked within ${seconds} seconds and the memory allowed. Simplify the drawing.`,
    fr: ({ seconds }) => `La vérification n’a pas pu se faire en ${seconds} secondes avec la mémoire permise. Simplifiez le dessin.`,
  },
  'game-failed': {
    en: ({ game, typed }) => `Trial game ${game} stopped with an error: ${typed}.`,
    fr: ({ game, typed }) => `La partie d’essai ${game} s’est interrompue\u00a0: ${typed}.`,
  },
  'game-refused': {
    en: ({ game, typed }) => `In trial game ${game} the order “${typed}” was offered but not understood.`,
    fr: ({ game, typed }) => `Dans la partie d’essai ${game}, l’ordre «\u00a0${typed}\u00a0» a été proposé mais pas compris.`,
  },
  'game-large': {
    en: ({ game, choices, most }) =>
      `In trial game ${game} a power could choose between ${choices} orders in one phase; at most ${most} are allowed. Try fewer or smaller seas, or fewer units.`,
    fr: ({ game, choices, most }) =>
      `Dans la partie d’essai ${game}, une puissance avait le choix entre ${choices} ordres en une phase\u00a0; ${most} est le maximum. Essayez avec moins de mers, des mers plus petites ou moins d’unités.`,
  },
  'variant-many-languages': {
    en: ({ most }) => `A name may be given in ${most} languages at most.`,
    fr: ({ most }) => `Un nom peut être donné en ${most} langues au plus.`,
  },
  'units-unreadable': {
    en: ({ height, least }) =>
      `Units are only ${height} pixels high on posted pictures, and nobody could read them: at least ${least} are needed. Make the map less long in one direction, or show less of it: see “pages” and “theatres” of drawing.`,
    fr: ({ height, least }) =>
      `Les unités n’ont que ${inFrench(height)} pixels de haut sur les images publiées\u00a0: personne ne pourrait les lire, il en faut au moins ${inFrench(least)}. Faites une carte moins allongée, ou montrez-en moins\u00a0: voyez «\u00a0pages\u00a0» et «\u00a0theatres\u00a0» dans drawing.`,
  },
  'game-flawed': {
    en: ({ game, typed }) => `Trial game ${game} reached an impossible position (${typed}).`,
    fr: ({ game, typed }) => `La partie d’essai ${game} est arrivée à une position impossible (${typed}).`,
  },
};

const EYES_OF: Readonly<Record<string, InEach>> = {
  'full colour': { en: 'everybody', fr: 'tout le monde' },
  protanopia: { en: 'people who can’t see red (protanopia)', fr: 'les personnes qui ne voient pas le rouge (protanopie)' },
  deuteranopia: { en: 'people who can’t see green (deuteranopia)', fr: 'les personnes qui ne voient pas le vert (deutéranopie)' },
  tritanopia: { en: 'people who can’t see blue (tritanopia)', fr: 'les personnes qui ne voient pas le bleu (tritanopie)' },
};

type SmallPictures = Extract<VariantNotice, { readonly code: 'pictures-small' }>;

const inFrench = (v: number): string => String(v).replace('.', ',');

/** The most names that are told. */
const MOST_NAMES = 12;

/** "ash (4.1), hig (4.3)…" */
function sayNames({ names }: SmallPictures, language: Language): string {
  const some = names.slice(0, MOST_NAMES).map(({ at, height }) => `${at} (${language === 'fr' ? inFrench(height) : height})`);
  return names.length > MOST_NAMES ? `${some.join(', ')}…` : listed(some, language);
}

/** What is too small, as sentences. */
const SMALL = {
  en: (small: SmallPictures): string => {
    const { least, unit, theatres, names, of } = small;
    const where =
      theatres.length > 0
        ? ` in ${listed(
            theatres.map(({ en }) => en),
            'en',
          )}`
        : '';
    return [
      ...(unit === undefined ? [] : [`Units are ${unit} pixels high${where} and should be at least ${least.unit}.`]),
      ...(names.length === 0
        ? []
        : [`Names should be at least ${least.name} high; ${names.length} of ${of} are less: ${sayNames(small, 'en')}.`]),
    ].join(' ');
  },
  fr: (small: SmallPictures): string => {
    const { least, unit, theatres, names, of } = small;
    const where =
      theatres.length > 0
        ? ` (${listed(
            theatres.map(({ fr }) => fr),
            'fr',
          )})`
        : '';
    return [
      ...(unit === undefined
        ? []
        : [`Les unités y ont ${inFrench(unit)} pixels de haut${where}\u00a0; il en faut au moins ${inFrench(least.unit)}.`]),
      ...(names.length === 0
        ? []
        : [
            `Les noms doivent en avoir au moins ${inFrench(least.name)}\u00a0; ${names.length} sur ${of} en ont moins\u00a0: ${sayNames(small, 'fr')}.`,
          ]),
    ].join(' ');
  },
};

/** Why that is so, and what to do about it: on a page, units and names are large enough. */
const LARGER: InEach = {
  en: 'No page shows every province in play, so posted pictures have the whole map and all names. Leave out "pages" in "drawing" of board.json, or add {} to it: posted pictures then have larger units, and short names.',
  fr: 'Aucune page ne montre toutes les provinces en jeu\u00a0: les images publiées ont donc toute la carte et tous les noms. Enlevez "pages" de "drawing" dans board.json, ou ajoutez-y {}\u00a0: les images publiées ont alors de plus grandes unités, et des noms courts.',
};

/** What an author may want to look at. */
const NOTICES: SentencesByTag<VariantNotice, 'code'> = {
  'colours-alike': {
    en: ({ power, other, eyes }) => `The colours of ${power} and ${other} look alike to ${EYES_OF[eyes]?.en ?? eyes}.`,
    fr: ({ power, other, eyes }) => `Les couleurs de ${power} et ${other} se ressemblent pour ${EYES_OF[eyes]?.fr ?? eyes}.`,
  },
  'ids-unused': {
    en: ({ ids }) =>
      `board.json has no province with these ids, so their shapes aren’t drawn and look like open sea: ${listed(ids, 'en')}. Add those that are provinces to “provinces” (land that nobody may enter as "kind": "impassable"), and leave the others if they are only decoration.`,
    fr: ({ ids }) =>
      `board.json n’a pas de province avec ces identifiants\u00a0: leurs formes ne sont pas dessinées et ont l’air d’une mer. Ce sont ${listed(ids, 'fr')}. Ajoutez à «\u00a0provinces\u00a0» celles qui en sont (avec "kind": "impassable" une terre où personne n’entre), et laissez les autres si ce n’est que du décor.`,
  },
  'names-outside': {
    en: ({ at, more }) =>
      at.length === 1
        ? `The name of ${at[0]} doesn’t fit inside it, so it’s below the unit. A shape with the id “label:${at[0]}” says where it should be.`
        : `These names don’t fit inside their provinces, so they’re below the units: ${listed([...at, ...(more > 0 ? [`${more} more`] : [])], 'en')}. A shape with an id like “label:${at[0]}” says where a name should be.`,
    fr: ({ at, more }) =>
      at.length === 1
        ? `Le nom de ${at[0]} n’y tient pas et se trouve sous l’unité. Une forme avec l’identifiant «\u00a0label:${at[0]}\u00a0» dit où le mettre.`
        : `Ces noms ne tiennent pas dans leurs provinces et se trouvent sous les unités\u00a0: ${listed([...at, ...(more > 0 ? [counted(more, OTHERS_FR, 'fr')] : [])], 'fr')}. Une forme avec un identifiant comme «\u00a0label:${at[0]}\u00a0» dit où mettre un nom.`,
  },
  'pictures-small': {
    en: small => `Posted pictures are shown at most ${small.width} × ${small.height}. ${SMALL.en(small)} ${LARGER.en}`,
    fr: small => `Les images publiées s’affichent en ${small.width} × ${small.height} au plus. ${SMALL.fr(small)} ${LARGER.fr}`,
  },
  'mark-outside': {
    en: ({ at }) => `This is outside the shape of ${at}. If that isn’t intended, move it inside.`,
    fr: ({ at }) => `Ceci est hors de la forme de ${at}. Si ce n’est pas voulu, mettez-le dedans.`,
  },
  'mark-same-spot': {
    en: ({ other }) => `This is at the same spot as “${other}”. Move one of them.`,
    fr: ({ other }) => `Ceci est au même endroit que «\u00a0${other}\u00a0». Déplacez l’un des deux.`,
  },
  'letters-missing': {
    en: ({ typed, letters }) => `The fonts of the pictures don’t have ${letters}: boxes will stand for it in “${typed}”.`,
    fr: ({ typed, letters }) =>
      `Les polices des images n’ont pas ${letters}\u00a0: des cases vides en tiendront lieu dans «\u00a0${typed}\u00a0».`,
  },
  'without-script': {
    en: ({ script, count, names }) =>
      `${count} names have no “${script}”, so they aren’t written on the map in that language: ${listed(names, 'en')}${count > names.length ? '…' : '.'}`,
    fr: ({ script, count, names }) =>
      `${count} noms n’ont pas de «\u00a0${script}\u00a0» et ne sont donc pas écrits dans cette langue sur la carte\u00a0: ${listed(names, 'fr')}${count > names.length ? '…' : '.'}`,
  },
  'without-french': {
    en: ({ count }) =>
      counted(
        count,
        {
          one: 'One text has no French version; the English one is shown instead.',
          other: '# texts have no French version; the English ones are shown instead.',
        },
        'en',
      ),
    fr: ({ count }) =>
      counted(
        count,
        {
          one: 'Un texte n’a pas de version française\u00a0: l’anglais s’affiche.',
          other: '# textes n’ont pas de version française\u00a0: l’anglais s’affiche.',
        },
        'fr',
      ),
  },
  'not-played': {
    en: ({ games }) => `Time ran out. Games played by then: ${games}.`,
    fr: ({ games }) => `Le temps est écoulé. Parties jouées jusque-là\u00a0: ${games}.`,
  },
};

/** "board.json:12, borders.fleet[3]: …" */
/** What is wrong, without where. */
export const sayVariantFault = (fault: VariantFault, language: Language): string => sentenceByCode(FAULTS, fault, language);

export function sayFolderFault({ fault, ...spot }: FolderFault, language: Language): string {
  return `${saySpot(spot, language)}${sayVariantFault(fault, language)}`;
}

export function sayFolderNotice({ notice, ...spot }: FolderNotice, language: Language): string {
  return `${saySpot(spot, language)}${sentenceByCode(NOTICES, notice, language)}`;
}

const COLON: InEach = { en: ': ', fr: '\u00a0: ' };

/** What is no file of a variant. */
const PLACES: Readonly<Record<string, InEach>> = { folder: { en: 'folder', fr: 'dossier' }, games: { en: 'games', fr: 'parties' } };

function saySpot({ file, line, where }: Spot, language: Language): string {
  const place = `${PLACES[file]?.[language] ?? file}${line === undefined ? '' : `:${line}`}`;
  return `${where === undefined ? place : `${place}, ${where}`}${COLON[language]}`;
}
