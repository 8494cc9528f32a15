import type { PictureSizes } from '../../authoring/gate/pictureSizes.js';
import type { GamesPlayed } from '../../authoring/gate/playGames.js';
import type { FolderNotice } from '../../authoring/model/variantFault.js';
import { sayFolderNotice } from '../../discord/words/variants/variantFaults.js';
import { sayShare, variantReportWords } from '../../discord/words/variants/variantReport.js';
import type { Variant } from '../../games/diplomacy/model/variant.js';
import type { Language } from '../../lib/language.js';

export interface ReportParts {
  readonly summary: GamesPlayed;
  readonly notices: readonly FolderNotice[];
  readonly sizes: PictureSizes;
  /** What touches on the map and is no border. Pictures do not show it. */
  readonly closed: readonly (readonly [string, string])[];
  /** PNG. */
  readonly picture: Uint8Array;
  readonly language: Language;
}

/** A page in one file for the author: the board, how large it is shown, who borders whom, and how the trial games went. */
export function reportPage({ board }: Variant, { summary, notices, sizes, closed, picture, language }: ReportParts): string {
  const { file } = board;
  const words = variantReportWords[language];
  const heads = (columns: readonly string[]): string => columns.map(column => `<th>${text(column)}</th>`).join('');
  const power = (id: string) => file.powers.find(one => one.id === id);
  const nameOf = (id: string): string => board.provinces.find(one => one.id === id)?.name[language] ?? id;
  const neighbours = (id: string): string =>
    [...new Set([...(board.armyNeighbours.get(id) ?? []), ...(board.fleetNeighbours.get(id) ?? [])])].sort().join(', ');
  const rows = (lines: readonly (readonly string[])[]): string =>
    lines.map(line => `<tr>${line.map(cell => `<td>${cell}</td>`).join('')}</tr>`).join('\n');
  const shares = summary.powers.map(({ power: id, wins, centres }) => [
    `<span class="swatch" style="background:${power(id)?.colour ?? '#808080'}"></span>${text(power(id)?.name[language] ?? id)}`,
    sayShare(wins),
    sayShare(centres),
    bar(centres, power(id)?.colour ?? '#808080'),
  ]);
  const provinces = board.provinces.map(({ id, abbr, name, kind, centre, home, coasts }) => [
    text(abbr),
    text(name[language]),
    words.kinds[kind],
    home === null ? (centre ? words.centre : '') : text(power(home)?.name[language] ?? home),
    [id, ...coasts.map(coast => `${id}/${coast}`)].map(neighbours).filter(Boolean).map(text).join('<br>'),
    text(words.nameHeight(sizes.names.get(id), sizes.least.channel.name)),
  ]);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(file.name[language])}</title>
<style>
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #231a13; background: #fffdf7 }
img { max-width: 100%; height: auto; border: 1px solid #cbb98f }
table { border-collapse: collapse; width: 100%; margin: 1rem 0 }
td, th { border-bottom: 1px solid #e8dab6; padding: .3rem .6rem; text-align: left; vertical-align: top }
.swatch { display: inline-block; width: .9em; height: .9em; margin-right: .5em; border-radius: 50% }
.bar { display: inline-block; height: .7em }
</style>
<h1>${text(file.name[language])}</h1>
<p>${text(file.credit[language])}</p>
<p>${text(words.counts({ powers: file.powers.length, provinces: board.provinces.length, centres: board.centres.size, toWin: file.victory.centres }))}</p>
<img alt="${text(words.boardAtStart)}" src="data:image/png;base64,${Buffer.from(picture).toString('base64')}">
${notices.length === 0 ? '' : `<h2>${text(words.toLookAt)}</h2>\n<ul>${notices.map(notice => `<li>${text(sayFolderNotice(notice, language))}</li>`).join('')}</ul>`}
<h2>${text(words.sizes)}</h2>
<p>${text(words.sizesAre)}</p>
<table><tr>${heads(words.sizeColumns)}</tr>
${rows(sizeRows(sizes, language))}
</table>
<h2>${text(words.trialGames)}</h2>
<p>${text(words.trials(summary, summary.breaches.length))}</p>
<table><tr>${heads(words.powerColumns)}<th></th></tr>
${rows(shares)}
</table>
${closed.length === 0 ? '' : `<h2>${text(words.closed)}</h2>\n<p>${text(words.closedAre)}</p>\n<ul>${closed.map(([a, b]) => `<li>${text(`${nameOf(a)} – ${nameOf(b)}`)}</li>`).join('')}</ul>`}
<h2>${text(words.provinces)}</h2>
<table><tr>${heads(words.provinceColumns)}</tr>
${rows(provinces)}
</table>
</html>
`;
}

/** What should be shown at least, then each picture. */
function sizeRows({ pictures, least }: PictureSizes, language: Language): readonly (readonly string[])[] {
  const words = variantReportWords[language];
  const row = (name: string, { channel, phone }: PictureSizes['least']): readonly string[] => [
    text(name),
    ...[channel.unit, channel.name, phone.unit, phone.name].map(height => words.height(height)),
  ];
  return [
    row(words.atLeast, least),
    ...pictures.map(({ theatre, heights }) => row(theatre ? theatre[language] : words.wholeBoard, heights)),
  ];
}

const bar = (share: number, colour: string): string =>
  `<span class="bar" style="width:${Math.round(share * 200)}px;background:${colour}"></span>`;
const text = (words: string): string => words.replace(/[&<>"]/g, sign => `&#${sign.charCodeAt(0)};`);
