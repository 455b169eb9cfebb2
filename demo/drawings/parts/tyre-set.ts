/** A complete wheel: tyre and rim. */
import type { Draw } from '../pieces.ts';
import { rim } from './rim-solid.ts';
import { tyre } from './tyre-solid.ts';

export const drawWheel: Draw = ({ detail, view }) => {
  const camera = view === 1 ? { yaw: 30, pitch: 10 } : { yaw: -34, pitch: 14 };
  return {
    hard: [
      ...tyre({ radius: 100, width: 84, bead: 56, camera, rough: true }, detail * 2),
      ...rim({ radius: 58, width: 70 }, detail + 1),
    ],
    camera,
    ordered: true,
    focus: [0.42, 0.5],
  };
};
