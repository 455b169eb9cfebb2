/** The sizes in which pictures are made; any other size is rejected, so that clients cannot cause unlimited rendering. */
import { imageWidths } from '#ui/image-source.ts';

const imageTypes = [
  'product',
  'category',
  'categoryheader',
  'brand',
  'cms',
  'pagewidget',
  'review',
  'assembly',
] as const;
type ImageType = (typeof imageTypes)[number];

export type ImageSize =
  | { kind: 'raw' }
  /** Whole inside a box, on the page's background. */
  | { kind: 'fit'; width: number; height: number }
  /** Fills the box, edges cut. */
  | { kind: 'fill'; width: number; height: number }
  | { kind: 'width'; width: number };

/** From 100 to `last` by hundreds. */
const hundreds = (last: number): number[] => Array.from({ length: last / 100 }, (_, at) => (at + 1) * 100);
/** What existing clients ask for: products 4:5, other pictures by width. */
const clients = { heights: hundreds(2000), widths: [...hundreds(1000), 1500] };
const thumbnails = [40, 100];

type Named = [folder: string, size: ImageSize];

const square = (side: number): Named => [`${side}x${side}`, { kind: 'fill', width: side, height: side }];
const byWidth = (width: number): Named => [`${width}w`, { kind: 'width', width }];
const fit = (width: number, height: number): Named => [`${width}f${height}`, { kind: 'fit', width, height }];

/** Those that the shop's own pages and mails show. */
const shownSizes = (type: ImageType): Named[] => [
  ...thumbnails.map(square),
  ...imageWidths(type).map(width => (type === 'product' ? fit(width, width) : byWidth(width))),
];

const otherSizes = (type: ImageType): Named[] =>
  type === 'product' ? clients.heights.map(width => fit(width, width * 1.25)) : clients.widths.map(byWidth);

interface Sizes {
  all: ReadonlyMap<string, ImageSize>;
  shown: ReadonlySet<string>;
}

const sizesOf = (type: ImageType): Sizes => ({
  all: new Map([['raw', { kind: 'raw' }], ...otherSizes(type), ...shownSizes(type)]),
  shown: new Set(shownSizes(type).map(([folder]) => folder)),
});

const sizes = new Map<string, Sizes>(imageTypes.map(type => [type, sizesOf(type)]));

/** Null for an unknown type or folder. */
export const imageSize = (type: string, folder: string): ImageSize | null =>
  sizes.get(type)?.all.get(folder) ?? null;

/** Whether a page of the shop shows pictures of this size. */
export const isShownSize = (type: string, folder: string): boolean =>
  sizes.get(type)?.shown.has(folder) ?? false;
