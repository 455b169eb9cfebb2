/** A tarpaulin that covers the whole vehicle. */
import type { Material } from '../palette.ts';
import type { Draw, Soft, SoftPoint } from '../pieces.ts';
import { flipped, mark, sharp, soft, stroke } from '../pieces.ts';
import { at } from '../space.ts';

const tarp: readonly SoftPoint[] = [
  [60, 780, 'sharp'],
  [76, 620],
  [110, 480],
  [190, 420],
  [280, 396],
  [320, 320],
  [370, 258],
  [430, 240],
  [490, 268],
  [540, 340],
  [610, 372],
  [700, 350],
  [810, 356],
  [890, 410],
  [920, 540],
  [944, 780, 'sharp'],
  [880, 806],
  [810, 784],
  [720, 812],
  [600, 792],
  [490, 816],
  [380, 790],
  [260, 814],
  [160, 790],
  [110, 806],
];

const wheel = (x: number): Soft =>
  soft(
    'rubber',
    sharp([x - 74, 770], [x + 74, 770], [x + 62, 850], [x + 30, 868], [x - 30, 868], [x - 62, 850]),
    { volume: 20 },
  );

const fold = (points: readonly SoftPoint[]): Soft => stroke(points, { inside: true, line: 0.55 });

const folds: readonly Soft[] = [
  fold([
    [280, 400],
    [330, 520],
    [310, 700],
  ]),
  fold([
    [520, 340],
    [560, 500],
    [620, 640],
    [640, 780],
  ]),
  fold([
    [810, 360],
    [780, 500],
    [820, 640],
    [810, 780],
  ]),
  fold([
    [120, 480],
    [180, 600],
    [170, 780],
  ]),
  fold([
    [400, 230],
    [430, 330],
    [420, 460],
  ]),
];

/** One stripe or block of colour per design. */
const markings = (trim: Material): Soft[] => [
  mark(trim, [
    [40, 640],
    [300, 610],
    [500, 640],
    [720, 600],
    [980, 640],
    [980, 700],
    [720, 664],
    [500, 704],
    [300, 672],
    [40, 702],
  ]),
  mark(trim, [
    [40, 700],
    [500, 690],
    [980, 700],
    [980, 900, 'sharp'],
    [40, 900, 'sharp'],
  ]),
  mark(trim, sharp([380, 180], [470, 180], [560, 900], [430, 900])),
  mark(trim, [
    [40, 470],
    [260, 470],
    [330, 400],
    [440, 330],
    [560, 440],
    [980, 430],
    [980, 500],
    [560, 510],
    [440, 410],
    [330, 480],
    [260, 546],
    [40, 540],
  ]),
];

export const drawCover: Draw = ({ detail, view }) => {
  const base = at<Material>(['steel', 'accent', 'rubber', 'pale'], detail);
  const trim: Material = base === 'accent' ? 'rubber' : 'accent';
  const pieces: Soft[] = [
    wheel(230),
    wheel(780),
    soft(base, tarp, { volume: 50 }),
    at(markings(trim), detail),
    mark(
      base,
      [
        [330, 300],
        [440, 420],
        [430, 600],
        [360, 790, 'sharp'],
        [500, 800, 'sharp'],
        [520, 600],
        [500, 400],
        [480, 230],
      ],
      2,
    ),
    ...folds,
    ...[210, 560, 850].map(x =>
      soft('rubber', sharp([x - 15, 700], [x + 15, 700], [x + 13, 826], [x - 13, 826]), {
        volume: 6,
        line: 0.6,
      }),
    ),
    ...[210, 560, 850].map(x =>
      soft('pale', sharp([x - 24, 744], [x + 24, 744], [x + 24, 780], [x - 24, 780]), {
        volume: 0,
        line: 0.6,
      }),
    ),
  ];
  return { soft: view === 1 ? flipped(pieces) : pieces, focus: [0.45, 0.6] };
};
