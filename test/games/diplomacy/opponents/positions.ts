/** A small position, and what a player who has read the rulebook would call sensible there. */
export interface Position {
  readonly says: string;
  readonly variant?: 'classic' | 'warring-states-v2';
  readonly phase: 'spring movement' | 'fall movement' | 'fall retreats' | 'winter adjustments';
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

/** The twenty positions. */
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
    says: 'An army goes back to a vacant home centre that a single neighbour could walk into',
    phase: 'fall movement',
    seat: 'france',
    units: { france: 'A bur, A gas', germany: 'A pic, A mun, A ruh, F bel', italy: 'A mar, F spa/sc' },
    centres: { france: 'par bre', germany: 'ber kie mun hol den bel', italy: 'mar spa por' },
    does: [/A (bur|gas) - par/],
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
];
