import { quotable } from '../model/variantFault.js';
import { idGiver } from './foreignDraft.js';
import { plainColour } from './gmConfig.js';
import { type GmMaking, layerOf, placeOf, tell, tellChange } from './gmMaking.js';
import { bareColour, fillOf, type LayerElement, labelOf, within } from './readLayers.js';

/** Reads the shapes of all provinces. Returns the layer that is needed and is not there. */
export function readProvinces(making: GmMaking): string | undefined {
  const { provinces, shapes, config, powers, drawing } = making;
  const give = idGiver();
  const impassable = bareColour(plainColour(config['svg config'].impassable) ?? '000000');
  for (const [key, kind] of [
    ['land_layer', 'land'],
    ['island_borders', 'island'],
    ['sea_borders', 'sea'],
  ] as const) {
    const layer = layerOf(making, key);
    if (!layer && key === 'land_layer') return key;
    for (const element of layer?.children ?? []) {
      const name = labelOf(element);
      const rings = layer && shapes.rings(element, layer);
      const what = quotable(name || element.attributes.id || element.name);
      if (name === '' || !rings) tell(making, element.line, { code: 'task-shape-unread', typed: what });
      else if (provinces.has(name)) tell(making, element.line, { code: 'task-shape-twice', typed: what });
      else {
        const fill = fillOf(element) ?? '';
        const owner = kind === 'land' ? powers.get(fill) : undefined;
        provinces.set(name, {
          id: give(name, 'place'),
          name,
          kind,
          isImpassable: fill === impassable,
          rings,
          spot: { file: drawing, line: element.line },
          owner,
          isCentre: false,
          core: undefined,
        });
      }
    }
  }
  for (const element of layerOf(making, 'island_fill_layer')?.children ?? []) {
    const province = provinces.get(labelOf(element));
    if (province) province.owner = powers.get(fillOf(element) ?? '');
  }
  addCopied(making, give);
  return undefined;
}

/** A mark beside those of centres, of which that program makes the marks of capitals. */
const CAPITAL_MARK = 'Capital Marker';

/** Reads which provinces are centres, and of whom: of who owns the land, or else of whose colour the mark has. */
export function readCentres(making: GmMaking): void {
  const { powers, config } = making;
  const layer = layerOf(making, 'supply_center_icons');
  for (const element of layer?.children ?? []) {
    if (!layer || labelOf(element) === CAPITAL_MARK) continue;
    const province = placeOf(making, { element, layer, labels: config['svg config'].center_labels })?.province;
    if (!province) tell(making, element.line, { code: 'task-shape-unread', typed: quotable(labelOf(element) || element.name) });
    else if (province.kind === 'sea' || province.isImpassable) tell(making, element.line, { code: 'task-centre-at-sea', at: province.id });
    else {
      province.isCentre = true;
      province.core = province.owner ?? powers.get(markColour(element) ?? '');
    }
  }
}

/** The colour of a centre's mark: that of its last circle; without one that of its paths, and black only if there is no other. */
function markColour(mark: LayerElement): string | undefined {
  const parts = within(mark);
  const circle = parts.filter(({ name }) => name === 'circle').at(-1);
  if (circle) return fillOf(circle);
  const painted = parts.filter(({ name }) => name === 'path');
  const colours = (painted.length > 0 ? painted : [mark]).flatMap(part => fillOf(part) ?? []);
  return colours.find(one => one !== 'none' && one !== '000000') ?? colours.at(-1);
}

/** Adds each sea that the config has in several copies once. Copies that are drawn, each by its number, are places of their own. */
function addCopied(making: GmMaking, give: ReturnType<typeof idGiver>): void {
  const { provinces, config, copied, spot } = making;
  for (const [name, { type = 'SEA' }] of Object.entries(config.overrides?.['high provinces'] ?? {}).slice(0, 50)) {
    if (provinces.has(`${name}1`)) continue;
    const kind = type.toUpperCase() === 'SEA' ? 'sea' : 'land';
    const path = ['overrides', 'high provinces', name];
    copied.add(name);
    if (!provinces.has(name))
      provinces.set(name, {
        ...{ id: give(name, 'sea'), name, kind, isImpassable: false, rings: [], spot: spot(path) },
        ...{ owner: undefined, isCentre: false, core: undefined },
      });
    tellChange(
      making,
      path,
      kind === 'sea' ? { code: 'task-copies', typed: quotable(name) } : { code: 'task-option', typed: `high provinces: ${quotable(name)}` },
    );
  }
}
