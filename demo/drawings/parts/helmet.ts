/** Helmets: an off-road one with peak and goggles, or a full-face one with a visor. */
import type { Material } from '../palette.ts';
import type { Draw, Soft, SoftPoint } from '../pieces.ts';
import { dots, flipped, mark, ring, sharp, soft, stroke } from '../pieces.ts';
import { graphics } from './helmet-graphics.ts';
import { at } from '../space.ts';

const shell: readonly SoftPoint[] = [
  [262, 300],
  [380, 180],
  [560, 140],
  [730, 200],
  [830, 350],
  [850, 530],
  [800, 690],
  [716, 812, 'sharp'],
  [560, 838],
  [400, 846],
  [270, 838],
  [176, 790],
  [140, 700],
  [158, 630],
  [214, 580],
  [236, 480],
  [232, 380],
];

const peak: readonly SoftPoint[] = [
  [640, 164],
  [470, 92],
  [270, 84],
  [110, 170],
  [66, 236, 'sharp'],
  [84, 268, 'sharp'],
  [240, 240],
  [390, 272, 'sharp'],
  [500, 232],
];

const port: readonly SoftPoint[] = [
  [206, 392, 'sharp'],
  [330, 352],
  [500, 352],
  [604, 400],
  [622, 480],
  [580, 556],
  [470, 590],
  [330, 606],
  [196, 600, 'sharp'],
  [214, 500],
];

const lens: readonly SoftPoint[] = [
  [232, 420],
  [340, 386],
  [486, 386],
  [570, 426],
  [584, 484],
  [546, 536],
  [450, 558],
  [420, 536],
  [330, 572],
  [226, 568],
  [222, 500],
];

const neckRoll = soft(
  'rubber',
  [
    [300, 800],
    [680, 790],
    [700, 850],
    [560, 880],
    [330, 880],
  ],
  { volume: 14 },
);

const vent = (points: SoftPoint[]): Soft => soft('ink', points, { volume: 0, line: 0.5 });

const vents: readonly Soft[] = [
  vent([
    [190, 690],
    [270, 668],
    [330, 676],
    [330, 712],
    [270, 706],
    [200, 730],
  ]),
  vent([
    [212, 766],
    [280, 740],
    [340, 744],
    [340, 778],
    [280, 776],
    [226, 796],
  ]),
  ...[0, 1, 2].map(i =>
    vent([
      [400 + i * 54, 690 + i * 4],
      [430 + i * 54, 690 + i * 4],
      [424 + i * 54, 760],
      [398 + i * 54, 760],
    ]),
  ),
  vent([
    [690, 590],
    [760, 566],
    [800, 572],
    [776, 604],
    [720, 626],
  ]),
];

const cross = (detail: number): Soft[] => {
  const base = at<Material>(['pale', 'rubber', 'pale', 'steel'], detail);
  const top: Material = detail % 4 === 2 ? 'rubber' : 'accent';
  return [
    neckRoll,
    soft(base, shell, { volume: 62 }),
    ...at(graphics, detail),
    stroke(
      [
        [850, 540],
        [740, 560],
        [640, 640],
        [600, 838],
      ],
      { inside: true, line: 0.5 },
    ),
    mark('rubber', [
      [590, 404, 'sharp'],
      [700, 376],
      [900, 360, 'sharp'],
      [900, 462, 'sharp'],
      [740, 470],
      [600, 500, 'sharp'],
    ]),
    mark('accent', [
      [660, 424, 'sharp'],
      [900, 396, 'sharp'],
      [900, 426, 'sharp'],
      [664, 454, 'sharp'],
    ]),
    soft('rubber', port, { volume: 26 }),
    soft(detail % 2 === 0 ? 'steel' : 'accent', lens, { volume: 22, line: 0.7 }),
    mark('pale', sharp([300, 370], [372, 370], [300, 600], [228, 600]), 0),
    mark('pale', sharp([400, 370], [424, 370], [352, 600], [328, 600]), 0),
    ...vents,
    soft(top, peak, { volume: 26 }),
    stroke(
      [
        [110, 214],
        [260, 190],
        [420, 214],
        [520, 218],
      ],
      { line: 0.5 },
    ),
    ...dots('steel', [[560, 206]], 17),
  ];
};

const visor: readonly SoftPoint[] = [
  [186, 392],
  [260, 300],
  [420, 268],
  [560, 300],
  [640, 400],
  [646, 500],
  [600, 576],
  [440, 600],
  [280, 604],
  [184, 590],
  [166, 490],
];

const full = (detail: number): Soft[] => [
  neckRoll,
  soft(detail % 2 === 0 ? 'accent' : 'pale', shell, { volume: 66 }),
  ...at(graphics, detail + 2).map(piece =>
    detail % 2 === 0 && piece.material === 'accent' ? { ...piece, material: 'pale' as const } : piece,
  ),
  soft('rubber', visor, { volume: 44 }),
  mark(
    'steel',
    [
      [210, 400],
      [290, 320],
      [400, 300],
      [330, 360],
      [280, 470],
      [260, 590, 'sharp'],
      [190, 580, 'sharp'],
      [190, 480],
    ],
    0,
  ),
  mark(
    'steel',
    [
      [450, 300, 'sharp'],
      [490, 304, 'sharp'],
      [400, 590, 'sharp'],
      [370, 590, 'sharp'],
    ],
    0,
  ),
  soft('steel', ring(668, 456, 46), { volume: 18 }),
  ...dots('rubber', [[668, 456]], 16),
  soft(
    'ink',
    [
      [200, 710],
      [300, 680],
      [360, 700],
      [350, 740],
      [280, 744],
      [206, 760],
    ],
    { volume: 0, line: 0.5 },
  ),
  soft(
    'ink',
    [
      [470, 180],
      [560, 174],
      [610, 196],
      [560, 214],
      [480, 210],
    ],
    { volume: 0, line: 0.5 },
  ),
  stroke(
    [
      [850, 620],
      [700, 660],
      [420, 670],
      [150, 650],
    ],
    { inside: false, line: 0.5 },
  ),
];

export const drawHelmet: Draw = ({ detail, view }) => {
  const pieces = ((detail % 6) + 6) % 6 === 2 || ((detail % 6) + 6) % 6 === 5 ? full(detail) : cross(detail);
  return { soft: view === 1 ? flipped(pieces) : pieces, focus: [0.28, 0.5] };
};
