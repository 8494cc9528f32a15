/** The article of a name. Empty: it takes none. */
type Article = 'le' | 'la' | 'l’' | 'les' | '';

/** How French says where: "en Bourgogne", "au Danemark", "dans le Piémont", "à Paris". */
type Where = 'en' | 'au' | 'dans' | 'à';

interface PlaceGrammar {
  readonly article: Article;
  readonly where: Where;
  /** Whether what comes from there drops the article: "venue de Bourgogne", but "venue de la Manche". */
  readonly fromWithout?: true;
}

const eachOf = <Value>(value: Value, names: readonly string[]): readonly (readonly [string, Value])[] =>
  names.map(name => [name, value] as const);

/** The articles of all powers and dynasties, by their French names. */
const POWERS: ReadonlyMap<string, Article> = new Map([
  ...eachOf<Article>('l’', ['Autriche', 'Angleterre', 'Allemagne', 'Italie', 'Empire', 'Estalie', 'Arabie']),
  ...eachOf<Article>('la', ['France', 'Russie', 'Turquie', 'Bretonnie', 'Tilée']),
  ...eachOf<Article>('le', ['Chaos', 'Kislev', 'Cathay', 'Nippon']),
  ...eachOf<Article>('le', ['Qin', 'Chu', 'Zhao', 'Wei', 'Han', 'Yan', 'Qi', 'Jin']),
  ...eachOf<Article>('le', ['Ch\u0027in', 'Ch\u0027u', 'Chao', 'Yen', 'Ch\u0027i', 'Chou', 'Chung-shan', 'Lu', 'Sung', 'Yueh', 'Shu']),
  ...eachOf<Article>('le', ['Choson', 'Pei Choushi', 'Tung Yueh']),
  ...eachOf<Article>('les', ['Hsiung-Nu', 'Norses', 'Elfes noirs', 'Hauts Elfes', 'Elfes sylvains', 'Comtes vampires', 'Nains']),
  ...eachOf<Article>('les', ['Nains du Chaos', 'Skavens', 'Orques et Gobelins', 'Gobelins', 'Rois des Tombes', 'Hommes-Lézards']),
  ...eachOf<Article>('les', ['Royaumes d’Ind', 'Démons du Chaos']),
]);

const COUNTRY: PlaceGrammar = { article: 'la', where: 'en', fromWithout: true };
const COUNTRY_ELIDED: PlaceGrammar = { article: 'l’', where: 'en', fromWithout: true };
const SEA: PlaceGrammar = { article: 'la', where: 'en' };
const LAND: PlaceGrammar = { article: 'le', where: 'au' };
const WITHIN_IT: PlaceGrammar = { article: 'le', where: 'dans' };
const WITHIN_HER: PlaceGrammar = { article: 'la', where: 'dans' };
const WITHIN_ELIDED: PlaceGrammar = { article: 'l’', where: 'dans' };
const WITHIN_THEM: PlaceGrammar = { article: 'les', where: 'dans' };
const TOWN: PlaceGrammar = { article: '', where: 'à' };

/** Places by their French names. */
const PLACES: ReadonlyMap<string, PlaceGrammar> = new Map([
  ...eachOf(COUNTRY, ['Belgique', 'Bohême', 'Bulgarie', 'Bourgogne', 'Finlande', 'Galicie', 'Gascogne', 'Grèce', 'Hollande', 'Livonie']),
  ...eachOf(COUNTRY, ['Norvège', 'Picardie', 'Prusse', 'Roumanie', 'Serbie', 'Silésie', 'Suède', 'Syrie', 'Toscane', 'Corse', 'Crète']),
  ...eachOf(COUNTRY, ['Sardaigne', 'Suisse', 'Sylvanie', 'Lustrie du Sud']),
  ...eachOf(SEA, ['Manche', 'Méditerranée orientale', 'Méditerranée occidentale']),
  ...eachOf(COUNTRY_ELIDED, ['Albanie', 'Arménie', 'Afrique du Nord', 'Espagne', 'Ukraine', 'Islande', 'Irlande']),
  ...eachOf(COUNTRY_ELIDED, ['Ind du Nord', 'Ind du Sud']),
  ...eachOf(LAND, ['Danemark', 'Portugal', 'Tyrol', 'Nippon du Nord', 'Nippon du Sud']),
  ...eachOf(WITHIN_IT, ['Piémont', 'Yorkshire', 'Skagerrak', 'Zhou occidental', 'Monde', 'Bord']),
  ...eachOf(WITHIN_HER, ['Ruhr', 'Clyde']),
  ...eachOf(WITHIN_ELIDED, ['Himalaya']),
  ...eachOf(WITHIN_THEM, ['Pouilles']),
]);

/** Places by the first word of their French names. */
const FIRST_WORDS: ReadonlyMap<string, PlaceGrammar> = new Map([
  ...eachOf(SEA, ['Mer']),
  ...eachOf(LAND, ['Pays', 'Mont', 'Milieu']),
  ...eachOf(WITHIN_IT, ['Golfe', 'Détroit', 'Désert', 'Glacier', 'Marais', 'Grand']),
  ...eachOf(WITHIN_HER, ['Baie', 'Citadelle', 'Côte', 'Désolation', 'Forêt', 'Forteresse', 'Grande', 'Jungle', 'Passe', 'Plaine', 'Sœur']),
  ...eachOf(WITHIN_HER, ['Ziggourat']),
  ...eachOf(WITHIN_ELIDED, ['Arrière-pays', 'Atlantique', 'Échine', 'Océan', 'Œil']),
  ...eachOf(WITHIN_THEM, ['Clairières', 'Cornes', 'Îles', 'Montagnes', 'Monts', 'Principautés', 'Royaumes', 'Steppes', 'Terres']),
]);

/** The name without what follows in brackets: a coast, or the place of a shared nation's seat. */
const bare = (name: string): string => name.replace(/ \(.*\)$/, '');

const articleOf = (power: string): Article => POWERS.get(bare(power)) ?? '';
const placeGrammar = (place: string): PlaceGrammar => PLACES.get(bare(place)) ?? FIRST_WORDS.get(place.split(' ')[0] ?? '') ?? TOWN;

const VOWEL = /^(?:[aàâeéèêëiîïoôœuûü]|y[^aeiou])/i;

const withArticle = (article: Article, name: string): string => {
  if (article === '') return name;
  return article === 'l’' ? `l’${name}` : `${article} ${name}`;
};

const withOf = (article: Article, name: string): string => {
  if (article === 'le') return `du ${name}`;
  if (article === 'les') return `des ${name}`;
  if (article !== '') return `de ${withArticle(article, name)}`;
  return VOWEL.test(name) ? `d’${name}` : `de ${name}`;
};

const withTo = (article: Article, name: string): string => {
  if (article === 'le') return `au ${name}`;
  return article === 'les' ? `aux ${name}` : `à ${withArticle(article, name)}`;
};

/** "l’Allemagne", "le Qin". A name that is not known is left as it is. */
export const the = (power: string): string => withArticle(articleOf(power), power);

/** "de l’Allemagne", "du Qin". */
export const ofThe = (power: string): string => withOf(articleOf(power), power);

/** "à l’Allemagne", "au Qin". */
export const toThe = (power: string): string => withTo(articleOf(power), power);

/** Whether a power's name is plural: "les Nains". */
export const isPlural = (power: string): boolean => articleOf(power) === 'les';

/** Whether the article of a power is known. */
export const isKnownPower = (power: string): boolean => POWERS.has(bare(power));

/** A plural article that is part of a place's name, as in "Les Voûtes". */
const OWN_ARTICLE = /^Les /;

/** "en Bourgogne", "dans le Golfe du Lion", "à Paris". */
export const at = (place: string): string => {
  if (OWN_ARTICLE.test(place)) return place.replace(OWN_ARTICLE, 'aux ');
  const { article, where } = placeGrammar(place);
  return where === 'dans' ? `dans ${withArticle(article, place)}` : `${where} ${place}`;
};

/** "la Bourgogne", "Paris". */
export const thePlace = (place: string): string =>
  OWN_ARTICLE.test(place) ? place.replace(OWN_ARTICLE, 'les ') : withArticle(placeGrammar(place).article, place);

/** "de la Bourgogne", "d’Anyi". */
export const ofPlace = (place: string): string =>
  OWN_ARTICLE.test(place) ? place.replace(OWN_ARTICLE, 'des ') : withOf(placeGrammar(place).article, place);

/** "de Bourgogne", "du Danemark", "de la Manche", "d’Anyi": where something comes from or belongs. */
export const fromPlace = (place: string): string => (placeGrammar(place).fromWithout ? withOf('', place) : ofPlace(place));
