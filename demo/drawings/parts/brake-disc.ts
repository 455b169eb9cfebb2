/** A brake disc with holes and its carrier. */
import type { Draw, Hard } from '../pieces.ts';
import { around, band, disc, joined, loft, place, spot } from '../solid.ts';
import type { P2 } from '../space.ts';
import { at, range } from '../space.ts';

const polar = (count: number, radius: (i: number) => number): P2[] =>
  range(count).map(
    i =>
      [
        Math.cos((i / count) * Math.PI * 2) * radius(i),
        Math.sin((i / count) * Math.PI * 2) * radius(i),
      ] as const,
  );

export const drawBrakeDisc: Draw = ({ detail, view }) => {
  const waves = at([12, 0, 8, 16], detail);
  const count = 64;
  const outer = polar(
    count,
    i => 100 - (waves === 0 ? 0 : 3.4 * (1 + Math.cos((i / count) * Math.PI * 2 * waves))),
  );
  const inner = polar(count, i => 62 - (waves === 0 ? 0 : 2 * (1 + Math.cos((i / count) * Math.PI * 2 * 8))));
  const disk = band('pale', outer, inner, 8);
  const rows = at([3, 2, 4, 3], detail);
  const holes = place(
    joined(
      range(rows).map(row =>
        around(
          at([16, 22, 12, 18], detail),
          69 + row * (rows > 3 ? 7 : 9),
          spot('ink', 3, 8),
          row * at([8, 0, 10, 6], detail),
        ),
      ),
    ),
    [0, 0, 4.2],
  );
  const arms = at([6, 4, 5, 8], detail);
  const arm = loft('accent', [
    {
      z: -5,
      profile: [
        [20, -8],
        [66, -5],
        [66, 5],
        [20, 8],
      ],
    },
    {
      z: 5,
      profile: [
        [20, -7],
        [66, -4],
        [66, 4],
        [20, 7],
      ],
    },
  ]);
  const carrier: Hard[] = [
    joined(range(arms).map(i => place(arm, [0, 0, 1], ['z', (i * 360) / arms + 18]))),
    place(band('accent', disc(36, 30), disc(21, 30), 12), [0, 0, 2]),
    place(around(4, 28.5, spot('ink', 3.6, 8), 45), [0, 0, 8.3]),
    place(around(arms, 64, spot('steel', 4.4, 8), 18), [0, 0, 6.6]),
  ];
  return {
    hard: [disk, holes, ...carrier],
    ordered: true,
    camera: { yaw: view === 1 ? 40 : -38, pitch: 16 },
    focus: [0.62, 0.3],
  };
};
