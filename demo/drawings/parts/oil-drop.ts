/** The drop symbol on oil and filters. */
import type { P2 } from '../space.ts';

export const drop: readonly P2[] = [
  [0, 22],
  [-5, 11],
  [-12, -1],
  [-13, -8],
  [-10, -15],
  [-4, -19],
  [3, -19],
  [10, -15],
  [13, -8],
  [12, -1],
  [5, 11],
];
