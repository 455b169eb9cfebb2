/** The drawings of empty and error pages, 320x240, on a plain background patch. */
import { flat, inset, svg } from './document.ts';
import { paletteOf } from './palette.ts';
import type { Hard, Part } from './pieces.ts';
import { pipe } from './pieces.ts';
import { drawCargoBox } from './parts/cargo-box.ts';
import { drawTrailer } from './parts/trailer.ts';
import { drawWheel } from './parts/tyre-set.ts';
import { box, cylinder, loft, place, prism, roundRect, standing } from './solid.ts';
import type { P2 } from './space.ts';

export type EmptyState = 'empty-cart' | 'not-found' | 'error' | 'no-results';

const backdrop =
  '<circle cx="160" cy="108" r="92" fill="#f5f4f2"/>' +
  flat('#e4e1db', [
    [78, 122],
    [104, 88],
    [122, 102],
    [152, 66],
    [196, 110],
    [216, 96],
    [240, 122],
    [238, 176],
    [82, 176],
  ]) +
  '<ellipse cx="160" cy="192" rx="140" ry="28" fill="#eceae6"/>';

const board = (y: number, to: 1 | -1, accent: boolean): Hard => {
  const arrow: P2[] = [
    [-52, -15],
    [44, -15],
    [64, 0],
    [44, 15],
    [-52, 15],
  ];
  return place(
    prism(
      accent ? 'accent' : 'pale',
      arrow.map(([x, v]): P2 => [x * to + to * 10, v]),
      7,
      1,
    ),
    [0, y, 9],
  );
};

const signpost = (): Part => ({
  hard: [
    place(
      loft('rubber', [
        { z: 0, profile: roundRect(60, 34, 14) },
        { z: 12, profile: roundRect(34, 18, 8) },
      ]),
      [0, 0, 0],
      standing,
    ),
    place(cylinder('steel', 6, 190, 1, 18), [0, 100, 0], standing),
    board(166, 1, true),
    board(124, -1, false),
    board(82, 1, false),
  ],
  ordered: true,
  camera: { yaw: -24, pitch: 14 },
});

const glass = (): Part => ({
  hard: [
    pipe('rubber', 9, [
      [34, -34, 0],
      [82, -82, 0],
    ]),
    pipe('accent', 6, [
      [28, -28, 0],
      [40, -40, 0],
    ]),
    pipe(
      'steel',
      6,
      Array.from(
        { length: 28 },
        (_, i) => [Math.cos((i / 28) * 6.2832) * 42, Math.sin((i / 28) * 6.2832) * 42, 0] as const,
      ),
      { closed: true },
    ),
  ],
  ordered: true,
  shadow: false,
  camera: { yaw: 0, pitch: 0 },
});

const crossWrench = (): Part => ({
  hard: [
    pipe('steel', 6, [
      [-70, 4, 20],
      [70, 4, -20],
    ]),
    pipe('steel', 6, [
      [-20, 4, -60],
      [20, 4, 60],
    ]),
    ...(
      [
        [-70, 20],
        [70, -20],
        [-20, -60],
        [20, 60],
      ] as const
    ).map(([x, z]) => place(cylinder('accent', 10, 16, 1, 14), [x, 4, z], ['y', x * z < 0 ? 72 : -18])),
    place(box('rubber', [1, 1, 1]), [0, 2, 0]),
  ],
  ordered: true,
  camera: { yaw: -20, pitch: 34 },
});

export function drawEmptyState(name: EmptyState): string {
  const palette = paletteOf(0);
  const still = { detail: 0, view: 0 };
  const scenes: Record<EmptyState, () => string> = {
    'empty-cart': () =>
      inset(drawTrailer({ detail: 4, view: 0 }), palette, { x: 62, y: 22, size: 204, id: 'e' }),
    'not-found': () => inset(signpost(), palette, { x: 66, y: 20, size: 196, id: 'e' }),
    error: () =>
      inset(drawWheel({ detail: 1, view: 0 }), palette, { x: 96, y: 34, size: 168, id: 'e' }) +
      inset(crossWrench(), palette, { x: 22, y: 118, size: 112, id: 'f' }),
    'no-results': () =>
      inset(
        drawCargoBox(still),
        { ...palette, accent: palette.steel },
        { x: 44, y: 52, size: 158, id: 'e' },
      ) + inset(glass(), palette, { x: 140, y: 44, size: 142, id: 'f' }),
  };
  return svg(320, 240, backdrop + scenes[name]());
}
