/** A photo made smaller by the browser, before it is sent. */

/** No page shows a wider picture, px. */
const MAX_SIDE = 4_000;
const QUALITY = 0.92;

/** As JPEG, upright; null for a file that this browser cannot show as a picture. Safari reads HEIC, others do not. */
export async function asSmallerJpeg(file: Blob): Promise<Blob | null> {
  // A drawing has no size of its own here, and stays one.
  if (file.type === 'image/svg+xml') return null;
  const whole = await createImageBitmap(file).catch(() => null);
  if (!whole) return null;
  const scale = Math.min(1, MAX_SIDE / Math.max(whole.width, whole.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(whole.width * scale);
  canvas.height = Math.round(whole.height * scale);
  canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
  whole.close();
  return new Promise(resolve => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}
