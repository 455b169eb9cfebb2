/** Colours as CSS writes them, and how they stand out from each other. */
import Color from 'colorjs.io';
import { LRUCache } from 'lru-cache';

/** A shade is sought among hundreds, each of them compared with the same few colours. */
const MAX_KNOWN = 5_000;
const luminances = new LRUCache<string, number>({ max: MAX_KNOWN });
const shades = new LRUCache<string, string>({ max: MAX_KNOWN });

function luminanceOf(colour: string): number {
  const known = luminances.get(colour) ?? Math.max(new Color(colour).luminance, 0);
  luminances.set(colour, known);
  return known;
}

/** `#rrggbb` of the nearest colour that every screen shows. */
const hexOf = (colour: Color): string =>
  colour.to('srgb').toGamut().toString({ format: 'hex', collapse: false });

/** Null for what is not a colour, and for one that lets through what is behind it. */
export function readColour(text: string): string | null {
  try {
    const colour = new Color(text);
    return (colour.alpha ?? 1) < 1 ? null : hexOf(colour);
  } catch {
    return null;
  }
}

/** 1 to 21: WCAG 2.2, "contrast ratio". */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** @param by of the lightness, −1 to 1 */
export function lighter(colour: string, by: number): string {
  const key = `${colour} ${by}`;
  const known = shades.get(key) ?? shadeOf(colour, by);
  shades.set(key, known);
  return known;
}

function shadeOf(colour: string, by: number): string {
  const [l, c, h] = new Color(colour).to('oklch').coords;
  return hexOf(new Color('oklch', [Math.min(1, Math.max(0, (l ?? 0) + by)), c ?? 0, h ?? 0]));
}

/** @param share of the second colour, 0 to 1 */
export const mixed = (one: string, other: string, share: number): string =>
  hexOf(new Color(Color.mix(one, other, share, { space: 'srgb', outputSpace: 'srgb' })));

const STEP = 0.01;

/** The nearest colour of the same hue in one direction for which the condition holds; null when there is none. */
export function nearestColour(
  colour: string,
  direction: 'lighter' | 'darker',
  holds: (candidate: string) => boolean,
): string | null {
  for (let by = 0; by <= 1; by += STEP) {
    const candidate = lighter(colour, direction === 'lighter' ? by : -by);
    if (holds(candidate)) return candidate;
  }
  return null;
}
