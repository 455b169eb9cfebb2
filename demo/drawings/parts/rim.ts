/** A rim without a tyre. */
import type { Draw } from '../pieces.ts';
import { rim } from './rim-solid.ts';

export const drawRim: Draw = ({ detail, view }) => ({
  hard: rim({ radius: 60, width: 62, bare: true }, detail),
  camera: view === 1 ? { yaw: 34, pitch: 10 } : { yaw: -32, pitch: 14 },
  ordered: true,
  focus: [0.5, 0.5],
});
