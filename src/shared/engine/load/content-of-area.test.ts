/** Choosing the document of an area. */
import { expect, it } from 'vitest';
import {
  resolveTestPage,
  testContainer,
  testContext,
  testPage,
  testShop,
  testWidget,
} from '../testing-engine.ts';
import type { AreaContent } from './area-content.ts';
import { contentOfArea } from './content-of-area.ts';

const at = { locale: 'fi', now: new Date('2026-06-01T12:00:00Z') } as const;
const content = (id: string, changes: Partial<AreaContent> = {}): AreaContent => ({
  id,
  family: 'Frontpage',
  areaName: 'Main',
  regions: { main: [] },
  ...changes,
});
const request = { family: 'Frontpage', areaName: 'Main' };

it('prefers the document whose filters fit best, among those that are active', () => {
  const filters = [{ key: 'category', value: '7' }];
  const all = [
    content('general'),
    content('winches', { filters }),
    content('ended', {
      filters: [...filters, { key: 'brand', value: '1' }],
      activeTo: '2026-01-01T00:00:00Z',
    }),
    content('elsewhere', { areaName: 'Bottom' }),
  ];
  const chosen = (wanted: { key: string; value: string }[]) =>
    contentOfArea(all, { ...request, filters: wanted }, at)?.id;
  expect(chosen([])).toBe('general');
  expect(chosen([...filters, { key: 'brand', value: '1' }])).toBe('winches');
  expect(contentOfArea(all, { family: 'Frontpage', areaName: 'None' }, at)).toBeUndefined();
});

it('finds the page of an alias in the language', () => {
  const terms = content('terms', { aliases: { fi: 'ehdot', sv: 'villkor' } });
  expect(contentOfArea([terms], { alias: 'ehdot' }, at)?.id).toBe('terms');
  expect(contentOfArea([terms], { alias: 'villkor' }, at)).toBeUndefined();
});

it('is shown in place of what the backend answers, with the nodes of the area', async () => {
  const own = content('front', { regions: { main: [testContainer('hero', 'box')] } });
  const { services } = testShop(
    { box: testWidget() },
    {
      area: () => Promise.reject(new Error('The backend is not asked')),
    },
  );
  const page = testPage([{ kind: 'area', id: 'main', required: true, ...request }]);
  const { regions } = await resolveTestPage(page, testContext(), services, { content: [own] });
  expect(regions['main']?.[0]?.id).toBe('main/hero');
  expect(regions['main']?.[0]?.widgets[0]?.id).toBe('main/hero-box-0');
});
