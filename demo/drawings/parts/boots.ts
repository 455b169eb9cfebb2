/** A pair of riding boots. */
import type { Material } from '../palette.ts';
import type { Draw, Soft, SoftPoint } from '../pieces.ts';
import { dots, flipped, mapped, mark, sharp, soft, stroke } from '../pieces.ts';
import { at, range } from '../space.ts';

const bootShape: readonly SoftPoint[] = [
  [430, 110, 'sharp'],
  [560, 92],
  [690, 116, 'sharp'],
  [700, 300],
  [690, 480],
  [716, 620],
  [744, 730],
  [738, 830, 'sharp'],
  [200, 842, 'sharp'],
  [160, 800],
  [178, 720],
  [270, 640],
  [360, 570],
  [420, 470],
  [432, 300],
];

const sole: readonly SoftPoint[] = [
  [158, 800, 'sharp'],
  [300, 826],
  [480, 800],
  [560, 808],
  [640, 812],
  [750, 790, 'sharp'],
  [762, 868, 'sharp'],
  [600, 880, 'sharp'],
  [572, 850, 'sharp'],
  [500, 852, 'sharp'],
  [470, 884, 'sharp'],
  [220, 888, 'sharp'],
  [150, 860, 'sharp'],
];

/** Coloured panel of each design. */
const panels: readonly (readonly SoftPoint[])[] = [
  [
    [440, 60],
    [540, 60],
    [520, 300],
    [440, 520],
    [340, 640, 'sharp'],
    [300, 600, 'sharp'],
    [400, 460],
  ],
  sharp([400, 60], [720, 60], [720, 220], [400, 240]),
  [
    [620, 60, 'sharp'],
    [720, 60, 'sharp'],
    [760, 800, 'sharp'],
    [620, 800, 'sharp'],
    [660, 500],
  ],
  sharp([380, 60], [720, 60], [720, 160], [380, 160]),
];

const laces: readonly Soft[] = range(6).flatMap(i => [
  stroke(
    [
      [432 - i * 13, 250 + i * 58],
      [500 - i * 8, 262 + i * 58],
    ],
    { material: 'pale', tone: 0, line: 1 },
  ),
]);

const straps = (count: number, trim: Material): Soft[] =>
  range(count).flatMap(i => {
    const y = 230 + (i * 400) / count;
    const x = 430 - Math.max(0, y - 440) * 0.32;
    return [
      soft('rubber', sharp([x - 6, y - 4], [690, y + 26], [690, y + 64], [x - 12, y + 40]), {
        volume: 8,
        line: 0.6,
      }),
      soft('pale', sharp([x + 40, y - 8], [x + 130, y + 8], [x + 130, y + 66], [x + 40, y + 52]), {
        volume: 10,
        line: 0.6,
      }),
      ...dots(trim, [[x + 84, y + 30]], 11),
    ];
  });

export const drawBoots: Draw = ({ detail, view }) => {
  const body = at<Material>(['rubber', 'pale', 'accent', 'steel'], detail);
  const trim: Material = body === 'accent' ? 'rubber' : 'accent';
  const buckles = at([3, 4, 2, 0], detail);
  const one: Soft[] = [
    soft(body, bootShape, { volume: 44 }),
    mark(trim, at(panels, detail)),
    mark('rubber', [
      [140, 860, 'sharp'],
      [160, 720],
      [250, 640],
      [330, 680],
      [350, 780],
      [340, 860, 'sharp'],
    ]),
    mark(
      'steel',
      [
        [640, 640],
        [720, 600],
        [800, 700],
        [800, 860, 'sharp'],
        [610, 860, 'sharp'],
      ],
      2,
    ),
    stroke(
      [
        [340, 860],
        [350, 780],
        [330, 680],
        [250, 640],
      ],
      { inside: true, line: 0.5 },
    ),
    stroke(
      [
        [432, 480],
        [520, 520],
        [690, 490],
      ],
      { inside: true, line: 0.5 },
    ),
    ...(buckles === 0 ? laces : straps(buckles, trim)),
    soft(
      'rubber',
      [
        [424, 104, 'sharp'],
        [560, 80],
        [698, 108, 'sharp'],
        [696, 160, 'sharp'],
        [560, 138],
        [428, 158, 'sharp'],
      ],
      { volume: 12 },
    ),
    soft('rubber', sole, { volume: 16 }),
  ];
  const plain = one.filter(piece => piece.line > 0.6 || piece.inside);
  const far = mapped(plain, ([x, y]) => [x * 0.94 + 190, y * 0.94 - 6]);
  const near = mapped(one, ([x, y]) => [x - 62, y + 44]);
  const pieces = [...far, ...near];
  return { soft: view === 1 ? flipped(pieces) : pieces, focus: [0.35, 0.55] };
};
