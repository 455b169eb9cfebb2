/** The figures of a part, as the inspector shows them (R-STUDIO-204). */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { DocumentBody } from '#engine/operation/operation.ts';
import type { DocumentFigures, PageFigures, PartFigures } from '#studio-api/figures.ts';
import { EditorContext } from '../../../editing/context/editor-context.ts';
import { testEditor } from '../../../editing/context/testing-editor.ts';
import { TestStudio } from '../../../parts/context/testing-studio.tsx';
import { InspectorSlot } from '../inspector-slot.tsx';

const body: DocumentBody = {
  format: 1,
  kind: 'page',
  id: 'home',
  label: 'Front page',
  regions: {
    main: [
      {
        kind: 'container',
        id: 'row',
        layout: 'full',
        widgets: [{ type: 'banner', v: 2, id: 'hero', props: {} }],
      },
    ],
  },
};

const part: PartFigures = {
  nodeId: 'hero',
  shown: 2_700,
  pressed: 240,
  productViews: 60,
  carts: 3,
  orders: 2,
  values: { EUR: 25_980 },
};
const home: PageFigures = {
  page: { id: 'page:home', kind: 'page', label: 'Front page' },
  views: 3_000,
  parts: [part],
  median: { shown: 1_620, pressed: 20, rate: 0.017, productViews: 16, carts: 0.5, orders: 0 },
  inExperiment: [],
};

function open(
  pages: readonly PageFigures[],
  selected: string | null = 'hero',
  options: Parameters<typeof testEditor>[1] = {},
) {
  const figures: DocumentFigures = { since: '2026-11-03', days: 28, pages };
  const get = vi.fn((path: string): Promise<unknown> => {
    if (path.startsWith('/api/insights/')) return Promise.resolve(figures);
    return Promise.resolve(path.startsWith('/api/documents') ? [] : { items: [], total: 0 });
  });
  const editor = testEditor(body, { ...options, selected });
  render(
    <TestStudio api={{ get, post: get, patch: get, delete: get, put: get }} session={editor.session}>
      <EditorContext value={editor}>
        <MemoryRouter>
          <InspectorSlot />
        </MemoryRouter>
      </EditorContext>
    </TestStudio>,
  );
  return get;
}
const openTab = () => fireEvent.click(screen.getByRole('tab', { name: 'Figures' }));
const cells = (table: HTMLElement, row: RegExp) =>
  within(within(table).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

it('shows a part beside the median of its page, and the range of its rate', async () => {
  const get = open([home]);
  expect(get).not.toHaveBeenCalledWith(expect.stringContaining('insights'));
  openTab();
  const table = await screen.findByRole('table', { name: 'Figures on the page Front page' });
  expect(cells(table, /^Shown/)).toEqual(['2,700', '1,620']);
  expect(cells(table, /^Pressed/)).toEqual(['240', '20']);
  expect(cells(table, /^Press rate/)).toEqual(['9%8% – 10%', '1.7%']);
  expect(cells(table, /^Value/)).toEqual(['€259.80', '–']);
  expect(screen.getByText('The page was viewed 3,000 times.')).toBeVisible();
});

it('says where there is too little to say', async () => {
  open([{ ...home, parts: [{ ...part, shown: 99, pressed: 9 }], median: null }]);
  openTab();
  const table = await screen.findByRole('table');
  expect(cells(table, /^Press rate/)).toEqual(['too few to say']);
  expect(screen.getByText(/There is no median yet/)).toBeVisible();
});

it('says that a part was not shown, and tells the views of the page itself', async () => {
  open([{ ...home, parts: [] }]);
  openTab();
  expect(await screen.findByText(/^In this time the part was shown to/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

it('tells the views of the page beside its own fields', async () => {
  open([home], null);
  expect(await screen.findByText('The page was viewed 3,000 times.')).toBeVisible();
});

it.each(['hero', null])('tells those of the page where a market has its own of it, %s', async selected => {
  const override = { id: 'override:home-se', pageId: 'page:home', own: [] } as const;
  const get = open([home], selected, { override });
  if (selected) openTab();
  expect(await screen.findByText('The page was viewed 3,000 times.')).toBeVisible();
  expect(get).toHaveBeenCalledWith('/api/insights/page%3Ahome');
});

it('says that the figures of a part of an experiment come with its result', async () => {
  open([{ ...home, parts: [], inExperiment: ['hero'] }]);
  openTab();
  expect(await screen.findByText(/^The part is in an experiment/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});
