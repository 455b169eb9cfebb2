/** Numbers of positions in a drawing: `7`, and `7a` beside it. */

const partsOf = (position: string): [number: number, letter: string] => {
  const number = Number.parseInt(position, 10);
  return [Number.isNaN(number) ? 0 : number, position.replace(/^\d+/, '')];
};

/** As people count: 2 before 10, 7 before 7a. */
export function byPosition(one: string, other: string): number {
  const [[number, letter], [otherNumber, otherLetter]] = [partsOf(one), partsOf(other)];
  return number - otherNumber || (letter < otherLetter ? -1 : letter > otherLetter ? 1 : 0);
}
