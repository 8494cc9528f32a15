import { describe, expect, it } from 'vitest';
import { type Board, compileBoard } from '../../../../src/games/diplomacy/board/board.js';
import type { Position } from '../../../../src/games/diplomacy/board/position.js';
import { orderReader } from '../../../../src/games/diplomacy/notation/orderReader.js';
import { orderLines } from '../../../../src/games/diplomacy/notation/parseOrder.js';
import { classic, mandate, reads, standing, warringStates } from './boards.js';

describe('a text of orders', () => {
  it('is parted by lines and semicolons', () => {
    expect(orderLines(' A Ji R F; F Boh - Lin;\n\r\n A Luo H ')).toEqual(['A Ji R F', 'F Boh - Lin', 'A Luo H']);
    expect(orderLines('\n ; ')).toEqual([]);
  });
});

const table = (
  board: Board,
  position: Position,
  rows: readonly (readonly [string, readonly string[]])[],
  phase?: 'retreats' | 'adjustments',
) =>
  it.each(rows)('%s', (text, ways) => {
    for (const way of ways) expect(reads(board, position, way, phase), way).toBe(text);
  });

describe('in a movement phase of Warring States', () => {
  const position = standing('A xia, A ji, A luo, F boh, A cha, F jia, other A any, other A yin');
  table(warringStates, position, [
    [
      'A Xia - Any',
      [
        ...[
          'A Xia - Any',
          'a xia-any',
          'Xia - Any',
          'XIA-ANY',
          'A Xia -> Any',
          'A Xia→Any',
          'A Xia –> Any',
          'A Xia — Any',
          'A. Xia - Any.',
          '1. A Xia - Any',
          '2) A Xia - Any',
          '• A Xia - Any',
          '`A Xia - Any`',
          '« A Xia - Any »',
          'A Xia - Any !',
        ],
        ...[
          'A Xia to Any',
          'Army Xianyang moves to Anyi',
          'Armée Xianyang vers Anyi',
          'armee xia à any',
          'A Xia a Any',
          'A Xia attaque Any',
          'A 咸陽 → 安邑',
        ],
      ],
    ],
    ['A Luo H', ['A Luo H', 'A Luo h.', 'luo hold', 'Army Luoyang holds', 'Armée Luo tient', 'A Luo T', 'Luo yang H']],
    [
      'A Luo S A Any H',
      ['A Luo S A Any', 'A Luo S A Any H', 'luo s any', 'Luo supports Any to hold', 'A Luo soutient A Any', 'A Luo sout. Any tient'],
    ],
    [
      'A Luo S A Xia - Any',
      ['A Luo S A Xia - Any', 'A Luo soutient A Xia - Any', 'luo support xia-any', 'Armée Luo soutient armée Xianyang à Anyi'],
    ],
    ['A Luo S A Ji H', ['A Luo S A Ji R F', 'A Luo soutient A Ji L F']],
    ['A Ji R F', ['A Ji R F', 'Army Ji Raise Fleet', 'A Ji L F', 'Armée Ji lève une flotte', 'ji raises a fleet', 'ji l f', 'A Ji raise']],
    [
      'F BOH ~> Lin Diq Wei',
      [
        ...[
          'F BOH RRM Lin Diq Wei',
          'F BOH => LIN-DIQ-WEI',
          'F BOH ~> Lin Diq Wei',
          'F Boh mouvement fluvial rapide Lin Diq Wei',
          'BOH~>Lin,Diq,Wei',
        ],
        ...[
          'F Bo Hai rapid river move Linzi - Diqiu - Wei',
          'Flotte Bo Hai RRM Lin, Diq, Wei',
          'Bo-Hai RRM Lin -> Diqui → Wei',
          'F BOH MFR Lin ~> Diq ~> Wei',
        ],
      ],
    ],
    ['F BOH ~> Lin', ['F BOH RRM Lin', 'BOH ~> Linzi']],
    ['A Cha - Yin', ['A Chang-hsia - Yin', 'A Chang-hsia-Yin', 'Changhsia to Ying', 'A Cha-Yin', 'Chang hsia - Ying']],
    ['F Jia ~> Cha Jiu', ['F Jia RRM Chang-hsia Jiu', 'F Jia RRM Chang hsia, Jiujiang', 'F Jia ~> Chang-hsia-Jiu']],
  ]);

  it('nothing is guessed: what is left over, unknown or to be asked comes back', () => {
    const faults: readonly (readonly [string, Record<string, unknown>])[] = [
      ['', { code: 'not-understood', typed: '' }],
      ['hello', { code: 'not-understood', typed: 'hello' }],
      ['A Xia', { code: 'not-understood', typed: 'A Xia' }],
      ['A Xia Any', { code: 'not-understood', typed: 'A Xia Any' }],
      ['A XIA A ANY', { code: 'not-understood', typed: 'A XIA A ANY' }],
      ['A Xia -', { code: 'not-understood', typed: 'A Xia -' }],
      ['A Luo H tomorrow', { code: 'not-understood', typed: 'tomorrow' }],
      ['A Luo S A Xia - Any H', { code: 'not-understood', typed: 'H' }],
      ['A Xia - Any - Luo', { code: 'not-understood', typed: '- Luo' }],
      ['A Xia, A Ji H', { code: 'not-understood', typed: 'Xia, A Ji' }],
      ['A Xia - Anyy', { code: 'unknown-place', typed: 'Anyy' }],
      ['A Xia-Anyy', { code: 'unknown-place', typed: 'Anyy' }],
      ['F BOH RRM Lin Foo', { code: 'unknown-place', typed: 'Foo' }],
      ['A Dong Hai - Lu', { code: 'ambiguous-place', typed: 'Dong Hai', candidates: ['don', 'ecs'] }],
      ['A Xia - Jiuy', { code: 'ambiguous-place', typed: 'Jiuy', candidates: ['jyi', 'jyu'] }],
      ['Build A Xia', { code: 'not-in-this-phase', typed: 'Build A Xia', of: 'adjustments' }],
      ['A Xia D', { code: 'not-in-this-phase', typed: 'A Xia D', of: 'retreats' }],
      ['A Luo S F BOH ~> Lin', { code: 'rapid-not-supported', at: 'boh' }],
    ];
    for (const [text, fault] of faults) expect(reads(warringStates, position, text), text).toEqual(fault);
  });

  it('only an own unit is ordered, and a fault does not say whose another is', () => {
    expect(reads(warringStates, position, 'A Any H')).toEqual({ code: 'not-your-unit', at: 'any' });
    expect(reads(warringStates, position, 'A Lin H')).toEqual({ code: 'no-unit', at: 'lin' });
    expect(reads(warringStates, position, 'A Luo S A Lin - Diq')).toEqual({ code: 'no-unit', at: 'lin' });
    expect(reads(warringStates, position, 'F Luo H')).toEqual({ code: 'wrong-type', at: 'luo', type: 'A' });
    expect(reads(warringStates, position, 'A Luo S F Any H')).toEqual({ code: 'wrong-type', at: 'any', type: 'A' });
  });

  it('Fleets 6: a fleet on its way inland may be supported as the army it turns into', () => {
    expect(reads(warringStates, standing('A lu, F lin'), 'A Lu S A Lin - Diq')).toEqual({ code: 'wrong-type', at: 'lin', type: 'F' });
    expect(reads(warringStates, standing('A xu, F don'), 'A Xu S A Don - Sis')).toBe('A Xu S F Don - Sis');
  });

  it('a hyphen that may join a name or be an arrow is what fits the units, and asked where both do', () => {
    const text = 'A Luo S A Shang-Yong';
    expect(reads(warringStates, standing('A luo, A sha'), text)).toBe('A Luo S A Sha - Yon');
    expect(reads(warringStates, standing('A luo, A syo'), text)).toBe('A Luo S A Syo H');
    expect(reads(warringStates, standing('A luo, A syo, A sha'), text)).toEqual({
      code: 'ambiguous-order',
      typed: text,
      candidates: ['A Luo S A Syo H', 'A Luo S A Sha - Yon'],
    });
    expect(reads(warringStates, standing('A sha'), 'A Shang-Yong')).toBe('A Sha - Yon');
  });

  it('a name written in full is taken for it, though both its halves begin other names', () => {
    expect(reads(mandate, standing('A ymn, A chy'), 'A Ymn S A Chin-yang')).toBe('A Ymn S A Chy H');
    expect(reads(mandate, standing('F wu, F sho'), "F Wu supports F Shou-ch'un")).toBe('F Wu S F Sho H');
    expect(reads(mandate, standing('F wu, F sho'), 'F Wu S Shou-Chung')).toBe('F Wu S F Sho - Csh');
  });

  it('a path that may be read in two ways is asked, unless it is all abbreviations', () => {
    const candidates = ['F BOH ~> Sha Yon', 'F BOH ~> Syo'];
    expect(reads(warringStates, position, 'F BOH ~> Shang Yong')).toMatchObject({ code: 'ambiguous-order', candidates });
    expect(reads(warringStates, position, 'F BOH ~> Shangyong')).toBe('F BOH ~> Syo');
    expect(reads(warringStates, position, 'F BOH ~> Shang, Yong')).toBe('F BOH ~> Sha Yon');
    expect(reads(warringStates, position, 'F BOH ~> Ji Bei')).toBe('F BOH ~> Ji Bei');
    expect(reads(warringStates, position, 'F BOH ~> Jibei')).toBe('F BOH ~> Lib');
  });
});

describe('in a movement phase of Classic', () => {
  const position = standing('A lon, F nth, F mao, F por, F stp/nc, F spa/sc, A gas, A vie, F gre, other F con, other A bel');
  table(classic, position, [
    ['A vie - gal', ['A Vie - Gal', 'Vienna to Galicia', 'Armée Vienne vers Galicie', 'vie-gal']],
    [
      'A lon - bel via convoy',
      ['A lon - bel via convoy', 'A Lon-Bel VC', 'Londres vers Belgique par convoi', 'A London to Belgium by convoy', 'A LON - BEL VIA'],
    ],
    ['A gas - par via convoy', ['A gas - par par convoi', 'Gascogne - Paris par convoi']],
    [
      'F nth C A lon - bel',
      [
        'F nth C A lon - bel',
        'North Sea convoys London to Belgium',
        'flotte Mer du Nord convoie armée Londres vers Belgique',
        'nth c lon-bel',
      ],
    ],
    [
      'F stp/nc - bar',
      [
        'F stp/nc - bar',
        'F stp - bar',
        'stp(nc)-bar',
        'St Petersburg north coast to Barents Sea',
        'Saint-Pétersbourg (côte nord) - Mer de Barents',
      ],
    ],
    ['F mao S A gas - spa', ['F mao S A gas - spa', 'F mao S A gas - spa/nc', 'MAO supports gascony to spain']],
    ['F mao S F por - spa', ['F mao S F por - spa']],
    ['F mao S F por - spa/nc', ['F mao S F por - spa/nc']],
    ['F mao S F spa H', ['F mao S F spa/sc', 'F mao S F spa', 'F mao S spa/nc H']],
    ['A gas - spa', ['A gas - spa', 'A gas - spa/nc', 'Gascogne - Espagne']],
  ]);

  it('DATC 6.B.10: a wrong coast of the unit ordered is overlooked', () => {
    expect(reads(classic, position, 'F spa/nc - lyo')).toBe('F spa/sc - lyo');
  });

  it('DATC 6.B.1: a fleet that can reach two coasts has to name one', () => {
    expect(reads(classic, position, 'F por - spa')).toEqual({ code: 'coast-needed', at: 'spa', coasts: ['spa/nc', 'spa/sc'] });
    expect(reads(classic, position, 'F por - spa/nc')).toBe('F por - spa/nc');
  });

  it('DATC 6.B.2: a fleet takes the only coast it can reach', () => {
    expect(reads(classic, standing('F gas'), 'F gas - spa')).toBe('F gas - spa/nc');
    expect(reads(classic, position, 'F gre - bul')).toBe('F gre - bul/sc');
  });

  it('two abbreviations with a hyphen are not the beginning of one name', () => {
    expect(reads(classic, position, 'F mao S A gas-con')).toBe('F mao S A gas - con');
  });

  it('two abbreviations with a hyphen are not another name either: Swe-Den, Ji-Bei', () => {
    expect(reads(classic, standing('A nwy, F swe'), 'A nwy S F swe-den')).toBe('A nwy S F swe - den');
    expect(reads(warringStates, standing('A luo, A ji, A lib'), 'A luo S A ji-bei')).toBe('A Luo S A Ji - Bei');
    expect(reads(warringStates, standing('A luo, A ji, A lib'), 'A luo S A jibei')).toBe('A Luo S A Lib H');
  });

  it('a fleet keeps a coast that was written, reachable or not', () => {
    expect(reads(classic, standing('F gas'), 'F gas - spa/sc')).toBe('F gas - spa/sc');
  });

  it('a name with a word between hyphens is one name: Karak-a-Karak', () => {
    const provinces = classic.file.provinces.map(p => (p.id === 'ruh' ? { ...p, name: { en: 'Karak-a-Karak', fr: 'Karak-a-Karak' } } : p));
    const board = compileBoard({ ...classic.file, provinces });
    for (const text of ['A Karak-a-Karak - Mun', 'A Karak-a-Karak-Mun', 'Karakakarak à mun', 'A ruh-mun'])
      expect(reads(board, standing('A ruh'), text), text).toBe('A ruh - mun');
  });
});

describe('in a retreats phase', () => {
  const position: Position = {
    units: [
      { power: 'own', type: 'A', at: 'par' },
      { power: 'other', type: 'F', at: 'por' },
      { power: 'other', type: 'A', at: 'vie' },
    ],
    dislodged: [
      { power: 'own', type: 'F', at: 'por', from: 'mao', convoyed: false, retreats: ['spa/nc'] },
      { power: 'own', type: 'A', at: 'vie', from: 'tri', convoyed: false, retreats: ['boh', 'tyr'] },
      { power: 'other', type: 'A', at: 'mun', from: 'ruh', convoyed: false, retreats: [] },
    ],
    contested: [],
    centres: {},
  };
  table(
    classic,
    position,
    [
      [
        'A vie - boh',
        [
          'A vie - boh',
          'A Vie R Boh',
          'Vienna retreats to Bohemia',
          'Vienne se retire en Bohême',
          'vie-boh',
          'vie vers boh',
          'A vie à boh',
        ],
      ],
      ['A vie D', ['A vie D', 'Vienna disbands', 'Disband A Vie', 'vie dissout', 'D vie', 'Vienne dissoute']],
      ['F por - spa/nc', ['F por - spa', 'F por R spa/nc', 'por - spa']],
    ],
    'retreats',
  );

  it('only an own dislodged unit is ordered', () => {
    expect(reads(classic, position, 'A par - bur', 'retreats')).toEqual({ code: 'not-dislodged', at: 'par' });
    expect(reads(classic, position, 'A mun - ruh', 'retreats')).toEqual({ code: 'not-your-unit', at: 'mun' });
    expect(reads(classic, position, 'A ber - mun', 'retreats')).toEqual({ code: 'no-unit', at: 'ber' });
    expect(reads(classic, position, 'F vie - boh', 'retreats')).toEqual({ code: 'wrong-type', at: 'vie', type: 'A' });
    expect(reads(classic, position, 'A vie H', 'retreats')).toEqual({ code: 'not-in-this-phase', typed: 'A vie H', of: 'movement' });
  });
});

describe('in an adjustments phase', () => {
  const position = standing('A par, F stp/nc, other A mun');
  table(
    classic,
    position,
    [
      ['Build A mar', ['Build A mar', '+A Mar', '+ A mar', 'B A mar', 'Construit A Marseille', 'A mar build', 'build army Marseilles']],
      ['Build F stp/sc', ['Build F stp/sc', 'B F St Petersburg (sc)', 'construit flotte Saint-Pétersbourg côte sud']],
      ['Build A mos', ['Build mos', 'B Moscow']],
      ['Build A stp', ['Build A stp', 'Build A stp/nc']],
      ['Remove A par', ['Remove A par', 'A par D', 'Disband Paris', '-A par', '- par', 'Retire A Paris', 'D par', 'A par remove']],
      ['Remove F stp/nc', ['Remove F stp', 'Remove F stp/nc', 'stp D']],
      ['Waive', ['Waive', 'waive', 'Passe', 'waives']],
    ],
    'adjustments',
  );

  it('a fleet is not built on a coast unnamed, nor a unit of a type unnamed where there is a choice', () => {
    expect(reads(classic, position, 'Build F stp', 'adjustments')).toEqual({
      code: 'coast-needed',
      at: 'stp',
      coasts: ['stp/nc', 'stp/sc'],
    });
    expect(reads(classic, position, 'Build mar', 'adjustments')).toEqual({ code: 'type-needed', at: 'mar' });
    expect(reads(classic, position, 'Remove A mun', 'adjustments')).toEqual({ code: 'not-your-unit', at: 'mun' });
    expect(reads(classic, position, 'Waive please', 'adjustments')).toMatchObject({ code: 'unknown-place' });
    expect(reads(classic, position, 'A par - bur', 'adjustments')).toMatchObject({ code: 'not-in-this-phase', of: 'movement' });
  });

  it('Fleets 1: where armies alone are built, nobody has to write that it is one', () => {
    const read = orderReader(warringStates, standing(''), 'adjustments', ['A']);
    expect(read('own', 'Build Ji')).toEqual({ ok: true, value: { kind: 'build', type: 'A', at: 'ji' } });
    expect(read('own', 'Construit F Ji')).toEqual({ ok: true, value: { kind: 'build', type: 'F', at: 'ji' } });
  });

  it('the word that waives is also part of a name', () => {
    expect(reads(warringStates, standing(''), 'Construit A Passe de Juyong', 'adjustments')).toBe('Build A JPa');
  });
});
