/** Where a command writes its output (`say`) and its errors (`complain`). */
export interface Voice {
  readonly say: (line: string) => void;
  readonly complain: (line: string) => void;
}
