/** The picture library as Studio's API answers it. */
import type { LocaleCode } from '#kernel/segment.ts';
import type { DocumentId } from './documents.ts';

export interface Asset {
  /** Name in documents and addresses. */
  name: string;
  /** Address of the picture, at the width and height in px. */
  url: string;
  /** Address of the picture 400 px wide. */
  thumbnail: string;
  width: number;
  height: number;
  bytes: number;
  /** What the picture shows; a decorative one has no texts. */
  alt: Partial<Record<LocaleCode, string>>;
  decorative: boolean;
  /** Point that every crop keeps, as shares of width and height; documents hold it in per cent. */
  focus: { x: number; y: number };
  /** `kampanjat/talvi`; empty: none. */
  folder: string;
  tags: string[];
  /** Null for a picture that came with the shop. */
  uploadedBy: string | null;
  /** ISO 8601. */
  at: string;
  usedIn: DocumentId[];
  /** Names of presets: parts that begin with them show it. */
  usedInPresets: string[];
}

/** GET /api/assets?q&folder&tag&offset: newest first, at most `assetsPerPage`. */
export interface AssetList {
  assets: Asset[];
  /** How many match in all. */
  total: number;
  /** Every folder and tag in use. */
  folders: string[];
  tags: string[];
}
export const assetsPerPage = 60;

/**
 * PUT /api/assets?name&folder: the body is the picture as it is, of at most this size. 201 with the `Asset`, or 200 with
 * the one that shows the same already; 413, or 422 with a `Problem` of one of the codes.
 */
export const largestUpload = 15 * 1024 * 1024;
export const uploadProblems = [
  'PICTURE_UNREADABLE',
  'PICTURE_TYPE',
  'PICTURE_HEIC',
  'PICTURE_ANIMATED',
  'PICTURE_TOO_LARGE',
] as const;
export type UploadProblem = (typeof uploadProblems)[number];

/** PATCH /api/assets/:name */
export type AssetChange = Partial<Pick<Asset, 'alt' | 'decorative' | 'focus' | 'folder' | 'tags'>>;

/** DELETE /api/assets/:name: 204, or 409 with what uses it. */
export interface AssetInUse extends Pick<Asset, 'usedIn' | 'usedInPresets'> {
  code: 'ASSET_USED';
  message: string;
}

/** POST /api/assets/:name/replacement `{by}`: changes the drafts of all documents that use it; they are published as usual. */
export interface AssetReplacement {
  /** Name of the picture that takes its place. */
  by: string;
}
export interface AssetReplaced {
  /** Documents whose draft has changed. */
  changed: DocumentId[];
  /** Documents that the caller may not change, or that a user changed at the same time. */
  refused: DocumentId[];
}
