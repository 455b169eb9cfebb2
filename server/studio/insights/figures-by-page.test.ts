import { expect, it } from 'vitest';
import type { DocumentUse } from '#studio-api/documents.ts';
import { figuresByPage } from './figures-by-page.ts';

const counts = { shown: 100, pressed: 5, productViews: 0, carts: 0, orders: 0, values: {} };
const sumsOf = (page: string, content: string) =>
  ['1', '2', '3', '4', '5'].map(nodeId => ({
    ...counts,
    ...{ documentId: `content:${content}`, nodeId, type: 'text', page },
  }));
const viewed = (page: string, shown: number) => ({
  ...counts,
  ...{ documentId: `page:${page}`, nodeId: '', type: '', page, shown },
});
const pages = {
  nameOf: (page: string): DocumentUse => ({ id: `page:${page}`, kind: 'page', label: page }),
  isForManyContents: (page: string) => page === 'content',
  runningPartsOf: () => new Set<string>(),
};

it('has views and median of the page that shows a document', () => {
  const [front] = figuresByPage(
    'content:spring',
    [viewed('front', 900), ...sumsOf('front', 'spring')],
    pages,
  );
  expect(front).toMatchObject({ views: 900, median: { shown: 100, rate: 0.05 } });
});

it('knows no views of one content where a page shows many by their addresses', () => {
  const sums = [viewed('content', 3000), ...sumsOf('content', 'terms'), ...sumsOf('content', 'delivery')];
  const [terms] = figuresByPage('content:terms', sums, pages);
  expect(terms).toMatchObject({ views: null, median: null });
  expect(terms?.parts).toHaveLength(5);
  const [page] = figuresByPage('page:content', sums, pages);
  expect(page?.views).toBe(3000);
});
