import type { Random } from '../../../src/lib/random.js';
import { anyOf, chance, oneOf, weighed, whole } from './dice.js';
import { mutated } from './mutate.js';
import type { Scene } from './scene.js';

/** Returns a function that makes an interaction one that Discord would never send: with parts lost or replaced. */
export const forgery =
  (random: Random, scene: Scene): ((wire: object) => unknown) =>
  wire =>
    weighed<() => unknown>(random, [
      [10, () => mutatedOften(random, wire)],
      [3, () => within(wire, 'data', data => mutatedOften(random, data))],
      [2, () => within(wire, 'message', message => mutatedOften(random, message))],
      [1, () => without(wire, oneOf(random, Object.keys(wire), 'id'))],
      [1, () => ({ ...wire, type: oneOf(random, [0, 1, 2, 3, 4, 5, 6, 255, -1, '2', null], 0) })],
      [1, () => within(wire, 'message', withoutComponents)],
      [1, () => within(wire, 'data', data => ({ ...Object(data), component_type: whole(random, 0, 30) }))],
      [1, () => ({ ...wire, locale: oneOf(random, ['xx', '', 'fr', null, 'x'.repeat(1_000), 5], 'fr') })],
      [
        1,
        () => ({
          ...wire,
          channel_id: oneOf(random, ['0', '', null, '999', anyOf(random, [...scene.context.world.channels.keys()])], '0'),
        }),
      ],
    ])();

function mutatedOften(random: Random, value: unknown): unknown {
  let changed = value;
  for (
    let i = weighed(random, [
      [6, 1],
      [2, 2],
      [1, 4],
    ]);
    i > 0;
    i--
  )
    changed = mutated(random, changed);
  return changed;
}

const within = (wire: object, key: string, change: (part: unknown) => unknown): unknown =>
  key in wire ? { ...wire, [key]: change(Object.getOwnPropertyDescriptor(wire, key)?.value) } : wire;

const without = (wire: object, key: string): unknown => Object.fromEntries(Object.entries(wire).filter(([name]) => name !== key));

const withoutComponents = (message: unknown): unknown => ({ ...Object(message), components: [] });

/** Returns a function that makes a command's attachments lie: the files are elsewhere, of another size, or of another kind. */
export const fileLie =
  (random: Random, scene: Scene): ((wire: object) => unknown) =>
  wire =>
    within(wire, 'data', data =>
      within(Object(data), 'resolved', told => within(Object(told), 'attachments', files => lied(random, scene, files))),
    );

const lied = (random: Random, scene: Scene, files: unknown): unknown =>
  Object.fromEntries(Object.entries(Object(files)).map(([id, file]) => [id, { ...Object(file), ...lie(random, scene, file) }]));

const BAD_PLACES: readonly string[] = ['lost', 'short', 'long', 'cut', 'redirect', 'inflated', 'html', 'empty'];

function lie(random: Random, { badFiles }: Scene, file: unknown): object {
  const isSlow = chance(random, 0.01);
  return weighed<() => object>(random, [
    [3, () => ({ size: oneOf<unknown>(random, [0, 1, -1, 1e12, null, '5', 8 * 1024 * 1024], 0) })],
    [
      2,
      () => ({ content_type: oneOf<unknown>(random, ['image/png', 'application/json', '', null, 5, 'text/plain', 'x'.repeat(5_000)], '') }),
    ],
    [1, () => ({ filename: oneOf<unknown>(random, ['../../x.json', '', null, 'x'.repeat(5_000), 'a\u0000.json', '<@1>.json'], '') })],
    [4, () => ({ url: `${badFiles}/${isSlow ? 'slow' : oneOf(random, BAD_PLACES, 'lost')}`, size: 500 })],
    [
      1,
      () => ({
        url: oneOf<unknown>(random, ['', 'nothing', 'file:///etc/passwd', 'http://127.0.0.1:1/', 'data:application/json,{}', null], ''),
      }),
    ],
    [1, () => Object(mutated(random, file))],
  ])();
}
