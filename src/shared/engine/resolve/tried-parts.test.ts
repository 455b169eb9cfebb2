/** A page takes part in what its shared parts and areas try, and its visitors see one arm of it (R-STUDIO-280). */
import { expect, it } from 'vitest';
import { armsOfFilters } from '#kernel/experiment/arm-filter.ts';
import type { Arms, Experiments } from '#kernel/experiment/choose-arm.ts';
import type { FragmentDocument, RegionNode } from '../definition/page-document.ts';
import { inArms, withPartsOfAreas } from '../experiment/in-arms.ts';
import type { OverrideDocument } from '../override/override-document.ts';
import {
  resolveTestPage,
  testContainer,
  testContext,
  testLocalised,
  testPage,
  testShop,
  testWidget,
} from '../testing-engine.ts';
import { fragmentPlaces, withTriedParts } from './tried-parts.ts';

const arms = ['a', 'b'].map(id => ({ id, weight: 50 }));
const trying = (...names: string[]): Experiments =>
  Object.fromEntries(
    names.map(name => [name, { arms, goal: 'pressed', change: 20, visitors: 1_000 }] as const),
  );
const inArm = (name: string, arm: string, row = testContainer(`${name}-${arm}`, 'box')) => ({
  ...row,
  experiment: { name, arm },
});
const shared = (id: string, name: string, ...more: FragmentDocument['containers']): FragmentDocument => ({
  ...{ kind: 'fragment-file', id, experiments: trying(name) },
  containers: [inArm(name, 'a'), inArm(name, 'b'), ...more],
});
const place = (id: string, ref: string): RegionNode => ({ kind: 'fragment', id, ref });
const area = { kind: 'area', id: 'front', family: 'Front', areaName: 'Top' } as const;
const content = (...names: string[]) => ({ family: 'Front', areaName: 'Top', experiments: trying(...names) });
const namesOf = (
  regions: RegionNode[],
  fragments: readonly FragmentDocument[],
  contents: readonly ReturnType<typeof content>[] = [],
  overrides: OverrideDocument[] = [],
) => {
  const page = testPage(regions, { experiments: trying('own') });
  const byId = Object.fromEntries(fragments.map(each => [each.id, each]));
  const [whole] = withTriedParts({ pages: [page], fragments: byId, overrides }, contents);
  return { page, whole, names: Object.keys(whole?.experiments ?? {}).toSorted() };
};

it('gives a page the experiments of what it shows, within other shared parts and by overrides as well', () => {
  const outer: FragmentDocument = {
    kind: 'fragment-file',
    id: 'outer',
    containers: [{ kind: 'fragment', id: 'inner', ref: 'offer' }],
  };
  const offer = shared('offer', 'promo');
  expect(namesOf([place('top', 'outer')], [outer, offer]).names).toEqual(['own', 'promo']);
  expect(namesOf([area], [outer, offer], [content('banner')]).names).toEqual(['banner', 'own']);
  const insert = { insert: { after: 'front', node: place('top', 'offer') } };
  const override = { id: 'home-se', extends: 'home', context: { market: ['se'] }, ops: [insert] };
  expect(namesOf([area], [offer], [], [override]).names).toEqual(['own', 'promo']);
});

it('leaves a page that shows nothing tried as the same object', () => {
  const { page, whole } = namesOf([testContainer('all', 'box')], [shared('offer', 'promo')], [content('x')]);
  expect(whole).toBe(page);
});

it('takes part in nothing of an area whose names are known in the request alone', () => {
  const bound = { kind: 'area', id: 'text', alias: { $bind: 'route.params.alias' } } as const;
  const named = { ...area, family: { $bind: 'route.query.family' } };
  expect(namesOf([bound, named], [], [content('banner')]).names).toEqual(['own']);
});

it('has three at most, its own first, whatever else is published', () => {
  const { whole, names } = namesOf([area], [], [content('a1', 'a2', 'a3')]);
  expect(names).toEqual(['a1', 'a2', 'own']);
  expect(whole?.regions['main']).toMatchObject([{ tries: ['a1', 'a2'] }]);
});

it.each<[Arms | undefined, string[], string[] | undefined]>([
  [undefined, ['top/promo-a', 'low/promo-a'], undefined],
  [{ promo: 'a' }, ['top/promo-a', 'low/promo-a'], ['top/promo-a-box-0', 'low/promo-a-box-0']],
  [{ promo: 'b' }, ['top/promo-b', 'low/promo-b'], ['top/promo-b-box-0', 'low/promo-b-box-0']],
])('shows a visitor of %j one arm of a shared part, wherever it stands', async (own, rows, parts) => {
  const fragments = { offer: shared('offer', 'promo') };
  const page = testPage([place('top', 'offer'), place('low', 'offer')]);
  const [whole = page] = withTriedParts({ pages: [page], fragments, overrides: [] }, []);
  const { tried, ...left } = inArms(testLocalised(whole, { fragments }), own);
  const { services } = testShop({ box: testWidget() });
  const resolved = await resolveTestPage(left.page, testContext(), services, left);
  expect(resolved.regions['main']?.map(({ id }) => id)).toEqual(rows);
  expect(tried?.['promo']?.parts).toEqual(parts);
});

it('asks an area for the arms of its documents alone, and counts what the answer says it is a part of', async () => {
  const asked: unknown[] = [];
  const widget = (id: string, experiment?: object) => ({
    ...{ id, name: 'box', images: [] },
    configuration: JSON.stringify({ ...(experiment ? { experiment } : {}) }),
  });
  const { services } = testShop(
    { box: testWidget({ fromCms: () => ({}) }) },
    {
      area(_context, request) {
        asked.push(armsOfFilters(request.filters ?? []));
        const banner = { name: 'banner', arm: 'b' };
        const rows = [
          widget('plain'),
          widget('two', [banner]),
          widget('both', [banner, { name: 'title', arm: 'a' }]),
        ];
        const row = { id: '1', layout: 'full', design: 'default', responsiveMode: 'stack', widgets: rows };
        return Promise.resolve({ meta: { title: '', description: '' }, tags: [], containers: [row] });
      },
    },
  );
  const { whole, page } = namesOf([area], [], [content('banner', 'title')]);
  const { tried, ...left } = inArms(testLocalised(whole ?? page), { banner: 'b', title: 'a', own: 'a' });
  const context = testContext(tried ? { tried } : {});
  const resolved = withPartsOfAreas(await resolveTestPage(left.page, context, services));
  expect(asked).toEqual([{ banner: 'b', title: 'a' }]);
  expect(resolved.context.tried).toEqual({
    banner: { arm: 'b', parts: ['front/1/two', 'front/1/both'] },
    title: { arm: 'a', parts: ['front/1/both'] },
  });
  // Who takes part in nothing asks for nothing, and is counted nowhere.
  const plain = inArms(testLocalised(whole ?? page), undefined);
  expect((await resolveTestPage(plain.page, testContext(), services)).context.tried).toBeUndefined();
  expect(asked.at(-1)).toEqual({});
});

it('leaves one arm of the document that an area shows while it is edited', () => {
  const edited = {
    ...content('banner'),
    id: 'front-page',
    regions: { main: [inArm('banner', 'a'), inArm('banner', 'b')] },
  };
  const whole = { page: testPage([area]), fragments: {}, content: [edited] };
  const rowsFor = (own?: Arms) => inArms(whole, own).content[0]?.regions.main.map(({ id }) => id);
  expect([rowsFor(), rowsFor({ banner: 'b' })]).toEqual([['banner-a'], ['banner-b']]);
});

it('names the places of a shared part as overrides do', () => {
  const fragments = {
    outer: { kind: 'fragment-file', id: 'outer', containers: [place('inner', 'offer')] },
    offer: shared('offer', 'promo'),
  } as Record<string, FragmentDocument>;
  expect(fragmentPlaces([place('top', 'offer'), place('low', 'outer')], 'offer', fragments)).toEqual([
    'top/',
    'low/inner/',
  ]);
});
