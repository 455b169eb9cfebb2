/** A pair of riding gloves. */
import type { Material } from '../palette.ts';
import type { Draw, Soft, SoftPoint } from '../pieces.ts';
import { flipped, mapped, mark, sharp, soft, stroke } from '../pieces.ts';
import { at } from '../space.ts';

const finger = (x: number, y: number, width: number, length: number, lean: number): SoftPoint[] => [
  [x - width / 2, y, 'sharp'],
  [x - width / 2 + lean, y - length + width / 2],
  [x + lean, y - length],
  [x + width / 2 + lean, y - length + width / 2],
  [x + width / 2, y, 'sharp'],
];

/** Base (x, y), width, length and lean of each finger. */
const fingers = [
  [352, 470, 92, 240, -34],
  [446, 440, 96, 300, -12],
  [544, 440, 96, 290, 12],
  [638, 480, 88, 230, 38],
] as const;

const handBack = (material: Material, stripe: Material): Soft[] => [
  soft(
    material,
    [
      [330, 640, 'sharp'],
      [220, 560],
      [150, 450],
      [176, 400],
      [240, 410],
      [300, 480],
      [360, 540, 'sharp'],
    ],
    { volume: 20 },
  ),
  ...fingers.flatMap(([x, y, w, l, lean]) => [
    soft(material, finger(x, y + 40, w, l + 40, lean), { volume: 20 }),
    mark(
      stripe,
      sharp(
        [x - 60 + lean * 0.6, y - l * 0.52],
        [x + 60 + lean * 0.6, y - l * 0.52],
        [x + 60 + lean * 0.4, y - l * 0.32],
        [x - 60 + lean * 0.4, y - l * 0.32],
      ),
    ),
  ]),
  soft(
    material,
    [
      [306, 470, 'sharp'],
      [400, 424],
      [500, 412],
      [600, 426],
      [684, 480, 'sharp'],
      [690, 600],
      [650, 740, 'sharp'],
      [500, 756],
      [346, 740, 'sharp'],
      [310, 620],
    ],
    { volume: 40 },
  ),
];

const badges = (trim: Material): Soft[] => [
  mark(trim, [
    [360, 520],
    [500, 470],
    [640, 520],
    [620, 580],
    [500, 540],
    [380, 580],
  ]),
  mark('pale', sharp([300, 600], [700, 500], [700, 560], [300, 660])),
  mark(trim, [
    [420, 640],
    [500, 480],
    [580, 640],
    [500, 700],
  ]),
  mark(trim, sharp([460, 380], [540, 380], [560, 780], [440, 780])),
];

const cuff = (trim: Material): Soft[] => [
  soft(
    'rubber',
    [
      [340, 722, 'sharp'],
      [500, 744],
      [656, 722, 'sharp'],
      [680, 900, 'sharp'],
      [500, 926],
      [318, 900, 'sharp'],
    ],
    { volume: 26 },
  ),
  soft(trim, sharp([336, 770], [560, 790], [560, 846], [328, 826]), { volume: 12, line: 0.7 }),
  stroke(
    [
      [340, 690],
      [500, 708],
      [662, 690],
    ],
    { line: 0.45 },
  ),
];

export const drawGloves: Draw = ({ detail, view }) => {
  const back = at<Material>(['rubber', 'accent', 'pale', 'rubber'], detail);
  const trim: Material = back === 'accent' ? 'rubber' : 'accent';
  const stripe: Material = detail % 2 === 0 ? trim : 'steel';
  const hand = [...handBack(back, stripe), at(badges(trim), detail), ...cuff(trim)];
  const far = mapped(flipped(hand), ([x, y]) => [
    (x - 500) * 0.86 + 640 + (y - 600) * -0.14,
    (y - 500) * 0.86 + 440 + (x - 500) * 0.12,
  ]);
  const near = mapped(hand, ([x, y]) => [
    (x - 500) * 0.92 + 380 + (y - 600) * 0.12,
    (y - 500) * 0.92 + 530 - (x - 500) * 0.1,
  ]);
  const pieces = [...far, ...near];
  return { soft: view === 1 ? flipped(pieces) : pieces, focus: [0.35, 0.5] };
};
