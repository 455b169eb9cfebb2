/** Painted designs for helmets, clipped to the shell's outline. */
import type { Soft } from '../pieces.ts';
import { mark, sharp } from '../pieces.ts';

export const graphics: readonly (readonly Soft[])[] = [
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
