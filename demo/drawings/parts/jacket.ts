/** A riding jacket from the front and from behind. */
import type { Material } from '../palette.ts';
import type { Draw, Soft, SoftPoint } from '../pieces.ts';
import { dots, mark, sharp, soft, stroke } from '../pieces.ts';
import { at } from '../space.ts';

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

/** Accent on the sleeve, one per design. */
const sleeveMarks: readonly (readonly SoftPoint[])[] = [
  sharp([60, 300], [330, 240], [330, 330], [60, 420]),
  sharp([60, 480], [330, 480], [330, 560], [60, 560]),
  sharp([140, 200], [190, 200], [130, 900], [60, 900]),
  sharp([60, 180], [330, 180], [330, 330], [60, 360]),
];

const rearCollar: readonly SoftPoint[] = [
  [384, 150, 'sharp'],
  [430, 84],
  [500, 72],
  [570, 84],
  [616, 150, 'sharp'],
  [500, 176],
];

const leftCollar: readonly SoftPoint[] = [
  [384, 152, 'sharp'],
  [400, 96],
  [440, 74],
  [466, 110],
  [500, 206, 'sharp'],
  [450, 190],
];

const rightCollar: readonly SoftPoint[] = [
  [616, 152, 'sharp'],
  [600, 96],
  [560, 74],
  [534, 110],
  [500, 206, 'sharp'],
  [550, 190],
];

const neckOpening = soft(
  'ink',
  [
    [400, 150, 'sharp'],
    [500, 120],
    [600, 150, 'sharp'],
    [500, 240],
  ],
  { volume: 0 },
);

const arms = (points: readonly SoftPoint[], material: Material, volume: number): Soft[] => [
  soft(material, points, { volume }),
  soft(material, mirror(points), { volume }),
];

const armMark = (points: readonly SoftPoint[]): [Soft, Soft] => [
  mark('accent', points),
  mark('accent', mirror(points)),
];

const pocket = (base: Material, side: 1 | -1): Soft[] => {
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

const rearDetails: readonly Soft[] = [
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
];

const frontDetails = (base: Material): Soft[] => [
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
  ...pocket(base, 1),
  ...pocket(base, -1),
  soft('accent', sharp([590, 400], [690, 392], [690, 412], [590, 420]), { volume: 0, line: 0.5 }),
];

export const drawJacket: Draw = ({ detail, view }) => {
  const base = at<Material>(['rubber', 'pale', 'rubber', 'steel'], detail);
  const back = view === 1;
  const [left, right] = arms(sleeve, base, 30);
  const [leftMark, rightMark] = armMark(at(sleeveMarks, detail));
  const pieces: Soft[] = [
    ...(left && right ? [left, leftMark, right, rightMark] : []),
    ...arms(cuff, 'rubber', 14),
    ...(back ? [] : [neckOpening]),
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
    ...(back ? rearDetails : frontDetails(base)),
    ...(back ? [rearCollar] : [leftCollar, rightCollar]).map(points =>
      soft('rubber', points, { volume: 14 }),
    ),
  ];
  return { soft: pieces, focus: [0.5, 0.42] };
};
