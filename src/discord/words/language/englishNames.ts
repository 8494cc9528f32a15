const SINGULAR = ['Empire'];
const PLURAL = [
  'Chaos Daemons',
  'Chaos Dwarves',
  'Dark Elves',
  'Dwarves',
  'Goblins',
  'High Elves',
  'Hsiung-Nu',
  'Kingdoms of Ind',
  'Lizardmen',
  'Norse',
  'Orcs and Goblins',
  'Skaven',
  'Tomb Kings',
  'Vampire Counts',
  'Wood Elves',
];

/** The name without what follows in brackets: the place of a shared nation's seat. */
const bare = (name: string): string => name.replace(/ \(.*\)$/, '');

/** "Germany", "the Empire". */
export const the = (power: string): string => (SINGULAR.includes(bare(power)) || isPlural(power) ? `the ${power}` : power);

/** Whether a power's name is plural: "the Dwarves". */
export const isPlural = (power: string): boolean => PLURAL.includes(bare(power));

/** Seas, mountains and the like, whose names take an article. */
const WITH_ARTICLE =
  /^(?:Bay|Bight|Citadel|Desolation|Eye|Fortress|Gulf|Hinterlands|Isles|Marshes|Plain|Sea|Spine|Strait)\b|\b(?:Bay|Bight|Channel|Coast|Desert|Eye|Forest|Glacier|Glades|Gulf|Isles|Jungle|Kingdoms|Mediterranean|Mountains|Ocean|Pass|Princes|Sea|Skagerrak|Steppes|World|Vaults|Wastelands|Darklands)\b/;

/** "the Adriatic Sea", "Paris". */
export const thePlace = (place: string): string => (!place.startsWith('The ') && WITH_ARTICLE.test(bare(place)) ? `the ${place}` : place);
