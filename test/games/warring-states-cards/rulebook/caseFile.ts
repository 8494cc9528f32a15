/**
 * A file of rulebook examples that a player can read and a test can run.
 *
 *     # Battle Round                              the file's title, then any words
 *     seats: qin yan chu                          for every case that names no others
 *
 *     ## Matching: one symbol must be shared      a case
 *     > the sentence, and why                     its comment
 *     hand qin: Wild, Fire/Chariot/Cavalry        what is given, up to the first move
 *     Qin   play Fire/Chariot/Cavalry             a move, two spaces between
 *     Yan   play Chariot          not-bright      a move that is refused, and why
 *     Chu   …                                     a seat that does not answer
 *     counts qin: Fire 1, Chariot 1, Cavalry 1    what is expected then
 *
 * What can be given and expected is listed in setTable.ts and tellTable.ts.
 */
export interface CaseFile {
  readonly title: string;
  readonly cases: readonly RuleCase[];
}
export interface RuleCase {
  readonly name: string;
  readonly given: readonly Note[];
  readonly steps: readonly (Note | Told)[];
}
/** One fact: in "hand qin: Wild", the key is "hand qin" and the value "Wild". */
export interface Note {
  readonly key: string;
  readonly value: string;
  readonly at: string;
}
/** A move of a seat, and the fault's code if the move is refused. */
export interface Told {
  readonly seat: string;
  readonly text: string;
  readonly fault: string | undefined;
  readonly at: string;
}

/** Throws, with file and line, at anything it does not understand, because a case file is part of the tests. */
export function readCaseFile(text: string, name: string): CaseFile {
  const lines = text.split('\n').map((line, i) => ({ line: line.trimEnd(), at: `${name}:${i + 1}` }));
  const title = lines.find(({ line }) => line.startsWith('# '))?.line.slice(2);
  if (title === undefined) throw new Error(`${name} has no title`);
  const starts = lines.flatMap(({ line }, i) => (line.startsWith('## ') ? [i] : []));
  const shared = lines.slice(0, starts[0]).flatMap(({ line, at }) => (line.startsWith('seats: ') ? [noteOf(line, at)] : []));
  return { title, cases: starts.map((start, i) => caseOf(lines.slice(start, starts[i + 1]), shared)) };
}

type Numbered = { readonly line: string; readonly at: string };

function caseOf([head, ...lines]: readonly Numbered[], shared: readonly Note[]): RuleCase {
  const steps = lines.filter(({ line }) => line !== '' && !line.startsWith('>')).map(stepOf);
  const first = steps.findIndex(step => 'seat' in step);
  const notes = (first < 0 ? steps : steps.slice(0, first)).flatMap(step => ('key' in step ? [step] : []));
  return { name: head?.line.slice(3) ?? '', given: [...shared, ...notes], steps: first < 0 ? [] : steps.slice(first) };
}

const stepOf = ({ line, at }: Numbered): Note | Told => (/^[a-z0-9]/.test(line) ? noteOf(line, at) : moveOf(line, at));

function noteOf(line: string, at: string): Note {
  const [, key, value] = /^([a-z0-9 ]+):(?: (.*))?$/.exec(line) ?? [];
  if (key === undefined) throw new Error(`${at} says nothing: ${line}`);
  return { key, value: value ?? '', at };
}

function moveOf(line: string, at: string): Told {
  const [, seat, text, fault] = /^([A-Z][a-z]+) {2,}(.+?)(?: {2,}([a-z-]+))?$/.exec(line) ?? [];
  if (seat === undefined || text === undefined) throw new Error(`${at} is no move: ${line}`);
  return { seat: seat.toLowerCase(), text, fault, at };
}
