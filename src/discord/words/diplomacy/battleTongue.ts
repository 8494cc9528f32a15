/** A side of a battle; `armies`: where there are several. */
export interface ToldSide {
  /** What it fights for; none: the status quo. */
  readonly declared: string | undefined;
  readonly leader: string;
  readonly points: number;
  /** Of its only army, where that is not its own player. */
  readonly commander: string | undefined;
  readonly armies: readonly string[];
}

/** What is said of decisive battles in one language. Names are said already; units are written as orders write them. */
export interface BattleTongue {
  readonly heading: (places: readonly string[]) => string;
  /** Of results that battles may change. */
  readonly provisional: string;
  /** Who may declare what: "A Nuln (move to Reikland)". */
  readonly mayDeclare: (power: string, declarations: readonly string[]) => string;
  readonly declaration: { readonly move: (unit: string, to: string) => string; readonly hold: (unit: string) => string };
  /** The hash of the draw, before the lists are due. */
  readonly sealed: (hash: string) => string;
  /** The draw itself, and how to repeat it. */
  readonly drawnWith: (draw: string) => string;
  readonly side: (side: ToldSide) => string;
  readonly army: (nation: string, points: number, commander: string | undefined) => string;
  readonly supports: (units: readonly string[]) => string;
  readonly withdrawsAt: (strength: number) => string;
  readonly primaryDefender: (nation: string) => string;
  readonly refused: (nations: readonly string[]) => string;
  readonly withdrawn: (nations: readonly string[]) => string;
  readonly waitsFor: (places: readonly string[]) => string;
  /** The game it is fought with on a table. */
  readonly table: { readonly fleets: string; readonly armies: string };
  readonly won: {
    readonly unopposed: (who: string) => string;
    readonly draw: (who: string, army: string) => string;
    readonly reports: (who: string) => string;
    readonly host: (who: string) => string;
    /** Drawn, because the reports differed and nobody decided. */
    readonly undecided: (who: string, army: string) => string;
  };
  /** What a commander reported, where reports differ: as it stands on the button. */
  readonly claim: (seat: string, outcome: string) => string;
  /** The title of a post about a turn's battles before they are over. */
  readonly title: {
    readonly drawnUp: (turn: string) => string;
    readonly differ: (turn: string) => string;
    readonly fought: (turn: string) => string;
    /** The results of the turn, once they are. */
    readonly results: (turn: string) => string;
  };
  /** On a button: whose army won, as one of which side, and whether the losers were destroyed; or nobody's. */
  readonly outcome: { readonly won: (nation: string, side: number | undefined, destroyed: boolean) => string; readonly nobody: string };
  readonly statusQuo: string;
  readonly destroyed: (units: readonly string[]) => string;
  readonly crossedOff: (nation: string, unit: string, commander: string) => string;
  readonly given: (master: string, sepoy: string, places: string) => string;
  readonly conquered: (power: string) => string;
  readonly serves: {
    readonly sepoy: (who: string, of: string, won: number) => string;
    readonly mercenary: (who: string, of: string) => string;
  };
  readonly revolt: (who: string, master: string, unit: string) => string;
  /** Behind an order: the battle that decided it; the unit was lost for good. */
  readonly decided: (places: readonly string[]) => string;
  readonly lost: string;
}
