/** A small position, and what a player who has read the rulebook would call sensible there. */
export interface Position {
  readonly says: string;
  readonly variant?: 'classic' | 'warring-states-v2' | 'mandate-of-heaven';
  readonly phase: 'spring movement' | 'fall movement' | 'autumn movement' | 'fall retreats' | 'winter adjustments';
  readonly seat: string;
  /** Units by power: "A par, F bre". Undefined: the start of the game. */
  readonly units?: Readonly<Record<string, string>>;
  /** Centres by power: "par bre mar". */
  readonly centres?: Readonly<Record<string, string>>;
  /** Dislodged units of the seat: "A bur from mun to par gas". */
  readonly dislodged?: string;
  /** Each of these is ordered. */
  readonly does?: readonly RegExp[];
  /** None of these is. */
  readonly never?: readonly RegExp[];
  /** How many orders match, at most and at least. */
  readonly counts?: readonly (readonly [RegExp, number, number])[];
}

/** The positions. */
export const POSITIONS: readonly Position[] = [
  {
    says: 'England opens to the seas from which it reaches centres',
    phase: 'spring movement',
    seat: 'england',
    does: [/F edi - (nth|nwg)/, /F lon - (nth|eng)/],
    never: [/A lvp H/],
  },
  {
    says: 'France opens towards Iberia or Burgundy, with every unit',
    phase: 'spring movement',
    seat: 'france',
    does: [/A mar - (spa|gas|bur|pie)|A mar S A par - bur/, /F bre - (mao|eng|gas|pic)/, /A par - (bur|gas|pic)/],
  },
  {
    says: 'Germany opens to a neutral centre',
    phase: 'spring movement',
    seat: 'germany',
    does: [/F kie - (den|hol)/, /A ber - |A ber S/, /A mun - |A mun S|A mun H/],
  },
  {
    says: 'Austria opens to Serbia',
    phase: 'spring movement',
    seat: 'austria',
    does: [/A (bud|tri) - ser/],
  },
  {
    says: 'Turkey opens to Bulgaria',
    phase: 'spring movement',
    seat: 'turkey',
    does: [/A con - bul/],
  },
  {
    says: 'Russia opens to Rumania or the Black Sea, and to the north',
    phase: 'spring movement',
    seat: 'russia',
    does: [/F sev - (rum|bla)|A \w+ - rum/, /F stp\/sc - (bot|fin|lvn)/],
  },
  {
    says: 'A unit next to a free centre takes it in fall',
    phase: 'fall movement',
    seat: 'turkey',
    units: { turkey: 'A con, F ank, A bul', austria: 'A tyr' },
    centres: { turkey: 'con ank smy bul', austria: 'vie bud tri' },
    does: [/A bul - (gre|ser|rum)|A con - (gre|ser|rum)/],
  },
  {
    says: 'A unit in a foreign centre stays in fall, when it becomes its own',
    phase: 'fall movement',
    seat: 'italy',
    units: { italy: 'A tun, A ven', austria: 'A gal' },
    centres: { italy: 'ven rom nap', austria: 'bud tri' },
    never: [/A tun - /],
  },
  {
    says: 'One unit attacks a single defender and others support it',
    phase: 'fall movement',
    seat: 'france',
    units: { france: 'A gas, A mar, F por', italy: 'A spa, A ven', england: 'F nth' },
    centres: { france: 'par mar bre por', italy: 'spa ven rom nap tun', england: 'lon edi lvp bel' },
    does: [/[AF] \w+ - spa/, /[AF] \w+ S [AF] \w+ - spa/],
  },
  {
    says: 'A unit that others can support is attacked with support',
    phase: 'fall movement',
    seat: 'france',
    units: { france: 'A gas, A mar, F mao, F wes', england: 'A spa, F por, F eng, F iri', italy: 'F tun, F tys' },
    centres: { france: 'par mar bre', england: 'lon edi lvp spa por', italy: 'tun nap rom ven' },
    does: [/[AF] \w+ - spa/],
    counts: [[/[AF] \w+ S [AF] \w+ - spa/, 1, 3]],
  },
  {
    says: 'Two units never go to one free centre',
    phase: 'fall movement',
    seat: 'austria',
    units: { austria: 'A bud, A tri, A alb', turkey: 'A smy' },
    centres: { austria: 'bud tri vie', turkey: 'con ank smy' },
    counts: [
      [/ - ser$/, 0, 1],
      [/ - gre$/, 0, 1],
      [/ - (ser|gre|rum)$/, 2, 3],
    ],
  },
  {
    says: 'An army is convoyed to a centre across the sea',
    phase: 'fall movement',
    seat: 'england',
    units: { england: 'A yor, F nth, F nwg', russia: 'A mos' },
    centres: { england: 'lon edi lvp', russia: 'mos war' },
    does: [/A yor - (nwy|den|hol|bel) via convoy/, /F nth C A yor - (nwy|den|hol|bel)/],
    never: [/F nwg - nwy[\s\S]*A yor - nwy|A yor - nwy[\s\S]*F nwg - nwy/],
  },
  {
    says: 'An army is convoyed to one free centre while a fleet takes the other',
    phase: 'fall movement',
    seat: 'italy',
    units: { italy: 'A nap, F ion, F tys', austria: 'A bud' },
    centres: { italy: 'nap rom ven', austria: 'bud vie' },
    does: [/F tys - tun/, /F ion C A nap - gre/, /A nap - gre via convoy/],
  },
  {
    says: 'An army is not left at home when fleets alone could take as many centres',
    phase: 'fall movement',
    seat: 'england',
    units: { england: 'A edi, F nth, F ska', russia: 'A nwy, A mos' },
    centres: { england: 'lon lvp edi', russia: 'mos war nwy' },
    does: [/F nth C A edi - (hol|bel|den)/, /A edi - (hol|bel|den) via convoy/, /F ska - (den|swe)/],
  },
  {
    says: 'An army is convoyed ashore in spring, by whichever fleet can',
    phase: 'spring movement',
    seat: 'england',
    units: { england: 'A lon, F eng, F nth', austria: 'A bud' },
    centres: { england: 'lon lvp edi', austria: 'bud vie tri' },
    does: [/F (eng|nth) C A lon - (bel|hol|den|nwy|pic|bre)/, /A lon - (bel|hol|den|nwy|pic|bre) via convoy/],
  },
  {
    says: 'An army goes back to a vacant home centre that a single neighbour could walk into',
    phase: 'fall movement',
    seat: 'france',
    units: { france: 'A bur, A gas', germany: 'A pic, A mun, A ruh, F bel', italy: 'A mar, F spa/sc' },
    centres: { france: 'par bre', germany: 'ber kie mun hol den bel', italy: 'mar spa por' },
    does: [/A (bur|gas) - par/],
  },
  {
    says: 'An army goes to the vacant home centre beside a neighbour, while a fleet takes what is free',
    phase: 'fall movement',
    seat: 'italy',
    units: { italy: 'A apu, F tys', austria: 'A tri, A alb' },
    centres: { italy: 'ven rom nap', austria: 'tri bud vie' },
    does: [/A apu - (ven|rom)/, /F tys - tun/],
  },
  {
    says: 'Of two armies, one takes a centre and the other closes the gap behind it',
    phase: 'fall movement',
    seat: 'germany',
    units: { germany: 'A ruh, A kie', austria: 'A tyr, A vie' },
    centres: { germany: 'mun kie ber den hol', austria: 'vie bud tri ven', france: 'bel par' },
    does: [/A (kie|ruh) - mun/],
  },
  {
    says: 'An army with nothing to gain goes where a neighbour could walk in',
    phase: 'fall movement',
    seat: 'russia',
    units: { russia: 'A lvn, A sev', germany: 'A sil, A mun' },
    centres: { russia: 'mos war sev rum stp', germany: 'ber mun kie' },
    does: [/A lvn - war/],
  },
  {
    says: 'An army goes back to a home centre beside a single neighbour, while another guards or takes what is near',
    variant: 'warring-states-v2',
    phase: 'autumn movement',
    seat: 'qi',
    units: { qi: 'A don, A jia', zhao: 'A lib, A han' },
    centres: { qi: 'lin jia lu', zhao: 'han jin tai lib diq' },
    does: [/A (Jia|Don) - Lin/],
  },
  {
    says: 'An army goes to a home centre at the edge before a stranger does',
    variant: 'warring-states-v2',
    phase: 'autumn movement',
    seat: 'chu',
    units: { chu: 'A jiu, A yin', qi: 'A xu' },
    centres: { chu: 'yin cha sch', qi: 'lin jia lib wu' },
    does: [/A Jiu - Sch/],
  },
  {
    says: 'An army in a threatened home centre does not leave it for nothing',
    phase: 'fall movement',
    seat: 'austria',
    units: { austria: 'A vie, A bud', italy: 'A tyr, F adr', russia: 'A mos' },
    centres: { austria: 'vie bud', italy: 'ven rom nap tri', russia: 'mos sev' },
    never: [/A vie - (gal|boh|tyr)/],
  },
  {
    says: 'Two neighbours do not try to change places',
    phase: 'spring movement',
    seat: 'germany',
    units: { germany: 'A ber, A mun', russia: 'A mos' },
    centres: { germany: 'ber mun', russia: 'mos' },
    never: [/A ber - mun[\s\S]*A mun - ber|A mun - ber[\s\S]*A ber - mun/],
  },
  {
    says: 'The eighteenth centre is taken when it is free',
    phase: 'fall movement',
    seat: 'russia',
    units: { russia: 'A boh, A gal, A ukr, F bla, A rum, A ser', italy: 'A ven, F nap' },
    centres: {
      russia: 'mos sev stp war rum bul ser bud ber swe nwy den kie hol ank con smy',
      austria: 'vie',
      italy: 'ven rom nap tun tri gre',
    },
    does: [/A \w+ - (vie|gre|tri)/],
  },
  {
    says: 'A dislodged unit retreats to a free foreign centre in fall',
    phase: 'fall retreats',
    seat: 'germany',
    units: { germany: 'A kie', france: 'A mun, A bur' },
    centres: { germany: 'kie ber mun', france: 'par mar bre', austria: 'vie' },
    dislodged: 'A ruh from bur to bel hol',
    does: [/A ruh - (bel|hol)/],
  },
  {
    says: 'A power builds as many units as it may',
    phase: 'winter adjustments',
    seat: 'france',
    units: { france: 'A spa, F por, A bur', germany: 'A mun, F den' },
    centres: { france: 'par mar bre spa por', germany: 'mun ber kie' },
    counts: [[/^Build [AF] (par|mar|bre)$/, 2, 2]],
  },
  {
    says: 'The unit that is of least use is removed',
    phase: 'winter adjustments',
    seat: 'turkey',
    units: { turkey: 'A con, A bul, F lyo', austria: 'A ser, A rum', france: 'F mar, F wes, A spa', italy: 'A tus, F tys, A pie' },
    centres: { turkey: 'con bul', austria: 'ser rum bud', france: 'mar spa par bre por', italy: 'ven rom nap tun' },
    does: [/Remove F lyo/],
  },
  {
    says: 'Fleets on a river and armies on land take what is free beside them',
    variant: 'warring-states-v2',
    phase: 'spring movement',
    seat: 'qin',
    never: [/A Yon H[\s\S]*A Nan H|A Nan H[\s\S]*A Xia H/],
    counts: [[/ - | S | ~> /, 2, 3]],
  },
  {
    says: 'A fleet that a centre needs carries an army past it along the river, to a centre that the army could not reach',
    variant: 'mandate-of-heaven',
    phase: 'fall movement',
    seat: 'chi',
    units: { chi: 'F tal, A puy', han: 'A che, A sts', wei: 'A ani' },
    centres: { chi: 'lin cmo kao hdn sun lu', wei: 'tal ani', han: 'hsc iya yti hni' },
    does: [/A Puy - Hni via convoy/, /F Tal C A Puy - Hni/],
  },
  {
    says: 'Two fleets in a row carry an army that is of no use at home to a free centre',
    phase: 'fall movement',
    seat: 'england',
    units: { england: 'A wal, F eng, F nth', russia: 'A mos' },
    centres: { england: 'lon edi lvp bel hol bre', russia: 'mos war', france: 'par mar', germany: 'kie ber' },
    does: [/A wal - (den|nwy) via convoy/, /F eng C A wal - (den|nwy)/, /F nth C A wal - (den|nwy)/],
  },
  {
    says: 'An army is convoyed against a defender with support from the sea',
    phase: 'fall movement',
    seat: 'england',
    units: { england: 'A lon, F nth, F hel', germany: 'A den' },
    centres: { england: 'lon edi lvp bel hol nwy', germany: 'kie ber mun den swe' },
    does: [/A lon - den via convoy/, /F nth C A lon - den/, /F hel S A lon - den/],
  },
  {
    says: 'A fleet goes along the river in one turn to a centre three provinces away',
    variant: 'warring-states-v2',
    phase: 'autumn movement',
    seat: 'qi',
    units: { qi: 'F lin, A jia', zhao: 'A jin' },
    centres: { qi: 'lin jia lib diq lu', zhao: 'jin tai' },
    does: [/F Lin ~> Diq Wei/, /A Jia - Lin/],
  },
  {
    says: 'An army on a river becomes a fleet before it attacks there',
    variant: 'warring-states-v2',
    phase: 'spring movement',
    seat: 'chu',
    units: { chu: 'A yin, A sch', qin: 'A ba', qi: 'A lu' },
    centres: { chu: 'yin sch cha', qin: 'ba yon xia nan shu', qi: 'lin lu' },
    does: [/A Yin R F/],
  },
];
