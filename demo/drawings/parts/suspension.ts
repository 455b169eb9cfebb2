/** A shock absorber: coil spring, damper and reservoir. */
import type { Material } from '../palette.ts';
import type { Draw, Hard } from '../pieces.ts';
import { bundled, pipe, stretches } from '../pieces.ts';
import { band, cylinder, disc, place, standing } from '../solid.ts';
import type { P3 } from '../space.ts';
import { at, bend, range } from '../space.ts';
import { tilted } from './tilted.ts';

export const drawShock: Draw = ({ detail, view }) => {
  const spring = at<Material>(['accent', 'accent', 'pale', 'accent'], detail);
  const coils = at([6, 8, 5, 7], detail);
  const wire = at([5, 4, 6, 4.4], detail);
  const helix = range(coils * 10 + 1).map((i): P3 => {
    const a = (i / 10) * Math.PI * 2;
    return [Math.cos(a) * 23, -46 + (i / (coils * 10)) * 88, Math.sin(a) * 23];
  });
  const eye = (y: number): Hard[] => [
    place(band('steel', disc(13, 16), disc(6, 16), 22), [0, y, 0]),
    place(band('rubber', disc(8, 12), disc(4.6, 12), 26), [0, y, 0]),
  ];
  const core: Hard[] = [
    ...eye(-86),
    place(cylinder('steel', 10, 20, 0, 16), [0, -68, 0], standing),
    place(cylinder('pale', 7, 60, 0, 14), [0, -30, 0], standing),
    place(cylinder('rubber', 16, 64, 0, 16), [0, 22, 0], standing),
  ];
  const cap: Hard[] = [
    place(cylinder('steel', 29, 8, 0, 16), [0, 48, 0], standing),
    place(cylinder('rubber', 27, 7, 0, 16), [0, 56, 0], standing),
    place(cylinder('rubber', 15, 18, 0, 14), [0, 68, 0], standing),
    ...eye(86),
  ];
  const tank: Hard[] =
    detail % 2 === 0
      ? [
          pipe(
            'rubber',
            4,
            bend(
              [
                [10, 66, 4],
                [44, 66, 4],
                [44, 44, 4],
              ],
              10,
            ),
          ),
          place(cylinder(spring === 'accent' ? 'steel' : 'accent', 13, 54, 0, 14), [44, 16, 4], standing),
          place(cylinder('rubber', 13.6, 8, 0, 14), [44, 46, 4], standing),
          place(cylinder('rubber', 13.6, 6, 0, 14), [44, -13, 4], standing),
        ]
      : [place(cylinder('accent', 5, 8, 1, 12), [17, 68, 6], ['y', 60])];
  const [behind, before] = [true, false].map(back =>
    bundled(stretches(pipe(spring, wire, helix), coils * 2).filter((_, i) => (i % 2 === 1) === back)),
  );
  const foot = place(cylinder('steel', 29, 8, 0, 16), [0, -50, 0], standing);
  return {
    hard: tilted(
      [
        ...(view === 1 ? tank : []),
        ...(behind === undefined ? [] : [behind]),
        ...core.slice(0, 3),
        foot,
        ...core.slice(3),
        ...(before === undefined ? [] : [before]),
        ...cap,
        ...(view === 1 ? [] : tank),
      ],
      ['z', view === 1 ? 24 : -24],
    ),
    ordered: true,
    camera: { yaw: 0, pitch: 16 },
    focus: [0.5, 0.45],
  };
};
