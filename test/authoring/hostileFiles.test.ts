import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { readVariant } from '../../src/authoring/compile/readVariant.js';
import { exampleFolder } from '../../src/authoring/example/exampleFolder.js';
import { LARGEST, readZip } from '../../src/authoring/reading/readZip.js';
import { writeZip } from '../../src/authoring/reading/writeZip.js';
import { SVG_LIMITS } from '../../src/authoring/svg/readSvg.js';
import { bytesOf, exampleWith, faultsOf } from './folders.js';

const example = exampleFolder('shores');
const codesOf = (svg: string) => faultsOf(new Map([...example, ['map.svg' as const, svg]])).map(({ fault }) => fault);
const withinSvg = (more: string): string => (example.get('map.svg') ?? '').replace('</svg>', `${more}</svg>`);

describe('A drawing is read for its shapes alone; refused is', () => {
  test.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script in a namespace', '<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>'],
    ['an event', '<g onload="alert(1)"/>'],
    ['a picture', '<image href="file:///etc/passwd"/>'],
    ['a reference', '<use xlink:href="http://example.com/a.svg#b"/>'],
    ['a link', '<a href="http://example.com"/>'],
    ['an element that is another document', '<foreignObject><p>hello</p></foreignObject>'],
    ['a motion', '<animate attributeName="d"/>'],
    ['a style that fetches', '<style>@import "http://example.com/a.css";</style>'],
    ['a style attribute that fetches', '<g style="fill:url(http://example.com/a.svg#b)"/>'],
    ['a processing instruction', '<?xml-stylesheet href="http://example.com/a.css"?>'],
  ])('%s', (_, more) => {
    const [fault, ...others] = codesOf(withinSvg(more));
    expect(fault?.code).toBe('svg-forbidden');
    expect(others).toEqual([]);
  });

  test('a document type, with the entities in it', () => {
    const svg = `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>${example.get('map.svg')}`;
    expect(codesOf(svg)).toEqual([{ code: 'svg-forbidden', what: '<!DOCTYPE>' }]);
  });

  test('an entity that XML does not know', () => {
    expect(codesOf(withinSvg('<text>&nbsp;</text>'))).toMatchObject([{ code: 'svg-broken' }]);
  });

  test('what is not closed', () => {
    expect(codesOf((example.get('map.svg') ?? '').replace('</svg>', ''))).toMatchObject([{ code: 'svg-broken' }]);
  });

  test('a gradient that stands in the same file is not', () => {
    expect(codesOf(withinSvg('<defs><linearGradient id="g"/><path id="pin" d="M0 0h9v9z"/></defs><g style="fill:url(#g)"/>'))).toEqual([]);
  });
});

describe('A drawing has limits:', () => {
  test('depth', () => {
    const deep = SVG_LIMITS.depth + 1;
    expect(codesOf(withinSvg('<g>'.repeat(deep) + '</g>'.repeat(deep)))).toEqual([
      { code: 'svg-too-much', of: 'depth', most: SVG_LIMITS.depth },
    ]);
  });

  test('elements', () => {
    expect(codesOf(withinSvg('<g/>'.repeat(SVG_LIMITS.elements)))).toEqual([
      { code: 'svg-too-much', of: 'elements', most: SVG_LIMITS.elements },
    ]);
  });

  test('points', () => {
    const d = `M0 0${'L1 1L0 0'.repeat(SVG_LIMITS.points / 2)}Z`;
    expect(codesOf(withinSvg(`<path id="unit:pin" d="${d}"/>`))).toEqual([{ code: 'svg-too-much', of: 'points', most: SVG_LIMITS.points }]);
  });

  test('lines', () => {
    const d = `M0 0${'L800 600L0 0'.repeat(300)}Z`;
    expect(codesOf(withinSvg(`<path id="unit:pin" d="${d}"/>`))).toEqual([{ code: 'svg-too-much', of: 'lines', most: SVG_LIMITS.length }]);
  });

  test('shapes stay within it', () => {
    expect(codesOf(withinSvg('<rect id="unit:pin" x="1e6" y="0" width="9" height="9"/>'))).toEqual([
      { code: 'svg-outside', at: 'unit:pin' },
    ]);
    expect(codesOf(withinSvg('<path id="unit:pin" d="M0 0L1e999 4L4 4Z"/>'))).toHaveLength(1);
  });

  test('transforms are those of SVG', () => {
    expect(codesOf(withinSvg('<g transform="translate(1 2) wobble(3)"><path id="unit:pin" d="M0 0h9v9z"/></g>'))).toEqual([
      { code: 'svg-bad-transform', typed: 'translate(1 2) wobble(3)' },
    ]);
  });

  test('a path is one', () => {
    expect(codesOf(withinSvg('<path id="unit:pin" d="M0 0 hello"/>'))).toMatchObject([{ code: 'svg-bad-path' }]);
  });

  test('one province does not lie on another', () => {
    expect(
      codesOf((example.get('map.svg') ?? '').replace('</svg>', '<rect id="nar" x="10" y="10" width="60" height="60"/></svg>')).map(
        ({ code }) => code,
      ),
    ).toContain('svg-covers');
  });
});

describe('JSON has limits:', () => {
  test('depth', () => {
    const deep = exampleWith('board.json', '"format": 1', `"format": ${'['.repeat(40)}${']'.repeat(40)}`);
    expect(faultsOf(deep)).toMatchObject([{ file: 'board.json', line: 2, fault: { code: 'variant-nested-deep' } }]);
  });

  test('size', () => {
    const large = exampleWith('board.json', '"format": 1', `"format": 1${' '.repeat(LARGEST['board.json'])}`);
    expect(faultsOf(large)).toEqual([{ file: 'board.json', fault: { code: 'variant-file-large', kilobytes: 1024 } }]);
  });

  test('it is text', () => {
    const read = readVariant(new Map([...bytesOf(example), ['variant.json', Uint8Array.of(0xff, 0xfe, 0x00)]]));
    expect(read).toMatchObject({ ok: false, fault: [{ file: 'variant.json', fault: { code: 'variant-not-text' } }] });
  });

  test('keys of every object are not taken for fields', () => {
    const texts = exampleWith('variant.json', '"fr": "Ponant"', '"__proto__": "Ponant"');
    expect(faultsOf(texts).every(({ file }) => file === 'variant.json')).toBe(true);
    expect(({} as Record<string, unknown>).en).toBeUndefined();
  });

  test('what is quoted is short and without control characters', () => {
    const texts = exampleWith('variant.json', '"A ash"', JSON.stringify(`A \u0007\`${'x'.repeat(50)}`));
    expect(faultsOf(texts)).toMatchObject([{ fault: { code: 'variant-unit-form', typed: `A ${'x'.repeat(50)}` } }]);
  });
});

describe('A zip', () => {
  const files = bytesOf(example);
  const inZip = (entries: Record<string, Uint8Array>) => readZip(zipSync(entries));

  test('gives the three files, at its top or in one folder, and the same bytes each time', () => {
    expect(readZip(writeZip(files))).toEqual({ ok: true, value: files });
    expect(writeZip(files)).toEqual(writeZip(files));
    const nested = Object.fromEntries([...files].map(([name, bytes]) => [`shores/${name}`, bytes]));
    expect(inZip({ ...nested, '__MACOSX/shores/._map.svg': Uint8Array.of(1), 'shores/notes/map.svg': Uint8Array.of(2) })).toEqual({
      ok: true,
      value: files,
    });
  });

  test.each(['../map.svg', '/map.svg', 'a/../../map.svg', 'a\\map.svg', 'C:map.svg', 'a\u0000/map.svg'])(
    'does not lead out of itself: %j',
    name => {
      expect(inZip({ [name]: Uint8Array.of(1) })).toMatchObject({ ok: false, fault: [{ file: 'zip', fault: { code: 'zip-path' } }] });
    },
  );

  test('has each file once', () => {
    expect(inZip({ 'map.svg': Uint8Array.of(1), 'a/map.svg': Uint8Array.of(2) })).toMatchObject({
      ok: false,
      fault: [{ fault: { code: 'zip-path' } }],
    });
  });

  test('has few files', () => {
    const many = Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`${i}.txt`, Uint8Array.of(1)]));
    expect(inZip(many)).toEqual({ ok: false, fault: [{ file: 'zip', fault: { code: 'zip-too-many', most: 100 } }] });
  });

  test('that would grow is not inflated', () => {
    const bomb = zipSync({ 'map.svg': new Uint8Array(8 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(readZip(bomb)).toEqual({ ok: false, fault: [{ file: 'map.svg', fault: { code: 'variant-file-large', kilobytes: 4096 } }] });
  });

  test('that lies about its sizes gives no more than it says', () => {
    const bomb = zipSync({ 'map.svg': new Uint8Array(8 * 1024 * 1024) });
    const view = new DataView(bomb.buffer, bomb.byteOffset);
    const directory = view.getUint32(bomb.length - 6, true);
    view.setUint32(directory + 24, 1000, true);
    view.setUint32(22, 1000, true);
    const read = readZip(bomb);
    if (read.ok) expect(read.value.get('map.svg')?.length).toBeLessThanOrEqual(1000);
    else expect(read.fault).toEqual([{ file: 'zip', fault: { code: 'zip-broken' } }]);
  });

  test('that is none is refused', () => {
    expect(readZip(new TextEncoder().encode('hello'))).toEqual({ ok: false, fault: [{ file: 'zip', fault: { code: 'zip-broken' } }] });
    expect(readZip(writeZip(files).slice(0, -30))).toMatchObject({ ok: false });
  });
});
