/** A track kit: belt, rollers, frame and sprocket. */
import type { Draw, Hard } from '../pieces.ts';
import type { Solid } from '../solid.ts';
import { around, box, cylinder, inset, joined, place, prism, spot, sticker } from '../solid.ts';
import type { P2 } from '../space.ts';
import { at, radians, range } from '../space.ts';

const triangle = (size: number, tall: number): P2[] => {
  const corners: readonly (readonly [number, number, number])[] = [
    [-size, 0, 24],
    [size, 0, 24],
    [size * 0.1, tall, 34],
  ];
  return corners.flatMap(([x, y, r], k) => {
    const from = at([150, 270, 30], k);
    const sweep = at([120, 120, 120], k);
    return range(7).map(
      (i): P2 => [
        x + Math.cos(radians(from + (sweep * i) / 5)) * r,
        y + Math.sin(radians(from + (sweep * i) / 5)) * r,
      ],
    );
  });
};

function treadLugs(outline: readonly P2[]): Solid {
  const lugs: Solid[] = [];
  outline.forEach((p, i) => {
    const q = at(outline, i + 1);
    const gap = Math.hypot(q[0] - p[0], q[1] - p[1]);
    const steps = Math.max(1, Math.round(gap / 38));
    for (const k of range(steps)) {
      const t = (k + 0.5) / steps;
      const angle = (Math.atan2(q[1] - p[1], q[0] - p[0]) * 180) / Math.PI;
      if (steps === 1 && i % 2 === 1) continue;
      lugs.push(
        place(
          box('rubber', [7, 9, 66], 0, 0, { crease: 0.7 }),
          [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t, 0],
          ['z', angle],
        ),
      );
    }
  });
  return joined(lugs);
}

const roller = (x: number, y: number, r: number): Hard[] => [
  place(cylinder('steel', r, 10, 0, r > 14 ? 18 : 12), [x, y, 38]),
  ...(r > 14 ? [place(around(5, r * 0.62, spot('ink', r * 0.15, 6)), [x, y, 43.2])] : []),
  place(spot('accent', r * 0.36, 10), [x, y, 43.3]),
];

const frame = (size: number, tall: number): Hard[] => [
  place(
    prism(
      'accent',
      [
        [-size * 0.8, -2],
        [size * 0.8, -2],
        [size * 0.72, 12],
        [size * 0.3, 20],
        [size * 0.22, tall * 0.8],
        [-size * 0.02, tall * 0.8],
        [-size * 0.3, 20],
        [-size * 0.72, 12],
      ],
      8,
      1.5,
    ),
    [0, 0, 46],
  ),
  place(
    sticker('ink', [
      [-size * 0.14, 24],
      [size * 0.16, 24],
      [size * 0.11, tall * 0.5],
      [size * 0.02, tall * 0.5],
    ]),
    [0, 0, 50.3],
  ),
];

function sprocket(size: number, tall: number, teeth: number): Hard[] {
  const gear = range(teeth * 4).map((i): P2 => {
    const a = (i / (teeth * 4)) * Math.PI * 2;
    const r = i % 4 < 2 ? 30 : 24;
    return [Math.cos(a) * r, Math.sin(a) * r];
  });
  return [
    place(prism('pale', gear, 8, 0), [size * 0.1, tall, 54]),
    place(around(4, 13, spot('ink', 2.6, 8), 45), [size * 0.1, tall, 58.2]),
    place(cylinder('rubber', 7, 8, 1.5, 18), [size * 0.1, tall, 60]),
  ];
}

export const drawTrackKit: Draw = ({ detail, view }) => {
  const [size, tall] = at(
    [
      [74, 92],
      [82, 78],
      [66, 104],
      [78, 90],
    ] as const,
    detail,
  );
  const outline = triangle(size, tall);
  const belt = prism('rubber', outline, 72, 2);
  const well = place(sticker('ink', inset(outline, 9)), [0, 0, 36.3]);
  const wheels = at([3, 4, 2, 3], detail);
  const idlers = [
    roller(-size, 0, 17),
    roller(size, 0, 17),
    ...range(wheels).map(i => roller(((i - (wheels - 1) / 2) * (size * 1.3)) / wheels, -8, 11)),
  ].flat();
  const teeth = at([9, 11, 8, 10], detail);
  return {
    hard: [treadLugs(outline), belt, well, ...idlers, ...frame(size, tall), ...sprocket(size, tall, teeth)],
    ordered: true,
    camera: { yaw: view === 1 ? 34 : -36, pitch: 14 },
    focus: [0.55, 0.3],
  };
};
