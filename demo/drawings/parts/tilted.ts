/** Rotates a list of pieces together. */
import type { Hard } from '../pieces.ts';
import type { Axis, P3 } from '../space.ts';
import { turn } from '../space.ts';

/** Rotates all pieces together, so that a long part can lie diagonally in the image. */
export const tilted = (items: readonly Hard[], ...turns: readonly (readonly [Axis, number])[]): Hard[] =>
  items.map(item => {
    const move = (p: P3): P3 => turns.reduce((q, [axis, by]) => turn(q, axis, by), p);
    return item.shape === 'pipe'
      ? { ...item, path: item.path.map(move), more: item.more.map(line => line.map(move)) }
      : { ...item, faces: item.faces.map(face => face.map(move)) };
  });
