/** As the board has it; land outside the game has names of its own. */
const idOf = id => (id.startsWith('~') ? id : id.toLowerCase());

/** A topology as boards have it: its areas, with what is known about them. Rivers and walls are lines of the board. */
export function tidyGeometry({ objects: { provinces, offboard }, ...topology }) {
  const layer = ({ type, geometries }) => ({
    type,
    geometries: geometries.map(({ type, id, properties: { kind, offboard }, arcs }) => ({
      ...{ type, id: idOf(id), arcs },
      properties: { kind, ...(offboard && { offboard }) },
    })),
  });
  return { ...topology, objects: { provinces: layer(provinces), ...(offboard?.geometries.length > 0 && { offboard: layer(offboard) }) } };
}

/** Land that nobody may enter comes last. */
const rankOf = ({ id, properties }) => `${properties.kind === 'impassable' ? 1 : 0}${idOf(id)}`;

/** The same with its provinces by id. */
export function inOrder({ objects, ...topology }) {
  const { provinces, ...others } = objects;
  const geometries = provinces.geometries.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
  return { ...topology, objects: { provinces: { ...provinces, geometries }, ...others } };
}
