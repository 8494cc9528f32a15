/** Where a command says what it found, and where what is wrong. */
export interface Voice {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}
