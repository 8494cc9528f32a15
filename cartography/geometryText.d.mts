import type { Geometry } from '../src/assets.js';

export function geometryText(geometry: Geometry): string;
