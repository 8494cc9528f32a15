import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';

interface Instruction {
  readonly word: string;
  readonly rest: string;
}

interface Stage {
  readonly base: string;
  readonly name: string | undefined;
  readonly steps: readonly Instruction[];
}

/** What a Dockerfile builds: the folder that is the root of the image, and how the image is run. */
export interface Image {
  readonly root: string;
  readonly workdir: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly volumes: readonly string[];
  readonly entrypoint: readonly string[];
  readonly command: readonly string[];
  readonly healthcheck: readonly string[];
}

/** Returns what to do instead of a line of a RUN instruction. Undefined: the line is run unchanged. */
export type Instead = (line: string, folder: string) => (() => void) | undefined;

export interface Building {
  readonly dockerfile: string;
  /** The folder that is sent to Docker, except for what .dockerignore leaves out. */
  readonly context: string;
  /** An empty folder, in which every stage gets a folder of its own. */
  readonly into: string;
  readonly instead: Instead;
}

/** Carries out a Dockerfile's steps, stage by stage. Each stage has a folder that takes the place of its image's root. */
export function buildImage({ dockerfile, context, into, instead }: Building): Image {
  const images = new Map<string, Image>();
  let last: Image | undefined;
  stagesOf(readFileSync(dockerfile, 'utf8')).forEach((stage, index) => {
    let image = images.get(stage.base) ?? emptyImage(join(into, stage.name ?? `stage-${index}`));
    mkdirSync(image.root, { recursive: true });
    for (const step of stage.steps) image = after(image, step, { context, images, instead });
    if (stage.name !== undefined) images.set(stage.name, image);
    last = image;
  });
  if (!last) throw new Error(`${dockerfile} has no stage`);
  return last;
}

const emptyImage = (root: string): Image => ({
  root,
  workdir: '/',
  env: {},
  user: undefined,
  volumes: [],
  entrypoint: [],
  command: [],
  healthcheck: [],
});

function instructionsOf(text: string): readonly Instruction[] {
  const lines = text.replace(/^\s*#.*\n/gm, '').replace(/\\\n\s*/g, ' ');
  return lines
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => {
      const [, word = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line.trim()) ?? [];
      return { word, rest };
    });
}

function stagesOf(text: string): readonly Stage[] {
  const stages: { base: string; name: string | undefined; steps: Instruction[] }[] = [];
  for (const step of instructionsOf(text)) {
    if (step.word === 'FROM') {
      const [base = '', , name] = step.rest.split(/\s+/);
      stages.push({ base, name, steps: [] });
    } else stages.at(-1)?.steps.push(step);
  }
  return stages;
}

interface Surroundings {
  readonly context: string;
  readonly images: ReadonlyMap<string, Image>;
  readonly instead: Instead;
}

const list = (text: string): readonly string[] => JSON.parse(text);

function after(image: Image, { word, rest }: Instruction, around: Surroundings): Image {
  switch (word) {
    case 'WORKDIR':
      mkdirSync(join(image.root, rest), { recursive: true });
      return { ...image, workdir: rest };
    case 'ENV':
      return { ...image, env: { ...image.env, ...Object.fromEntries(rest.split(/\s+/).map(pair => pair.split('=', 2))) } };
    case 'COPY':
      copy(image, rest.split(/\s+/), around);
      return image;
    case 'RUN':
      for (const line of rest.split(' && ')) run(image, line.trim(), around.instead);
      return image;
    case 'USER':
      return { ...image, user: rest };
    case 'VOLUME':
      return { ...image, volumes: [...image.volumes, rest] };
    case 'ENTRYPOINT':
      return { ...image, entrypoint: list(rest) };
    case 'CMD':
      return { ...image, command: list(rest) };
    case 'HEALTHCHECK':
      return { ...image, healthcheck: list(rest.slice(rest.indexOf('['))) };
    case 'STOPSIGNAL':
      return image;
    default:
      throw new Error(`The tests do not know what ${word} does`);
  }
}

/** Translates a path in an image to a path on this machine. */
export const placeIn = ({ root, workdir }: Image, path: string): string =>
  path.startsWith('/') ? join(root, path) : join(root, workdir, path);

function copy(image: Image, words: readonly string[], { context, images }: Surroundings): void {
  const from = words.find(word => word.startsWith('--from='))?.slice('--from='.length);
  const names = words.filter(word => !word.startsWith('--'));
  const target = placeIn(image, names.at(-1) ?? '');
  for (const name of names.slice(0, -1)) {
    const stage = from === undefined ? undefined : images.get(from);
    if (from !== undefined && !stage) throw new Error(`There is no stage ${from}`);
    if (stage) copyOne(placeIn(stage, name), target);
    else for (const sent of name === '.' ? sentOf(context) : [name]) copySent(context, sent, { target, into: name === '.' });
  }
}

function copySent(context: string, name: string, { target, into }: { readonly target: string; readonly into: boolean }): void {
  const top = name.split('/')[0] ?? '';
  if (!sentOf(context).includes(top.replace(/^\.$/, ''))) throw new Error(`.dockerignore leaves ${name} out`);
  copyOne(join(context, name), into ? join(target, name) : target);
  if (into) for (const unsent of unsentOf(context, name)) rmSync(join(target, unsent), { recursive: true, force: true });
}

/**
 * Copies like Docker: a folder's contents go into the target; a file goes into it if it is a folder or ends with a slash. Folders on the way
 * to the target are made.
 */
function copyOne(source: string, target: string): void {
  mkdirSync(target.endsWith('/') ? target : dirname(target), { recursive: true });
  const isInto = !statSync(source).isDirectory() && existsSync(target) && statSync(target).isDirectory();
  linkAll(source, isInto ? join(target, basename(source)) : target);
}

const cp = (how: string, source: string, target: string): void =>
  void execFileSync('cp', [how, '-T', source, target], { stdio: ['ignore', 'ignore', 'pipe'] });

/** Copies a file, or a folder with everything in it. */
export const copyAll = (source: string, target: string): void => cp('-a', source, target);

/** Like `copyAll`, but fast: it makes hard links to the same files, so nobody may write to either. */
export const linkAll = (source: string, target: string): void => cp('-al', source, target);

/**
 * Reads .dockerignore, which must leave out everything and then list exceptions. `sent`: the names at the top that are sent (`!src`);
 * `unsent`: patterns within them that are not (`packages/…/dist`).
 */
function rulesOf(context: string) {
  const rules = readFileSync(join(context, '.dockerignore'), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'));
  if (rules[0] !== '*' || !rules.slice(1).every(rule => /^(![\w.-]+|[\w-]+\/\*\/[\w-]+)$/.test(rule)))
    throw new Error('.dockerignore is not a list of what is sent');
  const sent = rules.filter(rule => rule.startsWith('!')).map(rule => rule.slice(1));
  return { sent, unsent: rules.filter(rule => rule.includes('/')) };
}

/** Returns the names at the top of the context that .dockerignore lets through. */
export function sentOf(context: string): readonly string[] {
  const { sent } = rulesOf(context);
  return readdirSync(context).filter(name => sent.includes(name));
}

/** Returns the paths within a folder at the context's top that are not sent. */
const unsentOf = (context: string, top: string): readonly string[] =>
  rulesOf(context)
    .unsent.filter(rule => rule.startsWith(`${top}/`))
    .flatMap(rule => readdirSync(join(context, top)).map(name => rule.replace('*', name)));

function run(image: Image, line: string, instead: Instead): void {
  const folder = placeIn(image, '.');
  const done = instead(line, folder);
  if (done) {
    done();
    return;
  }
  if (/(^|\s)\//.test(line)) throw new Error(`"${line}" would touch this machine and not the image`);
  execFileSync('sh', ['-ec', line], { cwd: folder, env: { ...process.env, ...image.env }, stdio: ['ignore', 'pipe', 'pipe'] });
}
