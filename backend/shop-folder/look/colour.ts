/** Colours as CSS writes them, and how they stand out from each other. */
import Color from 'colorjs.io';

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
export const contrast = (one: string, other: string): number => Color.contrast(one, other, 'WCAG21');

/** @param by of the lightness, −1 to 1 */
export function lighter(colour: string, by: number): string {
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
