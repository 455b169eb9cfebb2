/** The picture library: `/api/assets`. */
import { z } from 'zod';
import type { MediaLibrary } from '#backend/index.ts';
import { isLocaleCode, localeCodes } from '#i18n/locales.ts';
import {
  type Asset,
  type AssetChange,
  type AssetInUse,
  type AssetList,
  type AssetReplaced,
  type AssetReplacement,
  assetsPerPage,
  largestUpload,
} from '#studio-api/assets.ts';
import { actorOf } from '../documents/studio-actor.ts';
import { ApiAnswer, type ApiRoute } from '../http/api-route.ts';
import { lineShape } from '../http/line-shape.ts';
import { ProblemError } from '../http/problem.ts';

const MAX_NAME_LENGTH = 200;
const folderShape = z
  .string()
  .max(100)
  .regex(/^(?:[^/\p{Cc}]+(?:\/[^/\p{Cc}]+)*)?$/u);
const share = z.number().min(0).max(1);
const changeShape: z.ZodType<AssetChange> = z.strictObject({
  alt: z.partialRecord(z.enum(localeCodes), z.string().trim().max(250)).exactOptional(),
  decorative: z.boolean().exactOptional(),
  focus: z.strictObject({ x: share, y: share }).exactOptional(),
  folder: folderShape.exactOptional(),
  tags: z
    .array(lineShape(40))
    .max(20)
    .transform(tags => [...new Set(tags)])
    .exactOptional(),
});
const replacementShape: z.ZodType<AssetReplacement> = z.strictObject({ by: z.string().max(MAX_NAME_LENGTH) });

type UsedAsset = NonNullable<Awaited<ReturnType<MediaLibrary['find']>>>;

const refusals = {
  PICTURE_UNREADABLE: 'The file is damaged or not a picture.',
  PICTURE_TYPE: 'Pictures are JPEG, PNG, WebP, AVIF, GIF or SVG.',
  PICTURE_ANIMATED: 'Animated pictures cannot be used.',
  PICTURE_HEIC: 'Pictures of phones in the format HEIC cannot be read here: send them as JPEG.',
  PICTURE_TOO_LARGE:
    'The picture has more than 40 million pixels, or as a JPEG that is not progressive more than 120 million.',
};

const missing = () => new ProblemError(404, 'NOT_FOUND', 'There is no such picture.');

export interface AssetPorts {
  library: MediaLibrary;
  /** The pictures are served by the shop. */
  shopOrigin: string;
}

/** Reading, adding and changing pictures. */
export function assetEndpoints({ library, shopOrigin }: AssetPorts): ApiRoute[] {
  const answer = (asset: UsedAsset) => assetOf(asset, shopOrigin);
  return [
    {
      method: 'GET',
      path: '/api/assets',
      role: 'viewer',
      async handler({ query }): Promise<AssetList> {
        const found = await library.search({
          q: (query.get('q') ?? '').slice(0, MAX_NAME_LENGTH),
          folder: query.get('folder'),
          tag: query.get('tag'),
        });
        const offset = Math.max(0, Number.parseInt(query.get('offset') ?? '', 10) || 0);
        const { assets, ...rest } = found;
        const page = assets.slice(offset, offset + assetsPerPage).map(answer);
        return { ...rest, assets: page, total: assets.length };
      },
    },
    {
      method: 'PUT',
      path: '/api/assets',
      role: 'editor',
      body: 'bytes',
      bodyLimit: largestUpload,
      async handler(call) {
        const { query } = call;
        const folder = folderShape.safeParse(query.get('folder') ?? '');
        if (!folder.success) throw new ProblemError(400, 'INVALID', 'folder: not the name of a folder');
        const name = (query.get('name') ?? '').slice(0, MAX_NAME_LENGTH);
        const uploaded = await library.upload(call.bytes(), { name, folder: folder.data }, actorOf(call));
        if (!uploaded.ok) throw new ProblemError(422, uploaded.refusal, refusals[uploaded.refusal]);
        const { asset, isNew } = uploaded.value;
        return new ApiAnswer(isNew ? 201 : 200, answer(asset));
      },
    },
    {
      method: 'GET',
      path: '/api/assets/:name',
      role: 'viewer',
      async handler(call) {
        const asset = await library.find(call.param('name'));
        if (!asset) throw missing();
        return answer(asset);
      },
    },
    {
      method: 'PATCH',
      path: '/api/assets/:name',
      role: 'editor',
      async handler(call) {
        const facts = factsOf(call.json(changeShape));
        const asset = await library.change(call.param('name'), facts, actorOf(call));
        if (!asset) throw missing();
        return answer(asset);
      },
    },
    ...endingEndpoints(library),
  ];
}

/** Taking pictures out of use. */
const endingEndpoints = (library: MediaLibrary): ApiRoute[] => [
  {
    method: 'DELETE',
    path: '/api/assets/:name',
    role: 'editor',
    async handler(call) {
      const removed = await library.remove(call.param('name'), actorOf(call));
      if (!removed) throw missing();
      if (removed.ok) return undefined;
      const message = 'Documents or presets use this picture.';
      return new ApiAnswer(409, {
        code: 'ASSET_USED',
        message,
        ...removed.refusal,
      } satisfies AssetInUse);
    },
  },
  {
    method: 'POST',
    path: '/api/assets/:name/replacement',
    role: 'editor',
    async handler(call): Promise<AssetReplaced> {
      const { by } = call.json(replacementShape);
      const replaced = await library.replace(call.param('name'), by, actorOf(call));
      if (!replaced) throw missing();
      return replaced;
    },
  },
];

const factsOf = ({ decorative, ...rest }: AssetChange): Parameters<MediaLibrary['change']>[1] =>
  decorative === undefined ? rest : { ...rest, isDecorative: decorative };

function assetOf({ alt, isDecorative, at, ...rest }: UsedAsset, shopOrigin: string): Asset {
  const addressIn = (folder: string) =>
    `${shopOrigin}/images/pagewidget/${folder}/${encodeURIComponent(rest.name)}`;
  return {
    ...rest,
    url: addressIn('raw'),
    thumbnail: addressIn('400w'),
    alt: Object.fromEntries(Object.entries(alt).filter(([locale]) => isLocaleCode(locale))),
    decorative: isDecorative,
    at: at.toISOString(),
  };
}
