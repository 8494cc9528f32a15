/** What an area or a line keeps of what the drawing knows about it. */
const KEPT = ['kind', 'coasts', 'offboard', 'owner', 'facing'];

/** As the board has it; land outside the game has names of its own. */
const idOf = id => (id.startsWith('~') ? id : id.toLowerCase());
const kept = properties => {
  const entries = KEPT.filter(key => properties[key] !== undefined).map(key => [
    key,
    key === 'owner' || key === 'facing' ? idOf(properties[key]) : properties[key],
  ]);
  return Object.fromEntries(entries);
};

/** A topology as it lies in the assets: one shape and one arc a line, so that a change is seen where it is. */
export function geometryText({ bbox, transform, objects, arcs }) {
  const layers = Object.entries(objects).filter(([, { geometries }]) => geometries.length > 0);
  const shape = ({ type, id, properties, arcs: refs }) =>
    `   ${JSON.stringify({ type, id: idOf(id), properties: kept(properties), arcs: refs })}`;
  const layer = ([name, { type, geometries }]) =>
    `  ${JSON.stringify(name)}: {"type":${JSON.stringify(type)},"geometries":[\n${geometries.map(shape).join(',\n')}\n  ]}`;
  return [
    '{',
    ' "type": "Topology",',
    ` "bbox": ${JSON.stringify(bbox)},`,
    ` "transform": ${JSON.stringify(transform)},`,
    ` "objects": {\n${layers.map(layer).join(',\n')}\n },`,
    ` "arcs": [\n${arcs.map(arc => `  ${JSON.stringify(arc)}`).join(',\n')}\n ]`,
    '}\n',
  ].join('\n');
}

/** Land that nobody may enter comes last. */
const rankOf = ({ id, properties }) => `${properties.kind === 'impassable' ? 1 : 0}${idOf(id)}`;

/** The same with its provinces by id. */
export function inOrder({ objects, ...topology }) {
  const { provinces, ...others } = objects;
  const geometries = provinces.geometries.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
  return { ...topology, objects: { provinces: { ...provinces, geometries }, ...others } };
}
