import type { Puzzle } from './puzzle.js';

/** The puzzles of Warring States. Made by `npm run puzzles` and chosen; each is proved again by a test. */
export const warringStatesPuzzles: readonly Puzzle[] = [
  {
    id: 'from-the-gulf',
    position: {
      pieces: [
        'Yan: F Lxi',
        'Yan: A Ji',
        'Qi: A JPa',
        'Qi: A Zho',
        'Zhao: F Lia',
        'Yan: Lxi',
        'Yan: Ji',
        'Qi: Zho',
        'Yan: Yuy',
        'Qi: Dai',
        'Qi: Lib',
        'Qi: Dhu',
        'Qi: Jia',
        'Qi: Lin',
      ],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'yan',
    aims: [
      {
        kind: 'stand',
        at: 'yuy',
      },
      {
        kind: 'bar',
        at: 'ji',
      },
    ],
    solution: 'F Lxi - Yuy; A Ji S F Lxi - Yuy',
    refutations: [
      {
        qi: 'A JPa - Yuy',
      },
      {
        qi: 'A JPa - Ji',
      },
    ],
    proof: {
      sheets: 118,
      answers: 1650,
      traps: 20,
    },
    theatre: 'around lxi ji jpa zho lia',
  },
  {
    id: 'yong',
    position: {
      pieces: ['Qin: A Nan', 'Qin: A Xia', 'Han: A Bei', 'Han: F Sha', 'Qin: Nan', 'Qin: Xia'],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'qin',
    aims: [
      {
        kind: 'stand',
        at: 'yon',
      },
      {
        kind: 'bar',
        at: 'xia',
      },
    ],
    solution: 'A Nan - Yon; A Xia S A Nan - Yon',
    refutations: [
      {
        han: 'A Bei - Yon',
      },
      {
        han: 'A Bei - Xia',
      },
    ],
    proof: {
      sheets: 189,
      answers: 252,
      traps: 25,
    },
    theatre: 'around nan xia bei sha',
  },
  {
    id: 'leave-luoyang',
    position: {
      pieces: ['Wei: A Tan', 'Wei: A Luo', 'Han: A Hch', 'Han: A Yiy', 'Wei: Luo', 'Han: Hch', 'Han: Yiy'],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'wei',
    aims: [
      {
        kind: 'stand',
        at: 'yzh',
      },
      {
        kind: 'keep',
        at: 'luo',
      },
    ],
    solution: 'A Tan S A Luo - Yzh; A Luo - Yzh',
    refutations: [
      {
        han: 'A Yiy - Yzh',
      },
      {
        han: 'A Hch - Luo; A Yiy S A Hch - Luo',
      },
    ],
    proof: {
      sheets: 174,
      answers: 225,
      traps: 25,
    },
    theatre: 'plain',
  },
  {
    id: 'two-fleets',
    position: {
      pieces: ['Qi: F Lin', 'Qi: F Gua', 'Wei: F Diq', 'Wei: F Wei', 'Qi: Lin', 'Wei: Diq', 'Wei: Wei'],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'qi',
    aims: [
      {
        kind: 'stand',
        at: 'lib',
      },
      {
        kind: 'bar',
        at: 'lin',
      },
    ],
    solution: 'F Lin S F Gua - Lib; F Gua - Lib',
    refutations: [
      {
        wei: 'F Diq - Lib',
      },
      {
        wei: 'F Diq - Lin',
      },
    ],
    proof: {
      sheets: 187,
      answers: 342,
      traps: 11,
    },
    theatre: 'around lin gua diq wei',
  },
  {
    id: 'down-the-river',
    position: {
      pieces: ['Wei: F Zhe', 'Wei: A Dal', 'Han: A Luo', 'Han: A Tan', 'Wei: Zhe', 'Wei: Dal', 'Han: Luo'],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'wei',
    aims: [
      {
        kind: 'stand',
        at: 'luo',
      },
      {
        kind: 'stand',
        at: 'dal',
      },
    ],
    solution: 'F Zhe - Luo; A Dal H',
    refutations: [
      {},
      {
        han: 'A Luo - Zhe',
      },
    ],
    proof: {
      sheets: 178,
      answers: 140,
      traps: 1,
    },
    theatre: 'plain',
  },
  {
    id: 'one-each',
    position: {
      pieces: [
        'Wei: A Wei',
        'Wei: F Lin',
        'Wei: A Che',
        'Han: A Cao',
        'Han: A Dal',
        'Wei: Wei',
        'Wei: Lin',
        'Wei: Che',
        'Han: Cao',
        'Han: Dal',
      ],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'wei',
    aims: [
      {
        kind: 'stand',
        at: 'diq',
      },
      {
        kind: 'stand',
        at: 'zhe',
      },
    ],
    solution: 'A Wei - Zhe; F Lin - Diq; A Che S A Wei - Zhe',
    refutations: [
      {
        han: 'A Cao - Wei; A Dal - Zhe',
      },
      {
        han: 'A Cao - Diq',
      },
    ],
    proof: {
      sheets: 2664,
      answers: 240,
      traps: 87,
    },
    theatre: 'around wei lin che cao dal',
  },
  {
    id: 'the-fleet-at-ying',
    position: {
      pieces: ['Chu: F Yin', 'Chu: A Hua', 'Qin: A Yyi', 'Qin: A Hch', 'Chu: Yin', 'Qin: Hch'],
      turn: {
        season: 'spring',
        phase: 'movement',
      },
    },
    seat: 'chu',
    aims: [
      {
        kind: 'stand',
        at: 'cha',
      },
      {
        kind: 'bar',
        at: 'yin',
      },
    ],
    solution: 'F Yin S A Hua - Cha; A Hua - Cha',
    refutations: [
      {
        qin: 'A Yyi - Yin',
      },
      {
        qin: 'A Yyi - Cha',
      },
    ],
    proof: {
      sheets: 189,
      answers: 96,
      traps: 37,
    },
    theatre: 'plain',
  },
  {
    id: 'behind-the-pass',
    position: {
      pieces: ['Han: A Luo', 'Han: A Hch', 'Qin: A WPa', 'Chu: A Tan', 'Han: Luo', 'Han: Hch'],
      turn: { season: 'spring', phase: 'movement' },
    },
    seat: 'han',
    aims: [
      { kind: 'stand', at: 'yiy' },
      { kind: 'bar', at: 'hch' },
    ],
    solution: 'A Luo - Yiy; A Hch S A Luo - Yiy',
    refutations: [{ chu: 'A Tan - Yiy' }, { qin: 'A WPa - Hch' }],
    proof: { sheets: 150, answers: 132, traps: 22 },
    theatre: 'qin',
  },
  {
    id: 'up-to-chang-hsia',
    position: {
      pieces: ['Chu: F Syo', 'Chu: A Cha', 'Chu: A Jiu', 'Qi: A Hua', 'Chu: Cha'],
      turn: { season: 'spring', phase: 'movement' },
    },
    seat: 'chu',
    aims: [
      { kind: 'stand', at: 'hua' },
      { kind: 'stand', at: 'cha' },
      { kind: 'stand', at: 'jiu' },
    ],
    solution: 'F Syo ~> Dan Yyi Cha; A Cha - Hua; A Jiu S A Cha - Hua',
    refutations: [{}],
    proof: { sheets: 1917, answers: 14, traps: 0 },
    theatre: 'around syo cha jiu hua',
  },
  {
    id: 'half-a-support',
    position: {
      pieces: ['Han: F Luo', 'Han: A Yzh', 'Wei: A Dal', 'Wei: A Hen', 'Han: Luo', 'Han: Yzh', 'Wei: Dal'],
      turn: { season: 'spring', phase: 'movement' },
    },
    seat: 'han',
    aims: [
      { kind: 'stand', at: 'zhe' },
      { kind: 'bar', at: 'luo' },
    ],
    solution: 'F Luo S A Yzh - Zhe; A Yzh - Zhe',
    refutations: [{ wei: 'A Dal S A Hen - Zhe; A Hen - Zhe' }, { wei: 'A Hen - Luo' }],
    proof: { sheets: 276, answers: 165, traps: 45 },
    theatre: 'plain',
  },
];
