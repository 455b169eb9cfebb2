/** What the rider wears on the head: helmets and goggles, drawn straight onto the sheet. */
import type { Material } from '../palette.ts';
import type { Draw, Soft, SoftPoint } from '../pieces.ts';
import { dots, flipped, mark, ring, sharp, soft, stroke } from '../pieces.ts';
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

const graphics: readonly (readonly Soft[])[] = [
  [
    mark('accent', [
      [600, 110],
      [800, 240],
      [900, 420],
      [900, 560],
      [760, 420],
      [640, 330],
      [480, 280],
      [380, 300, 'sharp'],
      [430, 220],
    ]),
    mark('rubber', [
      [900, 590],
      [780, 560],
      [680, 620],
      [560, 740, 'sharp'],
      [720, 700],
      [900, 760, 'sharp'],
    ]),
    mark(
      'accent',
      [
        [120, 640],
        [240, 620],
        [360, 660],
        [300, 740],
        [200, 700],
        [120, 740, 'sharp'],
      ],
      2,
    ),
  ],
  [
    mark('accent', [
      [420, 120, 'sharp'],
      [540, 110, 'sharp'],
      [880, 560, 'sharp'],
      [860, 720, 'sharp'],
      [720, 480],
    ]),
    mark('rubber', [
      [600, 110, 'sharp'],
      [660, 120, 'sharp'],
      [900, 420, 'sharp'],
      [900, 520, 'sharp'],
    ]),
    mark('accent', [
      [140, 690],
      [300, 660],
      [480, 700],
      [600, 850, 'sharp'],
      [200, 850, 'sharp'],
    ]),
  ],
  [
    mark('rubber', [
      [240, 120, 'sharp'],
      [900, 120, 'sharp'],
      [900, 300],
      [700, 260],
      [480, 270],
      [240, 360, 'sharp'],
    ]),
    mark('accent', [
      [240, 360, 'sharp'],
      [480, 270],
      [700, 260],
      [900, 300],
      [900, 350],
      [700, 300],
      [480, 308],
      [240, 396, 'sharp'],
    ]),
    mark('rubber', [
      [100, 760, 'sharp'],
      [420, 740],
      [800, 640],
      [860, 700, 'sharp'],
      [760, 880, 'sharp'],
      [120, 880, 'sharp'],
    ]),
  ],
  [
    mark('accent', sharp([640, 120], [720, 120], [900, 480], [900, 640])),
    mark('accent', sharp([760, 180], [800, 180], [900, 380], [900, 440])),
    mark('rubber', sharp([120, 700], [420, 700], [520, 860], [120, 860])),
    mark('accent', sharp([540, 860], [450, 700], [490, 700], [580, 860])),
  ],
];

const cross = (detail: number): Soft[] => {
  const base = at<Material>(['pale', 'rubber', 'pale', 'steel'], detail);
  const top: Material = detail % 4 === 2 ? 'rubber' : 'accent';
  const vent = (points: SoftPoint[]): Soft => soft('ink', points, { volume: 0, line: 0.5 });
  return [
    soft(
      'rubber',
      [
        [300, 800],
        [680, 790],
        [700, 850],
        [560, 880],
        [330, 880],
      ],
      { volume: 14 },
    ),
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
  soft(
    'rubber',
    [
      [300, 800],
      [680, 790],
      [700, 850],
      [560, 880],
      [330, 880],
    ],
    { volume: 14 },
  ),
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

const frameOf: readonly (readonly SoftPoint[])[] = [
  [
    [150, 470],
    [190, 360],
    [330, 320],
    [500, 338],
    [660, 316],
    [800, 350],
    [842, 450],
    [824, 590],
    [760, 680],
    [640, 700],
    [560, 640],
    [500, 600],
    [440, 644],
    [360, 706],
    [240, 690],
    [170, 600],
  ],
  [
    [140, 450],
    [200, 340],
    [400, 318],
    [620, 312],
    [800, 330],
    [860, 440],
    [840, 580],
    [740, 680],
    [600, 690],
    [530, 620],
    [480, 622],
    [400, 694],
    [250, 690],
    [160, 590],
  ],
];

export const drawGoggles: Draw = ({ detail, view }) => {
  const frame = at(frameOf, Math.floor(detail / 2));
  const scaledBy = (by: number, dy: number): SoftPoint[] =>
    frame.map(([x, y]) => [500 + (x - 500) * by, 500 + (y - 500) * (by - 0.06) + dy] as const);
  const shade = at<Material>(['steel', 'accent', 'pale', 'rubber'], detail);
  const rim = at<Material>(['accent', 'rubber', 'accent', 'pale'], detail);
  const band: readonly SoftPoint[] = [
    [170, 420],
    [100, 300],
    [180, 190],
    [420, 130],
    [700, 140],
    [890, 220],
    [930, 330],
    [846, 430],
    [830, 560],
    [960, 430],
    [990, 280],
    [900, 150],
    [690, 76],
    [400, 70],
    [130, 130],
    [34, 270],
    [60, 430],
    [166, 580],
  ];
  const pieces: Soft[] = [
    soft('rubber', band, { volume: 30 }),
    ...[-1, 0, 1].map(i =>
      mark(
        'accent',
        sharp([480 + i * 130, 40], [540 + i * 130, 40], [500 + i * 130, 180], [440 + i * 130, 180]),
      ),
    ),
    soft(
      'rubber',
      frame.map(([x, y]) => [x + 14, y + 26] as const),
      { volume: 14 },
    ),
    soft(rim, frame, { volume: 34 }),
    soft('rubber', scaledBy(0.86, -6), { volume: 20, line: 0.6 }),
    soft(shade, scaledBy(0.8, -10), { volume: 40, line: 0.6 }),
    mark('pale', sharp([300, 300], [400, 300], [270, 720], [170, 720]), 0),
    mark('pale', sharp([440, 300], [470, 300], [340, 720], [310, 720]), 0),
    ...dots(
      'steel',
      [
        [182, 494],
        [826, 484],
      ],
      18,
    ),
  ];
  return {
    soft: (view === 1 ? flipped(pieces) : pieces).map(piece => ({
      ...piece,
      points: piece.points.map(p =>
        p[2] === undefined
          ? ([500 + (p[0] - 500) * 0.9, 100 + p[1] * 0.9] as const)
          : ([500 + (p[0] - 500) * 0.9, 100 + p[1] * 0.9, p[2]] as const),
      ),
    })),
    focus: [0.3, 0.6],
  };
};
