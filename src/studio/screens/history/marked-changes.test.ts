import { expect, it } from 'vitest';
import type { SemanticChange } from '#studio-api/documents.ts';
import { marksOf } from './marked-changes.ts';

const change = (kind: SemanticChange['kind'], nodeId: string): SemanticChange => ({
  ...{ kind, nodeId, path: '', trail: [] },
});

it('marks on each side what is there (R-STUDIO-84)', () => {
  const changes = [
    change('changed', ''),
    change('changed', 'title'),
    change('added', 'new'),
    change('removed', 'old'),
  ];
  const marks = (side: 'left' | 'right') => marksOf(changes, side, kind => kind.toUpperCase());
  expect(marks('left')).toEqual([
    { nodeId: 'title', kind: 'changed', label: 'CHANGED' },
    { nodeId: 'old', kind: 'removed', label: 'REMOVED' },
  ]);
  expect(marks('right').map(({ nodeId }) => nodeId)).toEqual(['title', 'new']);
});
