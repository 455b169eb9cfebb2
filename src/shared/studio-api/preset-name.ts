/** Which names of presets are the same. */
import { visibleLine } from './visible-line.ts';

/** In characters. */
export const longestPresetName = 80;

/** Equal for names that look the same in a list: by Unicode alone, so that every database finds the same. */
export const presetNameKey = (name: string): string => visibleLine(name).normalize('NFKC').toLowerCase();
