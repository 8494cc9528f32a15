import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { assetPath } from '../../assets.js';
import { USUAL_LOOK } from '../../lib/look.js';
import type { ReplayPage, ReplayWords } from '../../matches/context/ports.js';
import type { BoardsByGame } from '../map/boardsByGame.js';
import { FONT_ATTRIBUTES, FONT_FILES, type FontFace } from '../vector/fonts.js';
import { svgInLook } from '../vector/nightPalette.js';
import { element, escapeXml } from '../vector/svg.js';
import { replayContent } from './replayContent.js';

/** The faces that the page embeds, and how it names their files. */
const EMBEDDED: readonly (readonly [FontFace, RegExp])[] = [
  ['condensed', /FiraSansCondensed-SemiBold\.ttf$/],
  ['condensedItalic', /FiraSansCondensed-SemiBoldItalic\.ttf$/],
  ['capitals', /Cinzel/],
  ['roman', /EBGaramond-SemiBold/],
];

/**
 * Makes the page of a replay: one HTML file with its script, style, fonts and pictures. It loads nothing, and runs no script but its own: no
 * text in it can become one. Throws if the replay is not of a game of Diplomacy with a board.
 */
export function renderReplayPage(boards: BoardsByGame, replay: ReplayPage): Uint8Array {
  const rendering = replayRendering(boards, replay);
  for (;;) {
    const { done, value } = rendering.next();
    if (done) return value;
  }
}

/** The same in small steps, after each of which it yields. */
export function* replayRendering(boards: BoardsByGame, replay: ReplayPage): Generator<undefined, Uint8Array> {
  const drawn = yield* replayContent(boards, replay);
  yield;
  const content = gzipSync(JSON.stringify(drawn)).toString('base64');
  const style = `${fontFaces()}${svgInLook(asset('page.css'), replay.look ?? USUAL_LOOK)}`;
  const script = asset('page.js');
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
  const head = [
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${escapeXml(policy)}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="referrer" content="no-referrer">',
    '<meta name="robots" content="noindex">',
    element('title', {}, escapeXml(replay.title)),
    `<style>${style}</style>`,
  ].join('\n');
  const data = element('script', { type: 'application/octet-stream', id: 'replay' }, content);
  const page = `<!doctype html>\n<html lang="${replay.language}">\n<head>\n${head}\n</head>\n<body>\n${bodyOf(replay)}\n${data}\n<script>${script}</script>\n</body>\n</html>\n`;
  return new TextEncoder().encode(page);
}

const asset = (name: string): string => readFileSync(assetPath('replay', name), 'utf8');

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The fonts, with the names that pictures give them. */
const fontFaces = (): string =>
  EMBEDDED.map(([face, file]) => {
    const { 'font-family': family, 'font-weight': weight = '400', 'font-style': style = 'normal' } = FONT_ATTRIBUTES[face];
    const bytes = readFileSync(FONT_FILES.find(path => file.test(path)) ?? '').toString('base64');
    return `@font-face{font-family:"${family}";font-weight:${weight};font-style:${style};src:url(data:font/ttf;base64,${bytes})}\n`;
  }).join('');

/** What the page has before its script runs: its titles, places for everything else, and a sentence for browsers that are too old. */
function bodyOf({ title, subtitle, words }: ReplayPage): string {
  const heading = element('h1', {}, escapeXml(title)) + element('p', { id: 'subtitle' }, escapeXml(subtitle));
  const main = [
    element('p', { id: 'too-old' }, escapeXml(words.tooOld)),
    `<div id="stage" hidden>`,
    `<div id="map"><div id="board" role="img" aria-label="${escapeXml(words.board)}"></div>${controls(words)}</div>`,
    `<section id="told" aria-labelledby="step-title"><h2 id="step-title" aria-live="polite"></h2><div id="standings"></div><div id="orders"></div></section>`,
    `<section id="chart" aria-labelledby="chart-title"><h2 id="chart-title">${escapeXml(words.chart)}</h2><div id="lines"></div>`,
    `<details><summary>${escapeXml(words.table)}</summary><div id="table" tabindex="0" role="region" aria-label="${escapeXml(words.table)}"></div></details></section>`,
    '</div>',
  ].join('\n');
  return `<header>${heading}</header>\n<main>\n${main}\n</main>`;
}

function controls(words: ReplayWords): string {
  const button = (id: string, sign: string, label: string): string =>
    element(
      'button',
      { type: 'button', id, 'aria-label': label, title: label },
      `<svg viewBox="0 0 24 24" aria-hidden="true">${sign}</svg>`,
    );
  const path = (d: string): string => element('path', { d });
  return [
    '<div id="controls">',
    button('first', path('M6 5h2.4v14H6zM19 5v14l-9.5-7z'), words.first),
    button('back', path('M17 5v14L7 12z'), words.back),
    button('play', path('M7 4.5v15l12-7.5z'), words.play),
    button('forward', path('M7 5v14l10-7z'), words.forward),
    button('last', path('M15.6 5H18v14h-2.4zM5 5v14l9.5-7z'), words.last),
    `<input type="range" id="step" min="0" value="0" step="1" aria-label="${escapeXml(words.step)}">`,
    `<output id="count" for="step"></output>`,
    `<p id="keys">${escapeXml(words.keys)}</p>`,
    '</div>',
  ].join('');
}
