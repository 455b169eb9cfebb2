/** Which drawing a product shows, the file name of an image, and its vector original. */
import type { PartKind } from './drawings/draw-part.ts';
import { drawPart, paletteCount, viewCount } from './drawings/draw-part.ts';
import { paletteOf } from './drawings/palette.ts';

export interface ProductImage {
  kind: PartKind;
  palette: number;
  view: number;
  detail: number;
}

/** Products without a drawing of their own use the most similar one. */
const borrowed: Readonly<Record<string, PartKind>> = {
  'air-filter': 'filter',
  bag: 'gun-boot',
  'ball-joint': 'suspension',
  bearing: 'brake-disc',
  belt: 'drive-belt',
  'body-armour': 'jacket',
  bogie: 'rim',
  book: 'cover',
  box: 'cargo-box',
  bracket: 'hitch',
  brake: 'brake-disc',
  bulb: 'work-light',
  chain: 'winch-rope',
  charger: 'battery',
  fender: 'bumper',
  gasket: 'skid-plate',
  grease: 'oil',
  'hand-guard': 'gloves',
  harness: 'winch-rope',
  harrow: 'plough',
  hose: 'winch-rope',
  'light-bar': 'lamp',
  nuts: 'spark-plug',
  'oil-filter': 'filter',
  'phone-holder': 'mirror',
  pulley: 'clutch',
  'push-frame': 'bumper',
  rack: 'bumper',
  'rain-suit': 'jacket',
  ramp: 'skid-plate',
  seat: 'seat-cover',
  'service-kit': 'oil',
  shock: 'suspension',
  spacer: 'rim',
  spray: 'oil',
  sprayer: 'oil',
  spreader: 'trailer',
  strap: 'winch-rope',
  switch: 'work-light',
  'timber-trailer': 'trailer',
  'tool-mount': 'gun-boot',
  toolkit: 'cargo-box',
  'tow-ball': 'hitch',
  track: 'track-kit',
  trousers: 'jacket',
  'wear-bar': 'plough',
  windscreen: 'windshield',
  tyre: 'tyre',
  'winter-tyre': 'snow-tyre',
  rim: 'rim',
  winch: 'winch',
  'winch-rope': 'winch-rope',
  plough: 'plough',
  grips: 'grips',
  helmet: 'helmet',
  goggles: 'goggles',
  jacket: 'jacket',
  gloves: 'gloves',
  boots: 'boots',
  'spark-plug': 'spark-plug',
  clutch: 'clutch',
  axle: 'axle',
  'brake-pads': 'brake-pads',
  battery: 'battery',
  'work-light': 'work-light',
  oil: 'oil',
  'skid-plate': 'skid-plate',
  bumper: 'bumper',
  trailer: 'trailer',
  hitch: 'hitch',
  mirror: 'mirror',
  cover: 'cover',
  wheel: 'tyre-set',
  exhaust: 'exhaust',
};

export function kindOf(drawing: string): PartKind {
  const kind = borrowed[drawing];
  if (kind === undefined) throw new Error(`No drawing for ${drawing}`);
  return kind;
}

/** The views that show the whole part; the last one is a close-up. */
export const wholeViews = viewCount - 1;
export const closeView = viewCount - 1;
export { paletteCount };

export const fileNameOf = ({ kind, palette, view, detail }: ProductImage): string =>
  `${kind}-${String(palette).padStart(2, '0')}-${view}-${detail}.svg`;

const tonesOf = (palette: number): readonly string[] => {
  const { line, pale, steel, rubber, accent } = paletteOf(palette);
  return [line, ...pale, ...steel, ...rubber, ...accent];
};

/** Draws each shape once and recolours it for each palette: lines and their order do not depend on the palette. */
export function createDrawer(): (image: ProductImage) => string {
  const shapes = new Map<string, string>();
  const plain = tonesOf(0);
  const place = new Map(plain.map((tone, index) => [tone, index]));
  const recolour = new RegExp(plain.join('|'), 'g');
  return ({ kind, palette, view, detail }) => {
    const key = `${kind}-${view}-${detail}`;
    const shape = shapes.get(key) ?? drawPart({ kind, palette: 0, view, detail });
    shapes.set(key, shape);
    const tones = tonesOf(palette);
    return shape.replace(recolour, tone => tones[place.get(tone) ?? -1] ?? tone);
  };
}
