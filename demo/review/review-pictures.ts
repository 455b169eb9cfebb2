/** Pictures that come with some seeded reviews: renderings of products in use. */
import type { BulkWriter } from '../bulk-writer.ts';
import { addImage } from '../image-rows.ts';
import type { Picture, PictureSource } from '../picture/picture-source.ts';
import type { Draft } from '../products/product-draft.ts';

/** By the key of the family; families without a rendering that shows them have none. */
const scenesOf: Readonly<Record<string, readonly string[]>> = {
  'tyres-and-rims': ['tile-forest.webp', 'strip-trail.webp'],
  winches: ['tile-lake.webp'],
  'riding-gear': ['tile-trail.webp', 'strip-trail.webp'],
  'oils-and-service': ['tile-workshop.webp', 'strip-workshop.webp'],
  brakes: ['tile-workshop.webp'],
  tracks: ['tile-winter.webp'],
  trailers: ['tile-field.webp'],
  farm: ['tile-field.webp'],
};

/** Every so many products, in a shop of usual size. */
const EVERY = 9;
const LAST_ID = 4_000;
/** Width by height. */
const PHOTO = 4 / 3;

export type ReviewScenes = ReadonlyMap<string, Picture>;

/** The wide pictures of pages are cut to the shape of a photo. */
async function asPhoto(scene: Picture): Promise<Picture> {
  const width = Math.round(scene.height * PHOTO);
  if (scene.mime !== 'image/webp' || scene.width <= width) return scene;
  const { default: sharp } = await import('sharp');
  const area = { left: Math.round((scene.width - width) / 2), top: 0, width, height: scene.height };
  return { ...scene, width, data: await sharp(scene.data).extract(area).webp().toBuffer() };
}

/** Read once for all products. */
export async function readReviewScenes(pictures: PictureSource): Promise<ReviewScenes> {
  const files = [...new Set(Object.values(scenesOf).flat())];
  const read = async (file: string) => [file, await asPhoto(await pictures.scene(file))] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Adds the pictures of one review and answers their names: each review has files of its own. */
export function addReviewPictures(
  writer: BulkWriter,
  draft: Draft,
  scenes: ReviewScenes,
  review: string,
): string[] {
  if (draft.id % EVERY !== 0 || draft.id > LAST_ID) return [];
  return (scenesOf[draft.family.key] ?? []).flatMap(file => {
    const scene = scenes.get(file);
    if (!scene) return [];
    const name = `${review}-photo-${file}`;
    addImage(writer, 'review', name, scene);
    return [name];
  });
}
