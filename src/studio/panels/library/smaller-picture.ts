/** A picture made smaller by the browser, before it is sent. */

/** No page shows a wider picture, px. */
const MAX_SIDE = 4_000;
const QUALITY = 0.92;

/** Enough of a file to know what it is: what says that a picture moves comes before its pixels, bytes. */
const HEAD = 256 * 1024;

/** JPEG, and HEIC of phones: photos, which fill their whole area. */
const photo = /^(?:\u00ff\u00d8\u00ff|.{4}ftyp(?:hei|hev|mif1|msf1))/s;

/** One character for each byte. */
async function headOf(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
  return Array.from(bytes, byte => String.fromCharCode(byte)).join('');
}

function moves(head: string): boolean {
  // A still GIF is never this large.
  if (/^GIF8|^.{4}ftypavis/s.test(head)) return true;
  // A flag of WebP; PNG says it before its pixels.
  if (/^RIFF.{4}WEBPVP8X/s.test(head)) return (head.charCodeAt(20) & 2) !== 0;
  return /^.PNG(?:(?!IDAT).)*?acTL/s.test(head);
}

/** @returns null for a file that this browser cannot show as a picture. Safari reads HEIC, others do not. */
async function drawn(file: Blob): Promise<HTMLCanvasElement | null> {
  const whole = await createImageBitmap(file).catch(() => null);
  if (!whole) return null;
  const scale = Math.min(1, MAX_SIDE / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(whole.width * scale);
  canvas.height = Math.round(whole.height * scale);
  const context = canvas.getContext('2d');
  context?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  // Without a context nothing was drawn: an empty picture is none.
  return context && canvas;
}

/**
 * Upright, at most 4000 px wide and high: a photo as JPEG, anything else as WebP, which may be transparent.
 * @returns null for a file that cannot be made smaller; `moves` for an animation, of which one frame alone would be left
 */
export async function asSmaller(file: Blob): Promise<Blob | 'moves' | null> {
  // A drawing has no size of its own here, and stays one.
  if (file.type === 'image/svg+xml') return null;
  const head = await headOf(file);
  if (moves(head)) return 'moves';
  const canvas = await drawn(file);
  if (!canvas) return null;
  const type = photo.test(head) ? 'image/jpeg' : 'image/webp';
  return new Promise(resolve => canvas.toBlob(resolve, type, QUALITY));
}
