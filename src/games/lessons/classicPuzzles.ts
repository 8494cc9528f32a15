import type { Puzzle } from './puzzle.js';

/** The puzzles of Classic. Made by `npm run puzzles` and chosen; each is proved again by a test. */
export const classicPuzzles: readonly Puzzle[] = [
  {
    id: 'hand-in-hand',
    position: {
      pieces: ['Germany: A gal', 'Germany: A vie', 'Austria: A bud', 'Austria: A boh', 'Germany: vie', 'Austria: bud'],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'germany',
    aims: [
      {
        kind: 'stand',
        at: 'vie',
      },
      {
        kind: 'keep',
        at: 'gal',
      },
    ],
    solution: 'A gal S A vie H; A vie S A gal H',
    refutations: [
      {
        austria: 'A bud S A boh - vie; A boh - vie',
      },
      {
        austria: 'A bud - gal; A boh S A bud - gal',
      },
      {
        austria: 'A bud - vie; A boh S A bud - vie',
      },
    ],
    proof: {
      sheets: 187,
      answers: 196,
      traps: 129,
    },
    theatre: 'centre',
  },
  {
    id: 'no-way-out',
    position: {
      pieces: [
        'France: F mao',
        'France: A mar',
        'France: A por',
        'Italy: A spa',
        'Italy: A gas',
        'France: mar',
        'France: por',
        'Italy: spa',
      ],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'france',
    aims: [
      {
        kind: 'destroy',
        at: 'spa',
      },
    ],
    solution: 'F mao - gas; A mar - spa; A por S A mar - spa',
    refutations: [
      {
        italy: 'A gas - par',
      },
      {
        italy: 'A gas - mar',
      },
    ],
    proof: {
      sheets: 1260,
      answers: 456,
      traps: 84,
    },
    theatre: 'west',
  },
  {
    id: 'first-trieste',
    position: {
      pieces: [
        'Italy: F alb',
        'Italy: A gre',
        'Italy: A bud',
        'Austria: A tri',
        'Austria: A ser',
        'Italy: gre',
        'Italy: bud',
        'Austria: tri',
        'Austria: ser',
      ],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'italy',
    aims: [
      {
        kind: 'stand',
        at: 'ser',
      },
    ],
    solution: 'F alb - tri; A gre S A bud - ser; A bud - ser',
    refutations: [
      {
        austria: 'A tri S A ser H',
      },
      {
        austria: 'A tri - bud',
      },
    ],
    proof: {
      sheets: 1032,
      answers: 304,
      traps: 16,
    },
    theatre: 'centre',
  },
  {
    id: 'the-other-coast',
    position: {
      pieces: ['England: A lvp', 'England: F edi', 'England: A yor', 'France: A cly', 'France: F wal', 'England: lvp', 'England: edi'],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'england',
    aims: [
      {
        kind: 'dislodge',
        at: 'cly',
      },
    ],
    solution: 'A lvp - cly; F edi S A lvp - cly; A yor - wal',
    refutations: [
      {
        france: 'A cly - lvp; F wal S A cly - lvp',
      },
      {
        france: 'F wal - lvp',
      },
    ],
    proof: {
      sheets: 734,
      answers: 81,
      traps: 20,
    },
    theatre: 'north',
  },
  {
    id: 'out-of-the-way',
    position: {
      pieces: [
        'France: F spa/sc',
        'France: A bur',
        'France: F gas',
        'Italy: A bre',
        'Italy: A par',
        'Italy: F mar',
        'France: spa',
        'Italy: bre',
        'Italy: par',
        'Italy: mar',
      ],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'france',
    aims: [
      {
        kind: 'stand',
        at: 'mar',
      },
      {
        kind: 'keep',
        at: 'gas',
      },
    ],
    solution: 'F spa/sc S A bur - mar; A bur - mar; F gas - mao',
    refutations: [
      {
        italy: 'A bre - gas; A par S A bre - gas',
      },
      {
        italy: 'A par - bur',
      },
    ],
    proof: {
      sheets: 1096,
      answers: 1144,
      traps: 16,
    },
    theatre: 'west',
  },
  {
    id: 'two-for-moscow',
    position: {
      pieces: [
        'Turkey: A stp',
        'Turkey: A sev',
        'Turkey: A lvn',
        'Russia: A mos',
        'Russia: A ukr',
        'Turkey: stp',
        'Turkey: sev',
        'Russia: mos',
      ],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'turkey',
    aims: [
      {
        kind: 'stand',
        at: 'mos',
      },
      {
        kind: 'keep',
        at: 'sev',
      },
    ],
    solution: 'A stp S A sev - mos; A sev - mos; A lvn S A sev - mos',
    refutations: [
      {
        russia: 'A ukr S A mos H',
      },
      {
        russia: 'A mos - sev; A ukr S A mos - sev',
      },
    ],
    proof: {
      sheets: 971,
      answers: 240,
      traps: 54,
    },
    theatre: 'east',
  },
  {
    id: 'northern-knock',
    position: {
      pieces: [
        'England: F bal',
        'England: A swe',
        'England: A fin',
        'Germany: A nwy',
        'Austria: A den',
        'England: swe',
        'Germany: nwy',
        'Austria: den',
      ],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'england',
    aims: [
      {
        kind: 'stand',
        at: 'den',
      },
    ],
    solution: 'F bal S A swe - den; A swe - den; A fin - nwy',
    refutations: [
      {
        germany: 'A nwy - swe',
      },
      {
        germany: 'A nwy S A den - swe',
        austria: 'A den - swe',
      },
    ],
    proof: {
      sheets: 1279,
      answers: 187,
      traps: 16,
    },
    theatre: 'baltic',
  },
  {
    id: 'brest-by-marseilles',
    position: {
      pieces: [
        'England: F mao',
        'England: F gas',
        'England: A spa',
        'France: F bre',
        'Italy: A mar',
        'England: spa',
        'France: bre',
        'Italy: mar',
      ],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'england',
    aims: [
      {
        kind: 'stand',
        at: 'bre',
      },
    ],
    solution: 'F mao S F gas - bre; F gas - bre; A spa - mar',
    refutations: [
      {
        italy: 'A mar - gas',
      },
      {
        france: 'F bre - gas',
        italy: 'A mar S F bre - gas',
      },
    ],
    proof: {
      sheets: 1221,
      answers: 180,
      traps: 15,
    },
    theatre: 'west',
  },
  {
    id: 'stay-home',
    position: {
      pieces: [
        'Austria: F tri',
        'Austria: A tyr',
        'Austria: A boh',
        'Germany: A bud',
        'Germany: A gal',
        'Germany: A sil',
        'Austria: tri',
        'Germany: bud',
      ],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'austria',
    aims: [
      {
        kind: 'stand',
        at: 'mun',
      },
      {
        kind: 'bar',
        at: 'tri',
      },
    ],
    solution: 'F tri H; A tyr S A boh - mun; A boh - mun',
    refutations: [
      {
        germany: 'A gal - boh; A sil - mun',
      },
      {
        germany: 'A bud - tri',
      },
    ],
    proof: {
      sheets: 856,
      answers: 4560,
      traps: 110,
    },
    theatre: 'around tri tyr boh bud gal sil',
  },
  {
    id: 'close-the-door',
    position: {
      pieces: ['Russia: F rum', 'Russia: F sev', 'Turkey: A ukr', 'Turkey: A sil', 'Russia: rum', 'Russia: sev'],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'russia',
    aims: [
      {
        kind: 'stand',
        at: 'bul',
      },
      {
        kind: 'bar',
        at: 'rum',
      },
    ],
    solution: 'F rum - bul/ec; F sev - rum',
    refutations: [
      {
        turkey: 'A ukr - rum',
      },
    ],
    proof: {
      sheets: 32,
      answers: 108,
      traps: 4,
    },
    theatre: 'around rum sev ukr sil',
  },
  {
    id: 'helper-at-home',
    position: {
      pieces: ['Austria: F adr', 'Austria: A bud', 'Italy: F bla', 'Italy: A vie', 'Austria: bud', 'Italy: vie'],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'austria',
    aims: [
      {
        kind: 'stand',
        at: 'tri',
      },
      {
        kind: 'stand',
        at: 'bud',
      },
    ],
    solution: 'F adr - tri; A bud S F adr - tri',
    refutations: [
      {
        italy: 'A vie - tri',
      },
    ],
    proof: {
      sheets: 72,
      answers: 80,
      traps: 5,
    },
    theatre: 'around adr bud bla vie',
  },
  {
    id: 'leave-albania',
    position: {
      pieces: [
        'Italy: A alb',
        'Italy: A tyr',
        'Austria: A gre',
        'Austria: F adr',
        'Austria: gre',
        'Italy: tri',
        'Italy: bud',
        'Italy: ser',
        'Austria: ven',
        'Austria: vie',
      ],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'italy',
    aims: [
      {
        kind: 'stand',
        at: 'tri',
      },
      {
        kind: 'keep',
        at: 'alb',
      },
    ],
    solution: 'A alb - tri; A tyr S A alb - tri',
    refutations: [
      {
        austria: 'A gre - alb; F adr - tri',
      },
    ],
    proof: {
      sheets: 94,
      answers: 98,
      traps: 18,
    },
    theatre: 'centre',
  },
  {
    id: 'kiel-or-munich',
    position: {
      pieces: [
        'Germany: A den',
        'Germany: A mun',
        'Austria: A ber',
        'Austria: A pru',
        'Germany: den',
        'Germany: mun',
        'Austria: ber',
        'Germany: kie',
      ],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'germany',
    aims: [
      {
        kind: 'stand',
        at: 'kie',
      },
      {
        kind: 'bar',
        at: 'mun',
      },
    ],
    solution: 'A den - kie; A mun S A den - kie',
    refutations: [
      {
        austria: 'A ber - kie',
      },
      {
        austria: 'A ber - mun',
      },
    ],
    proof: {
      sheets: 54,
      answers: 99,
      traps: 16,
    },
    theatre: 'around den mun ber pru',
  },
  {
    id: 'nine-centres',
    position: {
      pieces: [
        'Austria: A con',
        'Austria: A tri',
        'Austria: A gre',
        'Turkey: A sev',
        'Turkey: A ank',
        'Austria: con',
        'Austria: tri',
        'Austria: gre',
        'Turkey: sev',
        'Turkey: ank',
        'Turkey: bul',
        'Turkey: rum',
        'Austria: ser',
        'Austria: smy',
        'Turkey: bud',
        'Austria: ven',
        'Austria: vie',
        'Turkey: mos',
      ],
      turn: {
        season: 'fall',
        phase: 'movement',
      },
    },
    seat: 'austria',
    aims: [
      {
        kind: 'own',
        centres: 9,
      },
    ],
    solution: 'A con - ank; A tri - bud; A gre - bul',
    refutations: [
      {
        turkey: 'A ank - smy',
      },
      {
        turkey: 'A ank - con',
      },
    ],
    proof: {
      sheets: 206,
      answers: 42,
      traps: 5,
    },
    theatre: 'around con tri gre sev ank',
  },
  {
    id: 'leave-the-tyrrhenian',
    position: {
      pieces: ['Austria: F tys', 'Austria: A apu', 'Italy: F tun', 'Italy: F tus', 'Italy: tun'],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'austria',
    aims: [
      {
        kind: 'stand',
        at: 'rom',
      },
      {
        kind: 'keep',
        at: 'tys',
      },
    ],
    solution: 'F tys - rom; A apu S F tys - rom',
    refutations: [
      {
        italy: 'F tus - rom',
      },
      {
        italy: 'F tun S F tus - tys; F tus - tys',
      },
    ],
    proof: {
      sheets: 74,
      answers: 90,
      traps: 18,
    },
    theatre: 'centre',
  },
  {
    id: 'three-on-rome',
    position: {
      pieces: [
        'Italy: A tus',
        'Italy: F apu',
        'Italy: A nap',
        'Austria: A rom',
        'Austria: A ven',
        'Italy: nap',
        'Austria: rom',
        'Austria: ven',
      ],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'italy',
    aims: [
      {
        kind: 'stand',
        at: 'rom',
      },
    ],
    solution: 'A tus - rom; F apu - ven; A nap S A tus - rom',
    refutations: [
      {
        austria: 'A ven S A rom H',
      },
      {
        austria: 'A ven - tus',
      },
    ],
    proof: {
      sheets: 626,
      answers: 240,
      traps: 16,
    },
    theatre: 'centre',
  },
  {
    id: 'room-to-build',
    position: {
      pieces: [
        'Austria: A vie',
        'Austria: A bud',
        'Austria: A rom',
        'Italy: A ven',
        'Turkey: A rum',
        'Austria: vie',
        'Austria: bud',
        'Austria: tri',
        'Austria: rom',
        'Italy: ven',
        'Turkey: rum',
      ],
      turn: { season: 'fall', phase: 'movement' },
    },
    seat: 'austria',
    aims: [
      { kind: 'bar', at: 'tri' },
      { kind: 'stand', at: 'vie' },
      { kind: 'stand', at: 'bud' },
    ],
    solution: 'A vie - tri; A bud - tri; A rom - ven',
    refutations: [{ italy: 'A ven - tri' }, { italy: 'A ven S A vie - tri' }],
    proof: { sheets: 920, answers: 156, traps: 383 },
    theatre: 'centre',
  },
  {
    id: 'across-the-channel',
    position: {
      pieces: [
        'England: F eng',
        'England: A lon',
        'England: A hol',
        'France: F bre',
        'France: A pic',
        'England: lon',
        'England: hol',
        'France: bre',
      ],
      turn: { season: 'spring', phase: 'movement' },
    },
    seat: 'england',
    aims: [
      { kind: 'stand', at: 'bel' },
      { kind: 'stand', at: 'hol' },
      { kind: 'bar', at: 'eng' },
    ],
    solution: 'F eng C A lon - bel; A lon - bel via convoy; A hol S A lon - bel',
    refutations: [{ france: 'F bre - eng' }, { france: 'A pic - bel' }],
    proof: { sheets: 434, answers: 170, traps: 14 },
    theatre: 'west',
  },
  {
    id: 'nowhere-to-go',
    position: {
      pieces: [
        'Germany: F bal',
        'Germany: A swe',
        'Germany: A mun',
        'Germany: A ber',
        'England: A den',
        'Russia: A sil',
        'Germany: swe',
        'Germany: mun',
        'Germany: ber',
        'England: den',
      ],
      turn: { season: 'spring', phase: 'movement' },
    },
    seat: 'germany',
    aims: [
      { kind: 'destroy', at: 'den' },
      { kind: 'stand', at: 'swe' },
      { kind: 'stand', at: 'mun' },
      { kind: 'stand', at: 'ber' },
    ],
    solution: 'F bal - den; A swe S F bal - den; A mun - kie; A ber - kie',
    refutations: [{}],
    proof: { sheets: 16189, answers: 342, traps: 0 },
    theatre: 'baltic',
  },
  {
    id: 'over-two-seas',
    position: {
      pieces: [
        'England: A edi',
        'England: F nth',
        'England: F ska',
        'England: A fin',
        'Russia: A nwy',
        'Germany: F hel',
        'England: edi',
        'Russia: nwy',
      ],
      turn: { season: 'spring', phase: 'movement' },
    },
    seat: 'england',
    aims: [
      { kind: 'stand', at: 'swe' },
      { kind: 'stand', at: 'nth' },
      { kind: 'stand', at: 'ska' },
      { kind: 'stand', at: 'fin' },
    ],
    solution: 'A edi - swe via convoy; F nth C A edi - swe; F ska C A edi - swe; A fin S A edi - swe',
    refutations: [{ russia: 'A nwy - swe' }],
    proof: { sheets: 15423, answers: 384, traps: 5 },
    theatre: 'around edi nth ska fin nwy hel',
  },
];
