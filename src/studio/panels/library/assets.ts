/** The picture library of the API. */

import { useCallback, useEffect, useRef, useState } from 'react';
import type { StudioMessageId } from '#i18n/message-ids.gen.ts';
import type {
  Asset,
  AssetChange,
  AssetInUse,
  AssetList,
  AssetReplaced,
  UploadProblem,
} from '#studio-api/assets.ts';
import { assetsPerPage, largestUpload, uploadProblems } from '#studio-api/assets.ts';
import { type ApiClient, ApiProblem } from '../../parts/api/api-client.ts';
import { asSmaller } from './smaller-picture.ts';

export interface AssetQuery {
  q: string;
  /** Null: every folder. */
  folder: string | null;
  /** Null: any. */
  tag: string | null;
}

export const everyAsset: AssetQuery = { q: '', folder: null, tag: null };

const pathOf = (name: string): string => `/api/assets/${encodeURIComponent(name)}`;

export const changeAsset = (api: ApiClient, name: string, change: AssetChange): Promise<Asset> =>
  api.patch<Asset>(pathOf(name), change);

export const replaceAsset = (api: ApiClient, name: string, by: string): Promise<AssetReplaced> =>
  api.post<AssetReplaced>(`${pathOf(name)}/replacement`, { by });

type Used = Pick<AssetInUse, 'usedIn' | 'usedInPresets'>;

/** Null when it is deleted; else what uses it. */
export async function deleteAsset(api: ApiClient, name: string): Promise<Used | null> {
  try {
    await api.delete(pathOf(name));
    return null;
  } catch (error) {
    if (error instanceof ApiProblem && error.code === 'ASSET_USED') {
      const { usedIn = [], usedInPresets = [] } = error.body as Partial<Used>;
      return { usedIn, usedInPresets };
    }
    throw error;
  }
}

const isTooLong = (file: File): boolean => file.size > largestUpload;

/**
 * A file that is too long for the server, or a phone's format that it cannot read, is made smaller here where the browser can.
 * @throws ApiProblem with one of `uploadProblems`, of the connection, or 413 for a file that stays too long
 */
export async function uploadAsset(api: ApiClient, file: File, folder: string): Promise<Asset> {
  const query = new URLSearchParams({ name: file.name, ...(folder ? { folder } : {}) });
  const send = (data: Blob) => api.put<Asset>(`/api/assets?${query.toString()}`, data);
  if (isTooLong(file)) {
    const smaller = await asSmaller(file);
    if (smaller === 'moves') throw new ApiProblem(422, { code: 'PICTURE_ANIMATED' });
    if (!smaller || smaller.size > largestUpload) throw new ApiProblem(413, { code: 'TOO_LARGE' });
    return send(smaller);
  }
  try {
    return await send(file);
  } catch (error) {
    const smaller =
      error instanceof ApiProblem && error.code === 'PICTURE_HEIC' ? await asSmaller(file) : null;
    if (!smaller || smaller === 'moves') throw error;
    return send(smaller);
  }
}

const problems: Readonly<Record<UploadProblem, StudioMessageId>> = {
  PICTURE_UNREADABLE: 'MEDIA_PROBLEM_UNREADABLE',
  PICTURE_TYPE: 'MEDIA_PROBLEM_TYPE',
  PICTURE_HEIC: 'MEDIA_PROBLEM_HEIC',
  PICTURE_ANIMATED: 'MEDIA_PROBLEM_ANIMATED',
  PICTURE_TOO_LARGE: 'MEDIA_PROBLEM_PIXELS',
};

/** Why a file was not taken. */
export function uploadProblem(error: unknown): StudioMessageId {
  const code = error instanceof ApiProblem ? uploadProblems.find(each => each === error.code) : undefined;
  if (code) return problems[code];
  return error instanceof ApiProblem && error.status === 413 ? 'MEDIA_PROBLEM_BYTES' : 'MEDIA_PROBLEM_OTHER';
}

export interface AssetsState {
  list: AssetList | null;
  hasFailed: boolean;
  /** Asks again; pictures of further pages stay. */
  reload(): void;
  /** Asks for the next page. */
  more(): void;
  /** Puts a changed picture into its place. */
  put(asset: Asset): void;
}

/** The first page as it is now, and what had been fetched below it. */
function withFirst(first: AssetList, before: AssetList): AssetList {
  const names = new Set(first.assets.map(({ name }) => name));
  const below = before.assets.slice(assetsPerPage).filter(({ name }) => !names.has(name));
  return { ...first, assets: [...first.assets, ...below].slice(0, first.total) };
}

/** The newest pictures that match. */
export function useAssets(api: ApiClient, { q, folder, tag }: AssetQuery): AssetsState {
  const [list, setList] = useState<AssetList | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const query = new URLSearchParams({
    ...(q ? { q } : {}),
    ...(folder === null ? {} : { folder }),
    ...(tag === null ? {} : { tag }),
  }).toString();

  const newest = useRef('');
  const shown = useRef<string | null>(null);
  const load = useCallback(() => {
    newest.current = query;
    api.get<AssetList>(`/api/assets?${query}`).then(
      found => {
        if (newest.current !== query) return;
        setList(before => (before && shown.current === query ? withFirst(found, before) : found));
        shown.current = query;
        setFailed(false);
      },
      () => newest.current === query && setFailed(true),
    );
  }, [api, query]);
  useEffect(load, [load]);

  return {
    list,
    hasFailed,
    reload: load,
    put: useCallback(asset => {
      setList(
        before =>
          before && {
            ...before,
            assets: before.assets.map(each => (each.name === asset.name ? asset : each)),
          },
      );
    }, []),
    more() {
      if (!list) return;
      void api.get<AssetList>(`/api/assets?${query}&offset=${list.assets.length}`).then(
        found => setList({ ...found, assets: [...list.assets, ...found.assets] }),
        () => setFailed(true),
      );
    },
  };
}
