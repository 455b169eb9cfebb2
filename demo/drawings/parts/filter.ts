/** Filters: canister, cone and panel. */
import type { Draw, Hard } from '../pieces.ts';
import { box, cylinder, joined, loft, place, prism, roundRect, standing, sticker, turned } from '../solid.ts';
import type { P2 } from '../space.ts';
import { range } from '../space.ts';
import { drop } from './oil-drop.ts';

const canister = (): Hard[] => {
  const flutes = range(16).flatMap((i): P2[] =>
    [0, 1, 2].map(k => {
      const a = ((i * 3 + k) / 48) * Math.PI * 2;
      const r = k === 0 ? 37 : 41;
      return [Math.cos(a) * r, Math.sin(a) * r] as const;
    }),
  );
  return [
    place(
      turned(
        'accent',
        [
          [34, 0],
          [41, 0],
          [42, 5],
          [41, 62],
          [38, 66],
        ],
        36,
      ),
      [0, 0, 0],
      standing,
    ),
    place(prism('accent', flutes, 24, 0), [0, 78, 0], standing),
    place(
      turned(
        'accent',
        [
          [38, 0],
          [30, 6],
          [0, 6],
        ],
        36,
      ),
      [0, 90, 0],
      standing,
    ),
    place(
      turned(
        'pale',
        [
          [42.4, 22],
          [42.4, 50],
        ],
        36,
      ),
      [0, 0, 0],
      standing,
    ),
    place(
      sticker(
        'accent',
        drop.map(([x, y]): P2 => [x * 0.55, y * 0.55]),
      ),
      [0, 36, 43.5],
    ),
  ];
};

const cone = (accentBase: boolean): Hard[] => {
  const pleats = (r: number): P2[] =>
    range(72).map(i => {
      const a = (i / 72) * Math.PI * 2;
      const k = i % 2 === 0 ? r : r - 4;
      return [Math.cos(a) * k, Math.sin(a) * k] as const;
    });
  return [
    place(cylinder('steel', 26, 16, 0, 30), [0, -8, 0], standing),
    place(cylinder('rubber', 52, 16, 3, 36), [0, 8, 0], standing),
    place(
      loft(
        accentBase ? 'accent' : 'pale',
        [
          { z: 16, profile: pleats(48) },
          { z: 82, profile: pleats(35) },
        ],
        { crease: 0.5 },
      ),
      [0, 0, 0],
      standing,
    ),
    place(cylinder('rubber', 38, 12, 3, 36), [0, 88, 0], standing),
    place(cylinder(accentBase ? 'pale' : 'accent', 24, 4, 1, 30), [0, 95, 0], standing),
  ];
};

const panel = (): Hard[] => [
  place(prism('accent', roundRect(150, 108, 14), 12, 2), [0, 6, 0], standing),
  place(prism('rubber', roundRect(132, 90, 8), 6, 0), [0, 13, 0], standing),
  joined(
    range(11).map(i =>
      place(
        prism(
          'pale',
          [
            [-4.6, 0],
            [4.6, 0],
            [0, 9],
          ],
          82,
        ),
        [(i - 5) * 11, 15, 0],
      ),
    ),
  ),
  place(box('rubber', [132, 6, 5], 0, 1), [0, 23, 0]),
];

export const drawFilter: Draw = ({ detail, view }) => {
  const style = ((detail % 4) + 4) % 4;
  const hard = style === 0 ? canister() : style === 2 ? panel() : cone(style === 3);
  return {
    hard,
    ordered: true,
    camera: { yaw: view === 1 ? 34 : -28, pitch: style === 2 ? 34 : 20 },
    focus: [0.45, 0.4],
  };
};
