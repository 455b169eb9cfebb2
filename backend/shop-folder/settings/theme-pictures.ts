/** The pictures of themes, made once for each choice of them. */
import { LRUCache } from 'lru-cache';
import type { Finding } from '#engine/definition/finding.ts';
import type { LookPictures } from '#kernel/theme/shop-look.ts';
import type { FolderFile } from '../folder-files.ts';
import { type ReadLibrary, readLookPictures } from '../look/read-pictures.ts';

export interface MadePictures {
  pictures: LookPictures;
  /** What is wrong with them. */
  found: readonly Finding[];
}

export type ReadThemePictures = (theme: FolderFile<'theme'> | null) => Promise<MadePictures>;

/** Of the themes that are shown, and those that people are writing. */
const MAX_MADE = 8;

/** Names are never given to other pixels: what was made of them stays good. What could not be made is tried again. */
export function createThemePictures(folder: string, library: ReadLibrary): ReadThemePictures {
  const made = new LRUCache<string, Promise<MadePictures>>({ max: MAX_MADE });
  return async theme => {
    const { logo, mark, socialPicture } = theme?.data ?? {};
    const key = JSON.stringify([logo, mark, socialPicture]);
    const known = made.get(key);
    if (known) return known;
    const found: Finding[] = [];
    const making = readLookPictures(folder, theme, found, library).then(pictures => ({ pictures, found }));
    made.set(key, making);
    try {
      const pictures = await making;
      if (found.length > 0) made.delete(key);
      return pictures;
    } catch (error) {
      made.delete(key);
      throw error;
    }
  };
}
