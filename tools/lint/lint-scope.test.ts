import { describe, expect, it } from 'vitest';
import { readProgram, scopeOf, versionsOf } from './lint-scope.mjs';

/** page -> card -> price; globals and other stand alone. */
const buildInfo = {
  fileNames: ['price.ts', 'card.tsx', 'page.tsx', 'globals.d.ts', 'other.ts'],
  fileInfos: ['p1', { version: 'c1' }, 'g1', { version: 'd1', affectsGlobalScope: true }, 'o1'],
  fileIdsList: [[1], [2, 4]],
  referencedMap: [
    [2, 1],
    [3, 2],
  ] as [number, number][],
};
const before = versionsOf(readProgram(buildInfo));

/** The scope after these files have got another version. */
function scopeAfter(...paths: string[]) {
  const program = readProgram(buildInfo);
  for (const path of paths) {
    const file = program.get(path);
    if (file) file.version = 'new';
  }
  return scopeOf(program, before)?.toSorted();
}

describe('scopeOf', () => {
  it('is empty when nothing changed', () => {
    expect(scopeAfter()).toEqual([]);
  });

  it('holds a changed file and all that import it, through others too', () => {
    expect(scopeAfter('price.ts')).toEqual(['card.tsx', 'page.tsx', 'price.ts']);
    expect(scopeAfter('page.tsx', 'other.ts')).toEqual(['other.ts', 'page.tsx']);
  });

  it('holds a new file', () => {
    const { 'other.ts': _, ...without } = before;
    expect(scopeOf(readProgram(buildInfo), without)).toEqual(['other.ts']);
  });

  it('is everything when global declarations change, come or go', () => {
    const { 'globals.d.ts': globals, ...without } = before;
    expect(scopeAfter('globals.d.ts')).toBeUndefined();
    expect(scopeOf(readProgram(buildInfo), without)).toBeUndefined();
    expect(scopeOf(readProgram(buildInfo), { ...before, 'gone.d.ts': globals ?? '' })).toBeUndefined();
  });

  it('leaves out a file that is gone', () => {
    expect(scopeOf(readProgram(buildInfo), { ...before, 'gone.ts': 'x1' })).toEqual([]);
  });

  it('survives imports in a circle', () => {
    const circle = { ...buildInfo, fileIdsList: [[1, 3], [2]] };
    expect(scopeOf(readProgram(circle), { ...before, 'page.tsx': 'old' })?.toSorted()).toEqual([
      'card.tsx',
      'page.tsx',
    ]);
  });
});
