import { lettersMissing } from '../../drawing/vector/fontLetters.js';
import type { AuthoredBoard, Names, VariantFile } from '../model/folderFiles.js';
import { type FolderNotice, quotable } from '../model/variantFault.js';
import type { JsonPath, LocatedFile } from '../reading/locatedFile.js';
import type { MapDrawing } from '../svg/outline.js';

type Script = VariantFile['script'];

interface Shown {
  readonly text: string;
  readonly path: JsonPath;
}

/** Names whose letters the fonts of pictures do not have, and names without the letters that are written on the map too. */
export function drawnLetters(
  variant: LocatedFile<VariantFile>,
  board: LocatedFile<AuthoredBoard>,
  drawing: MapDrawing,
): readonly FolderNotice[] {
  const { script } = variant.value;
  const missing = <T>({ spot }: LocatedFile<T>, shown: readonly Shown[]): FolderNotice[] =>
    shown.flatMap(({ text, path }) => {
      const notice = missingIn(text);
      return notice ? [{ ...spot(path), notice }] : [];
    });
  return [
    ...missing(variant, shownOfVariant(variant.value)),
    ...missing(board, shownOfBoard(board.value, script)),
    ...drawing.texts.flatMap(({ role, of, rows, line }): readonly FolderNotice[] => {
      const notice = missingIn(rows.map(({ t }) => t).join(' '));
      return notice ? [{ file: 'map.svg', line, where: quotable(`${role}:${of}`), notice }] : [];
    }),
    ...withoutScript(variant.value, board.value),
  ];
}

function missingIn(text: string): FolderNotice['notice'] | undefined {
  const letters = lettersMissing(text);
  return letters.length === 0 ? undefined : { code: 'letters-missing', typed: quotable(text), letters: quotable(letters.join(' ')) };
}

/** The names of an object in the languages in which pictures are drawn. */
const namesAt = (names: Names | undefined, path: JsonPath, script: Script): readonly Shown[] =>
  Object.entries(names ?? {}).flatMap(([language, text]) =>
    ['en', 'fr', script].includes(language) ? [{ text, path: [...path, language] }] : [],
  );

const textAt = (text: string | undefined, path: JsonPath): readonly Shown[] => (text === undefined ? [] : [{ text, path }]);

const shownOfVariant = ({ name, credit, powers, script }: VariantFile): readonly Shown[] => [
  ...namesAt(name, ['name'], script),
  ...namesAt(credit, ['credit'], script),
  ...powers.flatMap((power, i) => [
    ...namesAt(power.name, ['powers', i, 'name'], script),
    ...textAt(power.letters, ['powers', i, 'letters']),
    ...textAt(power.sign, ['powers', i, 'sign']),
    ...textAt(power.ruler, ['powers', i, 'ruler']),
  ]),
];

const shownOfBoard = ({ provinces, rivers, walls }: AuthoredBoard, script: Script): readonly Shown[] => [
  ...provinces.flatMap(({ name, short }, i) => [
    ...namesAt(name, ['provinces', i, 'name'], script),
    ...textAt(short, ['provinces', i, 'short']),
  ]),
  ...rivers.flatMap(({ name }, i) => namesAt(name, ['rivers', i, 'name'], script)),
  ...walls.flatMap(({ name }, i) => textAt(name, ['walls', i, 'name'])),
];

/** How many names without the other letters are told by name. */
const TOLD = 12;

function withoutScript({ name, powers, script }: VariantFile, { provinces, rivers }: AuthoredBoard): readonly FolderNotice[] {
  if (script === undefined) return [];
  const open = provinces.filter(({ kind }) => kind !== 'impassable');
  const lacking = (all: readonly { readonly name: Names }[]): readonly string[] =>
    all.flatMap(({ name: names }) => (names[script] === undefined ? [quotable(names.en)] : []));
  const told = (file: 'variant.json' | 'board.json', names: readonly string[]): readonly FolderNotice[] =>
    names.length === 0 ? [] : [{ file, notice: { code: 'without-script', script, count: names.length, names: names.slice(0, TOLD) } }];
  return [...told('variant.json', lacking([{ name }, ...powers])), ...told('board.json', lacking([...open, ...rivers]))];
}
