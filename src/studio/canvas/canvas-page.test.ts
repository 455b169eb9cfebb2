/** A reference that an edit adds leads to the same as after loading the page anew (R-STUDIO-83). */
import { expect, it, vi } from 'vitest';
import { testContainer, testContext, testPage, testShop, testWidget } from '#engine/testing-engine.ts';
import { localiseReferences } from '#kernel/localise-references.ts';
import type { ReferenceAliases } from '#kernel/references.ts';
import { createCanvasDocuments } from './canvas-documents.ts';
import { createCanvasPage } from './canvas-page.ts';
import { createCanvasReferences } from './canvas-references.ts';

const catalogue: ReferenceAliases = {
  'category:vinssit': { fi: 'vinssit', sv: 'vinschar' },
  'category:renkaat': { fi: 'renkaat', sv: 'dack' },
};

async function openSwedish() {
  const asked: string[][] = [];
  const loads: string[] = [];
  const failures: string[] = [];
  const world = { isDown: false };
  const { services } = testShop({
    box: testWidget(),
    list: testWidget({
      type: 'list',
      load(_context, { categoryAlias }) {
        loads.push(String(categoryAlias));
        return Promise.resolve(categoryAlias);
      },
    }),
  });
  const page = testPage([testContainer('row', 'list', 'list', 'box')]);
  const documents = createCanvasDocuments({ page, overrides: [], fragments: {}, content: [] });
  const canvas = createCanvasPage({
    documents,
    services,
    context: testContext({
      segment: { market: 'se', locale: 'sv', customerType: 'PERSON', vatIncluded: true },
    }),
    references: createCanvasReferences({
      aliases: {},
      documents: page,
      localise: (authored, aliases) => localiseReferences(authored, 'sv', aliases),
      lookUp(references) {
        asked.push([...references]);
        if (world.isDown) return Promise.reject(new Error('The shop does not answer'));
        return Promise.resolve(
          Object.fromEntries(references.flatMap(each => (catalogue[each] ? [[each, catalogue[each]]] : []))),
        );
      },
    }),
    onFailure: code => failures.push(code),
    onShown: () => undefined,
  });
  await canvas.start();
  loads.length = 0;
  const set = (id: string, value: string) =>
    canvas.apply('page:home', [{ set: { id, path: 'props.categoryAlias', value } }]);
  const shown = () => canvas.regions()['main']?.[0]?.widgets.map(({ props }) => props['categoryAlias']);
  return { asked, loads, failures, world, canvas, set, shown };
}

it('asks once for everything new, and loads with the aliases of the language', async () => {
  const { asked, loads, canvas, set, shown } = await openSwedish();
  set('row-list-0', 'vinssit');
  set('row-list-1', 'renkaat');
  await canvas.settled();
  expect(shown()).toEqual(['vinschar', 'dack', undefined]);
  expect(asked).toEqual([['category:vinssit', 'category:renkaat']]);
  expect(loads).toEqual(['vinschar', 'dack']);
  // Known now, as is what does not exist.
  set('row-list-1', 'vinssit');
  set('row-list-0', 'olematon');
  await canvas.settled();
  set('row-list-1', 'olematon');
  await canvas.settled();
  expect(shown()).toEqual(['olematon', 'olematon', undefined]);
  expect(asked.slice(1)).toEqual([['category:olematon']]);
});

it('asks for a link of a widget that loads nothing', async () => {
  const { set, shown } = await openSwedish();
  set('row-box-2', 'vinssit');
  await vi.waitFor(() => expect(shown()?.at(-1)).toBe('vinschar'));
});

it('shows what was written where the shop does not answer, and asks again after the next change', async () => {
  const { asked, failures, world, canvas, set, shown } = await openSwedish();
  world.isDown = true;
  set('row-list-0', 'vinssit');
  await canvas.settled();
  expect(shown()).toEqual(['vinssit', undefined, undefined]);
  expect(failures).toEqual(['CANVAS003']);
  world.isDown = false;
  set('row-list-1', 'renkaat');
  await canvas.settled();
  expect(shown()).toEqual(['vinschar', 'dack', undefined]);
  expect(asked).toHaveLength(2);
});
