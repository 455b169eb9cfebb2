/** Clothing: jacket, boots and gloves, drawn straight onto the sheet. */
import type { Material } from '../palette.ts';
import type { Draw, Soft, SoftPoint } from '../pieces.ts';
import { dots, flipped, mapped, mark, sharp, soft, stroke } from '../pieces.ts';
import { at, range } from '../space.ts';

const mirror = (points: readonly SoftPoint[]): SoftPoint[] =>
  points.map(p =>
    p[2] === undefined ? ([1000 - p[0], p[1]] as const) : ([1000 - p[0], p[1], p[2]] as const),
  );

const torso: readonly SoftPoint[] = [
  [392, 150, 'sharp'],
  [330, 176],
  [262, 214],
  [268, 400],
  [262, 640],
  [250, 880, 'sharp'],
  [500, 906],
  [750, 880, 'sharp'],
  [738, 640],
  [732, 400],
  [738, 214],
  [670, 176],
  [608, 150, 'sharp'],
  [500, 180],
];
const sleeve: readonly SoftPoint[] = [
  [300, 190],
  [216, 236],
  [166, 380],
  [124, 580],
  [92, 800, 'sharp'],
  [150, 826],
  [208, 818, 'sharp'],
  [250, 640],
  [292, 440],
  [312, 300],
];
const cuff: readonly SoftPoint[] = [
  [94, 780, 'sharp'],
  [150, 804],
  [212, 796, 'sharp'],
  [206, 862, 'sharp'],
  [148, 872],
  [86, 846, 'sharp'],
];

const yokes: readonly (readonly SoftPoint[])[] = [
  [
    [200, 100, 'sharp'],
    [800, 100, 'sharp'],
    [800, 400, 'sharp'],
    [620, 430],
    [500, 470],
    [380, 430],
    [200, 400, 'sharp'],
  ],
  sharp([200, 100], [800, 100], [800, 330], [500, 330], [200, 560]),
  sharp([200, 700], [500, 620], [800, 700], [800, 1000], [200, 1000]),
  sharp([420, 100], [580, 100], [600, 1000], [400, 1000]),
];

export const drawJacket: Draw = ({ detail, view }) => {
  const base = at<Material>(['rubber', 'pale', 'rubber', 'steel'], detail);
  const back = view === 1;
  const arms = (points: readonly SoftPoint[], material: Material, volume: number): Soft[] => [
    soft(material, points, { volume }),
    soft(material, mirror(points), { volume }),
  ];
  const armMark = (points: readonly SoftPoint[]): [Soft, Soft] => [
    mark('accent', points),
    mark('accent', mirror(points)),
  ];
  const [left, right] = arms(sleeve, base, 30);
  const [leftMark, rightMark] = armMark(
    at(
      [
        sharp([60, 300], [330, 240], [330, 330], [60, 420]),
        sharp([60, 480], [330, 480], [330, 560], [60, 560]),
        sharp([140, 200], [190, 200], [130, 900], [60, 900]),
        sharp([60, 180], [330, 180], [330, 330], [60, 360]),
      ],
      detail,
    ),
  );
  const pocket = (side: 1 | -1): Soft[] => {
    const x = (value: number): number => (side === 1 ? value : 1000 - value);
    return [
      soft(base, sharp([x(318), 640], [x(440), 624], [x(440), 770], [x(318), 780]), {
        volume: 12,
        line: 0.6,
      }),
      soft(base, sharp([x(310), 632], [x(448), 614], [x(448), 660], [x(310), 676]), {
        volume: 10,
        line: 0.6,
      }),
    ];
  };
  const pieces: Soft[] = [
    ...(left && right ? [left, leftMark, right, rightMark] : []),
    ...arms(cuff, 'rubber', 14),
    ...(back
      ? []
      : [
          soft(
            'ink',
            [
              [400, 150, 'sharp'],
              [500, 120],
              [600, 150, 'sharp'],
              [500, 240],
            ],
            { volume: 0 },
          ),
        ]),
    soft(base, torso, { volume: 56 }),
    mark('accent', at(yokes, detail)),
    mark('pale', sharp([200, 540], [800, 540], [800, 572], [200, 572]), 0),
    mark('steel', sharp([200, 572], [800, 572], [800, 582], [200, 582])),
    ...[300, 700].map(x =>
      stroke(
        [
          [x, 300],
          [x + (x < 500 ? 14 : -14), 460],
          [x + (x < 500 ? -6 : 6), 600],
        ],
        { inside: true, line: 0.45 },
      ),
    ),
    ...(back
      ? [
          soft('accent', sharp([390, 300], [610, 300], [610, 360], [390, 360]), { volume: 0, line: 0.6 }),
          stroke(
            [
              [290, 480],
              [500, 500],
              [710, 480],
            ],
            { line: 0.45 },
          ),
          stroke(
            [
              [270, 840],
              [500, 862],
              [730, 840],
            ],
            { line: 0.45 },
          ),
        ]
      : [
          stroke(
            [
              [500, 200],
              [500, 900],
            ],
            { line: 0.9 },
          ),
          stroke(
            [
              [522, 210],
              [522, 900],
            ],
            { line: 0.4 },
          ),
          ...dots('accent', [[500, 300]], 11),
          ...pocket(1),
          ...pocket(-1),
          soft('accent', sharp([590, 400], [690, 392], [690, 412], [590, 420]), { volume: 0, line: 0.5 }),
        ]),
    soft(
      'rubber',
      back
        ? [
            [384, 150, 'sharp'],
            [430, 84],
            [500, 72],
            [570, 84],
            [616, 150, 'sharp'],
            [500, 176],
          ]
        : [
            [384, 152, 'sharp'],
            [400, 96],
            [440, 74],
            [466, 110],
            [500, 206, 'sharp'],
            [450, 190],
          ],
      { volume: 14 },
    ),
    ...(back
      ? []
      : [
          soft(
            'rubber',
            [
              [616, 152, 'sharp'],
              [600, 96],
              [560, 74],
              [534, 110],
              [500, 206, 'sharp'],
              [550, 190],
            ],
            { volume: 14 },
          ),
        ]),
  ];
  return { soft: pieces, focus: [0.5, 0.42] };
};

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

export const drawBoots: Draw = ({ detail, view }) => {
  const body = at<Material>(['rubber', 'pale', 'accent', 'steel'], detail);
  const trim: Material = body === 'accent' ? 'rubber' : 'accent';
  const buckles = at([3, 4, 2, 0], detail);
  const one: Soft[] = [
    soft(body, bootShape, { volume: 44 }),
    mark(
      trim,
      at(
        [
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
        ],
        detail,
      ),
    ),
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
    ...(buckles === 0
      ? range(6).flatMap(i => [
          stroke(
            [
              [432 - i * 13, 250 + i * 58],
              [500 - i * 8, 262 + i * 58],
            ],
            { material: 'pale', tone: 0, line: 1 },
          ),
        ])
      : range(buckles).flatMap(i => {
          const y = 230 + (i * 400) / buckles;
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
        })),
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

const finger = (x: number, y: number, width: number, length: number, lean: number): SoftPoint[] => [
  [x - width / 2, y, 'sharp'],
  [x - width / 2 + lean, y - length + width / 2],
  [x + lean, y - length],
  [x + width / 2 + lean, y - length + width / 2],
  [x + width / 2, y, 'sharp'],
];

export const drawGloves: Draw = ({ detail, view }) => {
  const back = at<Material>(['rubber', 'accent', 'pale', 'rubber'], detail);
  const trim: Material = back === 'accent' ? 'rubber' : 'accent';
  const spread = [
    [352, 470, 92, 240, -34],
    [446, 440, 96, 300, -12],
    [544, 440, 96, 290, 12],
    [638, 480, 88, 230, 38],
  ] as const;
  const one: Soft[] = [
    soft(
      back,
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
    ...spread.flatMap(([x, y, w, l, lean]) => [
      soft(back, finger(x, y + 40, w, l + 40, lean), { volume: 20 }),
      mark(
        detail % 2 === 0 ? trim : 'steel',
        sharp(
          [x - 60 + lean * 0.6, y - l * 0.52],
          [x + 60 + lean * 0.6, y - l * 0.52],
          [x + 60 + lean * 0.4, y - l * 0.32],
          [x - 60 + lean * 0.4, y - l * 0.32],
        ),
      ),
    ]),
    soft(
      back,
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
  const badges: Soft[] = [
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
  const cuffs: Soft[] = [
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
  const hand = [...one, at(badges, detail), ...cuffs];
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
