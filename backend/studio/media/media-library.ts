/** The picture library: upload, search, texts and focus of pictures, where they are used, replacing and deleting. */
import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { withTransaction } from '#backend/database/transaction.ts';
import { type ImageFile, isBitmap, readPicture } from '#backend/image/read-picture.ts';
import { ok, refuse } from '#kernel/result.ts';
import { addAudit } from '../audit.repository.ts';
import type { Actor } from '../studio-context.ts';
import {
  findAsset,
  findSame,
  insertAsset,
  listAssets,
  markDeleted,
  type StoredAsset,
  updateAsset,
} from './asset.repository.ts';
import { namesFor } from './asset-name.ts';
import type { AssetSearch, MediaContext, MediaLibrary, UsedAsset } from './media.types.ts';
import { createUses } from './picture-shown-in.ts';
import { replaceEverywhere } from './replace-everywhere.ts';

const unique = <T extends string>(values: readonly T[]): T[] => [...new Set(values)].toSorted();

const wordsOf = ({ name, tags, alt, folder }: StoredAsset): string =>
  [name, folder, ...tags, ...Object.values(alt)].join(' ').toLowerCase();

function isFound(asset: StoredAsset, { q, folder, tag }: AssetSearch): boolean {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  return (
    (folder === null || asset.folder === folder) &&
    (tag === null || asset.tags.includes(tag)) &&
    words.every(word => wordsOf(asset).includes(word))
  );
}

export function createMediaLibrary(context: MediaContext): MediaLibrary {
  const { db, now } = context;
  /** One picture of a kind at a time, since rendering pages needs the same cores; a slow drawing keeps no photo waiting. */
  const lanes = { photo: pLimit(1), drawing: pLimit(1) };

  const usesOf = createUses(context);

  async function find(name: string): Promise<UsedAsset | undefined> {
    const [asset, used] = await Promise.all([findAsset(db, name), usesOf()]);
    return asset && { ...asset, ...used(name) };
  }

  const store = (picture: ImageFile, as: { name: string; folder: string }, actor: Actor) =>
    withTransaction(db, async transaction => {
      const sha256 = createHash('sha256').update(picture.data).digest('hex');
      const same = await findSame(transaction, sha256, now());
      if (same !== undefined) return { name: same, isNew: false };
      const facts = { folder: as.folder, uploadedBy: actor.name, at: now() };
      const names = namesFor(as.name, picture.ending, sha256);
      const name = await insertAsset(transaction, names, picture, facts);
      await addAudit(transaction, { action: 'picture.added', actor, detail: { name } });
      return { name, isNew: true };
    });

  return {
    find,
    async search(search) {
      const [all, used] = await Promise.all([listAssets(db), usesOf()]);
      const assets = all.filter(asset => isFound(asset, search));
      return {
        assets: assets.map(asset => ({ ...asset, ...used(asset.name) })),
        folders: unique(all.map(asset => asset.folder).filter(Boolean)),
        tags: unique(all.flatMap(asset => asset.tags)),
      };
    },

    upload: (data, as, actor) =>
      (isBitmap(data) ? lanes.photo : lanes.drawing)(async () => {
        const read = await readPicture(data);
        if (!read.ok) return read;
        const { name, isNew } = await store(read.value, as, actor);
        const asset = await find(name);
        if (!asset) throw new Error(`The picture "${name}" is not there`);
        return ok({ asset, isNew });
      }),

    async change(name, facts, actor) {
      if (!(await findAsset(db, name))) return undefined;
      await withTransaction(db, async transaction => {
        await updateAsset(transaction, name, facts);
        await addAudit(transaction, { action: 'picture.changed', actor, detail: { name, ...facts } });
      });
      return find(name);
    },

    async remove(name, actor) {
      const asset = await find(name);
      if (!asset) return undefined;
      const { usedIn, usedInPresets } = asset;
      if (usedIn.length + usedInPresets.length > 0) return refuse({ usedIn, usedInPresets });
      await withTransaction(db, async transaction => {
        await markDeleted(transaction, name, now());
        await addAudit(transaction, { action: 'picture.deleted', actor, detail: { name } });
      });
      return ok(true);
    },

    async replace(name, by, actor) {
      const [old, next] = await Promise.all([find(name), findAsset(db, by)]);
      return old && next && replaceEverywhere(context, old, next, actor);
    },
  };
}
