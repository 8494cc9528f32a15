// The coast of China in frame pixels, by x = f(longitude) and y = g(latitude), f and g monotone: a cartogram in which the
// crowded central plain is enlarged, the steppe and the far south are squeezed.
import { landRings, monotone } from '../../lib/earth.mjs';

/** How far off the frame land still counts, in pixels. */
const RIM = 400;

/** From longitude and latitude to frame pixels. */
export function projector({ lon, lat }) {
  const [x, y] = [monotone(lon), monotone(lat.toSorted((a, b) => a[0] - b[0]))];
  return ([east, north]) => [x(east), y(north)];
}

/** The shores of all land on or about the frame. */
export function coastOf({ projection, frame }) {
  const project = projector(projection);
  const within = ([east, north]) => [Math.min(Math.max(east, 60), 160), Math.min(Math.max(north, 5), 70)];
  const reaches = (values, length) => Math.max(...values) >= -RIM && Math.min(...values) <= length + RIM;
  return landRings([85, 15, 140, 55])
    .map(ring => ring.map(point => project(within(point))))
    .filter(
      ring =>
        reaches(
          ring.map(([x]) => x),
          frame.width,
        ) &&
        reaches(
          ring.map(([, y]) => y),
          frame.height,
        ),
    );
}
