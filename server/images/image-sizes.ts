/** The sizes in which pictures are cached; any other size is rejected, so that clients cannot cause unlimited rendering. */

/** Beside the types themselves, `src/ui/image-source.ts` names the sizes that pages ask for. */
const imageTypes = ['product', 'category', 'categoryheader', 'brand', 'cms', 'pagewidget', 'review'] as const;
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

/** 1400 is our own pages' largest. */
const squares = [...hundreds(1000), 1400];
/** 4:5, as the product folders of existing clients. */
const portraits = hundreds(2000);
const widths = [...hundreds(1000), 1500, 2000, 2500, 3000, 3500, 4000];
const thumbnails = [40, 100];

function sizesOf(type: ImageType): [string, ImageSize][] {
  const raw: [string, ImageSize] = ['raw', { kind: 'raw' }];
  const small = thumbnails.map((side): [string, ImageSize] => [
    `${side}x${side}`,
    { kind: 'fill', width: side, height: side },
  ]);
  if (type !== 'product')
    return [
      raw,
      ...small,
      ...widths.map((width): [string, ImageSize] => [`${width}w`, { kind: 'width', width }]),
    ];
  const fit = (width: number, height: number): [string, ImageSize] => [
    `${width}f${height}`,
    { kind: 'fit', width, height },
  ];
  return [
    raw,
    ...small,
    ...squares.map(side => fit(side, side)),
    ...portraits.map(width => fit(width, width * 1.25)),
  ];
}

const folders = new Map<string, ReadonlyMap<string, ImageSize>>(
  imageTypes.map(type => [type, new Map(sizesOf(type))]),
);

/** Null for an unknown type or folder. */
export const imageSize = (type: string, folder: string): ImageSize | null =>
  folders.get(type)?.get(folder) ?? null;
