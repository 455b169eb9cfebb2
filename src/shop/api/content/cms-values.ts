/** Reads values of a CMS widget configuration; never throws, and drops what it cannot read (R-PAGE-13). */
import { isRecord } from '#kernel/is-record.ts';

type Configuration = Record<string, unknown>;

/** The trimmed text; undefined when empty. */
export const cmsText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/** An integer, given as a number or as text. */
export function cmsNumber(value: unknown): number | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}

/** The table's entry at this index, else the fallback. */
export const cmsChoice = <T>(value: unknown, table: readonly T[], fallback: T): T =>
  table[cmsNumber(value) ?? -1] ?? fallback;

export const cmsList = (value: unknown): Configuration[] =>
  Array.isArray(value) ? value.filter(isRecord) : [];

/** A link as written in the CMS; a bare name becomes a path of the shop. */
export function cmsLink(value: unknown): string | undefined {
  const text = cmsText(value);
  if (!text) return undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(text) || text.startsWith('/') || text.startsWith('#')) return text;
  return `/${text}`;
}

/** A file of the widget with its size. */
type CmsImage = Readonly<Record<'width' | 'height', number>> & { readonly fileName: string };

export interface CmsPicture {
  image?: {
    file: string;
    width: number;
    height: number;
    alt: string;
    phoneFile?: string;
    phoneWidth?: number;
    phoneHeight?: number;
  };
  href?: string;
}

/** Reads `filename` or `fileName` and the phone's file; the size is that of the largest copy, else 1 × 1 (R-WIDGET-5). */
export function cmsImage(value: unknown, images: readonly CmsImage[]): CmsPicture {
  if (!isRecord(value)) return {};
  const phoneFile = cmsText(value.filenameForMobileDevice) ?? cmsText(value.fileNameForMobileDevice);
  const file = cmsText(value.filename) ?? cmsText(value.fileName) ?? phoneFile;
  const href = cmsLink(value.href);
  if (!file) return href ? { href } : {};
  const size = images.find(image => image.fileName === file);
  const phoneSize = images.find(image => image.fileName === phoneFile);
  return {
    image: {
      file,
      width: size?.width || 1,
      height: size?.height || 1,
      alt: cmsText(value.altText) ?? cmsText(value.title) ?? '',
      ...(phoneFile && phoneFile !== file ? { phoneFile } : {}),
      ...(phoneSize && phoneFile !== file
        ? { phoneWidth: phoneSize.width, phoneHeight: phoneSize.height }
        : {}),
    },
    ...(href ? { href } : {}),
  };
}
