import type { Language } from '../../../lib/language.js';

/** A part of a page of rules, in Discord's Markdown. */
export interface RulesTopic {
  readonly title: string;
  /** Paragraphs, lists and tables, one after the other. */
  readonly blocks: readonly string[];
  readonly picture?: RulesPicture;
}

/** A small picture of an example: its file in `docs/rules/images`, and its description. */
export interface RulesPicture {
  readonly file: string;
  readonly alt: string;
}

/** A page of rules: what the game is, then its topics. */
export interface RulesPage {
  readonly title: string;
  readonly topics: readonly RulesTopic[];
}

/**
 * Reads a page of `docs/rules` for Discord: without links to files, marks of rulings and what is for readers of the page only; tables as
 * lists. Of examples on several boards only those of `game` are left. The first topic is what stands before the first heading. Topics of which nothing is left are dropped.
 */
export function readRules(markdown: string, language: Language = 'en', game?: string): RulesPage {
  const [head = '', ...sections] = typeset(forPlayers(onBoardOf(game, markdown.replaceAll('\r', ''))), language).split(/^## /m);
  const [title = '', ...intro] = head.replace(/^# /, '').split('\n');
  const titled = sections.map(section => {
    const [name = '', ...lines] = section.split('\n');
    return { title: name.replace(/^\d+\.\s*/, '').trim(), blocks: blocksOf(lines, language), ...pictureIn(section) };
  });
  return {
    title: title.trim(),
    topics: [{ title: title.trim(), blocks: blocksOf(intro, language) }, ...titled.filter(({ blocks }) => blocks.length > 0)],
  };
}

/** A page without what is between `<!-- on ID -->` and `<!-- /on -->` for other games than this. Without a game: with all of it. */
const onBoardOf = (game: string | undefined, markdown: string): string =>
  markdown.replaceAll(/<!-- on ([\w-]+) -->\n?([\s\S]*?)<!-- \/on -->\n?/g, (_, id: string, text: string) =>
    game === undefined || id === game ? text : '',
  );

/** A page without what is between `<!-- page only -->` and `<!-- /page only -->`, and without the marks of our rulings. */
const forPlayers = (markdown: string): string =>
  markdown
    .replaceAll(/[ \n]*<!-- page only -->[\s\S]*?<!-- \/page only -->/g, '')
    .replaceAll(/ ?\*\*\[R\]\*\*|(?<!\*) ?\[R\](?![(*])/g, '');

/** Code in Markdown, between backticks. */
const CODE = /(\x60{3}[\s\S]*?\x60{3}|\x60[^\x60\n]*\x60)/;

/** In French, no line breaks before high punctuation or within « ». Code is left as it is. */
const typeset = (markdown: string, language: Language): string =>
  language === 'fr'
    ? markdown
        .split(CODE)
        .map((part, i) =>
          i % 2 === 1 ? part : part.replaceAll(/(?<!\s)[ \n]+(?=[:;?»]|!(?!\[))/g, '\u00a0').replaceAll(/«[ ]/g, '«\u00a0'),
        )
        .join('')
    : markdown;

/** The first picture of a section. */
function pictureIn(section: string): Pick<RulesTopic, 'picture'> {
  const [, alt, file] = /^!\[([^\]]*)\]\(images\/([\w.-]+)\)$/m.exec(section) ?? [];
  return alt === undefined || file === undefined ? {} : { picture: { file, alt } };
}

const blocksOf = (lines: readonly string[], language: Language): readonly string[] =>
  lines
    .join('\n')
    .split(/\n{2,}/)
    .map(block => written(block.trim(), language))
    .filter(block => block !== '');

function written(block: string, language: Language): string {
  if (isAboutFiles(block)) return '';
  if (block.startsWith('|')) return tableAsList(block.split('\n'), language).map(bare).join('\n');
  if (block.startsWith('```')) return block;
  const lines = bare(block).split('\n');
  return lines
    .reduce((text, line) => (text === '' ? line : `${text}${startsAnew(line) ? '\n' : ' '}${line.trim()}`), '')
    .replace(/^### (.*)$/m, '**$1**');
}

/** Whether a block is a picture, or a line in italics about the file itself: its translation, its examples. */
const isAboutFiles = (block: string): boolean => /^!\[/.test(block) || /^\*[^*].*\*$/.test(block);

const startsAnew = (line: string): boolean => /^\s*(?:[-*]|\d+\.|#{3,})\s/.test(line);

const cellsOf = (row: string): readonly string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());

/** In wide tables each cell after the first says what it is for: "2 → 1875". */
const withHeadings = (headings: readonly string[], cells: readonly string[]): readonly string[] =>
  cells.map((cell, i) => (headings.length > 4 && i > 0 && cell !== '' ? `${headings[i] ?? ''} → ${cell}` : cell));

/** A row as a line: the first cell in bold, then the others. The heading and the line under it are left out. */
const tableAsList = (rows: readonly string[], language: Language): readonly string[] =>
  rows.slice(2).map(row => {
    const [first = '', ...others] = withHeadings(cellsOf(rows[0] ?? ''), cellsOf(row));
    return `- **${first}**${others
      .filter(Boolean)
      .map((cell, i) => `${language === 'fr' ? '\u00a0' : ''}${i === 0 ? ': ' : '; '}${cell}`)
      .join('')}`;
  });

const LINK = String.raw`\[((?:[^\[\]]|\[[^\]]*\])*)\]\([^()\s]*\)`;

/** A text without its links; references in brackets, which are nothing but links, go altogether. */
const bare = (text: string): string =>
  text.replaceAll(new RegExp(`\\s*\\((?:${LINK}[,;\\s]*(?:and|et)?\\s*)+\\)`, 'g'), '').replaceAll(new RegExp(LINK, 'g'), '$1');
