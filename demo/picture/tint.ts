/** Colours the accent of a rendering: what is light grey under the mask becomes the colour, its shades and highlights stay. */

/** Pixels of a square picture, three channels each, and how much of each is accent. */
export interface Rendering {
  side: number;
  pixels: Buffer;
  mask: Buffer;
}

/** The accent is rendered a little darker than white; this makes a lit surface show the colour itself. */
const GAIN = 1.14;

/** @param colour one tone, or those of a pattern */
export function tinted({ side, pixels, mask }: Rendering, colour: readonly string[]): Buffer {
  const result = Buffer.from(pixels);
  const tones = colour.map(shadesOf);
  const [plain] = tones;
  if (plain === undefined) return result;
  for (let at = 0; at < mask.length; at += 1) {
    const share = mask[at] ?? 0;
    if (share < 3) continue;
    const tone = tones.length === 1 ? plain : (tones[patch(at % side, at / side, tones.length)] ?? plain);
    for (let channel = 0; channel < 3; channel += 1) {
      const place = at * 3 + channel;
      const grey = pixels[place] ?? 0;
      result[place] = grey + (((tone[channel * 256 + grey] ?? grey) - grey) * share) / 255;
    }
  }
  return result;
}

/** What every grey becomes in red, green and blue, one after the other. */
function shadesOf(hex: string): Uint8Array {
  const full = [1, 3, 5].map(from => Number.parseInt(hex.slice(from, from + 2), 16));
  return Uint8Array.from({ length: 768 }, (_, place) =>
    Math.min(255, ((full[place >> 8] ?? 0) * (place & 255) * GAIN) / 255),
  );
}

/** Which tone of a pattern a point has: waves across each other make the patches of a camouflage. */
function patch(x: number, y: number, count: number): number {
  const waves =
    Math.sin(x / 23 + 2.1 * Math.sin(y / 31)) +
    Math.sin(y / 19 + 1.7 * Math.sin(x / 27)) +
    Math.sin((x + y) / 14) * 0.6;
  if (waves > 1.1) return Math.min(1, count - 1);
  if (waves < -1.2) return Math.min(2, count - 1);
  return waves > 0.25 && waves < 0.55 ? count - 1 : 0;
}
