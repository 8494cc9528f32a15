import type { VariantFile } from '../../../authoring/model/folderFiles.js';
import type { Variant } from '../../../games/diplomacy/model/variant.js';
import type { InEach, Language } from '../../../lib/language.js';
import { boardNamesOf } from '../diplomacy/boardNames.js';
import { goalOn } from '../diplomacy/briefing.js';
import { RULE_WORDS, type RuleAt } from '../diplomacy/ruleWords.js';
import { capital, counted, listed } from '../language/grammar.js';
import type { RulesTopic } from '../language/rulesText.js';

const ORDERS: InEach = {
  en: '- **Orders** are secret, and all are carried out at the same time. A unit holds, moves to a neighbouring province, or supports another unit. Two units are never in the same province, unless a rule below says so.',
  fr: '- Les **ordres** sont secrets et tous exécutés en même temps. Une unité tient, va dans une province voisine ou soutient une autre unité. Deux unités ne sont jamais dans la même province, sauf règle contraire ci-dessous.',
};
const CONVOY: InEach = { en: 'A fleet at sea can also convoy an army.', fr: 'Une flotte en mer peut aussi convoyer une armée.' };
const STRENGTH: InEach = {
  en: '- **Strength**: each unit counts as 1, and each support adds 1. The stronger side wins; equal sides bounce. An attack on a supporter cuts its support, unless it comes from the province that the support is aimed at.',
  fr: '- **Force**\u00a0: chaque unité compte pour 1, et chaque soutien ajoute 1. Le camp le plus fort l’emporte\u00a0; à égalité, tous rebondissent. Attaquer une unité qui soutient coupe son soutien, sauf depuis la province que le soutien vise.',
};
const RETREATS: InEach = {
  en: '- **Retreats**: a dislodged unit goes to a free neighbouring province, but not to where the attack came from or where others just bounced; otherwise it disbands.',
  fr: '- **Retraites**\u00a0: une unité délogée va dans une province voisine libre, mais pas là d’où venait l’attaque ni là où d’autres viennent de rebondir\u00a0; sinon elle est dissoute.',
};
const BUILDS: Readonly<Record<VariantFile['builds'], InEach>> = {
  homes: {
    en: '- **Centres** are captured in the fall. In winter you have as many units as centres: you build in your own free home centres, or remove units.',
    fr: '- Les **centres** se prennent à l’automne. En hiver, vous avez autant d’unités que de centres\u00a0: vous construisez dans vos centres d’origine libres, ou retirez des unités.',
  },
  'captured-homes': {
    en: '- **Centres** are captured in the fall. In winter you have as many units as centres: you can build in any free home centre you own, even one that was another power’s home, or you remove units.',
    fr: '- Les **centres** se prennent à l’automne. En hiver, vous avez autant d’unités que de centres\u00a0: vous pouvez construire dans n’importe quel centre d’origine libre que vous possédez, même celui d’une autre puissance, ou bien vous retirez des unités.',
  },
  anywhere: {
    en: '- **Centres** are captured in the fall. In winter you have as many units as centres: you can build in any free centre you own, or you remove units.',
    fr: '- Les **centres** se prennent à l’automne. En hiver, vous avez autant d’unités que de centres\u00a0: vous pouvez construire dans n’importe quel centre libre que vous possédez, ou bien vous retirez des unités.',
  },
};
const RULES: InEach = { en: '**This variant also has**:', fr: '**Cette variante a aussi**\u00a0:' };

/** What the board has of its own, in a sentence each. */
const NEUTRALS: Readonly<Record<Language, (powers: string) => string>> = {
  en: powers => `- Nobody plays ${powers}: their units hold and never retreat, and no new ones are built.`,
  fr: powers =>
    `- Personne ne joue ces puissances\u00a0: ${powers}. Leurs unités tiennent et ne battent jamais en retraite, et aucune nouvelle n’est construite.`,
};
const ONE_WAY: Readonly<Record<Language, (pairs: string) => string>> = {
  en: pairs =>
    `- Some borders can be crossed one way only, from the first province to the second: ${pairs}. A support crosses them the same way.`,
  fr: pairs =>
    `- Certaines frontières ne se franchissent que dans un sens, de la première province à la seconde\u00a0: ${pairs}. Un soutien les franchit dans le même sens.`,
};
const CLOSED: Readonly<Record<Language, (pairs: string) => string>> = {
  en: pairs => `- Some provinces touch on the map, but nothing passes between them, not even support: ${pairs}.`,
  fr: pairs =>
    `- Certaines provinces se touchent sur la carte, mais rien ne passe de l’une à l’autre, pas même un soutien\u00a0: ${pairs}.`,
};
/** How many borders of a kind are named. */
const MOST_NAMED = 12;

const OPENING: Readonly<Record<Language, (players: number, provinces: number) => string>> = {
  en: (players, provinces) =>
    `A variant of Diplomacy that someone added to this server: ${counted(players, { one: '# power', other: '# powers' }, 'en')}, ${provinces} provinces.`,
  fr: (players, provinces) =>
    `Une variante de Diplomacy ajoutée sur ce serveur\u00a0: ${counted(players, { one: '# puissance', other: '# puissances' }, 'fr')}, ${provinces} provinces.`,
};

/** What the rules of an uploaded variant are, made from its file. */
export function uploadedRules(written: VariantFile, variant: Variant, credit: InEach, language: Language): RulesTopic {
  const { board } = variant;
  const players = board.powers.filter(({ neutral }) => !neutral).length;
  const convoys = variant.orderKinds.includes('convoy') ? ` ${CONVOY[language]}` : '';
  const rules = written.rules.flatMap(settings => {
    const say = RULE_WORDS[settings.rule]?.sentence?.[language];
    return say ? [`- ${capital(say(placesOf(variant, settings, language)))}`] : [];
  });
  const more = [...boardSentences(written, variant, language), ...rules];
  return {
    title: variant.title[language],
    blocks: [
      OPENING[language](players, board.file.provinces.length),
      credit[language],
      [
        goalOn(board, language),
        `${ORDERS[language]}${convoys}`,
        STRENGTH[language],
        RETREATS[language],
        BUILDS[written.builds][language],
      ].join('\n'),
      ...(more.length > 0 ? [[RULES[language], ...more].join('\n')] : []),
    ],
  };
}

/** Neutral powers without votes, borders of one direction, and closed ones. */
function boardSentences({ rules }: VariantFile, { board }: Variant, language: Language): readonly string[] {
  const names = boardNamesOf(board, language);
  const neutrals = board.file.powers.filter(({ neutral }) => neutral).map(({ name }) => name[language]);
  const isVoted = rules.some(({ rule }) => rule === 'armed-neutrals');
  const { oneWay: { army = [], fleet = [] } = {}, closed = [] } = board.file.borders;
  const oneWay = [...new Set([...army, ...fleet].map(pair => pair.map(names.place).join(' → ')))];
  const shut = closed.map(pair => pair.map(names.place).join(' – '));
  return [
    ...(neutrals.length > 0 && !isVoted ? [NEUTRALS[language](listed(neutrals, language))] : []),
    ...(oneWay.length > 0 ? [ONE_WAY[language](someOf(oneWay))] : []),
    ...(shut.length > 0 ? [CLOSED[language](someOf(shut))] : []),
  ];
}

/** The first of some borders, and how many more there are. */
const someOf = (pairs: readonly string[]): string =>
  [...pairs.slice(0, MOST_NAMED), ...(pairs.length > MOST_NAMED ? [`… (+${pairs.length - MOST_NAMED})`] : [])].join(', ');

function placesOf({ board }: Variant, settings: VariantFile['rules'][number], language: Language): RuleAt {
  const names = boardNamesOf(board, language);
  const power = (id: unknown): string => board.file.powers.find(one => one.id === id)?.name[language] ?? String(id);
  const all = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
  return {
    power: power(settings.power),
    powers: listed(all(settings.powers).map(power), language),
    province: names.place(String(settings.province)),
    provinces: listed(
      all(settings.provinces).map(at => names.place(String(at))),
      language,
    ),
  };
}
