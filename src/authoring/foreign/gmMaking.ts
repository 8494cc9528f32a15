import type { JsonPath } from '../reading/locatedFile.js';
import { isInside, type Ring } from '../svg/outline.js';
import { type GmConfig, LAYERS, type LayerKey } from './gmConfig.js';
import type { ForeignNote, ForeignSpot, ForeignTask, ImportTask } from './importFault.js';
import type { ShapeReader } from './layerShapes.js';
import type { LocatedConfig } from './readGmConfig.js';
import { type LayerElement, type Layers, labelOf } from './readLayers.js';

/** A province of a drawing in layers. */
export interface GmProvince {
  readonly id: string;
  readonly name: string;
  readonly kind: 'land' | 'island' | 'sea';
  readonly isImpassable: boolean;
  readonly rings: readonly Ring[];
  /** Where it is drawn, or where the config names it if it is not. */
  readonly spot: ForeignSpot;
  owner: string | undefined;
  isCentre: boolean;
  core: string | undefined;
}

/** What is read of a variant of DiplomacyGM, step by step. */
export interface GmMaking {
  readonly config: GmConfig;
  /** Where a part of the config stands. */
  readonly spot: LocatedConfig['spot'];
  readonly drawing: string;
  readonly layers: Layers;
  readonly shapes: ShapeReader;
  /** By their names. */
  readonly provinces: Map<string, GmProvince>;
  /** Names of powers by their colours. */
  readonly powers: ReadonlyMap<string, string>;
  /** Names of powers that nobody plays. */
  readonly notPlayed: ReadonlySet<string>;
  /** Set if every centre is a power of its own. */
  readonly isChaos: boolean;
  /** Seas that the config has in several copies, by the name that the copies share; few of them have a shape. */
  readonly copied: Set<string>;
  readonly tasks: ForeignTask[];
  readonly notes: ForeignNote[];
}

/** A province, or a coast of it. */
export interface GmPlace {
  readonly province: GmProvince;
  readonly coast: string | undefined;
}

export const isOn = (flag: unknown): boolean => flag === true || /^(?:true|enabled|yes)$/i.test(String(flag ?? ''));

export const isOff = (flag: unknown): boolean => flag === false || /^(?:false|disabled|no)$/i.test(String(flag ?? ''));

/** The layer that the config names by its id, or that has one of the usual labels. */
export function layerOf({ layers, config }: GmMaking, key: LayerKey): LayerElement | undefined {
  const id = (config['svg config'] as Record<string, unknown>)[key];
  return layers.find(typeof id === 'string' ? id : undefined, LAYERS[key]);
}

/** Leaves something of the drawing to the author. */
export const tell = ({ tasks, drawing }: GmMaking, line: number, task: ImportTask): void => void tasks.push({ file: drawing, line, task });

/** Leaves something of the config to the author. */
export const tellChange = ({ tasks, spot }: GmMaking, path: JsonPath, task: ImportTask): void => void tasks.push({ ...spot(path), task });

/** The place that an element of a layer is of: by its label, or by where it is if the config says that labels are no names. */
export function placeOf(
  making: GmMaking,
  { element, layer, label = labelOf(element), labels }: { element: LayerElement; layer: LayerElement; label?: string; labels: unknown },
): GmPlace | undefined {
  if (!isOff(labels)) return placeNamed(making, label);
  const at = making.shapes.middle(element, layer);
  const province = at && [...making.provinces.values()].find(({ rings }) => isInside(at, rings));
  return province && { province, coast: undefined };
}

/** "Spain nc", "Spain (nc)": a province and a coast of it; "Lisbon coast": the only coast of one. */
export function placeNamed({ provinces, copied }: GmMaking, text: string): GmPlace | undefined {
  const typed = text.trim();
  const whole = provinces.get(typed);
  if (whole) return { province: whole, coast: undefined };
  const [, name = '', coast = ''] = /^(.*?)\s+\(?([a-z]{2}|coast)\)?$/.exec(typed) ?? [];
  const province = provinces.get(name.trim());
  if (province) return { province, coast: coast === 'coast' ? undefined : coast };
  const shared = typed.replace(/\d+$/, '');
  const sea = copied.has(shared) ? provinces.get(shared) : undefined;
  return sea && { province: sea, coast: undefined };
}
