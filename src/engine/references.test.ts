/** References of page files: found wherever they are written, and read in the page's language. */
import { expect, it } from 'vitest';
import { testContainer, testContext, testPage, testShop, testWidget } from './testing-engine.ts';
import { collectReferences } from './references.ts';
import { resolvePage } from './resolve-page.ts';
import { createRouteTable } from './route-table.ts';

it('finds links, aliases in every language, and fields that an override changes', () => {
  const authored = {
    props: {
      link: { href: 'category:vinssit', text: 'list: all of it' },
      other: { fi: 'content:ehdot', sv: 'content:villkor' },
      categoryAlias: 'auraus-ja-talvi',
      nested: [{ brandAlias: { fi: 'pohja', sv: { $same: 'fi' } } }, { href: 'page:index' }],
    },
    data: { list: { categoryAlias: { $bind: 'route.params.alias' }, discountCampaignAlias: 'talvi' } },
    operations: [{ set: { id: 'a/b', path: 'props.categoryAlias.sv', value: 'vinschar' } }],
  };
  expect(collectReferences(authored)).toEqual([
    'category:vinssit',
    'content:ehdot',
    'content:villkor',
    'category:auraus-ja-talvi',
    'brand:pohja',
    'campaign:talvi',
    'category:vinschar',
  ]);
});

it('gives widgets and sources the aliases of the page’s language, and leaves bound and unknown ones', async () => {
  const asked: Record<string, unknown>[] = [];
  const { services } = testShop(
    { box: testWidget() },
    {
      routes: createRouteTable([
        {
          name: 'category',
          pageId: 'category',
          paths: { fi: '/c/:alias+', sv: '/c/:alias+' },
          access: 'public',
        },
      ]),
      sources: { list: { load: (_context, parameters) => Promise.resolve(asked.push(parameters)) } },
      aliases: {
        'category:vinssit': { fi: 'vinssit', sv: 'tillbehor/vinschar' },
        'category:renkaat': { fi: 'renkaat', sv: 'dack' },
      },
    },
  );
  const container = testContainer('a', 'box');
  const [box] = container.widgets;
  if (box)
    box.props = {
      categoryAlias: 'vinssit',
      bound: { categoryAlias: { $bind: 'route.params.alias' } },
      brandAlias: 'pohja',
      links: ['category:vinssit', 'category:tuntematon', { $bind: 'none', default: 'category:renkaat' }],
    };
  const page = testPage([container], { data: { list: { source: 'list', categoryAlias: 'renkaat' } } });
  const sv = testContext({
    segment: { ...testContext().segment, locale: 'sv' },
    route: { name: 'index', params: { alias: 'renkaat' } },
  });
  const { regions } = await resolvePage(page, sv, services);
  expect(regions['main']?.[0]?.widgets[0]?.props).toEqual({
    categoryAlias: 'vinschar',
    bound: { categoryAlias: 'renkaat' },
    brandAlias: 'pohja',
    links: ['/sv/c/tillbehor/vinschar', '/sv/c/tuntematon', '/sv/c/dack'],
  });
  expect(asked).toEqual([{ categoryAlias: 'dack' }]);
});
